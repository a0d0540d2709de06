import { type CalendarDate, type Change, type Documents, formatDollars, roundToCents } from "@seven-figures/domain";
import { choosing } from "../changes/carry-out.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { YearlyStatement } from "../statements/statement.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import { type Option, orNeither } from "../vetoes/veto.ts";
import { type Conversation, lasting } from "./conversation.ts";
import { type SparedSum, sparedSums } from "./cost-sums.ts";
import { askingBeside } from "./outcomes.ts";
import { namesIn } from "./shown-in.ts";

const ENDED = /\b(?:cancell?ed|dropped|ditched|stopped|got rid of|unsubscribed|quit|switched|downgraded|gave up)\b/i;
const SPARES = /\b(?:less|fewer|saved|saves?|saving|cheaper|off (?:my|our|the) (?:bills|costs|spending|expenses))\b/i;
const NOT_SO =
  /\b(?:if|would|could|should|might|will|going to|gonna|want|planning|planned|plan (?:to|on)|thinking|job|work|goal|for the|towards?|into)\b/i;
/** What was spared in a time that is over says nothing of a year's costs. */
const ONCE = /\b(?:(?:this|last|past) (?:week|month|year)|so far|already|today|yesterday)\b/i;
const MOST_COSTS = 4;

/** By how much a year's spending may be lower, in dollars: all that it may mean, and whether the message says one of them surely. */
interface CostGone {
  readings: YearlyStatement[];
  isSure: boolean;
}

/**
 * "I canceled Netflix and the gym, that's 16 and 35 a month saved": the year's spending is lower by that. What ended, what it spares
 * and a price that went from one sum to another have to tell the same; else it is to be asked. Null where nothing is so.
 */
export function costGone(message: string, documents: Documents, today: CalendarDate): CostGone | null {
  if (!ENDED.test(message) || !SPARES.test(message) || NOT_SO.test(message) || isPlainQuestion(message)) return null;
  const said = readerTokens(message, documents, today);
  // "saving 57" is no account
  const isNamed = namesIn(said, documents).some(({ from }) => said[from]?.text !== "saving");
  if (!documents.financials.financialInfo?.annualExpenses || isNamed) return null;
  // a price that something was changed from is read as no price
  const all = readerTokens(message.replace(/\bfrom\b([^.;]{1,60}?)\bto\b/gi, "at$1then"), documents, today);
  const sums = sparedSums(all, /\bfrom\b/i.test(message));
  if (sums.length === 0 || sums.length > MOST_COSTS) return null;
  const told = inOnePeriod(sums, ONCE.test(message));
  if (!told) return null;
  const total = (role: SparedSum["role"]) => {
    const ofRole = told.filter((each) => each.role === role);
    return ofRole.length > 0 ? [roundToCents(ofRole.reduce((all, { yearly }) => all + yearly, 0))] : [];
  };
  const claims = [...new Set([...total("spared"), ...total("ended"), ...total("difference")])];
  const others = told.filter(({ role, yearly }) => role === "other" && !claims.includes(yearly));
  const isOther = others.length > 0 && !claims.includes(total("other")[0] ?? 0);
  const meant = claims.length > 0 ? claims : others.map(({ yearly }) => yearly);
  if (meant.length === 0) return null;
  return {
    readings: meant.map((amount) => ({
      kind: "yearly",
      of: "annualExpenses",
      mode: "subtract",
      amount,
      timesAYear: 1,
    })),
    isSure: claims.length === 1 && !isOther,
  };
}

/** The sums as they are of a year; those with no period have the one that the others have. Null where none is told. */
function inOnePeriod(sums: readonly SparedSum[], isOnce: boolean): (SparedSum & { yearly: number })[] | null {
  const [period, ...others] = [...new Set(sums.flatMap(({ timesAYear }) => timesAYear ?? []))];
  if (period === undefined) return null;
  const isTied = (each: SparedSum) => each.timesAYear !== null || !(each.role === "spared" && isOnce);
  const told = sums.filter(isTied);
  if (others.length > 0 && told.some(({ timesAYear }) => timesAYear === null)) return null;
  return told.map((each) => ({ ...each, yearly: roundToCents(each.value * (each.timesAYear ?? period)) }));
}

/** The question by how much the year's spending is lower. */
export function askingWhatIsSpared(
  { readings }: CostGone,
  input: AdvisorInput,
  conversation: Conversation,
): AdvisorOutput {
  const expenses = input.documents.financials.financialInfo.annualExpenses ?? 0;
  const options = readings
    .filter(({ amount }) => amount <= expenses)
    .map((statement): Option => {
      const annualExpenses = roundToCents(expenses - statement.amount);
      const changes: Change[] = [{ kind: "set-financial-info", fields: { annualExpenses } }];
      return { reply: `Spending is ${formatDollars(statement.amount)} a year less`, changes, statements: [statement] };
    });
  const question = `By how much is your yearly spending lower now, of **${formatDollars(expenses)}**?`;
  const ask = choosing({ question, options: orNeither(options) }, input.documents);
  const { leftOpen: _, ...kept } = lasting(conversation);
  return askingBeside(kept, ask);
}
