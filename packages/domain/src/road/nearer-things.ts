import { type CalendarDate, compareDates } from "../calendar-date.ts";
import type { Debt } from "../financials.ts";
import { DAYS_A_MONTH } from "../format-span.ts";
import { isMoneyGoal } from "../goal-kinds.ts";
import type { Goal, MoneyGoal } from "../goals.ts";
import { type Dollars, roundToCents, toDollars } from "../money.ts";
import { monthsSooner } from "../projections/months-sooner.ts";
import { dateAfterMonths } from "../projections/target-path.ts";
import { cashSchedule } from "../schedule/cash-schedule.ts";
import { isPurchase } from "../schedule/goal-aims.ts";
import { monthsUntilWorth } from "../schedule/read-schedule.ts";
import { CHILD_MONTHS, NO_LEVERS } from "./road-levers.ts";
import { type RoadLine, roadLine } from "./road-line.ts";
import { type RoadDocuments, roadMonthOf } from "./suppose-road.ts";

/** A goal, a step of one, a debt, something that is bought or happens once, and what the target's date would be with it. */
interface NearerCase {
  kind: "goal" | "step" | "debt" | "purchase" | "event";
  id: string;
  title: string;
  /**
   * Of a goal or a step what is still missing for it, put aside beyond the pace of today; of a debt what is paid off
   * from savings; of a purchase what is spent on it; of what happens once what it takes or brings in all.
   */
  amount: Dollars;
  /** When it is spent or happens; null: today. */
  date: CalendarDate | null;
}

/** A step, a debt or a purchase, and how much nearer the target comes with it. */
export interface NearerThing extends NearerCase {
  /** Whole days, never none; below zero it moves further away. */
  days: number;
}

/** Why it can't be said in days how much nearer something brings the target. */
type NearerDoubt = "not-known" | "reached" | "out-of-reach" | "into-reach" | "lost" | "savings-short";

/** What one thing does to the date: whole days nearer, below zero further away; or why that can't be told. */
export type NearerAnswer = NearerCase & ({ days: number; doubt: null } | { days: null; doubt: NearerDoubt });

/** Of each kind in the road's list. */
const MOST_LISTED = 6;
/** Of one goal: each costs a run of the schedule. */
const MOST_STEPS = 24;

/**
 * What of a person's own plans and debts moves the target: steps and debts that bring it nearer, and what it costs to buy
 * what is saved for. Nothing where no date can be told.
 */
export function nearerThings(documents: RoadDocuments, today: CalendarDate): NearerThing[] {
  const usual = roadLine(documents, [], NO_LEVERS, today);
  const steps = stepCases(documents.goals)
    .slice(0, MOST_LISTED)
    .map((step) => withMoney(step, documents, usual));
  const debts = (documents.financials.debts ?? [])
    .map((debt) => withoutDebt(debt, usual))
    .filter(({ doubt }) => doubt !== "savings-short")
    .slice(0, MOST_LISTED);
  const purchases = purchaseCases(documents.goals, documents, usual)
    .slice(0, MOST_LISTED)
    .map((purchase) => withPurchase(purchase, usual));
  return [
    ...[...steps, ...debts].flatMap((answer) => told(answer, (days) => days > 0)),
    ...purchases.flatMap((answer) => told(answer, (days) => days !== 0)),
  ];
}

function told({ doubt: _, days, ...thing }: NearerAnswer, tells: (days: number) => boolean): NearerThing[] {
  return days !== null && tells(days) ? [{ ...thing, days }] : [];
}

/**
 * What a financial goal that money is still missing for does to the date, then what buying it does, where it is saved for
 * to be spent, then its open steps; as {@link nearerThings} counts.
 */
export function nearerByGoal(documents: RoadDocuments, goalId: string, today: CalendarDate): NearerAnswer[] {
  const goals = documents.goals.filter(({ id }) => id === goalId);
  const usual = roadLine(documents, [], NO_LEVERS, today);
  const whole = goals.filter(isMoneyGoal).flatMap(goalCase);
  // A step that asks for as much as the goal would only say the same again.
  const steps = stepCases(goals).filter(({ amount }) => !whole.some((goal) => goal.amount === amount));
  return [
    ...whole.map((goal) => withMoney(goal, documents, usual)),
    ...purchaseCases(goals, documents, usual).map((purchase) => withPurchase(purchase, usual)),
    ...steps.slice(0, MOST_STEPS).map((step) => withMoney(step, documents, usual)),
  ];
}

