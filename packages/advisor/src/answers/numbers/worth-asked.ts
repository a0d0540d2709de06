import type { Dollars } from "@seven-figures/domain";
import { plainQuestion } from "../match/plain-question.ts";

const WHEN =
  "(?:when|(?:will|do|can) i ever|how long|how soon|how many (?:years|months)|(?:by|in|on|at)? ?(?:what|which) (?:year|date|day|month|age))";
const ARRIVING =
  "(?:reach|reached|hit|get to|get|getting|have|had|be|become|am|make|cross|pass|touch|achieve|see|worth|is|at|until|till|before|to)";
const COUNTS: Record<string, number> = {
  "half a": 0.5,
  half: 0.5,
  "quarter of a": 0.25,
  quarter: 0.25,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
};
const COUNT = `(?:(?<count>${Object.keys(COUNTS).join("|")}|\\d+(?:\\.\\d+)?) )?`;
const AMOUNT = `(?:(?:a|an|one|the|my|that|first|magic|whole|full|net|worth|of) )*(?:${COUNT}(?<million>million)s?|(?<number>\\d+(?:\\.\\d+)?) ?(?<unit>k|thousand|grand|m|mm)?)`;
const TAIL =
  "(?: (?:dollars?|usd|net|worth|in|of|total|mark|milestone|club|then|there|already|at|on|this|my|the|current|present|today|pace|rate|path|speed|do you think|if i keep (?:this|it|going)(?: up)?|like this))*";
const OF_WORTH = new RegExp(`^${WHEN}\\b.*\\b${ARRIVING}(?: i| my)* ${AMOUNT}${TAIL}$`);
/** Then it is a goal, a debt, an account or an income that is asked about. */
const OF_ELSE =
  /\b(?:goals?|due|deadline|debts?|loans?|mortgage|card|pay|paid|paying|saved?|saving|savings|fund|salary|income|earn|earning|spend|spent|retire|retirement|401k|ira|house|home|car|month|monthly|invested)\b/;

/** Sums below are no net worth that someone waits for. */
const LEAST = 1_000;

/**
 * The net worth whose date a question asks for: "When do I reach the million?", "when will i reach 100k", "When am I a
 * millionaire?". Null where it asks for anything else.
 */
export function worthAsked(text: string): Dollars | null {
  const question = plainQuestion(text);
  const found = OF_ELSE.test(question) ? null : OF_WORTH.exec(question);
  if (!found?.groups) return null;
  const { count, million, number, unit } = found.groups;
  const amount = million ? countOf(count) * 1e6 : Number(number) * unitOf(unit);
  return amount >= LEAST ? amount : null;
}

function countOf(count: string | undefined): number {
  return count === undefined ? 1 : (COUNTS[count] ?? Number(count));
}

function unitOf(unit: string | undefined): number {
  if (unit === undefined) return 1;
  return unit.startsWith("m") ? 1e6 : 1e3;
}
