import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import { namesIn } from "./shown-in.ts";

const ENDED = /\b(?:cancell?ed|dropped|ditched|stopped|got rid of|unsubscribed|quit|switched|downgraded|gave up)\b/i;
const SPARES = /\b(?:less|fewer|saved|saves?|saving|cheaper|off (?:my|our|the) (?:bills|costs|spending|expenses))\b/i;
const NOT_SO =
  /\b(?:if|would|could|should|might|will|going to|gonna|want|plan\w*|thinking|job|work|goal|for the|towards?|into)\b/i;
const MOST_COSTS = 4;

/** "I canceled Netflix and the gym, that's 16 and 35 a month saved": the year's spending is lower by that. Null where nothing is so. */
export function costGone(message: string, said: readonly ReaderToken[], documents: Documents): Statement[] | null {
  if (!ENDED.test(message) || !SPARES.test(message) || NOT_SO.test(message) || isPlainQuestion(message)) return null;
  if (!documents.financials.financialInfo?.annualExpenses || namesIn(said, documents).length > 0) return null;
  const sums = said.flatMap(({ slot }) => (slot?.kind === "money" || slot?.kind === "count" ? [slot.value] : []));
  const [timesAYear, ...others] = said.flatMap(({ slot }) => (slot?.kind === "period" ? [slot.timesAYear] : []));
  if (timesAYear === undefined || others.length > 0 || sums.length === 0 || sums.length > MOST_COSTS) return null;
  const amount = sums.reduce((sum, value) => sum + value, 0);
  return [{ kind: "yearly", of: "annualExpenses", mode: "subtract", amount, timesAYear }];
}
