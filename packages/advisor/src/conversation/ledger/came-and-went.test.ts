import { describe, expect, test } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { amountsWithGoals } from "../../../testing/somebody.ts";
import { talk } from "../../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 41_000, currentSavings: null },
    assets: [
      { id: "alpine", name: "Alpine checking", type: "savings", value: 5_000 },
      { id: "harbor", name: "Harbor savings", type: "savings", value: 12_000 },
      { id: "bitcoin", name: "Bitcoin", type: "crypto", value: 3_000 },
      { id: "venmo", name: "Venmo", type: "savings", value: 410 },
      { id: "bakery", name: "Bakery business", type: "other", value: 60_000 },
      { id: "till", name: "Business checking", type: "savings", value: 9_000 },
      { id: "cd", name: "CD at Sutton", type: "savings", value: 20_000 },
    ],
    debts: [
      { id: "lowes", name: "Lowe's card", type: "credit-card", balance: 1_500, interestRate: 25 },
      { id: "discover", name: "Discover card", type: "credit-card", balance: 900, interestRate: 22 },
      { id: "dad", name: "Loan from dad", type: "personal-loan", balance: 2_000 },
      { id: "van", name: "Van loan", type: "car-loan", balance: 8_000, interestRate: 7 },
      { id: "capital", name: "Capital One", type: "credit-card", balance: 2_000, interestRate: 21 },
      { id: "target", name: "Target card", type: "credit-card", balance: 640, interestRate: 29 },
    ],
    goals: [],
  },
});

type Amounts = Record<string, number | undefined>;

/** What stands otherwise after a talk; undefined for what is gone. */
function changed(...messages: string[]): Amounts {
  const documents = talk(DOCUMENTS, messages).at(-1)?.documents ?? DOCUMENTS;
  const [before, after] = [amountsWithGoals(DOCUMENTS), amountsWithGoals(documents)];
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(ids.filter((id) => before[id] !== after[id]).map((id) => [id, after[id]]));
}

describe("what a shop gives back", () => {
  test.each<[string, Amounts]>([
    ["Got a refund of 120 back on the Lowe's card.", { lowes: 1_380 }],
    ["Got a refund of 120 back on the Discover", { discover: 780 }],
    ["got a statement credit of 40 on my Capital One", { capital: 1_960 }],
    ["We got a rebate of 75 on the Capital One card", { capital: 1_925 }],
    ["Got a return of 64 back on the Discover card", { discover: 836 }],
    ["Got cashback of 130 on the Capital One", { capital: 1_870 }],
    ["the store credited 85 back to my discover", { discover: 815 }],
    ["Returned some boots. 95 went back on the Discover.", { discover: 805 }],
    [
      "Paid the plumber 300 out of Business checking and got a 90 credit on the Lowe's card",
      { till: 8_700, lowes: 1_410 },
    ],
  ])("lowers the card: %s", (message, amounts) => expect(changed(message)).toEqual(amounts));

  test.each<[string, Amounts]>([
    ["Bought a gift of 180 on the Discover", { discover: 1_080 }],
    ["Purchased a return ticket for 240 on the Capital One", { capital: 2_240 }],
  ])("is not what was bought: %s", (message, amounts) => expect(changed(message)).toEqual(amounts));

  test("a bonus never makes a card larger without being asked about", () => {
    expect(changed("Got a bonus of 500 and put it on the Discover")).toEqual({});
  });
});

describe("the business account, beside a business", () => {
  test.each<[string, Amounts]>([
    ["A customer paid 2,400 into the business account", { till: 11_400 }],
    ["they wired 3,100 to the business account and I moved 1,000 of that to Alpine", { till: 11_100, alpine: 6_000 }],
    ["I pulled 150 from the business account for supplies", { till: 8_850 }],
    ["Paid 250 on the Discover from the business account", { till: 8_750, discover: 650 }],
  ])("is the account: %s", (message, amounts) => expect(changed(message)).toEqual(amounts));
});

