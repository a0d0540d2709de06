import type { FieldChange } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { movedWords } from "./say-past.ts";

const CHANGED = { action: "changed", unit: "text" } as const;
const VISA = { ...CHANGED, thing: "Visa" };

it.each<[FieldChange, string]>([
  [
    { ...VISA, path: ["financials", "debts", "d1", "balance"], before: 2_400, after: 1_900, unit: "money" },
    "**Visa**: $2,400 to $1,900 ($500 less)",
  ],
  [
    { ...VISA, path: ["financials", "debts", "d1", "interestRate"], before: 24, after: 22, unit: "percent" },
    "**Visa**, interest rate: 24% to 22%",
  ],
  [
    { ...CHANGED, thing: "Profile", path: ["profile", "basicInfo", "location"], before: "Bergen", after: "Oslo" },
    "Your location: Bergen to Oslo",
  ],
  [
    {
      ...CHANGED,
      thing: "Income and expenses",
      path: ["financials", "financialInfo", "annualIncome"],
      before: null,
      after: 60_000,
      unit: "money",
    },
    "Your yearly income: nothing to $60,000",
  ],
])("says of what is changed what is changed of it: %#", (change, words) => {
  expect(movedWords(change)).toBe(words);
});
