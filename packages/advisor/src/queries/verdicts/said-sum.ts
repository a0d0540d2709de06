import { listed } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { PERIODS } from "../nouns.ts";
import { piecesOf } from "../pieces.ts";
import { money, strong } from "../shown.ts";
import { changedBy } from "./changed-by.ts";
import { saidArithmetic } from "./said-arithmetic.ts";
import { tooMuch } from "./too-much.ts";
import { type Amount, amountsIn, TELLS, type Verdict, type Wanted } from "./verdict.ts";

/** What asks of one's own figures, of growth or of a debt, in place of a sum on said numbers. */
const OF_OWN = anyOf(
  "if, left, save, saving, savings, afford, net worth, interest, invest\\w*, earn, make, income, salary, payoff, pay off, target, goal, raise, until, enough, can i, i spend (?!.* on )\\S*, my spending",
  "",
);
const ASKS = /\?|\b(?:what|whats|what's|how much|how many|magkano|comes? to|equals?)\b/;
const IN_ALL = /\b(?:in|over|for|per|each|every|by|is|a|an|one|the|1|entire|whole|full) (year|month|week|day)\b/g;
const SHORTLY = /\b(year|month|week|dai|annual)ly\b/g;
const TIMES: Record<string, number> = { year: 1, annual: 1, month: 12, week: 52, day: 365, dai: 365 };

/** The answer to a sum on numbers that a message says; null where it asks no such thing. */
export function saidSum(wanted: Wanted): Verdict | null {
  const { typed, laid, debts, assets } = wanted;
  if (TELLS.test(typed)) return null;
  const isOfOwn = debts.length + assets.length > 0 || laid.pieces.some(({ kind }) => kind === "named");
  const hasPercent = laid.pieces.some(({ kind }) => kind === "percent");
  const ofChange = debts.length > 0 ? null : changedBy(wanted.message);
  const ofOthers = ofChange ?? (isOfOwn || hasPercent ? null : byPeriods(wanted));
  const message = tooMuch(wanted) ?? ofOthers ?? saidArithmetic(wanted.message, wanted.before.isAnswering);
  return message === null ? null : { message, quickReplies: [], debts: [], assets: [] };
}

function byPeriods(wanted: Wanted): string | null {
  return hoursFor(wanted.typed) ?? byOtherPeriod(wanted);
}

const WAGE = /^\D*?(\d+(?:\.\d+)?)\s*(?:an|per|\/|every)\s*(?:hour|hr)\b(.*)$/;
const HOURS = /^\W*(?:x|times|at|for|@)?\s*(\d+(?:\.\d+)?)\s*(?:hours?|hrs?|h)\b(.*)$/;
const WEEKS = /^(?:\s*(?:a|per|every|\/|each)\s*(?:week|wk))?\W*(?:x|times|for|over)?\s*(\d+)\s*(?:weeks?|wks?)\b(.*)$/;

/** "18 an hour 15 hours for 32 weeks". */
function hoursFor(typed: string): string | null {
  const [, wage, after = ""] = WAGE.exec(typed) ?? [];
  const [, hours, rest = ""] = HOURS.exec(after) ?? [];
  const [, weeks, beyond = ""] = WEEKS.exec(rest) ?? [];
  if (!wage || !hours || !weeks || /\d/.test(beyond)) return null;
  const [perHour, byWeek, many] = [Number(wage), Number(hours), Number(weeks)];
  return `${strong(money(perHour * byWeek * many))}: ${money(perHour)} an hour, ${hours} hours a week, is ${money(perHour * byWeek)} a week, for ${weeks} weeks.`;
}

/** The one payment of a message, and how often it comes; null where there are others. */
function regular({ laid }: Wanted): { sum: Amount; timesAYear: number } | null {
  const amounts = amountsIn(laid);
  const [sum] = amounts;
  const [period] = piecesOf(laid.pieces, "period").filter(({ from }) => sum !== undefined && from >= sum.to);
  const isOne = amounts.length === 1 && sum !== undefined && period !== undefined;
  // a day of something that is paid for is any day, and no working day
  return isOne ? { sum, timesAYear: period.timesAYear === 260 ? 365 : period.timesAYear } : null;
}

/** "How much do I make a year if I get 550 a week": it is asked, and not told. */
const IF_PAID = /\bhow much (?:do|would|will|is) (?:i|we|that) (?:make|earn|get|bring in)\b.*\b(?:if|when) (?:i|we)\b/;

/** "35 a week, what's that a year?" */
function byOtherPeriod(wanted: Wanted): string | null {
  const { typed } = wanted;
  const payment = regular(wanted);
  if (!payment || !ASKS.test(typed) || (OF_OWN.test(typed) && !IF_PAID.test(typed))) return null;
  const { sum, timesAYear } = payment;
  const asked = [...typed.matchAll(IN_ALL), ...typed.matchAll(SHORTLY)].map(([, word = ""]) => TIMES[word] ?? 0);
  const others = [...new Set(asked)].filter((times) => times > 0 && times !== timesAYear);
  if (others.length === 0) return null;
  const sums = others.map((times) => `${strong(money((sum.value * timesAYear) / times))} ${PERIODS[times]}`);
  return `${money(sum.value)} ${PERIODS[timesAYear] ?? ""} is ${listed(sums)}.`;
}
