import { describe, expect, it } from "vitest";
import { documentsOf } from "../testing/run-case.ts";
import { amountsWithGoals } from "../testing/somebody.ts";
import { talk } from "../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 41_000, currentSavings: null },
    assets: [
      { id: "alpine", name: "Alpine checking", type: "savings", value: 5_000 },
      { id: "harbor", name: "Harbor savings", type: "savings", value: 12_000 },
    ],
    debts: [
      { id: "discover", name: "Discover card", type: "credit-card", balance: 900, interestRate: 22 },
      { id: "visa", name: "Chase Visa", type: "credit-card", balance: 3_000, interestRate: 21 },
      { id: "dad", name: "Loan from dad", type: "personal-loan", balance: 2_000 },
    ],
    goals: [],
  },
});

type Amounts = Record<string, number | undefined>;

function changed(...messages: string[]): Amounts {
  const documents = talk(DOCUMENTS, messages).at(-1)?.documents ?? DOCUMENTS;
  const [before, after] = [amountsWithGoals(DOCUMENTS), amountsWithGoals(documents)];
  return Object.fromEntries(Object.keys(before).flatMap((id) => (before[id] === after[id] ? [] : [[id, after[id]]])));
}

describe("what a message puts right in its last words", () => {
  it.each<[string, Amounts]>([
    ["Paid 150 on the Visa. Actually no, it was a purchase", { visa: 3_150 }],
    ["I charged 80 to the Discover card, wait no, that was a payment", { discover: 820 }],
    ["Added 400 to Harbor. Oops, it was a withdrawal", { harbor: 11_600 }],
    ["paid 60 on the Discover. Sorry, it was the Visa", { visa: 2_940 }],
    ["Paid 100 on the Visa and 50 on the Discover. No wait, the Discover was a charge", { visa: 2_900, discover: 950 }],
    ["Paid 100 on the Visa. no wait, I didn't", {}],
  ])("is written as it is meant: %s", (message, amounts) => expect(changed(message)).toEqual(amounts));

  it("is one write, which is taken back as one", () => {
    expect(changed("Paid 150 on the Visa. Actually no, it was a purchase", "undo that")).toEqual({});
  });

  it("is asked about where it is not understood", () => {
    const [asked] = talk(DOCUMENTS, ["Paid 150 on the Visa. No, it was the other way round"]);
    expect(asked?.wrote).toBe(false);
    expect(asked?.quickReplies).toContain("Leave it as it is");
  });

  it("is nothing where they only tell how it was", () => {
    expect(changed("Paid 150 on the Visa. Sorry, it was a long week")).toEqual({ visa: 2_850 });
  });
});

describe("what somebody else did", () => {
  const DONE = "Charged 220 on the Visa";
  it.each(["no, that was my husband", "oh, my son did that", "That wasn't me, it was my sister"])(
    "is asked whether to take back: %s",
    (message) => {
      const [, asked] = talk(DOCUMENTS, [DONE, message]);
      expect(asked?.wrote).toBe(false);
      expect(asked?.reply).toMatch(/take .* back/);
      expect(changed(DONE, message, "yes")).toEqual({});
      expect(changed(DONE, message, "no")).toEqual({ visa: 3_220 });
    },
  );

  it("is the loan of that person where there is one", () => {
    expect(changed("Paid 220 on the Visa", "no, that was to my dad")).toEqual({ dad: 1_780 });
  });
});
