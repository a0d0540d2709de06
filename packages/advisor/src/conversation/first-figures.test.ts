import { expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

/** What stands once somebody new has said this. */
function figures(...said: string[]) {
  const { financials } = talk(documentsOf({ state: {} }), said).at(-1)?.documents ?? documentsOf({ state: {} });
  const { annualIncome, annualExpenses } = financials.financialInfo;
  return {
    income: annualIncome,
    expenses: annualExpenses,
    owns: (financials.assets ?? []).map(({ name, value }) => [name, value]),
    owes: (financials.debts ?? []).map(({ name, balance }) => [name, balance]),
  };
}

const NOTHING = { income: null, expenses: null, owns: [], owes: [] };

test.each([
  [["the house is worth 350 and we owe 210 on it"], NOTHING],
  [
    ["the house is worth 350 and we owe 210 on it", "yes"],
    { ...NOTHING, owns: [["House", 350_000]], owes: [["House mortgage", 210_000]] },
  ],
  [
    ["the house is worth 350k and we owe 210k on it"],
    { ...NOTHING, owns: [["House", 350_000]], owes: [["House mortgage", 210_000]] },
  ],
  [["i make 80"], NOTHING],
  [["i make 80", "$80,000 a year"], { ...NOTHING, income: 80_000 }],
  [["i make 80", "An hour"], { ...NOTHING, income: 166_400 }],
  [["i make about 65 a year", "yes"], { ...NOTHING, income: 65_000 }],
])("hundreds that can only be thousands are asked about: %j", (said, expected) => {
  expect(figures(...said)).toEqual(expected);
});

test.each([
  ["I get 1,400 from social security and 600 from my pension every month", 24_000],
  ["i get 2000 a month from work and 500 a month from renting a room", 30_000],
  ["1800 from the job, 400 from ebay, monthly", 26_400],
])("what comes in from several sources is added up: %s", (message, income) => {
  expect(figures(message)).toEqual({ ...NOTHING, income });
});

test.each([
  "lost 1,400 from work and 600 from uber every month",
  "spend 1400 from my job and 600 from my pension every month",
])("what is lost or spent is no income: %s", (message) => {
  expect(figures(message).income).not.toBe(24_000);
});

test("a list of costs with everything else is all that is spent, and no thing owned", () => {
  const message = "rent is 1500, food 600, car 400, everything else 500";
  expect(figures(message, "yearly expenses $36,000")).toEqual({ ...NOTHING, expenses: 36_000 });
});
