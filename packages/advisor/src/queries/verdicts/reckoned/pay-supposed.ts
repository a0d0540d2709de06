import { applyChanges, type Change, dateAfterMonths, dateParts, type Query } from "@seven-figures/domain";
import { type PersonFacts, personFacts } from "../../../answers/person/person-facts.ts";
import { arrival, monthAndYear, rate, span } from "../../../answers/words/figures.ts";
import { sentences } from "../../../answers/words/sentences.ts";
import { measureOf, per, value } from "../../build.ts";
import { partSaidIn } from "../../part-said.ts";
import { money, strong } from "../../shown.ts";
import { percentsIn } from "../advised/subject.ts";
import { type Amount, amountsIn, type Verdict, type Wanted } from "../verdict.ts";

const MONTHS = 12;
const WEEKS = 52;
const PAY =
  /\b(?:pay|salary|income|wages?|take[- ]?home|earn(?:ed|ing|s)?|mak(?:e|ing)|made|bring(?:ing)? (?:in|home)|paid|hours|days a week|day week|part[- ]time|budget)\b/;
/** "What would be left on 46,400 a year": what is lived on is the pay where what is left of it is asked. */
const ON_SUM = /\bon [$£€]?\d[\d,.]*k? (?:a|per|each|every) (?:year|month|fortnight|week)\b/;
const LEFT = /\b(?:left|remains?|remaining|stays?|surplus|spare|over)\b/;
const SUPPOSES =
  /\b(?:if|what would|would|could i|could we|can i|can we|suppose|supposing|say|imagine|thinking (?:of|about)|considering|might|offered|tempted|were to)\b/;
const ASKS =
  /\b(?:manage|cope|afford|get by|survive|make it|be (?:ok|okay|fine|alright|left|saving)|left(?: over)?|look like|budget|surplus|spare|save|saving|live on|leave me|enough|what then|what happens|work out|do ?able|still)\b/;
/** Somebody else's question: a price, a debt, a raise that is told. */
const OTHER =
  /\b(?:rents?|mortgage|loan|card|debts?|buy|buying|house|car|tax(?:es)?|goals?|fund|million|target|retire\w*|interest|raise|got|just|per ?cent more|more a|extra)\b/;
const LOSES = /\b(?:lose|losing|less|cut|down|drop\w*|reduc\w+|lower|fewer|give up|without|off|minus)\b/;
/** "I make half of what my wife earns." */
const OF_ANOTHER = /\bof (?:what |that of )?(?:my|his|her|the|our) (?!pay|salary|income|wages?|hours)/;
const DAYS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  "1": 1,
  "2": 2,
  "3": 3,
  "4": 4,
  "5": 5,
};
const DAYS_A_WEEK = /\b(one|two|three|four|[1-4])[- ]days?(?: a| per|\/)?[- ]week\b/;
const FULL_WEEK = 5;
/** A sum without a period is a year's from here on. */
const YEAR_FROM = 10_000;

const MANAGES =
  /\b(?:could|can|would) (?:i|we)(?: still)? (?:manage|cope|afford|get by|survive|make it|live|be (?:ok|okay|fine|alright))\b/;

/** "What would be left on 46,400 a year with the same spending", "down to four days, so I lose a fifth of my pay. Could I manage?" */
export function paySupposed(wanted: Wanted): Verdict | null {
  const { typed, facts, debts, assets } = wanted;
  const isOnSum = ON_SUM.test(typed) && LEFT.test(typed);
  if (!(isOnSum || (PAY.test(typed) && ASKS.test(typed))) || !SUPPOSES.test(typed) || OTHER.test(typed)) return null;
  const { income, expenses, monthlySurplus } = facts;
  if (debts.length + assets.length > 0 || income === null || expenses === null || monthlySurplus === null) return null;
  const supposed = incomeSaid(wanted, income);
  if (supposed === null || supposed <= 0 || supposed === income) return null;
  const message = outcomeOf(supposed, expenses, monthlySurplus, wanted);
  return { message, quickReplies: [], debts: [], assets: [], of: supposing(supposed) };
}

/** What is left over on an income, against today. */
function outcomeOf(supposed: number, expenses: number, monthlySurplus: number, { typed, facts }: Wanted): string {
  const left = (supposed - expenses) / MONTHS;
  const verdict = left >= 0 ? `${strong("Yes")}, if you spend as you do.` : `${strong("Not as you spend now")}.`;
  return sentences(
    MANAGES.test(typed) && verdict,
    `On ${money(supposed)} a year ${strong(`${money(Math.abs(left))} a month`)} would be ${left >= 0 ? "left over" : "missing"}: ${money(supposed / MONTHS)} comes in, ${money(expenses / MONTHS)} goes out.`,
    `Today ${money(monthlySurplus)} is left, so that is ${money(Math.abs(monthlySurplus - left))} ${left < monthlySurplus ? "less" : "more"}.`,
    left < 0 && `Your cash of ${money(facts.liquid)} would bridge it for ${span(Math.floor(facts.liquid / -left))}.`,
    "I count the income as you told it, before or after tax. Nothing is changed.",
  );
}

function supposing(annualIncome: number): NonNullable<Verdict["of"]> {
  const query: Query = {
    kind: "suppose",
    changes: [{ kind: "set-financial-info", fields: { annualIncome } }],
    query: value(per(measureOf("surplus"), MONTHS)),
  };
  return { queries: [query], items: [] };
}

