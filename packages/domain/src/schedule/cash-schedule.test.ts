import fc from "fast-check";
import { expect, it } from "vitest";
import { LAW_RUNS, somebody, TODAY } from "../../testing/people.ts";
import { addMonths, type CalendarDate } from "../calendar-date.ts";
import type { Goal } from "../goals.ts";
import { monthsToTarget } from "../projections/months-to-target.ts";
import { targetOutlook } from "../projections/target-outlook.ts";
import { whatIf } from "../projections/what-if.ts";
import { type CashSchedule, cashSchedule } from "./cash-schedule.ts";
import { worthAfter } from "./read-schedule.ts";
import { type ScheduleFinancials, scheduleStart } from "./schedule-start.ts";
import { timeInTodaysDollars } from "./scheduled-path.ts";

type Holdings = [name: string, type: string, amount: number, rate?: number | null][];

function money(income: number, expenses: number, assets: Holdings, debts: Holdings = []): ScheduleFinancials {
  return {
    financialInfo: { annualIncome: income, annualExpenses: expenses, currentSavings: null },
    assets: assets.map(([name, type, value], at) => ({ id: `a${at}`, name, type, value, description: "" })),
    debts: debts.map(([name, type, balance, interestRate = null], at) => ({
      id: `d${at}`,
      name,
      type,
      balance,
      interestRate,
      description: "",
    })),
  } as ScheduleFinancials;
}

function planned(financials: ScheduleFinancials, months = 60): CashSchedule {
  const start = scheduleStart(financials, [], TODAY);
  if (!start) throw new Error("no start");
  return cashSchedule(start, { investedReturn: 6, months });
}

const GOAL = { targetAmount: 1_000_000, targetYear: 2046, riskTolerance: "moderate" } as const;

it("is the closed form where all that there is is invested", () => {
  const outlook = targetOutlook(money(24_000, 0, [["Fund", "stocks", 300_000]]), GOAL, TODAY);
  const closed = monthsToTarget({ from: 300_000, monthly: 2_000, annualReturn: 6 }, 1_000_000);
  expect(closed.kind === "in" && outlook.arrival?.kind === "in" && outlook.arrival.months - closed.months).toBeCloseTo(
    0,
    1,
  );
});

it("takes 275.64 months in today's dollars at 7 percent and 3 percent inflation, by the closed form", () => {
  const goal = { ...GOAL, riskTolerance: "aggressive" } as const;
  const { path } = targetOutlook(money(24_000, 0, [["Fund", "stocks", 50_000]]), goal, TODAY);
  const time = path && timeInTodaysDollars(path, 1_000_000, 3);
  expect(time?.kind === "in" && Math.abs(time.months - 275.64)).toBeLessThan(1);
});

it("fills a cushion, clears the highest rate, then fills the fund, then invests", () => {
  const schedule = planned(
    money(
      60_000,
      36_000,
      [["Checking", "other", 500]],
      [
        ["Visa", "credit-card", 6_000, 24],
        ["Amex", "credit-card", 4_000, 29],
      ],
    ),
  );
  const cleared = Object.fromEntries(schedule.debts.map(({ id, cleared: month }) => [id, month ?? Infinity]));
  expect(schedule.cushion).toBe(2);
  expect(cleared.d1).toBeLessThan(cleared.d0 ?? 0);
  expect(schedule.fundLow).toBeGreaterThan(cleared.d0 ?? 0);
  expect(schedule.fundHigh).toBeGreaterThan(schedule.fundLow ?? 0);
  expect(schedule.investing).toBe(schedule.fundHigh);
});

it("clears a costly debt with cash beyond three months of expenses, and keeps those", () => {
  const schedule = planned(
    money(85_000, 50_400, [["Ally savings", "savings", 20_000]], [["Visa", "credit-card", 3_200, 24.9]]),
  );
  expect(schedule.debts[0]).toMatchObject({ cleared: 1, interest: 66.4 });
  expect(Math.min(...schedule.months.map(({ cash }) => cash))).toBeGreaterThan(1_260_000);
});

it("pays a home loan as agreed and clears a line on the home by its rate", () => {
  const { debts } = planned(
    money(
      120_000,
      60_000,
      [
        ["House", "real-estate", 400_000],
        ["Ally savings", "savings", 16_000],
      ],
      [
        ["Mortgage", "mortgage", 240_000, 8.5],
        ["HELOC", "mortgage", 20_000, 9.25],
      ],
    ),
    400,
  );
  const [line, loan] = debts;
  expect(line).toMatchObject({ id: "d1", isCostly: true });
  expect(line?.cleared).toBeLessThan(8);
  expect(loan).toMatchObject({ id: "d0", isCostly: false, cleared: 360 });
});

