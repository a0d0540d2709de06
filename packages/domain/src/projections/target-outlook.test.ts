import { expect, it } from "vitest";
import { milestones } from "../milestones.ts";
import { worthAfter } from "../schedule/read-schedule.ts";
import { simulateTarget } from "./simulate-target.ts";
import { targetLikelihood, targetOutlook, targetVerdict } from "./target-outlook.ts";

const TODAY = "2026-11-20";
const GOAL = { targetAmount: 1_000_000, targetYear: 2041, riskTolerance: "moderate" } as const;

function money(income: number | null, expenses: number | null, worth: number) {
  const of = { name: "Fund", id: "1", description: "" };
  return {
    financialInfo: { annualIncome: income, annualExpenses: expenses, currentSavings: null },
    assets: worth > 0 ? [{ ...of, type: "stocks" as const, value: worth }] : [],
    debts: worth < 0 ? [{ ...of, type: "other" as const, balance: -worth, interestRate: null }] : [],
  };
}

it("dates the target, tells how likely its year is, and gives each milestone its own date", () => {
  const outlook = targetOutlook(money(96_000, 54_000, 286_740), GOAL, TODAY);
  expect(targetVerdict(outlook)).toEqual({ kind: "on-time", date: "2036-03-20", yearsEarly: 5 });
  expect(targetLikelihood(outlook)).toBeGreaterThan(0.8);
  expect(outlook.milestones.map(({ amount }) => amount)).toEqual(milestones(0, 1_000_000).map(({ amount }) => amount));
  expect(outlook.milestones.map(({ reached }) => reached)).toEqual([true, true, true, true, false, false, false]);
  const dates = outlook.milestones.flatMap(({ date }) => date ?? []);
  expect(dates).toEqual(dates.toSorted());
  expect(dates.at(-1)).toBe("2036-03-20");
});

it("takes its likelihood from the futures that the chat runs", () => {
  const outlook = targetOutlook(money(80_000, 61_000, 120_000), GOAL, TODAY);
  if (!outlook.path) throw new Error("no path");
  const { schedule } = outlook.path;
  const simulation = simulateTarget({
    ...outlook.path,
    middle: (month) => worthAfter(schedule, month),
    target: outlook.target,
    volatility: outlook.assumption.volatility,
    months: 360,
    targetMonth: 180,
    paths: 1_000,
  });
  expect(targetLikelihood(outlook)).toBe(simulation.probability);
});

it("says what is missing and makes nothing up", () => {
  for (const [income, expenses, missing] of [
    [null, null, ["income", "expenses"]],
    [80_000, null, ["expenses"]],
    [null, 50_000, ["income"]],
  ] as const) {
    const outlook = targetOutlook(money(income, expenses, 50_000), GOAL, TODAY);
    expect(targetVerdict(outlook)).toEqual({ kind: "unknown", missing });
    expect(targetLikelihood(outlook)).toBeNull();
    expect(outlook.milestones.every(({ date }) => date === null)).toBe(true);
  }
});

it("tells late from out of reach from reached", () => {
  const verdict = (income: number, expenses: number, worth: number) =>
    targetVerdict(targetOutlook(money(income, expenses, worth), GOAL, TODAY));
  expect(verdict(60_000, 54_000, 20_000)).toMatchObject({ kind: "late", yearsLate: expect.any(Number) });
  expect(verdict(50_000, 54_000, 20_000)).toEqual({ kind: "out-of-reach" });
  expect(verdict(50_000, 54_000, -20_000)).toEqual({ kind: "out-of-reach" });
  expect(verdict(0, 0, 1_000_000)).toEqual({ kind: "reached" });
});

it("counts December of the target year as in time, and January after it as a year late", () => {
  const verdict = (targetAmount: number) =>
    targetVerdict(
      targetOutlook(money(12_000, 0, 0), { targetAmount, targetYear: 2027, riskTolerance: null }, "2026-12-01"),
    );
  expect(verdict(12_300)).toEqual({ kind: "on-time", date: "2027-12-01", yearsEarly: 0 });
  expect(verdict(13_000)).toEqual({ kind: "late", date: "2028-01-01", yearsLate: 1 });
});

it("gives no likelihood for a year that is here or past, or that is too far off", () => {
  for (const targetYear of [2026, 2020, 2090]) {
    const outlook = targetOutlook(money(60_000, 54_000, 20_000), { ...GOAL, targetYear }, TODAY);
    expect(targetLikelihood(outlook)).toBeNull();
  }
});

it("carries the Monthly Target and the same with growth side by side", () => {
  const outlook = targetOutlook(money(60_000, 54_000, 286_740), GOAL, TODAY);
  expect(outlook.plainMonthly).toBe(3962.56);
  expect(outlook.requiredMonthly.kind === "monthly" && Math.round(outlook.requiredMonthly.amount)).toBe(1_178);
});
