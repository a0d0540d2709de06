import { type Documents, type Goal, isMoneyGoal } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import type { Conversation, Shown } from "./conversation.ts";
import { partsSaid } from "./parts-said.ts";
import { amountOf } from "./said-otherwise.ts";
import { mentionOf, statementId, toldOf } from "./told-things.ts";

/** So many messages after a write its figure may still be meant. */
const LONGEST_SINCE = 2;
const MOVED = /^(?:add|subtract|put|pay|charge)$/;

/** What says that a figure is all that stands there. */
const STANDS =
  /\b(?:should|supposed to|ought to|oughta|needs to) (?:now )?(?:be|read|say|show|stand)\b|\b(?:stands?|sits?|is|are|was put) (?:still |now |only |actually |really |back )*at\b|\bback to\b|'s (?:still |only )?at\b/i;
/** What may stand between a name and its figure, or between two such pairs. */
const BETWEEN =
  /^(?:[^\w\s]+|should|supposed|ought|oughta|needs?|to|be|read|say|show|stands?|sits?|is|are|at|now|still|only|just|actually|really|back|and|the|my|our|card|account|one|goal|pot|fund|balance|of|on|in|for|total|please|exactly|both)$/;
/** What is said beside it of what went wrong. */
const BESIDE =
  /^(?:no|nope|nah|wait|hang|hold|on|oops|sorry|that|this|it|its|'s|still|is|was|not|wrong|right|what|again|please|pls|both|i|mean|meant|said|told|you|put|set|change|make|fix|them|then|ok|okay|hey|hi|man|mate|come|love|dear|lol|there|so|but|look|figures?|numbers?|balances?|they|are|all|mixed|up|backwards|now|bucks|dollars?|quid|exactly|total|in|altogether|instead|of)$/;

interface Pair {
  thing: Shown;
  value: number;
}

/**
 * What stands on stored things, told by their names with a figure each and hardly a word besides: "that's still wrong, Sapphire
 * should be 1,760 and Freedom 740", "the van goal is at 2,850 not 13,500". A figure nearer to what was just moved than to what
 * stands there may be of that, and is left to others.
 */
export function standsTold(
  message: string,
  said: readonly ReaderToken[],
  conversation: Conversation,
  documents: Documents,
): Statement[] | null {
  if (message.includes("?") || !STANDS.test(message)) return null;
  const pairs = pairsIn(said, documents);
  if (!pairs || pairs.some((pair) => !isBalance(pair, conversation, documents))) return null;
  return pairs.map(({ thing, value }) => {
    if (thing.side !== "goal") return toldOf(thing, "set", value, documents);
    return {
      kind: "goal-edit",
      mention: mentionOf(thing, documents),
      target: thing.id,
      edit: { current: { to: value } },
    };
  });
}

/** Each name with the figure behind it; null where anything else is said. */
function pairsIn(said: readonly ReaderToken[], documents: Documents): Pair[] | null {
  const parts = partsSaid(said, documents);
  if (parts.some((part) => typeof part === "string" && part !== NOT && !BETWEEN.test(part) && !BESIDE.test(part)))
    return null;
  const told = parts.filter((part) => typeof part !== "string" || part === NOT);
  // "not 13,500": what it was not
  const meant = told.filter((part, at) => part !== NOT && !(typeof part === "number" && told[at - 1] === NOT));
  const pairs = Array.from({ length: Math.ceil(meant.length / 2) }, (_, at) => meant.slice(2 * at, 2 * at + 2)).flatMap(
    ([thing, value]) => (typeof thing === "object" && typeof value === "number" ? [{ thing, value }] : []),
  );
  const isEach = new Set(pairs.map(({ thing }) => thing.id)).size === pairs.length;
  return isEach && pairs.length > 0 && pairs.length * 2 === meant.length ? pairs : null;
}

const NOT = "not";

/** Whether a figure is nearer to what stands there than to what was just moved. */
function isBalance({ thing, value }: Pair, { last, since = 0 }: Conversation, documents: Documents): boolean {
  const goal = documents.goals.intermediateGoals.find(({ id }) => id === thing.id);
  if (goal && !isSaved(value, goal)) return false;
  if (!last || since > LONGEST_SINCE) return true;
  const base = { ...documents, ...last.before };
  const told = last.statements.find((each) => statementId(each, base) === thing.id);
  const isMove = told && (told.kind === "goal-edit" || (told.kind === "entry" && MOVED.test(told.action)));
  const moved = isMove ? amountOf(told) : null;
  const stands = [standing(thing, documents), standing(thing, base)].filter((each) => each > 0);
  if (!moved || stands.length === 0) return true;
  return Math.min(...stands.map((each) => apart(each, value))) <= apart(moved, value);
}

/** Whether a figure is nearer to what a goal has than to what it asks for. */
function isSaved(value: number, goal: Goal): boolean {
  const { currentAmount = 0, targetAmount } = isMoneyGoal(goal) ? goal : {};
  if (!currentAmount || !targetAmount || value >= targetAmount) return false;
  return apart(currentAmount, value) <= apart(targetAmount, value);
}

function apart(one: number, other: number): number {
  return Math.abs(Math.log(one / Math.max(other, 1)));
}

function standing({ id }: Shown, { financials, goals }: Documents): number {
  return (
    financials.assets?.find((each) => each.id === id)?.value ??
    financials.debts?.find((each) => each.id === id)?.balance ??
    goals.intermediateGoals.find((each) => each.id === id)?.currentAmount ??
    0
  );
}
