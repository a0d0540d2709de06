import fc from "fast-check";
import { expect, it } from "vitest";
import { LAW_RUNS, somebody, TODAY } from "../../testing/people.ts";
import { targetLikelihood, targetOutlook } from "../projections/target-outlook.ts";
import { whatIf } from "../projections/what-if.ts";
import { timeInTodaysDollars } from "../schedule/scheduled-path.ts";
import { NO_LEVERS, type RoadLevers } from "./road-levers.ts";
import { roadInTodaysMoney, roadLine } from "./road-line.ts";
import { roadBand, roadChances, roadOf } from "./road-of.ts";
import type { RoadDocuments } from "./suppose-road.ts";

const GOAL = { targetAmount: 1_000_000, targetYear: 2041, riskTolerance: "moderate" } as const;
const ASSET = { description: "" } as const;

function person(income: number | null, expenses: number | null, stocks: number): RoadDocuments {
  return {
    financials: {
      financialInfo: { annualIncome: income, annualExpenses: expenses, currentSavings: null },
      assets: stocks > 0 ? [{ ...ASSET, id: "fund", name: "Fund", type: "stocks", value: stocks }] : [],
      debts: stocks < 0 ? [{ ...ASSET, id: "d", name: "Loan", type: "other", balance: -stocks, interestRate: 9 }] : [],
    },
    financialGoal: GOAL,
    goals: [],
  };
}

const EARNER = person(96_000, 60_000, 150_000);
const road = (documents: RoadDocuments, levers: Partial<RoadLevers> = {}) =>
  roadLine(documents, [], { ...NO_LEVERS, ...levers }, TODAY);
const monthsOf = (line: ReturnType<typeof road>) => (line.arrival?.kind === "in" ? line.arrival.months : null);

it("says of everybody what the dashboard, the plan and the chat say, while no lever is moved", () => {
  fc.assert(
    fc.property(somebody, ({ profile, financials, goals }) => {
      const outlook = targetOutlook(financials, profile.financialGoal, TODAY, goals.intermediateGoals);
      const documents = { financials, financialGoal: profile.financialGoal, goals: goals.intermediateGoals };
      const line = roadLine(documents, [], NO_LEVERS, TODAY);
      expect(line).toMatchObject({
        netWorth: outlook.netWorth,
        target: outlook.target,
        targetYear: outlook.targetYear,
        missing: outlook.missing,
        arrival: outlook.arrival,
        milestones: outlook.milestones,
        worth: (outlook.path?.schedule.worth ?? []).slice(0, line.worth.length),
      });
      if (outlook.path) expect(line.worth.length).toBeGreaterThan(line.horizon);
      expect(line.date).toBe(outlook.milestones.at(-1)?.date ?? null);
      const inflated = outlook.path && timeInTodaysDollars(outlook.path, outlook.target, 3);
      if (outlook.arrival?.kind !== "reached") expect(roadInTodaysMoney(line)).toEqual(inflated);
    }),
    { numRuns: Math.min(LAW_RUNS, 60) },
  );
});

it("counts its likelihood in the very futures of the dashboard", () => {
  const outlook = targetOutlook(EARNER.financials, GOAL, TODAY);
  const { likelihood } = roadOf(EARNER, [], NO_LEVERS, TODAY);
  expect(likelihood).toBe(targetLikelihood(outlook));
  expect(likelihood).toBeGreaterThan(0.1);
});

it("dates 300 more a month as the chat's what-if does", () => {
  const { path } = targetOutlook(EARNER.financials, GOAL, TODAY);
  if (!path) throw new Error("no path");
  expect(road(EARNER, { saving: 300 }).arrival).toEqual(whatIf(path, { monthly: 300 }, 1_000_000).after);
});

it("dates an amount saved more each month as the chat's what-if does, for everybody", () => {
  fc.assert(
    fc.property(somebody, fc.integer({ min: 1, max: 5_000 }), ({ profile, financials, goals }, saving) => {
      const { path, target } = targetOutlook(financials, profile.financialGoal, TODAY, goals.intermediateGoals);
      const documents = { financials, financialGoal: profile.financialGoal, goals: goals.intermediateGoals };
      if (path) expect(road(documents, { saving }).arrival).toEqual(whatIf(path, { monthly: saving }, target).after);
    }),
    { numRuns: Math.min(LAW_RUNS, 60) },
  );
});

