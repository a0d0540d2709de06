import { expect, it } from "vitest";
import type { CalendarDate } from "../calendar-date.ts";
import type { Debt } from "../financials.ts";
import { DAYS_A_MONTH } from "../format-span.ts";
import type { MoneyGoal } from "../goals.ts";
import { monthsSooner } from "../projections/months-sooner.ts";
import { nearerByDebt, nearerByEvents, nearerByGoal, nearerThings } from "./nearer-things.ts";
import { NO_LEVERS } from "./road-levers.ts";
import { roadLine } from "./road-line.ts";
import type { RoadDocuments } from "./suppose-road.ts";

const TODAY = "2026-11-20";
const step = { description: "", targetDate: null, completed: false, order: 0 };
const goal = {
  id: "g1",
  title: "Pay off the Visa",
  type: "financial",
  targetAmount: 3_000,
  currentAmount: 1_000,
  progress: null,
  targetDate: "2027-06-01",
  status: "In Progress",
  description: "",
  category: "",
  submilestones: [
    { ...step, id: "s1", title: "Half of it", targetAmount: 1_500 },
    { ...step, id: "s2", title: "A start", targetAmount: 500 },
    { ...step, id: "s3", title: "Done already", targetAmount: 3_000, completed: true },
    { ...step, id: "s4", title: "All of it", targetAmount: 3_000 },
  ],
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
} as const;
const documents: RoadDocuments = {
  financials: {
    financialInfo: { annualIncome: 70_000, annualExpenses: 64_000, currentSavings: null },
    assets: [{ id: "a", name: "Fund", type: "stocks", value: 60_000, description: "" }],
    debts: [
      { id: "visa", name: "Visa", type: "credit-card", balance: 8_000, interestRate: 24, description: "" },
      { id: "cheap", name: "Car", type: "car-loan", balance: 8_000, interestRate: 1, description: "" },
      { id: "home", name: "Home", type: "mortgage", balance: 300_000, interestRate: 9, description: "" },
    ],
  },
  financialGoal: { targetAmount: 1_000_000, targetYear: 2060, riskTolerance: "moderate" },
  goals: [{ ...goal, submilestones: [...goal.submilestones] }],
};

it("tells of open steps with money missing and of costly debts how many days nearer they bring the target", () => {
  const free = { ...documents, financials: { ...documents.financials, debts: [] } };
  const steps = nearerThings(free, TODAY);
  expect(steps).toMatchObject([
    { kind: "step", id: "s1", title: "Half of it", amount: 500 },
    { kind: "step", id: "s4", title: "All of it", amount: 2_000 },
  ]);
  expect(steps[1]?.days).toBeGreaterThan(steps[0]?.days ?? 0);
  const owing = {
    ...documents,
    financials: { ...documents.financials, debts: documents.financials.debts?.slice(0, 2) ?? [] },
  };
  const debts = nearerThings(owing, TODAY).filter(({ kind }) => kind === "debt");
  expect(debts).toMatchObject([{ id: "visa", title: "Visa", amount: 8_000 }]);
  expect(debts[0]?.days).toBeGreaterThan(7);
});

it("leaves out debts that savings do not reach for, and says nothing where there is no date", () => {
  expect(nearerThings(documents, TODAY).map(({ id }) => id)).not.toContain("home");
  const unknown = {
    ...documents.financials,
    financialInfo: { ...documents.financials.financialInfo, annualIncome: null },
  };
  expect(nearerThings({ ...documents, financials: unknown }, TODAY)).toEqual([]);
  const rich = {
    ...documents,
    financialGoal: { ...documents.financialGoal, targetAmount: 10 },
    financials: { ...documents.financials, debts: [] },
  };
  expect(nearerThings(rich, TODAY)).toEqual([]);
});

it("says of one goal, its steps or one debt the very days that the road says", () => {
  const owing = {
    ...documents,
    financials: { ...documents.financials, debts: documents.financials.debts?.slice(0, 2) ?? [] },
  };
  const all = nearerThings(owing, TODAY);
  const [whole, ...steps] = nearerByGoal(owing, "g1", TODAY);
  expect(whole).toMatchObject({ kind: "goal", id: "g1", amount: 2_000, doubt: null });
  expect(steps).toEqual(
    all.filter(({ id, kind }) => kind === "step" && id === "s1").map((step) => ({ ...step, doubt: null })),
  );
  // The last step asks for as much as the goal.
  expect(whole?.days).toBe(all.find(({ id }) => id === "s4")?.days);
  expect(nearerByDebt(owing, "visa", TODAY)).toEqual({ ...all.find(({ id }) => id === "visa"), doubt: null });
  expect(nearerByDebt(owing, "cheap", TODAY)?.days).toBeLessThanOrEqual(0);
});

