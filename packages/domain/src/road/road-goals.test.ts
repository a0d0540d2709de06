import { expect, it } from "vitest";
import { check } from "../field-rules.ts";
import { type Goal, goalSchema } from "../goals.ts";
import { type GoalLever, goalOfEvent, goalOfLever } from "./road-goals.ts";
import { NO_LEVERS, ROAD_EVENT_KINDS, type RoadLevers } from "./road-levers.ts";
import { roadLine } from "./road-line.ts";
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

function goalOf(lever: GoalLever, moved: Partial<RoadLevers>): Goal | null {
  const levers = { ...NO_LEVERS, ...moved };
  return goalOfLever(lever, { line: roadLine(documents, [], levers, TODAY), levers, assets, debts }, "g1");
}

const MOVED: [GoalLever, Partial<RoadLevers>, string][] = [
  ["saving", { saving: 300 }, "Save $300 more each month"],
  ["spending", { spending: -200 }, "Spend $200 less each month"],
  ["riskTolerance", { riskTolerance: "aggressive" }, "Bring my investments to the aggressive mix"],
  ["riskTolerance", { annualReturn: 8 }, "Bring my investments to 8% a year"],
  ["riskTolerance", { spread: 5 }, "Bring the swings of my investments to 5% a year"],
  ["rising", { rising: true }, "Have my pay rise with prices"],
  ["rising", { inflation: 5 }, "Have my pay rise with prices"],
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

it("makes none of a lever that rests or asks for nothing", () => {
  for (const [lever] of MOVED) expect(goalOf(lever, {})).toBeNull();
  expect(goalOf("saving", { saving: -300 })).toBeNull();
  expect(goalOf("spending", { spending: 300 })).toBeNull();
  expect(goalOf("targetYear", { targetYear: 2020 })).toBeNull();
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