it("matches the lognormal distribution where nothing is added", () => {
  // ln W is normal: mean ln(150,000) + 15 ln 1.06, deviation 0.11 sqrt(15). P(W >= 400,000) = N(-0.2508) = 0.401.
  const still = { ...person(0, 0, 150_000), financialGoal: { ...GOAL, targetAmount: 400_000 } };
  const line = road(still);
  expect(line.yearsLeft).toBe(15);
  expect(roadChances(line).likelihood).toBeCloseTo(0.401, 1);
  const band = roadBand(line, { months: 180, paths: 10_000 });
  const middle = 150_000 * 1.06 ** 15;
  const tenth = Math.exp(1.28155 * 0.11 * Math.sqrt(15));
  expect((band?.low[180] ?? 0) / (middle / tenth)).toBeCloseTo(1, 1);
  expect((band?.high[180] ?? 0) / (middle * tenth)).toBeCloseTo(1, 1);
  expect(line.worth[180]).toBeCloseTo(middle, -1);
});

it("gives the same road for the same inputs, its band around the middle line and as wide as the spread", () => {
  const first = roadOf(EARNER, [], NO_LEVERS, TODAY);
  expect(roadOf(EARNER, [], NO_LEVERS, TODAY)).toEqual(first);
  for (const [month, low] of (first.band?.low ?? []).entries()) {
    expect(low).toBeLessThanOrEqual((first.worth[month] ?? 0) + 0.01);
    expect(first.band?.high[month]).toBeGreaterThanOrEqual((first.worth[month] ?? 0) - 0.01);
  }
  const certain = roadOf(EARNER, [], { ...NO_LEVERS, spread: 0 }, TODAY);
  expect(certain.band?.low[120]).toBeCloseTo(certain.worth[120] ?? 0, 2);
  expect(certain.band?.high[120]).toBeCloseTo(certain.worth[120] ?? 0, 2);
});

it("comes sooner with more saved, less spent, more return, and with investments that were held still moving again", () => {
  const months = monthsOf(road(EARNER)) ?? 0;
  const later = (levers: Partial<RoadLevers>) => (monthsOf(road(EARNER, levers)) ?? Number.POSITIVE_INFINITY) - months;
  expect(later({ saving: 500 })).toBeLessThan(-6);
  expect(later({ spending: -500 })).toBeLessThan(-6);
  expect(later({ spending: 500 })).toBeGreaterThan(6);
  expect(later({ riskTolerance: "aggressive" })).toBeLessThan(0);
  expect(later({ annualReturn: 3 })).toBeGreaterThan(12);
  expect(later({ rising: true })).toBeLessThan(-6);
  expect(later({ still: ["fund"] })).toBeGreaterThan(12);
  expect(later({ still: ["another"] })).toBe(0);
  expect(later({ targetYear: 2050 })).toBe(0);
});

it("lets a person weigh debts against investing", () => {
  const debt = { ...ASSET, id: "l", name: "Car", type: "car-loan" as const, balance: 20_000, interestRate: 4 };
  const owing = { ...EARNER, financials: { ...EARNER.financials, debts: [debt] } };
  const cleared = (order: RoadLevers["order"]) => road(owing, { order }).path?.schedule.debts[0]?.cleared ?? 0;
  expect(cleared("debts")).toBeLessThan(cleared("costly") - 12);
  expect(cleared("investing")).toBe(cleared("costly"));
  const card = { ...debt, name: "Visa", type: "credit-card" as const, interestRate: 22 };
  const onCard = { ...EARNER, financials: { ...EARNER.financials, debts: [card] } };
  const date = (order: RoadLevers["order"]) => monthsOf(road(onCard, { order })) ?? 0;
  expect(date("costly")).toBeLessThan(date("investing"));
});

it("takes in what happens once, each in its own way", () => {
  const event = (kind: "home" | "child" | "sabbatical" | "inheritance", amount: number) =>
    road(EARNER, { events: [{ kind, date: "2028-11-20", amount }] });
  const before = road(EARNER);
  const gap = (line: typeof before, month: number) => Math.round((line.worth[month] ?? 0) - (before.worth[month] ?? 0));
  expect(gap(event("inheritance", 50_000), 23)).toBe(0);
  expect(gap(event("inheritance", 50_000), 24)).toBe(50_000);
  expect(gap(event("sabbatical", 20_000), 24)).toBe(-20_000);
  expect(gap(event("home", 40_000), 24)).toBe(0);
  expect(gap(event("home", 40_000), 240)).toBeLessThan(-10_000);
  expect(gap(event("child", 800), 24)).toBe(-800);
  expect(gap(event("child", 800), 25)).toBeCloseTo(-1_604, -1);
  const child = event("child", 800);
  expect(child.path?.schedule.months[24 + 215 - 1]?.living).toBeGreaterThan(
    child.path?.schedule.months[24 + 216 - 1]?.living ?? 0,
  );
});