it("says why where it can't be told in days", () => {
  expect(nearerByDebt(documents, "home", TODAY)).toMatchObject({ amount: 300_000, doubt: "savings-short" });
  expect(nearerByDebt(documents, "gone", TODAY)).toBeNull();
  expect(nearerByGoal(documents, "gone", TODAY)).toEqual([]);
  const doubts = (financials: Partial<RoadDocuments["financials"]>, targetAmount = 1_000_000) => {
    const other = {
      ...documents,
      financials: { ...documents.financials, debts: [], ...financials },
      financialGoal: { ...documents.financialGoal, targetAmount },
    };
    return nearerByGoal(other, "g1", TODAY).map(({ doubt }) => doubt);
  };
  const info = documents.financials.financialInfo;
  expect(doubts({ financialInfo: { ...info, annualIncome: null } })).toEqual(["not-known", "not-known"]);
  expect(doubts({}, 10)).toEqual(["reached", "reached"]);
  expect(doubts({ assets: [], financialInfo: { ...info, annualIncome: 20_000 } })).toEqual([
    "out-of-reach",
    "out-of-reach",
  ]);
});

const trip = {
  ...goal,
  id: "g2",
  title: "Trip to Japan",
  targetAmount: 9_000,
  currentAmount: 0,
  targetDate: "2028-06-01" as const,
  submilestones: [],
};
const free = { ...documents, financials: { ...documents.financials, debts: [] } };

it("says of what is saved for to be spent how much further away it moves the target, more where it costs more", () => {
  const costing = (targetAmount: number) => {
    const goals = [{ ...trip, targetAmount }];
    const [whole, bought] = nearerByGoal({ ...free, goals }, "g2", TODAY);
    expect(whole).toMatchObject({ kind: "goal", amount: targetAmount });
    expect(bought).toMatchObject({ kind: "purchase", amount: targetAmount, date: "2028-06-01" });
    expect(nearerThings({ ...free, goals }, TODAY)).toContainEqual({
      kind: "purchase",
      id: "g2",
      title: "Trip to Japan",
      amount: targetAmount,
      date: "2028-06-01",
      days: bought?.days,
    });
    return bought?.days ?? 0;
  };
  // 3,000 are 18 days of what net worth gains each month when it reaches the target; the interest is little.
  expect(costing(3_000)).toBeLessThan(-17);
  expect(costing(3_000)).toBeGreaterThan(-30);
  expect(costing(9_000)).toBeLessThan(2 * costing(3_000));
});

it("says it of a purchase that is saved for already, and of no goal whose money stays", () => {
  const bought = nearerByGoal({ ...free, goals: [{ ...trip, currentAmount: 9_000 }] }, "g2", TODAY);
  expect(bought).toMatchObject([{ kind: "purchase", amount: 9_000 }]);
  const kept = [
    { ...trip, title: "Emergency fund" },
    { ...trip, title: "Invest in an index fund" },
  ];
  for (const each of kept)
    expect(nearerByGoal({ ...free, goals: [each] }, "g2", TODAY).map(({ kind }) => kind)).toEqual(["goal"]);
});

const DAY = "2026-11-23";

/** Somebody with a fund of 100,000 who saves for the trip to Japan. */
function traveller(
  [annualIncome, annualExpenses, cash]: [number, number, number],
  changed: Partial<Pick<MoneyGoal, "targetAmount" | "currentAmount" | "targetDate">>,
  debts: Debt[] = [],
): RoadDocuments {
  const asset = { description: "", id: "cash", name: "Ally savings", type: "savings", value: cash } as const;
  return {
    ...documents,
    financials: {
      financialInfo: { annualIncome, annualExpenses, currentSavings: null },
      assets: [asset, { ...asset, id: "fund", name: "Fund", type: "stocks", value: 100_000 }],
      debts,
    },
    goals: [{ ...trip, ...changed }],
  };
}

