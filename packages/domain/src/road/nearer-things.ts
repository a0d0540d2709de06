import { type CalendarDate, compareDates } from "../calendar-date.ts";
import type { Debt } from "../financials.ts";
import { DAYS_A_MONTH } from "../format-span.ts";
import type { Goal } from "../goals.ts";
import { type Dollars, toDollars } from "../money.ts";
import { cashSchedule } from "../schedule/cash-schedule.ts";
import { monthsUntilWorth } from "../schedule/read-schedule.ts";
import { NO_LEVERS } from "./road-levers.ts";
import { type RoadLine, roadLine } from "./road-line.ts";
import type { RoadDocuments } from "./suppose-road.ts";

/** A goal, a step of one or a debt, and what the target's date would be with it. */
interface NearerCase {
  kind: "goal" | "step" | "debt";
  id: string;
  title: string;
  /** Of a goal or a step what is still missing for it, put aside beyond the pace of today; of a debt what is paid off from savings. */
  amount: Dollars;
}

/** A step or a debt, and how much nearer the target comes with it. */
export interface NearerThing extends NearerCase {
  /** Whole days, at least one. */
  days: number;
}

/** Why it can't be said in days how much nearer something brings the target. */
type NearerDoubt = "not-known" | "reached" | "out-of-reach" | "into-reach" | "savings-short";

/** What one thing does to the date: whole days nearer, below zero further away; or why that can't be told. */
export type NearerAnswer = NearerCase & ({ days: number; doubt: null } | { days: null; doubt: NearerDoubt });

const MOST_STEPS = 6;
const MOST_DEBTS = 6;

/** What of a person's own plans and debts brings the target nearer; nothing where no date can be told. */
export function nearerThings(documents: RoadDocuments, today: CalendarDate): NearerThing[] {
  const usual = roadLine(documents, [], NO_LEVERS, today);
  const steps = stepCases(documents.goals)
    .slice(0, MOST_STEPS)
    .map((step) => withMoney(step, documents, usual));
  const debts = (documents.financials.debts ?? [])
    .map((debt) => withoutDebt(debt, usual))
    .filter(({ doubt }) => doubt !== "savings-short")
    .slice(0, MOST_DEBTS);
  return [...steps, ...debts].flatMap(({ kind, id, title, amount, days }) =>
    days !== null && days > 0 ? [{ kind, id, title, amount, days }] : [],
  );
}

/** What a financial goal that money is still missing for does to the date, then its open steps, as {@link nearerThings} counts. */
export function nearerByGoal(documents: RoadDocuments, goalId: string, today: CalendarDate): NearerAnswer[] {
  const goals = documents.goals.filter(({ id }) => id === goalId);
  const usual = roadLine(documents, [], NO_LEVERS, today);
  const [whole, ...steps] = [...goals.flatMap(goalCase), ...stepCases(goals).slice(0, MOST_STEPS)];
  if (!whole) return [];
  // A step that asks for as much as the goal would only say the same again.
  const apart = steps.filter(({ amount }) => amount !== whole.amount);
  return [whole, ...apart].map((thing) => withMoney(thing, documents, usual));
}

/** What paying off a debt from savings does to the date, as {@link nearerThings} counts; null where there is no such debt. */
export function nearerByDebt(documents: RoadDocuments, debtId: string, today: CalendarDate): NearerAnswer | null {
  const debt = documents.financials.debts?.find(({ id }) => id === debtId);
  return debt && debt.balance > 0 ? withoutDebt(debt, roadLine(documents, [], NO_LEVERS, today)) : null;
}

function goalCase({ id, title, type, status, targetAmount, currentAmount }: Goal): NearerCase[] {
  const amount = (targetAmount ?? 0) - (currentAmount ?? 0);
  return type === "financial" && status !== "Completed" && amount > 0 ? [{ kind: "goal", id, title, amount }] : [];
}

/** Open steps with money missing, in the order of their dates. */
function stepCases(goals: readonly Goal[]): NearerCase[] {
  return goals
    .filter(({ type, status }) => type === "financial" && status !== "Completed")
    .flatMap(({ currentAmount, submilestones }) =>
      submilestones
        .filter(({ completed, targetAmount }) => !completed && (targetAmount ?? 0) > (currentAmount ?? 0))
        .map((step) => ({ step, amount: (step.targetAmount ?? 0) - (currentAmount ?? 0) })),
    )
    .toSorted((a, b) => compareDates(a.step.targetDate, b.step.targetDate))
    .map(({ step, amount }) => ({ kind: "step", id: step.id, title: step.title, amount }));
}

function withMoney(thing: NearerCase, documents: RoadDocuments, usual: RoadLine): NearerAnswer {
  const { today } = usual;
  const events = [{ kind: "inheritance" as const, date: today, amount: thing.amount }];
  return answerOf(thing, usual, roadLine(documents, [], { ...NO_LEVERS, events }, today));
}

/** A debt paid off from savings: from cash, and beyond that from what is invested. */
function withoutDebt({ id, name: title, balance: owed }: Debt, usual: RoadLine): NearerAnswer {
  const { path, target } = usual;
  if (!path) return answerOf({ kind: "debt", id, title, amount: owed }, usual, usual);
  const { start } = path.schedule;
  const balance = start.debts.find((debt) => debt.id === id)?.balance ?? 0;
  const thing = { kind: "debt", id, title, amount: toDollars(balance) } as const;
  if (balance > start.cash + start.invested) return { ...thing, days: null, doubt: "savings-short" };
  const without = { ...start, debts: start.debts.filter((debt) => debt.id !== id) };
  const schedule = cashSchedule(without, { investedReturn: path.annualReturn, lumpSum: -thing.amount });
  return answerOf(thing, usual, { arrival: monthsUntilWorth(schedule, target) });
}

function answerOf(thing: NearerCase, before: Arriving, after: Arriving): NearerAnswer {
  const doubt = (why: NearerDoubt): NearerAnswer => ({ ...thing, days: null, doubt: why });
  if (!before.arrival) return doubt("not-known");
  if (before.arrival.kind === "reached") return doubt("reached");
  if (before.arrival.kind === "never") return doubt(after.arrival?.kind === "in" ? "into-reach" : "out-of-reach");
  if (after.arrival?.kind !== "in") return doubt("out-of-reach");
  return { ...thing, days: Math.round((before.arrival.months - after.arrival.months) * DAYS_A_MONTH), doubt: null };
}

type Arriving = Pick<RoadLine, "arrival">;