it("carries the past up to today, and goals with money and a date ahead as marks", () => {
  const goal = {
    id: "g1",
    title: "Trip to Japan",
    type: "financial",
    targetAmount: 6_000,
    currentAmount: 0,
    progress: null,
    targetDate: "2027-06-01",
    status: "In Progress",
    description: "",
    category: "",
    submilestones: [],
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
  } as const;
  const goals = [
    { ...goal, submilestones: [] },
    { ...goal, id: "g2", targetDate: "2025-01-01" as const, submilestones: [] },
    { ...goal, id: "g3", targetDate: null, submilestones: [] },
    { ...goal, id: "g4", status: "Completed" as const, submilestones: [] },
  ];
  const history = [
    { date: TODAY, netWorth: 1 },
    { date: "2026-03-01", netWorth: 120_000 },
    { date: "2025-11-02", netWorth: 100_000 },
  ] as const;
  const line = roadLine({ ...EARNER, goals }, history, NO_LEVERS, TODAY);
  expect(line.past.map(({ netWorth }) => netWorth)).toEqual([100_000, 120_000, 150_000]);
  expect(line.marks).toEqual([
    { goalId: "g1", title: "Trip to Japan", amount: 6_000, date: "2027-06-01", month: 7, savedBy: expect.any(String) },
  ]);
});

it("draws whole spans of five years, past the date and the target year", () => {
  expect(road(EARNER).horizon % 60).toBe(0);
  expect(road(EARNER).horizon).toBeGreaterThanOrEqual(15 * 12);
  expect(road(person(1, 1, 5), { targetYear: 2199 }).horizon).toBe(720);
  expect(road(person(0, 0, 2_000_000), { targetYear: 2026 }).horizon).toBe(120);
});

it("says what a person should know before they read it", () => {
  const kinds = (documents: RoadDocuments, levers: Partial<RoadLevers> = {}) =>
    road(documents, levers).notes.map(({ kind }) => kind);
  expect(kinds(EARNER)).toEqual([]);
  expect(kinds(person(null, 1, 0))).toEqual(["missing"]);
  expect(kinds(person(90_000, 1_000, 2_000_000))).toEqual(["reached"]);
  expect(kinds(person(60_000, 60_000, 0))).toEqual(["never", "nothing-left"]);
  expect(kinds(person(96_000, 40_000, -90_000))).toEqual(["negative"]);
  expect(kinds(EARNER, { spending: -20_000 })).toEqual(["spending-below-zero"]);
  expect(kinds(EARNER, { saving: 20_000 })).toEqual(["more-than-earned"]);
  expect(kinds(EARNER, { targetYear: 2026 })).toEqual(["year-here"]);
  expect(kinds(EARNER, { targetYear: 2100 })).toEqual(["year-far"]);
  const event = { kind: "inheritance", amount: 10 } as const;
  const events = [
    { ...event, date: "2026-11-19" },
    { ...event, date: TODAY },
    { ...event, date: "2199-01-01" },
  ] as const;
  expect(kinds(EARNER, { events: [...events] })).toEqual(["past-event", "far-event"]);
  expect(kinds(EARNER, { events: [{ kind: "sabbatical", date: "2027-01-01", amount: 900_000 }] })).toContain("unpaid");
});

it("bears any levers within bounds for anybody", () => {
  const levers = fc.record({
    saving: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    spending: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    annualReturn: fc.double({ min: -20, max: 30, noNaN: true }),
    spread: fc.double({ min: 0, max: 60, noNaN: true }),
    inflation: fc.double({ min: 0, max: 20, noNaN: true }),
    rising: fc.boolean(),
  });
  fc.assert(
    fc.property(somebody, levers, ({ profile, financials, goals }, moved) => {
      const documents = { financials, financialGoal: profile.financialGoal, goals: goals.intermediateGoals };
      const line = roadLine(documents, [], { ...NO_LEVERS, ...moved }, TODAY);
      expect(line.worth.every(Number.isFinite)).toBe(true);
      const band = roadBand(line, { months: 36, paths: 50 });
      expect([...(band?.low ?? []), ...(band?.high ?? [])].every(Number.isFinite)).toBe(true);
    }),
    { numRuns: Math.min(LAW_RUNS, 40) },
  );
});