function daysOfTrip(somebody: RoadDocuments): number {
  return nearerByGoal(somebody, trip.id, DAY).find(({ kind }) => kind === "purchase")?.days ?? Number.NaN;
}

it("says the same of a purchase in the month that completes the saving as in those around it", () => {
  const onDay = (targetDate: CalendarDate | null, targetAmount: number) =>
    daysOfTrip(traveller([90_000, 48_000, 30_000], { targetAmount, targetDate }));
  const [before, on, after] = (["2027-05-22", "2027-05-23", "2027-05-24"] as const).map((day) => onDay(day, 9_000));
  expect(before).toBeLessThan(-25);
  expect(Math.abs((on ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);
  expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);
  expect(onDay(null, 3_000)).toBeLessThan(-5);
  expect(Math.abs(onDay(null, 3_000) - onDay("2027-04-10", 3_000))).toBeLessThanOrEqual(1);
});

it("says of a purchase before it is saved for what the cost alone does, with no goal that still saves for it", () => {
  const day = "2027-06-24" as const;
  const saving = traveller([70_000, 52_000, 30_000], { targetAmount: 60_000, targetDate: day });
  const events = [{ kind: "sabbatical" as const, date: day, amount: 60_000 }];
  const usual = roadLine(saving, [], NO_LEVERS, DAY).arrival;
  const spent = roadLine({ ...saving, goals: [] }, [], { ...NO_LEVERS, events }, DAY).arrival;
  const alone = (usual && spent && monthsSooner(usual, spent)) ?? Number.NaN;
  expect(Math.abs(daysOfTrip(saving) - alone * DAYS_A_MONTH)).toBeLessThan(DAYS_A_MONTH + 1);
});

it("keeps back no cash for a trip already taken, so that it clears a costly debt", () => {
  const card = { id: "visa", name: "Visa", type: "credit-card", balance: 40_000, interestRate: 25 } as const;
  const onDay = (targetDate: CalendarDate | null) => {
    const saved = { targetAmount: 20_000, currentAmount: 20_000, targetDate };
    return daysOfTrip(traveller([70_000, 52_000, 60_000], saved, [{ ...card, description: "" }]));
  };
  expect(onDay("2027-06-24")).toBeLessThan(-100);
  expect(Math.abs(onDay(null) - onDay("2027-06-24"))).toBeLessThanOrEqual(1);
});

it("says of each thing that happens once what the road with it and without it differ by", () => {
  const events = [
    { kind: "inheritance" as const, date: "2030-01-15" as const, amount: 50_000 },
    { kind: "sabbatical" as const, date: "2029-01-15" as const, amount: 20_000 },
    { kind: "child" as const, date: "2031-01-15" as const, amount: 100 },
  ];
  const line = roadLine(free, [], { ...NO_LEVERS, events }, TODAY);
  const answers = nearerByEvents(free, line);
  expect(answers.map(({ kind, amount }) => ({ kind, amount }))).toEqual([
    { kind: "event", amount: 50_000 },
    { kind: "event", amount: 20_000 },
    { kind: "event", amount: 21_600 },
  ]);
  const [comes, goes, child] = answers.map(({ days }) => days ?? 0);
  expect(comes).toBeGreaterThan(365);
  expect(goes).toBeLessThan(-90);
  expect(child).toBeLessThan(0);
  const alone = roadLine(free, [], { ...NO_LEVERS, events: events.slice(1) }, TODAY);
  // What the road itself says of the two dates, so that the figures beside one another agree.
  const sooner = alone.arrival && line.arrival && monthsSooner(alone.arrival, line.arrival);
  expect(comes).toBe(Math.round((sooner ?? 0) * DAYS_A_MONTH));
});

it("says so where what happens once puts the target out of reach", () => {
  const events = [{ kind: "child" as const, date: "2026-12-01" as const, amount: 5_000 }];
  const poor = { ...free, financials: { ...free.financials, assets: [] } };
  const line = roadLine(poor, [], { ...NO_LEVERS, events }, TODAY);
  expect(line.arrival).toEqual({ kind: "never" });
  expect(nearerByEvents(poor, line)).toMatchObject([{ doubt: "lost", days: null }]);
});
