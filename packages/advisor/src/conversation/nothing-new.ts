import type { CalendarDate, Documents } from "@seven-figures/domain";
import { type ReaderToken, readerTokens } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import type { Statement } from "../statements/statement.ts";
import type { AdvisorInput } from "../types.ts";
import type { Pending } from "./conversation.ts";
import { namesIn } from "./shown-in.ts";
import { statementId } from "./told-things.ts";

const DONE =
  "(?:paid|payed|sold|cleared|closed|settled|gone|moved|chang(?:e|ed|ing)|finished|done|spent|(?:touched|used)(?= (?:the|my|our|any|that|this)\\b)|sent|put|added|bought|started|happened|heard)";
const NOTHING_NEW = new RegExp(
  `(?:n['\\u2019]?t|\\bnot|\\bnever|nae)(?: \\w+){0,2} ${DONE}\\b(?! (?:so|as) much)|\\b(?:not |n't )?yet\\b|\\b(?:nothing|nowt|no) (?:new|changes?|changed|else|news|to (?:report|add|tell))\\b|\\bstill (?:the same|as it was|where it was)\\b|\\bunchanged\\b`,
  "i",
);
const HABIT =
  /\b(?:as (?:usual|always|ever|every)|like (?:always|usual|every)|the usual|same as (?:always|ever|last|usual|every)|every (?:week|month|year|payday)|each (?:week|month|year|payday)|usually|always|regularly)\b/i;
const SETTLED = /\b(?:off|cleared|settled|gone|killed|wiped|closed|last payment|done with)\b/i;

/** Whether a message says that something has not come about, or is as it always was: there is nothing in it to guess at. */
export function saysNothingNew(message: string): boolean {
  return NOTHING_NEW.test(message) || HABIT.test(message);
}

/**
 * "Paid the card as usual" settles nothing, and "nothing new on the card" asks for no removal: what would go is neither written nor asked
 * about.
 */
export function withoutWhatIsNotNew(
  weighed: Weighed,
  { message, documents, today }: Pick<AdvisorInput, "message" | "documents" | "today">,
  said: readonly ReaderToken[],
): Weighed {
  if (!saysNothingNew(message)) return weighed;
  const hasAmount = said.some(({ slot }) => slot?.kind === "money");
  const isHabit = HABIT.test(message) && !hasAmount && !SETTLED.test(message);
  const isOf = (each: Statement, actions: RegExp) => each.kind === "entry" && actions.test(each.action);
  const denied = deniedIn(message, documents, today);
  const isDenied = (each: Statement) => denied.has(statementId(each, documents) ?? "");
  const unpaid = weighed.statements.filter(
    (each) =>
      (isHabit && isOf(each, /^(?:pay-off|pay)$/)) || (isDenied(each) && isOf(each, /^(?:remove|pay-off|pay)$/)),
  );
  const amounts = unpaid.flatMap((each) => (each.kind === "entry" && each.amount !== null ? [each.amount] : []));
  const isItsSource = (each: Statement) =>
    each.kind === "entry" && each.action === "subtract" && each.amount !== null && amounts.includes(each.amount);
  const statements = weighed.statements.filter((each) => !unpaid.includes(each) && !isItsSource(each));
  const asks = weighed.asks.filter((ask) => !onlyRemoves(ask));
  return { ...weighed, statements, asks };
}

const PARTS = /[.,;!?\n]+|\b(?:but|though|while|whereas|and|because|since)\b/i;
const EXCEPT = /\b(?:except|excepting|save that|aside from|apart from|other than|besides)\b/i;
/** "Sold the canoe we never finished": what is denied is said of the thing, and the sale stands. */
const TOLD_BEFORE =
  /(?<=\b(?:sold|paid|put|sent|bought|gave|got rid|cleared|closed|delete|remove|drop|take|took|paying|selling)\b.*)\b(?:that|which|i|we)\b(?!.*\b(?:it|them|yet)\b)/i;

/** What is named in a part of a message that says it has not come about. */
function deniedIn(message: string, documents: Documents, today: CalendarDate): Set<string> {
  const parts = message
    .split(PARTS)
    .flatMap((part) => {
      const exception = part.search(EXCEPT);
      // "nothing new except": what follows has come about
      return exception > 0 && NOTHING_NEW.test(part.slice(0, exception)) ? part.split(EXCEPT) : [part];
    })
    .flatMap((part) => part.split(TOLD_BEFORE))
    .filter((part) => NOTHING_NEW.test(part));
  const named = parts.flatMap((part) => namesIn(readerTokens(part, documents, today), documents));
  return new Set(named.flatMap(({ things }) => things.map(({ id }) => id)));
}

/** Whether all that a question offers is that something goes. */
export function onlyRemoves(ask: Pending): boolean {
  return (
    ask.need === "choose" &&
    ask.options.every(({ changes, undo }) => !undo && changes.every(({ kind }) => kind.startsWith("delete-")))
  );
}
