import { expect, test } from "vitest";
import { LATER, NOW } from "../testing/arbitraries.ts";
import { applyChanges } from "./apply-changes.ts";
import { newDocuments } from "./documents.ts";
import { newProfile } from "./profile.ts";
import { touchedThings } from "./touched-things.ts";

const before = newDocuments(newProfile({ name: "Ann", email: "ann@example.com" }, "2026-11-20", NOW), NOW);
const { documents: after } = applyChanges(
  before,
  [
    {
      kind: "add-debt",
      debt: { id: "debt-mha3", name: "Visa", type: "credit-card", balance: 10, interestRate: null, description: "" },
    },
    { kind: "set-financial-info", fields: { annualIncome: 85_000 } },
  ],
  LATER,
);

test("names what stands at a path, never the path", () => {
  expect(touchedThings(before, after, [["financials", "debts", "debt-mha3", "balance"]])).toEqual(["Visa"]);
  expect(touchedThings(before, after, [["financials", "financialInfo", "annualIncome"]])).toEqual([
    "Income and expenses",
  ]);
});

test("names all of the change where a path is not its own", () => {
  expect(touchedThings(before, after, [["goals", "intermediateGoals", "0", "currentAmount"]])).toEqual([
    "Income and expenses",
    "Visa",
  ]);
});
