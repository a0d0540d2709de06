import { expect, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

/** Every goal after a message: what it is called, what it needs, what was saved, when it is due. */
function goals(message: string) {
  const { documents } = last(message);
  expect(amounts(documents)).toEqual(BEFORE);
  return documents.goals.intermediateGoals.map(({ title, targetAmount, currentAmount, targetDate }) => [
    title,
    targetAmount,
    currentAmount,
    targetDate,
  ]);
}

const NORWAY = ["Norway trip", 4_000, 600, "2027-09-01"];

test.each([
  [
    "i need 10k for a new roof by 2029 and 2k for a laptop by march",
    [
      ["New roof", 10_000, 0, "2029-12-31"],
      ["Laptop", 2_000, 0, "2027-03-31"],
    ],
  ],
  [
    "i want to save 20k for a house, 5k for a wedding and 2k for a laptop",
    [
      ["House", 20_000, 0, null],
      ["Wedding", 5_000, 0, null],
      ["Laptop", 2_000, 0, null],
    ],
  ],
  ["i want to build a 6 month emergency fund", [["Emergency fund", 30_000, 0, null]]],
  ["set up an emergency fund goal for three months of expenses", [["Emergency fund", 15_000, 0, null]]],
])("each goal is added with its own: %s", (message, added) => {
  expect(goals(message)).toEqual([NORWAY, ...added]);
});

test.each([
  ["make norway 5000 and due in december 2027", ["Norway trip", 5_000, 600, "2027-12-31"]],
  ["norway is costing 4600 now and i have 750", ["Norway trip", 4_600, 750, "2027-09-01"]],
  ["norway: 5000 by june 2028, 900 saved", ["Norway trip", 5_000, 900, "2028-06-30"]],
])("several things of one goal are all taken: %s", (message, goal) => {
  expect(goals(message)).toEqual([goal]);
});

test.each(["clear all my debts by 2028", "pay off everything by 2030", "be debt free in 3 years"])(
  "a wish to be free of debts is answered, and removes none: %s",
  (message) => {
    const { reply, documents } = last(message);
    expect(reply).toMatch(/your debts of \$4,400 are gone/);
    expect(amounts(documents)).toEqual(BEFORE);
  },
);

test.each([
  "I need 500 for rent and 300 for food",
  "set aside 500 for rent and 300 for food each month",
  "do I need a 6 month emergency fund",
  "I need 6 months of spending data",
  "want 5k for norway and 2k for a laptop",
])("what is spent as it comes, asked, or stored already is no new goal: %s", (message) => {
  expect(goals(message)).toEqual([NORWAY]);
});