describe("what was sold and is not stored", () => {
  test.each<[string, Amounts]>([
    ["sold the jukebox for 1,000. 600 to dad, rest is in Alpine", { dad: 1_400, alpine: 5_400 }],
    ["i sold some old records for 90 and it's in venmo", { venmo: 500 }],
    ["Sold a coat and a bag for 40 and 65, fees were 5, so 100 in venmo", { venmo: 510 }],
    ["sold the drill for 90 and the saw for 110, both in alpine", { alpine: 5_200 }],
    ["flogged my console on ebay for 250, ebay took 35, so 215 went into alpine", { alpine: 5_215 }],
  ])("brings what is told: %s", (message, amounts) => expect(changed(message)).toEqual(amounts));

  test("the other part is told in the next message", () => {
    expect(changed("sold the treadmill for 350, 150 of it went to dad", "the other 200 went in venmo")).toEqual({
      dad: 1_850,
      venmo: 610,
    });
  });
});

describe("money with its other side", () => {
  test.each<[string, Amounts]>([
    ["bought 100 more bitcoin w my venmo", { bitcoin: 3_100, venmo: 310 }],
    ["SPENT 150 from venmo on bitcoin", { bitcoin: 3_150, venmo: 260 }],
    ["dad lent me 300 more, it's in my venmo", { dad: 2_300, venmo: 710 }],
    ["had to borrow 250 from dad again, it went into alpine", { dad: 2_250, alpine: 5_250 }],
    ["My CD matured and I moved the whole 20,000 into Harbor savings", { cd: undefined, harbor: 32_000 }],
    ["our CD came due, moved it all to Alpine", { cd: undefined, alpine: 25_000 }],
    ["The CD reached maturity and I put it all in Harbor", { cd: undefined, harbor: 32_000 }],
    ["the cd ran out. all of it went into Venmo", { cd: undefined, venmo: 20_410 }],
    ["CD matured. 15,000 went to Harbor and the rest is in Alpine.", { cd: undefined, harbor: 27_000, alpine: 10_000 }],
    ["payday, 1,800 landed in alpine, 300 of it went to the lowes card", { alpine: 6_500, lowes: 1_200 }],
    ["The van payment went out Friday, 310 from Alpine", { van: 7_690, alpine: 4_690 }],
  ])("moves both: %s", (message, amounts) => expect(changed(message)).toEqual(amounts));
});

describe("bills", () => {
  test.each<[string, Amounts]>([
    ["Paid my council tax 212 and the electric 96 today from Alpine, both on direct debit.", { alpine: 4_692 }],
    ["rent 900 and the phone bill 45 both came out of Alpine", { alpine: 4_055 }],
    ["Internet 65, phone 40, water 31, all out of Alpine checking", { alpine: 4_864 }],
    ["dad's birthday present cost me 45 from venmo", { venmo: 365 }],
  ])("leave the account that is named: %s", (message, amounts) => expect(changed(message)).toEqual(amounts));

  test.each(["rent 900 and the phone bill 45", "dad's birthday dinner was 60"])(
    "with no account leave none: %s",
    (message) => expect(changed(message)).toEqual({}),
  );
});

describe("a card of Target", () => {
  test.each<[string, Amounts]>([
    ["sent 150 to target", { target: 490 }],
    ["300 to target from Alpine", { target: 340, alpine: 4_700 }],
    ["paid off the Target card and put another 200 on the Discover too", { target: undefined, discover: 700 }],
  ])("is paid: %s", (message, amounts) => expect(changed(message)).toEqual(amounts));
});

test("what was not on record and matured is asked about, and its sum is added", () => {
  const [asked] = talk(DOCUMENTS, ["My bond matured, put it all in Harbor"]);
  expect(asked?.wrote).toBe(false);
  expect(asked?.reply).toMatch(/What did it come to\?.*Harbor savings/);
  expect(changed("My bond matured, put it all in Harbor", "5,200")).toEqual({ harbor: 17_200 });
});

test("what is cashed in goes nowhere by that word", () => {
  const [told] = talk(DOCUMENTS, ["cashed in my Harbor savings"]);
  expect(told?.reply).not.toContain("What did it come to?");
});