it("counts debts' payments within the expenses until told that they stand beside them", () => {
  const within = money(60_000, 36_000, [], [["Car loan", "car-loan", 12_000, 6]]);
  const asked = planned(within).debts[0]?.agreed ?? 0;
  expect(asked).toBeCloseTo(232, 2);
  const spent = (financials: ScheduleFinancials) => {
    const [first] = planned(financials).months;
    return ((first?.living ?? 0) + (first?.agreed ?? 0)) / 100;
  };
  expect(spent(within)).toBeCloseTo(3_000, 2);
  expect(spent({ ...within, debtPayments: "apart" })).toBeCloseTo(3_000 + asked, 2);
});

it("lives on cash and then on investments in months of loss, and says what stays unpaid", () => {
  const { months } = planned(
    money(30_000, 42_000, [
      ["Checking", "other", 2_500],
      ["Fund", "stocks", 1_500],
    ]),
  );
  expect(months.slice(0, 5).map(({ drawn, unpaid }) => [Math.round(drawn / 100), Math.round(unpaid / 100)])).toEqual([
    [1000, 0],
    [1000, 0],
    [1000, 0],
    [1000, 0],
    [35, 965],
  ]);
});

it("grows only what grows: homes with prices, cars downwards, a ring not at all", () => {
  const worth = (name: string, type: string) => worthAfter(planned(money(0, 0, [[name, type, 100_000]])), 12);
  expect(worth("Fund", "stocks")).toBeCloseTo(106_000, 0);
  expect(worth("Flat", "real-estate")).toBeCloseTo(103_000, 0);
  expect(worth("Ally", "savings")).toBeCloseTo(102_000, 0);
  expect(worth("Toyota Corolla", "other")).toBeCloseTo(88_000, 0);
  expect(worth("Grandma's ring", "other")).toBe(100_000);
});

it("reruns with something supposed", () => {
  const { path } = targetOutlook(money(60_000, 36_000, [["Fund", "stocks", 300_000]]), GOAL, TODAY);
  if (!path) throw new Error("no path");
  expect(whatIf(path, { monthly: 1_500 }, 1_000_000).monthsSooner).toBeGreaterThan(24);
  expect(whatIf(path, { lumpSum: 700_000 }, 1_000_000)).toMatchObject({
    after: { kind: "reached" },
    monthsSooner: expect.any(Number),
  });
  expect(whatIf(path, { monthly: -2_000, annualReturn: 0 }, 1_000_000)).toMatchObject({
    after: { kind: "never" },
    monthsSooner: null,
  });
});

const saving = (id: string, targetAmount: number, targetDate: CalendarDate | null, currentAmount = 0): Goal => ({
  ...{ id, title: `Trip ${id}`, type: "financial", targetAmount, currentAmount, targetDate },
  ...{ progress: null, status: "In Progress", description: "", category: "", submilestones: [] },
  ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" },
});

function buying(financials: ScheduleFinancials, goals: Goal[], [goalId, goes, month]: [string, number, number]) {
  const start = scheduleStart(financials, goals, TODAY);
  if (!start) throw new Error("no start");
  const events = new Map([[month, { comes: 0, goes, intoHome: 0, goalId }]]);
  return cashSchedule(start, { investedReturn: 6, months: 60, events });
}

it("buys with what was set aside for it, and sets nothing more aside for what is bought", () => {
  const rich = money(90_000, 48_000, [["Ally savings", "savings", 30_000]]);
  for (const month of [1, 5, 6, 7]) {
    const { months } = buying(rich, [saving("a", 9_000, addMonths(TODAY, 6))], ["a", 9_000, month]);
    expect(months[month - 2]?.setAside ?? 0).toBe(Math.min(month - 1, 6) * 150_000);
    expect(months.slice(month - 1).every(({ goals, setAside }) => goals === 0 && setAside === 0)).toBe(true);
  }
});

it("leaves other goals what is set aside for them when one is bought before it is saved for", () => {
  const rich = money(90_000, 48_000, [["Ally savings", "savings", 60_000]]);
  const goals = [saving("a", 1_200, addMonths(TODAY, 6)), saving("b", 12_000, addMonths(TODAY, 24))];
  const { months, saved } = buying(rich, goals, ["b", 12_000, 12]);
  expect(months[10]?.setAside).toBe(120_000 + 11 * 50_000);
  expect(months.slice(11).every(({ setAside }) => setAside === 120_000)).toBe(true);
  expect([...saved]).toEqual([
    ["a", 6],
    ["b", null],
  ]);
});