/** What paying off a debt from savings does to the date, as {@link nearerThings} counts; null where there is no such debt. */
export function nearerByDebt(documents: RoadDocuments, debtId: string, today: CalendarDate): NearerAnswer | null {
  const debt = documents.financials.debts?.find(({ id }) => id === debtId);
  return debt && debt.balance > 0 ? withoutDebt(debt, roadLine(documents, [], NO_LEVERS, today)) : null;
}

/** What each thing that happens once on a road does to its date, the others happening all the same; in their order. */
export function nearerByEvents(documents: RoadDocuments, line: RoadLine): NearerAnswer[] {
  const { levers, today } = line;
  return levers.events.map((event, at) => {
    const events = levers.events.filter((_, place) => place !== at);
    const without = roadLine(documents, [], { ...levers, events }, today);
    const { kind, date } = event;
    const amount = kind === "child" ? roundToCents(event.amount * CHILD_MONTHS) : event.amount;
    return answerOf({ kind: "event", id: String(at), title: kind, amount, date }, without, line);
  });
}

function goalCase({ id, title, status, targetAmount, currentAmount }: MoneyGoal): NearerCase[] {
  const amount = targetAmount - currentAmount;
  if (status === "Completed" || amount <= 0) return [];
  return [{ kind: "goal", id, title, amount, date: null }];
}

/** Goals that are saved for to be spent: on their day, else once the schedule has saved for them, else today. */
function purchaseCases(goals: readonly Goal[], { financials }: RoadDocuments, { path, today }: RoadLine): NearerCase[] {
  return goals
    .filter(isMoneyGoal)
    .filter((goal) => isPurchase(goal, financials.debts ?? []) && goal.targetAmount > 0)
    .map(({ id, title, targetAmount, targetDate }) => {
      const isAhead = targetDate !== null && targetDate >= today;
      const saved = path?.schedule.saved.get(id) ?? null;
      const date = isAhead || saved === null ? targetDate : dateAfterMonths(today, saved);
      return { kind: "purchase", id, title, amount: targetAmount, date: date && date > today ? date : null };
    });
}

/** Open steps with money missing, in the order of their dates. */
function stepCases(goals: readonly Goal[]): NearerCase[] {
  return goals
    .filter(isMoneyGoal)
    .filter(({ status }) => status !== "Completed")
    .flatMap(({ currentAmount, submilestones }) =>
      submilestones
        .map((step) => ({ step, amount: (step.targetAmount ?? 0) - currentAmount }))
        .filter(({ step, amount }) => !step.completed && amount > 0),
    )
    .toSorted((a, b) => compareDates(a.step.targetDate, b.step.targetDate))
    .map(({ step, amount }) => ({ kind: "step", id: step.id, title: step.title, amount, date: null }));
}

function withMoney(thing: NearerCase, documents: RoadDocuments, usual: RoadLine): NearerAnswer {
  const { today } = usual;
  const events = [{ kind: "inheritance" as const, date: today, amount: thing.amount }];
  return answerOf(thing, usual, roadLine(documents, [], { ...NO_LEVERS, events }, today));
}

/** It is spent, what was set aside for it first; nothing that counts is left of it, and nothing is saved for it any more. */
function withPurchase(thing: NearerCase, usual: RoadLine): NearerAnswer {
  const { path, target, today } = usual;
  if (!path) return answerOf(thing, usual, usual);
  const month = roadMonthOf(thing.date ?? today, today);
  const events = new Map([[month, { comes: 0, goes: thing.amount, intoHome: 0, goalId: thing.id }]]);
  const schedule = cashSchedule(path.schedule.start, { investedReturn: path.annualReturn, events });
  return answerOf(thing, usual, { arrival: monthsUntilWorth(schedule, target) });
}

/** A debt paid off from savings: from cash, and beyond that from what is invested. */
function withoutDebt({ id, name: title, balance: owed }: Debt, usual: RoadLine): NearerAnswer {
  const { path, target } = usual;
  if (!path) return answerOf({ kind: "debt", id, title, amount: owed, date: null }, usual, usual);
  const { start } = path.schedule;
  const balance = start.debts.find((debt) => debt.id === id)?.balance ?? 0;
  const thing = { kind: "debt", id, title, amount: toDollars(balance), date: null } as const;
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
  if (after.arrival?.kind !== "in") return doubt("lost");
  return { ...thing, days: Math.round((monthsSooner(before.arrival, after.arrival) ?? 0) * DAYS_A_MONTH), doubt: null };
}

type Arriving = Pick<RoadLine, "arrival">;
