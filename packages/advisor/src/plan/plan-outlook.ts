import {
  type CalendarDate,
  type CashSchedule,
  type Debt,
  type Dollars,
  dateAfterMonths,
  isCostly,
  isHomeLoan,
  type ScheduledDebt,
} from "@seven-figures/domain";
import { type NextStep, nextStep } from "../answers/person/next-step.ts";
import { type PersonFacts, personFacts } from "../answers/person/person-facts.ts";
import { type GoalFate, goalFates } from "./goal-fates.ts";
import type { PlanContext } from "./types.ts";

/** All that a plan is made of: the person's facts, and what the month-by-month schedule of their money does with them. */
export interface PlanOutlook {
  facts: PersonFacts;
  step: NextStep;
  /** Null where income or expenses are not known: then nothing has a date. */
  schedule: CashSchedule | null;
  /** Every debt, in the order in which the schedule clears them. */
  debts: PlannedDebt[];
  /** The part of the emergency fund that comes next: three months of expenses, then six; null without expenses. */
  fund: PlannedFund | null;
  /** What becomes of each goal that the person has. */
  fates: GoalFate[];
}

export interface PlannedDebt {
  debt: Debt;
  /** Cleared ahead of time, since it costs more than investments bring. */
  isCostly: boolean;
  isHomeLoan: boolean;
  /** Null without a schedule. */
  scheduled: ScheduledDebt | null;
  /** The month in which it is gone; null where the schedule has none within a century. */
  date: CalendarDate | null;
}

interface PlannedFund {
  goal: Dollars;
  gap: Dollars;
  /** The month in which it is full; null where the schedule has none. */
  date: CalendarDate | null;
}

export function planOutlook({ documents, today }: PlanContext): PlanOutlook {
  const facts = personFacts(documents, today);
  const schedule = facts.path?.schedule ?? null;
  return {
    facts,
    step: nextStep(facts),
    schedule,
    debts: plannedDebts(facts, schedule),
    fund: plannedFund(facts, schedule),
    fates: goalFates(facts, schedule),
  };
}

/** The day so many months from today; null where there are none, or too many. */
export function dateIn(today: CalendarDate, months: number | null): CalendarDate | null {
  return months === null ? null : dateAfterMonths(today, months);
}

function plannedDebts({ debts, today }: PersonFacts, schedule: CashSchedule | null): PlannedDebt[] {
  const order = schedule?.debts.map(({ id }) => id) ?? [];
  return debts
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map((debt) => {
      const scheduled = schedule?.debts.find(({ id }) => id === debt.id) ?? null;
      return {
        debt,
        isCostly: isCostly(debt),
        isHomeLoan: isHomeLoan(debt),
        scheduled,
        date: dateIn(today, scheduled?.cleared ?? null),
      };
    });
}

function plannedFund({ emergencyFund: fund, today }: PersonFacts, schedule: CashSchedule | null): PlannedFund | null {
  if (!fund) return null;
  const isLow = fund.gapToLow > 0;
  return {
    goal: isLow ? fund.low : fund.high,
    gap: isLow ? fund.gapToLow : fund.gapToHigh,
    date: dateIn(today, (isLow ? schedule?.fundLow : schedule?.fundHigh) ?? null),
  };
}
