import { addDays, addMonths, type CalendarDate, daysBetween } from "../calendar-date.ts";
import type { Asset, Debt } from "../financials.ts";
import { formatDollars } from "../format-money.ts";
import type { Goal } from "../goals.ts";
import { type Dollars, roundToCents } from "../money.ts";
import { type GoalDraft as Draft, toGoal } from "./goal-draft.ts";
import { mixDraft, returnDraft, spreadDraft } from "./investment-goals.ts";
import { pricesDraft } from "./prices-goal.ts";
import type { RoadEvent, RoadLevers } from "./road-levers.ts";
import type { RoadLine } from "./road-line.ts";

/** Levers that can become a goal. */
export type GoalLever =
  | "saving"
  | "spending"
  | "riskTolerance"
  | "annualReturn"
  | "spread"
  | "inflation"
  | "rising"
  | "targetYear"
  | "order"
  | "still";

interface Known {
  line: RoadLine;
  /** The road with no lever moved. */
  usual: RoadLine;
  levers: RoadLevers;
  assets: readonly Asset[];
  debts: readonly Debt[];
}

/** What a lever asks of the person, as a goal with dated steps; null where it is not moved or asks for nothing. */
export function goalOfLever(lever: GoalLever, known: Known, id: string): Goal | null {
  const draft = DRAFTS[lever](known, known.line.today);
  return draft && toGoal(draft, id);
}

/** What it takes to be ready for something that happens once. */
export function goalOfEvent(event: RoadEvent, today: CalendarDate, id: string): Goal | null {
  if (event.date < today) return null;
  return toGoal(eventDraft(event, today), id);
}

const DRAFTS: Record<GoalLever, (known: Known, today: CalendarDate) => Draft | null> = {
  saving: ({ levers: { saving } }, today) =>
    saving > 0
      ? {
          title: `Save ${formatDollars(saving)} more each month`,
          description: "On top of what is left over now.",
          date: addMonths(today, 12),
          steps: [
            { title: `Set up a transfer of ${formatDollars(saving)} on payday`, date: addDays(today, 7) },
            { title: `Three months kept: ${formatDollars(saving * 3)} put aside`, date: addMonths(today, 3) },
            { title: `Half a year kept: ${formatDollars(saving * 6)} put aside`, date: addMonths(today, 6) },
            { title: `A year kept: ${formatDollars(saving * 12)} put aside`, date: addMonths(today, 12) },
          ],
        }
      : null,
  spending: ({ levers: { spending } }, today) =>
    spending < 0
      ? {
          title: `Spend ${formatDollars(-spending)} less each month`,
          description: "And put aside what is not spent.",
          date: addMonths(today, 12),
          steps: [
            { title: "List last month's spending by size", date: addDays(today, 7) },
            { title: `Choose what goes: ${formatDollars(-spending)} a month`, date: addDays(today, 14) },
            { title: "Three months kept", date: addMonths(today, 3) },
            { title: `A year kept: ${formatDollars(-spending * 12)} not spent`, date: addMonths(today, 12) },
          ],
        }
      : null,
  riskTolerance: mixDraft,
  annualReturn: returnDraft,
  spread: spreadDraft,
  inflation: pricesDraft,
  rising: ({ levers, line }, today) =>
    levers.rising
      ? {
          title: "Have my pay rise with prices",
          description: `Prices are supposed to rise ${line.supposed.inflation}% a year.`,
          date: addMonths(today, 12),
          steps: [
            { title: "Write down what I achieved this year", date: addMonths(today, 1) },
            { title: `Ask for a raise of ${line.supposed.inflation}% or more`, date: addMonths(today, 3) },
            { title: "Look at pay and prices again", date: addMonths(today, 12) },
          ],
        }
      : null,
  targetYear: yearDraft,
  order: orderDraft,
  still: assetsDraft,
};

