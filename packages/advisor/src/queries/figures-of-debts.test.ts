import { expect, it, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const SOMEONE = documentsOf({
  state: {
    financialInfo: { annualIncome: 84_000, annualExpenses: 60_000, currentSavings: null },
    assets: [{ id: "a1", name: "Peterbilt truck", type: "other", value: 82_000 }],
    debts: [
      { id: "d1", name: "Truck loan", type: "car-loan", balance: 51_400, interestRate: 9.8 },
      { id: "d2", name: "Discover", type: "credit-card", balance: 7_900, interestRate: 24.2 },
    ],
  },
});
const said = (...messages: string[]) => talk(SOMEONE, messages).at(-1)?.reply ?? "";

it.each([
  ["whats my worst debt"],
  ["what do i owe", "nah by rate i mean. which one cost me most"],
  ["the DEBTS man. highest interest"],
])("the costliest debt is the one of the highest rate: %s", (...messages) => {
  expect(said(...messages)).toMatch(/^Discover, at \*\*24\.2%\*\*/);
  expect(said(...messages)).not.toContain("Peterbilt");
});

test("what costs the most is told by its interest, and a list stays a list", () => {
  expect(said("which loan costs me the most")).toContain("$5,037");
  expect(said("list my debts by rate")).toMatch(/Discover.*\n.*Truck loan/);
});

test("the million is reached when the target is, and more is on top of what is left over", () => {
  expect(said("when would i hit my million if i keep going like this")).toContain("$2,000 a month");
  expect(said("when will i hit 1 million if i save 500 more a month")).toContain("$2,500 a month");
});

test("a sum is worked out after what leads to it", () => {
  expect(said("I asked about cash flow: 2900 - 1620 - 540.")).toContain("**740**");
  expect(said("Just: 181500 minus 118000 minus 10890.")).toContain("**52,610**");
});
