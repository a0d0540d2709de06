import { type Documents, evaluateQuery, type Query } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { CORPUS_TODAY, documentsOf } from "../../testing/run-case.ts";
import { all, entries, list, measureOf, sumOf, value } from "./build.ts";
import { sayBeside } from "./say-beside.ts";
import { sayOutcome } from "./say-outcome.ts";

const japan = {
  id: "g1",
  title: "Japan trip",
  type: "financial",
  status: "In Progress",
  targetAmount: 6_000,
  currentAmount: 1_500,
  targetDate: "2027-11-20",
};
const canoe = {
  id: "g2",
  title: "Canoe",
  type: "financial",
  status: "Completed",
  targetAmount: 1_000,
  currentAmount: 800,
};
const GOALS: { id: string }[] = [japan, canoe];
const documents: Documents = documentsOf({
  state: {
    financialInfo: { annualIncome: 66_560, annualExpenses: 54_080, currentSavings: null },
    assets: [
      { id: "a1", name: "Ally savings", type: "savings", value: 20_000 },
      { id: "a2", name: "Truck", type: "other", value: 30_000 },
    ],
    debts: [
      { id: "d1", name: "Visa", type: "credit-card", balance: 5_000, interestRate: 24 },
      { id: "d2", name: "Truck loan", type: "car-loan", balance: 12_000, interestRate: 6 },
      { id: "d3", name: "Mum", type: "other", balance: 800, interestRate: null },
    ],
    goals: GOALS,
  },
});

function beside(query: Query): string {
  const scene = { documents, today: CORPUS_TODAY };
  const outcome = evaluateQuery(query, scene);
  return sayBeside(query, outcome, sayOutcome(query, outcome, documents), scene).replaceAll("*", "");
}

const [visa, loan] = [
  { side: "debts", id: "d1" },
  { side: "debts", id: "d2" },
] as const;
const goal = { side: "goals", id: "g1" } as const;

it.each<[string, Query, string]>([
  ["a debt", value(sumOf(entries(visa))), "Its rate is 24%. That costs $1,200 of interest a year, $100 a month."],
  [
    "its rate",
    value(sumOf(entries(visa), "rate")),
    "It stands at $5,000. That costs $1,200 of interest a year, $100 a month.",
  ],
  ["an asset", value(sumOf(entries({ side: "assets", id: "a1" }))), "That is 40.0% of everything you own."],
  [
    "several debts",
    value(sumOf(entries(visa, loan))),
    "Visa $5,000, Truck loan $12,000. That is 95.5% of everything you owe.",
  ],
  ["all debts", value(sumOf(all("debts"))), ""],
  [
    "the highest rate",
    list(all("debts"), "rate", true, 1),
    "It stands at $5,000. That costs $1,200 of interest a year, $100 a month. Then comes Truck loan, at 6%.",
  ],
  [
    "a goal",
    value(sumOf(entries(goal), "percent")),
    "Japan trip has $1,500 of $6,000. $4,500 is still missing. $375 a month makes it by its date. Japan trip is due on Nov 20, 2027.",
  ],
  [
    "saving for it",
    { kind: "save-by", goal, amount: null, months: null },
    "Japan trip has $1,500 of $6,000. It is 25.0% done. Japan trip is due on Nov 20, 2027. You have $1,040 a month left over: it takes 36.1% of that and leaves $665.",
  ],
  ...(
    [
      [450, "That is in time for its date, Nov 20, 2027, with 2 months to spare."],
      [375, "That is in the month of its date, Nov 20, 2027."],
      [350, "That is not in time for its date, Nov 20, 2027: it is 1 month late."],
    ] as const
  ).map(([saving, told]): [string, Query, string] => [
    `saving ${saving} a month for it`,
    { kind: "until", goal, amount: null, saving: { kind: "amount", value: saving, unit: "money" } },
    `Japan trip has $1,500 of $6,000. It is 25.0% done. $4,500 is still missing. ${saving === 375 ? "" : "$375 a month makes it by its date. "}${told}`,
  ]),
  ["income", value(measureOf("income")), "That is $2,560 every two weeks."],
  ["the two largest debts", list(all("debts"), "amount", true, 2), "Together $17,000."],
  [
    "the two highest rates",
    { kind: "compare", left: sumOf(entries(visa), "rate"), right: sumOf(entries(loan), "rate"), as: "more" },
    "",
  ],
  [
    "a thing and what is owed on it",
    { kind: "compare", left: sumOf(entries({ side: "assets", id: "a2" })), right: sumOf(entries(loan)), as: "more" },
    "",
  ],
  [
    "two debts beside each other",
    { kind: "compare", left: sumOf(entries(visa)), right: sumOf(entries(loan)), as: "more" },
    "Together $17,000.",
  ],
  ["a goal that is done", value(sumOf(entries({ side: "goals", id: "g2" }), "percent")), "Canoe has $800 of $1,000."],
  ["a count", value({ kind: "count", of: all("debts") }), "Together $17,800."],
])("tells what goes with %s", (_, query, expected) => {
  expect(beside(query)).toBe(expected);
});

it("tells what is left of a sale that pays debts off, and the interest that goes with them", () => {
  const sale: Query = {
    kind: "suppose",
    changes: [
      { kind: "delete-asset", id: "a2" },
      { kind: "delete-debt", id: "d2" },
      { kind: "edit-debt", id: "d1", fields: { balance: 2_000 } },
    ],
    query: value(measureOf("net-worth")),
  };
  expect(beside(sale)).toBe(
    "It brings $30,000 and pays off $15,000: $15,000 is left. Visa would stand at $2,000. Your debts would cost $1,440 less of interest a year.",
  );
});

it("tells no debt's interest whose rate is not known, and nothing of what is not on record", () => {
  expect(beside(value(sumOf(entries({ side: "debts", id: "d3" }))))).toBe("");
  expect(beside(value(sumOf(entries({ side: "debts", id: "gone" }))))).toBe("");
});