function yearDraft({ levers, line }: Known): Draft | null {
  const { targetYear } = levers;
  if (targetYear === null || line.yearsLeft === 0) return null;
  const ahead = line.milestones.filter(({ reached, amount }) => !reached && amount > 0);
  return {
    title: `Reach a net worth of ${formatDollars(line.target)} by ${targetYear}`,
    description: "The steps are the milestones, on the days on which the road passes them.",
    date: `${targetYear}-12-31` as CalendarDate,
    amount: line.target,
    current: roundToCents(Math.min(Math.max(line.netWorth, 0), line.target)),
    steps: ahead.map(({ amount, date }) => ({ title: `Stand at ${formatDollars(amount)}`, date, amount })),
  };
}

function orderDraft({ levers, line, debts }: Known, today: CalendarDate): Draft | null {
  if (levers.order === "costly" || debts.length === 0) return null;
  if (levers.order === "investing") {
    return {
      title: "Invest before I pay debts ahead",
      description: "Debts get what they ask for, the rest is invested.",
      date: addMonths(today, 6),
      steps: [
        { title: "Set each debt's payment to what was agreed", date: addDays(today, 14) },
        { title: "Set up a monthly transfer to my investments", date: addMonths(today, 1) },
        { title: "Compare the debts' rates with what investments bring", date: addMonths(today, 6) },
      ],
    };
  }
  const cleared = (line.path?.schedule.debts ?? []).flatMap(({ id, cleared }) => {
    const debt = debts.find((entry) => entry.id === id);
    return debt
      ? [{ title: `Be rid of ${short(debt.name)}`, date: cleared === null ? null : addMonths(today, cleared) }]
      : [];
  });
  return {
    title: "Clear my debts before I invest",
    description: "Highest rate first.",
    date: cleared.reduce<CalendarDate | null>((last, { date }) => (date && (!last || date > last) ? date : last), null),
    steps: cleared,
  };
}

function assetsDraft({ levers, assets }: Known, today: CalendarDate): Draft | null {
  const named = (ids: readonly string[]) => assets.filter(({ id }) => ids.includes(id)).map(({ name }) => short(name));
  const [held, growing] = [named(levers.still), named(levers.growing)];
  const names = growing.length > 0 ? growing : held;
  if (names.length === 0) return null;
  const what = names.length > 2 ? `${names.length} assets` : names.join(" and ");
  return {
    title: growing.length > 0 ? `Put ${what} to work` : `Settle what ${what} is for`,
    description: "",
    date: addMonths(today, 12),
    steps: [
      { title: `Find out what ${what} brought in the last years`, date: addDays(today, 14) },
      { title: "Decide to keep, sell or move it", date: addMonths(today, 1) },
      { title: "Look at it again", date: addMonths(today, 12) },
    ],
  };
}

/** Months of what a child costs that are worth having ready. */
const CHILD_READY_MONTHS = 6;

function eventDraft({ kind, date, amount }: RoadEvent, today: CalendarDate): Draft {
  switch (kind) {
    case "home":
      return savingDraft("Save for a home", amount, date, today);
    case "sabbatical":
      return savingDraft("Save for a sabbatical", amount, date, today);
    case "child":
      return savingDraft("Save for a child's first months", roundToCents(amount * CHILD_READY_MONTHS), date, today);
    case "inheritance":
      return {
        title: "Decide what an inheritance does",
        description: `About ${formatDollars(amount)}.`,
        date: addMonths(date, 3),
        steps: [
          { title: "Put it where it is safe and earns interest", date },
          { title: "Clear debts that cost more than investments bring", date: addMonths(date, 1) },
          { title: "Fill the emergency fund, and invest the rest", date: addMonths(date, 3) },
        ],
      };
  }
}

const QUARTERS = [1, 2, 3, 4];

/** An amount by a day, in four equal steps on the way. */
function savingDraft(title: string, amount: Dollars, date: CalendarDate, today: CalendarDate): Draft {
  const days = daysBetween(today, date);
  const steps = QUARTERS.map((quarter) => {
    const part = roundToCents((amount * quarter) / QUARTERS.length);
    const by = quarter === QUARTERS.length ? date : addDays(today, Math.round((days * quarter) / QUARTERS.length));
    return { title: `${formatDollars(part)} put aside`, date: by, amount: Math.max(part, 0.01) };
  });
  return { title, description: "", date, amount, current: 0, steps };
}

const LONGEST_NAME = 60;

function short(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).trim()}...` : name;
}
