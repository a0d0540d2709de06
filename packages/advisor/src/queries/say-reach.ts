import {
  type Documents,
  formatDate,
  formatDollars,
  formatFullMonth,
  type Outcome,
  type Quantity,
  type Query,
} from "@seven-figures/domain";
import { saidTimes } from "./build.ts";
import { nameOf, nounOf } from "./nouns.ts";
import { capital, money, monthlySaving, strong, toTheCent } from "./shown.ts";

type Reached = Extract<
  Outcome,
  {
    kind:
      | "paid-off"
      | "never-paid"
      | "payment"
      | "reached"
      | "reached-in"
      | "never-reached"
      | "save"
      | "too-late"
      | "afford"
      | "due";
  }
>;

/** Answers about when, how long and whether there is enough. */
export function sayReach(query: Query, outcome: Reached, documents: Documents): string {
  switch (outcome.kind) {
    case "paid-off":
      return sayPaidOff(query, outcome, documents);
    case "never-paid":
      if (outcome.payment <= 0)
        return `Nothing would be left over each month to pay it with, so it never ends. It would take at least ${strong(money(outcome.least))} a month.`;
      if (outcome.minimums)
        return `${money(outcome.payment)} a month is less than the least payments on them, about ${strong(money(outcome.least))} together as I reckon them. From there on I can tell how long it takes.`;
      return `At ${money(outcome.payment)} a month that never ends: the payment does not outrun the interest. It would take at least ${strong(money(outcome.least))} a month.`;
    case "payment":
      return `${strong(money(outcome.payment))} a month clears it in ${spanWords(outcome.months)}, with ${money(outcome.interest)} of interest in all.`;
    case "reached":
      return "You are there already.";
    case "reached-in":
      return sayReached(query, outcome, documents);
    case "never-reached":
      return outcome.saving > 0
        ? `Not within a hundred years at ${money(outcome.saving)} a month.`
        : `Not at this pace: ${outcome.saving < 0 ? `you spend ${money(-outcome.saving)} a month more than you make` : "nothing is left over each month"}.`;
    case "save":
      if (outcome.monthly === 0)
        return `Nothing has to be put aside for it: with the growth I assume for you, it gets there in ${spanWords(outcome.months)} by itself.`;
      return `${strong(`${monthlySaving(outcome.monthly)} a month`)}${toTheCent(outcome.monthly)} for ${spanWords(outcome.months)} does it${growthWords(query, outcome)}: ${money(outcome.remaining)} is still missing.`;
    case "too-late":
      return `No time is left for that, and ${money(outcome.remaining)} is missing.`;
    case "afford":
      return sayAfford(query, outcome);
    case "due":
      return query.kind === "due" ? sayDue(query, outcome, documents) : "";
  }
}

/** ", with the growth I assume for you": what is put aside for a net worth is more or less than the plain division. */
function growthWords(query: Query, { monthly, months, remaining }: Extract<Outcome, { kind: "save" }>): string {
  const isGrown = query.kind === "save-by" && !query.goal && Math.abs(monthly * months - remaining) > months;
  return isGrown ? ", with the growth I assume for you" : "";
}

function spanWords(months: number): string {
  const whole = Math.ceil(months - 1e-9);
  const [years, rest] = [Math.floor(whole / 12), whole % 12];
  const month = (count: number) => `${count} month${count === 1 ? "" : "s"}`;
  if (years < 2) return month(whole);
  const year = `${years} years`;
  return `${month(whole)} (${rest === 0 ? year : `${year} and ${month(rest)}`})`;
}

function sayPaidOff(query: Query, outcome: Extract<Outcome, { kind: "paid-off" }>, documents: Documents): string {
  const name = query.kind === "until-zero" ? capital(nounOf(query.of, documents)) : "It";
  const last = outcome.lastPayment < outcome.payment - 0.005 ? `, the last payment ${money(outcome.lastPayment)}` : "";
  const interest =
    outcome.interest > 0
      ? ` You would pay ${strong(money(outcome.interest))} of interest in all.`
      : " It bears no interest.";
  const plain = query.kind === "until-zero" && outcome.interest === 0 ? query.payment : null;
  const owed = outcome.payment * (outcome.months - 1) + outcome.lastPayment;
  return `${name} is gone in **${spanWords(outcome.months)}** at ${money(outcome.payment)} a month: ${outcome.months} payments${last}.${interest}${timesWords(plain, owed)}`;
}

const TIMES: Record<number, string> = { 4: "quarter", 26: "fortnight", 52: "week", 365: "day" };

/** " That is **26 weeks** at $60.": as often as it was said. */
function timesWords(each: Quantity | null, sum: number): string {
  const said = saidTimes(each);
  const unit = said ? TIMES[said.timesAYear] : undefined;
  if (!said || !unit || said.amount <= 0) return "";
  const many = Math.ceil(sum / said.amount - 1e-9);
  return ` That is ${strong(`${many} ${unit}${many === 1 ? "" : "s"}`)} at ${money(said.amount)}.`;
}

function sayReached(query: Query, outcome: Extract<Outcome, { kind: "reached-in" }>, documents: Documents): string {
  const when = outcome.date ? `, in ${formatFullMonth(outcome.date)}` : "";
  const goal =
    query.kind === "until" && query.goal
      ? `${nameOf(query.goal, documents)} is full`
      : `You reach ${formatDollars(outcome.amount)}`;
  const growth = query.kind === "until" && !query.goal ? " with the growth I assume for you" : "";
  return `${goal} in **${spanWords(outcome.months)}**${when}, at ${money(outcome.saving)} a month${growth}.${moreWords(query)}${timesWords(query.kind === "until" && query.goal ? query.saving : null, outcome.amount)}`;
}

/** " That is $500 a month more than is left over now." */
function moreWords(query: Query): string {
  const more = query.kind === "until" && query.saving?.kind === "plus" ? query.saving.parts[1] : undefined;
  return more?.kind === "amount" ? ` That is ${money(more.value)} a month more than before.` : "";
}

function sayAfford(
  query: Query,
  { price, left, enough, monthsCoveredAfter }: Extract<Outcome, { kind: "afford" }>,
): string {
  const isMonthly = query.kind === "afford" && query.monthly;
  const where = isMonthly ? "of what you have left over each month" : "of your cash and savings";
  if (!enough)
    return `No: ${money(price)} is ${strong(money(-left))} more than ${isMonthly ? "you have left over each month" : "you have in cash and savings"}.`;
  const cover =
    monthsCoveredAfter === null ? "" : `, enough for ${Number(monthsCoveredAfter.toFixed(1))} months of spending`;
  return `Yes: after ${money(price)}, ${strong(money(left))} ${where} would be left${cover}.`;
}

function sayDue(
  query: Extract<Query, { kind: "due" }>,
  { date, year, months }: Extract<Outcome, { kind: "due" }>,
  documents: Documents,
): string {
  if (!query.goal) return `Your target year is ${strong(String(year))}: ${spanWords(months)} from now.`;
  const name = nameOf(query.goal, documents);
  return months < 0
    ? `${name} was due on ${strong(formatDate(date ?? "2000-01-01"))}.`
    : `${name} is due on ${strong(formatDate(date ?? "2000-01-01"))}: ${spanWords(months)} from now.`;
}
