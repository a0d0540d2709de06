import { expect, it } from "vitest";
import { check } from "../field-rules.ts";
import { type Goal, goalSchema } from "../goals.ts";
import { type GoalLever, goalOfEvent, goalOfLever } from "./road-goals.ts";
import { NO_LEVERS, ROAD_EVENT_KINDS, type RoadLevers } from "./road-levers.ts";
import { type RoadLine, roadLine } from "./road-line.ts";
import type { RoadDocuments } from "./suppose-road.ts";

const TODAY = "2026-11-20";
const assets = [
  { id: "fund", name: "Fund", type: "stocks", value: 150_000, description: "" },
  { id: "cart", name: "Coffee cart", type: "business", value: 9_000, description: "" },
] as const;
const debts = [
  { id: "visa", name: "Visa", type: "credit-card", balance: 4_000, interestRate: 22, description: "" },
  { id: "car", name: "Car loan", type: "car-loan", balance: 9_000, interestRate: 4, description: "" },
] as const;
const documents: RoadDocuments = {
  financials: {
    financialInfo: { annualIncome: 96_000, annualExpenses: 60_000, currentSavings: null },
    assets: [...assets],
    debts: [...debts],
  },
  financialGoal: { targetAmount: 1_000_000, targetYear: 2041, riskTolerance: "moderate" },
  goals: [],
};

function goalOf(lever: GoalLever, moved: Partial<RoadLevers>, of = documents): Goal | null {
  const levers = { ...NO_LEVERS, ...moved };
  const [line, usual] = [levers, NO_LEVERS].map((each) => roadLine(of, [], each, TODAY)) as [RoadLine, RoadLine];
  return goalOfLever(lever, { line, usual, levers, assets, debts }, "g1");
}

it("makes a goal of prices for somebody who has nothing left over to raise", () => {
  const financialInfo = { annualIncome: 60_000, annualExpenses: 72_000, currentSavings: null };
  const poor = { ...documents, financials: { ...documents.financials, financialInfo } };
  expect(goalOf("inflation", { inflation: 5 }, poor)?.title).toBe("Keep pace with prices that rise 5% a year");
});

it("says of the person what holds without the other levers", () => {
  expect(goalOf("annualReturn", { annualReturn: 8, riskTolerance: "aggressive" })?.title).toBe(
    "Invest for about 7% a year: the aggressive mix",
  );
  expect(goalOf("spread", { spread: 12, riskTolerance: "aggressive" })).toBeNull();
  const alone = goalOf("inflation", { inflation: 5 });
  expect(goalOf("inflation", { inflation: 5, saving: 2_000 })).toEqual(alone);
});

const MOVED: [GoalLever, Partial<RoadLevers>, string][] = [
  ["saving", { saving: 300 }, "Save $300 more each month"],
  ["spending", { spending: -200 }, "Spend $200 less each month"],
  ["riskTolerance", { riskTolerance: "aggressive" }, "Bring my investments to the aggressive mix"],
  ["annualReturn", { annualReturn: 8 }, "Invest for about 7% a year: the aggressive mix"],
  ["annualReturn", { annualReturn: 3 }, "Invest for about 4% a year: the conservative mix"],
  ["annualReturn", { annualReturn: 6.25 }, "Keep more of what my investments bring"],
  ["spread", { spread: 5 }, "Hold steadier investments: swings of 5% a year"],
  ["rising", { rising: true }, "Have my pay rise with prices"],
  ["inflation", { inflation: 5 }, "Raise what I save by 5% each year"],
  ["targetYear", { targetYear: 2036 }, "Reach a net worth of $1,000,000 by 2036"],
  ["order", { order: "debts" }, "Clear my debts before I invest"],
  ["order", { order: "investing" }, "Invest before I pay debts ahead"],
  ["still", { growing: ["cart"] }, "Put Coffee cart to work"],
  ["still", { still: ["fund"] }, "Settle what Fund is for"],
];

it.each(MOVED)(
  "makes a goal with dated steps of %s %j, which keeps the rules and moves no date",
  (lever, moved, title) => {
    const goal = goalOf(lever, moved);
    if (!goal) throw new Error("no goal");
    expect(goal.title).toBe(title);
    expect(check(goalSchema, goal)).toEqual({ value: goal });
    const dates = goal.submilestones.map(({ targetDate }) => targetDate);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates.every((date) => date !== null && date > TODAY)).toBe(true);
    expect(dates).toEqual(dates.toSorted());
    const before = roadLine(documents, [], NO_LEVERS, TODAY);
    expect(roadLine({ ...documents, goals: [goal] }, [], NO_LEVERS, TODAY).arrival).toEqual(before.arrival);
  },
);

it("says of a return which mix stands for it, and where none does", () => {
  expect(goalOf("annualReturn", { annualReturn: 7.5 })?.description).toMatch(
    /^7.5% a year is about what the aggressive/,
  );
  expect(goalOf("annualReturn", { annualReturn: 12 })?.description).toMatch(
    /^No mix stands for 12% a year: the aggressive/,
  );
});

it("says that prices are not in one's hands, and raises what is saved with them year by year", () => {
  const goal = goalOf("inflation", { inflation: 5 });
  expect(goal?.description).toContain("Prices are not in your hands");
  expect(goal?.submilestones.map(({ title, targetDate }) => [title, targetDate])).toEqual([
    ["Put aside $3,150 a month", "2027-11-20"],
    ["Put aside $3,308 a month", "2028-11-20"],
    ["Put aside $3,473 a month", "2029-11-20"],
  ]);
});

it("makes none of a lever that rests or asks for nothing", () => {
  for (const [lever] of MOVED) expect(goalOf(lever, {})).toBeNull();
  expect(goalOf("saving", { saving: -300 })).toBeNull();
  expect(goalOf("spending", { spending: 300 })).toBeNull();
  expect(goalOf("targetYear", { targetYear: 2020 })).toBeNull();
  expect(goalOf("spread", { spread: 20 })).toBeNull();
  expect(goalOf("inflation", { inflation: 0 })).toBeNull();
  expect(goalOf("still", { still: ["gone"] })).toBeNull();
});

it.each(ROAD_EVENT_KINDS)("makes a goal of %s that is there on its day", (kind) => {
  const goal = goalOfEvent({ kind, date: "2028-11-20", amount: 1_000.01 }, TODAY, "g1");
  if (!goal) throw new Error("no goal");
  expect(check(goalSchema, goal)).toEqual({ value: goal });
  if (kind !== "inheritance") {
    expect(goal.targetDate).toBe("2028-11-20");
    expect(goal.submilestones.map(({ targetDate }) => targetDate)).toEqual([
      "2027-05-22",
      "2027-11-21",
      "2028-05-21",
      "2028-11-20",
    ]);
    expect(goal.submilestones.at(-1)?.targetAmount).toBe(goal.targetAmount);
  }
  expect(goalOfEvent({ kind, date: "2026-11-19", amount: 5 }, TODAY, "g1")).toBeNull();
});
