import { describe, expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { amountsWithGoals } from "../../testing/somebody.ts";
import { talk } from "../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 41_000, currentSavings: null },
    assets: [
      { id: "alpine", name: "Alpine checking", type: "savings", value: 5_000 },
      { id: "harbor", name: "Harbor savings", type: "savings", value: 12_000 },
      { id: "venmo", name: "Venmo", type: "savings", value: 410 },
      { id: "cd", name: "CD at Sutton", type: "savings", value: 20_000 },
      { id: "bonds", name: "Treasury bonds", type: "bonds", value: 30_000 },
      { id: "business", name: "Business checking", type: "savings", value: 9_000 },
    ],
    debts: [
      { id: "discover", name: "Discover card", type: "credit-card", balance: 900, interestRate: 22 },
      { id: "dad", name: "Loan from dad", type: "personal-loan", balance: 2_000 },
      { id: "visa", name: "Chase Visa", type: "credit-card", balance: 3_000, interestRate: 21 },
      { id: "target", name: "Target card", type: "credit-card", balance: 640, interestRate: 29 },
      { id: "van", name: "Van loan", type: "car-loan", balance: 8_000, interestRate: 7 },
    ],
    goals: [],
  },
});

type Amounts = Record<string, number | undefined>;

function changed(...messages: string[]): Amounts {
  const documents = talk(DOCUMENTS, messages).at(-1)?.documents ?? DOCUMENTS;
  const [before, after] = [amountsWithGoals(DOCUMENTS), amountsWithGoals(documents)];
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(ids.filter((id) => before[id] !== after[id]).map((id) => [id, after[id]]));
}

describe("what went the other way", () => {
  test.each<[string, string, Amounts]>([
    [
      "Paid off the Discover from Alpine, and charged 300 on the Visa",
      "no the Visa was a payment",
      { discover: undefined, alpine: 4_100, visa: 2_700 },
    ],
    [
      "charged 80 on the Target card and put 50 in venmo",
      "wait, the target one was a payment",
      { target: 560, venmo: 460 },
    ],
    [
      "Paid 60 on Discover and moved 100 from Alpine to Harbor",
      "sorry, the Discover was a purchase",
      { discover: 960, alpine: 4_900, harbor: 12_100 },
    ],
    [
      "Paid the Discover off from Alpine and I put £500 on the Visa",
      "No, it was a payment, so the Visa goes down by 500.",
      { discover: undefined, alpine: 4_100, visa: 2_500 },
    ],
    [
      "Paid the Discover off in full from Alpine, and charged 200 on the Visa",
      "No, the Visa was a payment of 200, only that one was wrong",
      { discover: undefined, alpine: 4_100, visa: 2_800 },
    ],
  ])("is put right alone: %s %s", (first, second, amounts) => expect(changed(first, second)).toEqual(amounts));
});

describe("what stays as it is", () => {
  test.each<[string, string, Amounts]>([
    [
      "sold my guitar for 700, 400 went to dad",
      "nah the guitar was never on the list. the other 300 went in venmo",
      { dad: 1_600, venmo: 710 },
    ],
    [
      "sold my drum kit for 600, 500 went to dad and the rest is in harbor",
      "oh the drums were never in here",
      { dad: 1_500, harbor: 12_100 },
    ],
    [
      "The bonds paid me 300 interest, that went into Harbor",
      "I still have the bonds, leave them. It was just the interest.",
      { harbor: 12_300 },
    ],
    ["The CD paid 90 interest into Alpine", "no, keep the CD, it was only the interest", { alpine: 5_090 }],
  ])("takes nothing back: %s %s", (first, second, amounts) => expect(changed(first, second)).toEqual(amounts));
});

describe("what is on record from before, and is denied beside another write", () => {
  const WRITTEN = "Paid 300 on the van loan";
  test.each([
    "No, the Chase Visa was never in here",
    "nope, the bonds were never listed",
    "no, I don't own the bonds",
    "Oh no, the bonds should not be on the list",
    "no, the Discover card was never mine",
  ])("is asked about, and the write stands: %s", (denial) => {
    const [, asked] = talk(DOCUMENTS, [WRITTEN, denial]);
    expect(asked?.wrote).toBe(false);
    expect(asked?.reply).toMatch(/on record.*take it off\?/i);
    expect(changed(WRITTEN, denial)).toEqual({ van: 7_700 });
  });

  test("goes with a yes, and stays with a no", () => {
    expect(changed(WRITTEN, "no, the bonds were never listed", "yes")).toEqual({ van: 7_700, bonds: undefined });
    expect(changed(WRITTEN, "no, the bonds were never listed", "no")).toEqual({ van: 7_700 });
  });

  test("holds nothing back that is told besides", () => {
    const [sold, denied] = ["sold my kayak for 700, 400 went to dad", "nah the bonds were never on the list."];
    expect(changed(sold, `${denied} the other 300 went in venmo`)).toEqual({ dad: 1_600, venmo: 710 });
  });
});

test("a sale that is only planned holds back no payment that was made", () => {
  expect(
    changed(
      "the van payment went out Friday, 620 from business checking. Also I'm selling the flat, 270 is the offer.",
    ),
  ).toEqual({ van: 7_380, business: 8_380 });
});
