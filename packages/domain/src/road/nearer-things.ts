import { type CalendarDate, compareDates } from "../calendar-date.ts";
import type { Goal } from "../goals.ts";
import { type Dollars, toDollars } from "../money.ts";
import { cashSchedule } from "../schedule/cash-schedule.ts";
import { monthsUntilWorth } from "../schedule/read-schedule.ts";
import { NO_LEVERS } from "./road-levers.ts";
import { type RoadLine, roadLine } from "./road-line.ts";
import type { RoadDocuments } from "./suppose-road.ts";

/** A step or a debt, and how much nearer the target comes with it. */
export interface NearerThing {
  kind: "step" | "debt";
  id: string;
  title: string;
  /** Of a step what is still missing for it, put aside beyond the pace of today; of a debt what is paid off from savings. */
  amount: Dollars;
  /** Whole days, at least one. */
  days: number;
}

const MOST_STEPS = 6;
const MOST_DEBTS = 6;
const DAYS_A_MONTH = 365.25 / 12;

/** What of a person's own plans and debts brings the target nearer; nothing where no date can be told. */
export function nearerThings(documents: RoadDocuments, today: CalendarDate): NearerThing[] {
  const usual = roadLine(documents, [], NO_LEVERS, today);
  const steps = openSteps(documents.goals).map((step) => ({
    ...step,
    months: monthsOf(withMoney(documents, step.amount, today)),
  }));
  return [...steps, ...payableDebts(documents, usual)].flatMap(({ months, ...thing }) => {
    const before = monthsOf(usual);
    const days = before === null || months === null ? 0 : Math.round((before - months) * DAYS_A_MONTH);
    return days > 0 ? [{ ...thing, days }] : [];
  });
}

function openSteps(goals: readonly Goal[]): Omit<NearerThing, "days">[] {
  return goals
    .filter(({ type, status }) => type === "financial" && status !== "Completed")
    .flatMap(({ currentAmount, submilestones }) =>
      submilestones
        .filter(({ completed, targetAmount }) => !completed && (targetAmount ?? 0) > (currentAmount ?? 0))
        .map((step) => ({ step, amount: (step.targetAmount ?? 0) - (currentAmount ?? 0) })),
    )
    .toSorted((a, b) => compareDates(a.step.targetDate, b.step.targetDate))
    .slice(0, MOST_STEPS)
    .map(({ step, amount }) => ({ kind: "step", id: step.id, title: step.title, amount }));
}

function withMoney(documents: RoadDocuments, amount: Dollars, today: CalendarDate): RoadLine {
  return roadLine(documents, [], { ...NO_LEVERS, events: [{ kind: "inheritance", date: today, amount }] }, today);
}

/** Each debt that savings reach for, with the months to the target once they have paid it off. */
function payableDebts({ financials }: RoadDocuments, { path, target }: RoadLine) {
  if (!path) return [];
  const { start } = path.schedule;
  return (financials.debts ?? [])
    .map((debt) => ({ debt, there: start.debts.find(({ id }) => id === debt.id) }))
    .filter(({ there }) => there && there.balance <= start.cash + start.invested)
    .slice(0, MOST_DEBTS)
    .map(({ debt, there }) => {
      const amount = toDollars(there?.balance ?? 0);
      const without = { ...start, debts: start.debts.filter(({ id }) => id !== debt.id) };
      const schedule = cashSchedule(without, { investedReturn: path.annualReturn, lumpSum: -amount });
      const time = monthsUntilWorth(schedule, target);
      return { kind: "debt", id: debt.id, title: debt.name, amount, months: monthsOf({ arrival: time }) } as const;
    });
}

function monthsOf({ arrival }: Pick<RoadLine, "arrival">): number | null {
  return arrival?.kind === "in" ? arrival.months : null;
}
