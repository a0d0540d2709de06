import { type Debt, evaluateQuery, type Query } from "@seven-figures/domain";
import { sentences } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { entries, measureOf, per, value } from "../build.ts";
import { PERIODS } from "../nouns.ts";
import { piecesOf } from "../pieces.ts";
import { sayOutcome } from "../say-outcome.ts";
import { money, strong } from "../shown.ts";
import { amountsIn, spokenDebts, TELLS, type Verdict, type Wanted } from "./verdict.ts";

const ASKS = /\b(?:what|whats|what's|how much|hows|how is|show|tell me)\b|\?/;
const IN = anyOf(
  "(?:i|we|do) (?:make|earn|bring in|get paid|bring home), make and, make or, earn and, earning, income, comes? in, coming in, in and out, in vs out, money in",
  "",
);
const OUT = anyOf("spend, spending, blow, burn, spent, goes out, going out, out, expenses, outgoings", "");
const COULD = /\b(?:could|can|able to|afford to|may)\b/;
const GIVES = anyOf(
  "throw, put, pay, go, chuck, send, spare, free up, set aside, toss, use, contribute, manage to pay, (?:left|have left|over)",
  "",
);
const TO = /\b(?:at|to|toward|towards|on|into|against|off|for|extra)\b/;
const HOW_MUCH = /\bhow much\b|\bwhat\b/;
const OTHER = anyOf(
  "if, when, how long, until, interest, years?, last, ago, save for, goal, target, afford a, rent, share, rate, percent\\w*, difference, ratio, net worth, retire, owe, cost, costs",
  "",
);
const MONTHS = 12;

/** What comes in and goes out, and how much could go at debts each month; null where neither is asked. */
export function inAndOut(wanted: Wanted): Verdict | null {
  const { typed, laid } = wanted;
  const isFree = amountsIn(laid).length === 0 && !laid.pieces.some(({ kind }) => kind === "percent" || kind === "date");
  if (!isFree || !ASKS.test(typed) || TELLS.test(typed) || OTHER.test(typed)) return null;
  return couldGo(wanted) ?? bothWays(wanted);
}

/** "What do we make and spend a month": both, and what is left over. */
function bothWays({ typed, laid, facts, debts, assets }: Wanted): Verdict | null {
  const { income, expenses, yearlySurplus: spare } = facts;
  if (!IN.test(typed) || !OUT.test(typed) || debts.length + assets.length > 0) return null;
  if (income === null || expenses === null || spare === null) return null;
  const times = piecesOf(laid.pieces, "period")[0]?.timesAYear ?? (/\bmonthly\b/.test(typed) ? MONTHS : 1);
  const each = (sum: number) => money(sum / times);
  const message = sentences(
    `You make ${strong(each(income))} ${PERIODS[times]} and spend ${strong(each(expenses))}.`,
    spare >= 0
      ? `${strong(each(spare))} ${PERIODS[times]} is left over.`
      : `You spend ${strong(each(-spare))} ${PERIODS[times]} more than you make.`,
    times !== 1 && `By the year that is ${money(income)} and ${money(expenses)}.`,
  );
  const surplus = value(per(measureOf("surplus"), times));
  return { message, quickReplies: [], debts: [], assets: [], of: { queries: [surplus], items: [] } };
}

/** "How much could I throw at them a month": what is left over, and when they would be gone with it. */
function couldGo(wanted: Wanted): Verdict | null {
  const { typed, laid, facts, assets } = wanted;
  const [period] = piecesOf(laid.pieces, "period");
  const isMonthly = period !== undefined || /\bmonthly\b/.test(typed);
  if (!isMonthly || assets.length > 0 || !HOW_MUCH.test(typed)) return null;
  if (!COULD.test(typed) || !GIVES.test(typed) || !TO.test(typed)) return null;
  const debts = debtsMeant(wanted);
  const { income, expenses, yearlySurplus: spare } = facts;
  if (debts.length === 0 || income === null || expenses === null || spare === null) return null;
  const times = period?.timesAYear ?? MONTHS;
  const each = (sum: number) => money(sum / times);
  const made = `you make ${each(income)} ${PERIODS[times]} and spend ${each(expenses)}`;
  if (spare <= 0) {
    const message = `Nothing, as it stands: ${made}.`;
    return { message, quickReplies: ["How can I save more money?"], debts, assets: [] };
  }
  const of = entries(...debts.map(({ id }) => ({ side: "debts" as const, id })));
  const payoff: Query = { kind: "until-zero", of, payment: null };
  const scene = { documents: facts.documents, today: facts.today };
  const outcome = evaluateQuery(payoff, scene);
  const message = sentences(
    `Up to ${strong(`${each(spare)} ${PERIODS[times]}`)}: ${made}, so that is what is left over beyond what you pay already.`,
    outcome.kind === "paid-off" && sayOutcome(payoff, outcome, facts.documents),
  );
  const items = debts.map(({ id }) => ({ side: "debts" as const, id }));
  return { message, quickReplies: [], debts, assets: [], of: { queries: [payoff], items } };
}

/** The debts that are named, or that "them" and "my debts" mean. */
function debtsMeant(wanted: Wanted): Debt[] {
  const { typed, debts, facts } = wanted;
  if (debts.length > 0) return [...debts];
  const spoken = spokenDebts(wanted);
  if (spoken.length > 0) return spoken;
  return /\b(?:them|it|debts?|everything|all)\b/.test(typed) ? facts.debts : [];
}
