import fc from "fast-check";
import { expect, it } from "vitest";
import { LAW_RUNS, somebody, TODAY } from "../../testing/people.ts";
import { netWorth } from "../net-worth.ts";
import { targetOutlook } from "../projections/target-outlook.ts";
import { whatIf } from "../projections/what-if.ts";
import { cashSchedule } from "./cash-schedule.ts";
import { monthsUntilWorth, worthAfter } from "./read-schedule.ts";
import { scheduleStart } from "./schedule-start.ts";

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
