import fc from "fast-check";
import { expect, it } from "vitest";
import { LAW_RUNS, somebody, TODAY } from "../../testing/people.ts";
import { netWorth } from "../net-worth.ts";
import { monthsToTarget } from "../projections/months-to-target.ts";
import { targetOutlook } from "../projections/target-outlook.ts";
import { whatIf } from "../projections/what-if.ts";
import { type CashSchedule, cashSchedule } from "./cash-schedule.ts";
import { monthsUntilWorth, worthAfter } from "./read-schedule.ts";
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

it("asks for a monthly amount with which it stands at the target in the target year, to the cent", () => {
  fc.assert(
    fc.property(somebody, ({ financials, profile, goals }) => {
      const outlook = targetOutlook(financials, profile.financialGoal, TODAY, goals.intermediateGoals);
      const { path, requiredMonthly: need, target, yearsLeft } = outlook;
      if (!path || need.kind !== "monthly") return;
      const reached = (monthly: number) => {
        const { changedPath } = whatIf(path, { monthly: monthly - path.monthly }, target);
        expect(changedPath.monthly).toBeCloseTo(monthly, 2);
        const start = path.schedule.start;
        const months = yearsLeft * 12;
        const schedule = cashSchedule(start, {
          investedReturn: path.annualReturn,
          monthly: monthly - path.monthly,
          months,
        });
        return worthAfter(schedule, months);
      };
      expect(reached(need.amount)).toBeGreaterThanOrEqual(target - 0.01);
      expect(reached(Math.max(need.amount - 1, 0))).toBeLessThan(target);
    }),
    { numRuns: LAW_RUNS / 20 },
  );
});

it("never pays more than there is, takes nothing twice, and loses nothing", () => {
  fc.assert(
    fc.property(somebody, ({ financials, goals }) => {
      const start = scheduleStart(financials, goals.intermediateGoals, TODAY);
      if (!start) return;
      const schedule = cashSchedule(start, { investedReturn: 6, months: 240 });
      expect(schedule.worth[0]).toBeCloseTo(netWorth(financials), 2);
      const broken = schedule.months.find((month) => {
        const paid = month.living + month.payments.reduce((sum, one) => sum + one, 0);
        const put = month.fund + month.goals + month.invested;
        const left = month.cash + month.setAside + month.investments + put;
        const kept = month.cash + month.setAside + month.investments;
        const flows = [month.cash, month.setAside, month.investments, month.owed, month.unpaid, month.drawn, put];
        return (
          flows.some((flow) => !(flow >= 0)) ||
          paid > month.available ||
          kept !== month.available - paid - month.repaid ||
          put > month.income ||
          (month.unpaid > 0 && left > 0)
        );
      });
      expect(broken).toBeUndefined();
      expect(schedule.worth.every(Number.isFinite)).toBe(true);
    }),
    { numRuns: LAW_RUNS },
  );
});

it("pays each debt what it owes with its interest, and not a cent more", () => {
  fc.assert(
    fc.property(somebody, ({ financials }) => {
      const start = scheduleStart(financials, [], TODAY);
      if (!start) return;
      const schedule = cashSchedule(start, { investedReturn: 6, months: 240 });
      expect(schedule.debts.map(({ id }) => id).toSorted()).toEqual(
        (financials.debts ?? []).map(({ id }) => id).toSorted(),
      );
      schedule.debts.forEach(({ id, cleared, interest }, at) => {
        const paid = schedule.months.reduce((sum, { payments }) => sum + (payments[at] ?? 0), 0);
        const owed = Math.round(
          ((financials.debts ?? []).find((debt) => debt.id === id)?.balance ?? 0) * 100 + interest * 100,
        );
        if (cleared === null) expect(paid).toBeLessThan(owed);
        else expect(paid).toBe(owed);
      });
    }),
    { numRuns: LAW_RUNS },
  );
});

it("reaches no amount later with more money each month", () => {
  fc.assert(
    fc.property(somebody, fc.integer({ min: 1, max: 3_000 }), ({ financials, goals }, more) => {
      const start = scheduleStart(financials, goals.intermediateGoals, TODAY);
      if (!start) return;
      const months = 360;
      const [with_, without] = [more, 0].map((monthly) => cashSchedule(start, { investedReturn: 6, monthly, months }));
      const [a, b] = [with_, without].map((schedule) => schedule && monthsUntilWorth(schedule, 500_000));
      const of = (time: typeof a) => (time?.kind === "reached" ? 0 : time?.kind === "in" ? time.months : Infinity);
      expect(of(a)).toBeLessThanOrEqual(of(b) + 1e-6);
    }),
    { numRuns: LAW_RUNS },
  );
});