/** The income of a year that is supposed: a sum, a part less, or fewer days a week. */
function incomeSaid(wanted: Wanted, income: number): number | null {
  const { typed } = wanted;
  const sums = amountsIn(wanted.laid).filter(({ value: said }) => said >= YEAR_FROM / 10);
  const [sum, ...more] = sums;
  if (sum) return more.length > 0 || LOSES.test(typed) ? null : byTheYear(sum, wanted);
  const [percent, ...percents] = percentsIn(typed);
  if (percent !== undefined) return percents.length === 0 && LOSES.test(typed) ? income * (1 - percent / 100) : null;
  const part = partSaidIn(typed);
  if (part !== null)
    return (LOSES.test(typed) || part === 1 / 2) && !OF_ANOTHER.test(typed) ? income * (1 - part) : null;
  const days = DAYS[DAYS_A_WEEK.exec(typed)?.[1] ?? ""];
  return days === undefined ? null : (income * days) / FULL_WEEK;
}

function byTheYear({ value: said, to }: Amount, { laid }: Wanted): number | null {
  const period = laid.pieces.find((piece) => piece.kind === "period" && piece.from >= to && piece.from - to <= 2);
  const times = period?.kind === "period" ? period.timesAYear : said >= YEAR_FROM ? 1 : null;
  return times !== null && times <= WEEKS ? said * times : null;
}

const LESS =
  /\b(?:how much (?:less|worse|more|better)|what(?:'?s| is| would be)? the difference|by how much|(?:less|more) than now|compared (?:to|with) (?:now|today)|drop in)\b/;
const REACHES =
  /\b(?:reach|hit|get to|make|have|still|when|on track|there)\b.*\b(?:million|target|goal|seven figures|number|1m)\b|\bon track\b/;
const RATE = /\bsavings? rate\b/;
const YEAR = /\b(20[2-9]\d)\b/;
const LONGEST = 110;

/** "How much less would I be saving than now?", "would I still reach the million by 2045 on that?", of the pay or spending that was supposed last. */
export function onSupposedPay(wanted: Wanted): Verdict | null {
  const { typed, facts, before, debts, assets } = wanted;
  const [query] = before.last?.queries ?? [];
  if (query?.kind !== "suppose" || !query.changes.every(isFlow) || typed.length > LONGEST) return null;
  if (debts.length + assets.length > 0 || !/\?|\b(?:how|what|would|when|will|could|do|am)\b/.test(typed)) return null;
  const then = personFacts(
    applyChanges(facts.documents, [...query.changes], `${facts.today}T00:00:00.000Z`).documents,
    facts.today,
  );
  const message = saidOf(typed, facts, then);
  const of = { queries: before.last?.queries ?? [], items: [] };
  return message === null ? null : { message, quickReplies: [], debts: [], assets: [], of };
}

function isFlow({ kind }: Change): boolean {
  return kind === "set-financial-info";
}

function saidOf(typed: string, now: PersonFacts, then: PersonFacts): string | null {
  const [was, is] = [now.monthlySurplus, then.monthlySurplus];
  if (was === null || is === null) return null;
  if (REACHES.test(typed)) return reached(typed, now, then, is);
  if (RATE.test(typed) && then.savingsRate !== null)
    return `On that you would put ${strong(rate(then.savingsRate))} of your income aside${now.savingsRate === null ? "" : `, ${rate(now.savingsRate)} today`}.`;
  if (!LESS.test(typed)) return null;
  const apart = is - was;
  return sentences(
    `${strong(`${money(Math.abs(apart))} a month ${apart < 0 ? "less" : "more"}`)}, ${money(Math.abs(apart) * MONTHS)} a year: ${money(is)} a month would be left over instead of ${money(was)}.`,
    "Nothing is changed.",
  );
}

/** When the target is reached on what is supposed, and by the year that is said. */
function reached(typed: string, now: PersonFacts, then: PersonFacts, monthly: number): string | null {
  const [time, today] = [then.timeToTarget, now.timeToTarget];
  if (!time) return null;
  const year = Number(YEAR.exec(typed)?.[1] ?? then.targetYear);
  if (time.kind !== "in")
    return time.kind === "never"
      ? `${strong("No")}: with ${money(monthly)} a month left over ${money(then.target)} is not reached.`
      : "You are there already.";
  const date = dateAfterMonths(then.today, time.months);
  const isInTime = date !== null && date !== undefined && dateParts(date).year <= year;
  if (monthly < 0)
    return `${money(-monthly)} a month would be missing, so growth alone would have to carry you: ${money(then.target)} ${strong(date ? `in ${monthAndYear(date)}` : `in ${span(time.months)}`)} if you never sold anything to live on. Nothing is changed.`;
  const isAsked = YEAR.test(typed) || /\b(?:still|on track)\b/.test(typed);
  return sentences(
    `${isAsked ? `${strong(isInTime ? "Yes" : "No")}: with` : "With"} the ${money(monthly)} a month that would be left over you reach ${money(then.target)} ${strong(date ? `in ${monthAndYear(date)}` : `in ${span(time.months)}`)}${isAsked ? `, ${isInTime ? "in time for" : "after"} ${year}` : ""}.`,
    today?.kind === "in" && `As it stands today it is ${arrival(today, now.today)}.`,
    "An estimate with the growth that I assume for you. Nothing is changed.",
  );
}