it("sells investments in a short month before it takes what is set aside for goals", () => {
  const invested = money(90_000, 48_000, [
    ["Ally savings", "savings", 30_000],
    ["Fund", "stocks", 100_000],
  ]);
  const goals = [saving("a", 9_000, addMonths(TODAY, 6))];
  const { months, saved } = buying(invested, goals, ["other", 60_000, 8]);
  expect(months[7]?.drawn).toBeGreaterThan(3_000_000);
  expect(months.slice(5).every(({ setAside }) => setAside === 900_000)).toBe(true);
  expect([...saved]).toEqual([["a", 6]]);
});

it("takes what is set aside where nothing else is left, of the goal furthest off first, and saves for it anew", () => {
  const poor = money(90_000, 48_000, [["Ally savings", "savings", 24_000]]);
  const goals = [saving("a", 12_000, addMonths(TODAY, 12)), saving("b", 24_000, addMonths(TODAY, 24))];
  const without = buying(poor, goals, ["other", 0, 6]);
  expect([...without.saved]).toEqual([
    ["a", 12],
    ["b", 24],
  ]);
  const { cash = 0, setAside = 0, investments = 0 } = without.months[4] ?? {};
  const short = buying(poor, goals, ["other", (cash + investments) / 100 + 3_500 + 4_000, 6]);
  const left = short.months[5]?.setAside ?? 0;
  expect(left).toBeLessThan(setAside - 300_000);
  // Of that the five months of the nearer goal, which gives last.
  expect(left).toBeGreaterThanOrEqual(500_000);
  const [a = 0, b = 0] = [short.saved.get("a") ?? 0, short.saved.get("b") ?? 0];
  expect(a).toBeGreaterThanOrEqual(12);
  expect(b).toBeGreaterThan(a);
  expect(short.months[b - 1]?.setAside).toBe(3_600_000);
});

it("says of a goal that it is saved for only while its money is there until its day", () => {
  const shock = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 200_000 }));
  fc.assert(
    fc.property(somebody, shock, ({ financials, goals }, [month, goes]) => {
      const own = [...goals.intermediateGoals, saving("a", 2_400, addMonths(TODAY, 24))];
      const start = scheduleStart(financials, own, TODAY);
      if (!start) return;
      const events = new Map([[month, { comes: 0, goes, intoHome: 0 }]]);
      const { months, saved } = cashSchedule(start, { investedReturn: 6, months: 120, events });
      for (const { month: at, setAside } of months) {
        const there = start.aims.filter(({ goalId, dueMonth }) => {
          const since = saved.get(goalId) ?? null;
          return since !== null && since <= at && (dueMonth === null || at <= dueMonth);
        });
        expect(setAside).toBeGreaterThanOrEqual(there.reduce((sum, { amount }) => sum + amount, 0));
      }
    }),
    { numRuns: LAW_RUNS },
  );
});

it("keeps cash for a goal from costly debts until it is bought, and pays with it", () => {
  const owing = money(60_000, 48_000, [["Ally savings", "savings", 40_000]], [["Visa", "credit-card", 40_000, 25]]);
  const goals = [saving("a", 10_000, null, 10_000), saving("b", 5_000, null, 5_000)];
  const { months } = buying(owing, goals, ["a", 10_000, 3]);
  const kept = (month: number) => Math.round((months[month - 1]?.cash ?? 0) / 100);
  expect([kept(1), kept(2), kept(3), kept(4)]).toEqual([27_000, 27_000, 17_000, 17_000]);
  expect(months[2]).toMatchObject({ drawn: 0 });
});

it("buys whatever is saved for, whenever, without a cent more than there is or a cent for it afterwards", () => {
  fc.assert(
    fc.property(somebody, fc.nat(), fc.integer({ min: 1, max: 60 }), ({ financials, goals }, pick, month) => {
      const start = scheduleStart(financials, goals.intermediateGoals, TODAY);
      const shares = start?.reserved ?? [];
      const goalId = shares[pick % shares.length]?.goalId;
      const bought = goals.intermediateGoals.find(({ id }) => id === goalId);
      if (!start || !goalId || !bought) return;
      const { months } = buying(financials, goals.intermediateGoals, [goalId, bought.targetAmount ?? 0, month]);
      const others = start.aims.filter((aim) => aim.goalId !== goalId).reduce((sum, { amount }) => sum + amount, 0);
      const later = months.slice(month - 1);
      expect(later.every(({ setAside, cash, investments }) => Math.min(setAside, cash, investments) >= 0)).toBe(true);
      expect(later.reduce((sum, { goals: put }) => sum + put, 0)).toBeLessThanOrEqual(others);
    }),
    { numRuns: LAW_RUNS / 4 },
  );
});
