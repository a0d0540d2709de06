import { namesAsked } from "../queries/nearest.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import { type Conversation, lasting } from "./conversation.ts";

/** "The one of the bank. And ...": what is meant stands before it. */
const POINTS_FIRST = /^\W*(?:the|this|that|those|these) (?:ones?|others?|first|second|last|same)\b/i;

/**
 * What a message tells of what it names with a figure, where nothing came of it in the conversation: read as if it were the first,
 * "no lol, the Visa is at 535".
 */
export function byItself(
  input: AdvisorInput,
  opened: Conversation,
  responds: (input: AdvisorInput, opened: Conversation) => AdvisorOutput,
): AdvisorOutput | null {
  const { message, documents, today } = input;
  if ((opened.last === null && opened.pending.length === 0) || isPlainQuestion(message)) return null;
  if (POINTS_FIRST.test(message)) return null;
  const tokens = readerTokens(message, documents, today);
  const isOfStored =
    tokens.some(({ slot }) => slot?.kind === "money" || slot?.kind === "count") &&
    namesAsked(message, { ...input, memory: opened.memory }).length > 0;
  if (!isOfStored) return null;
  const { leftOpen: _, shown: __, among: ___, ...conversation } = lasting(opened);
  const output = responds(input, { ...conversation, last: null, pending: [], offered: [] });
  const isSettled = output.changes.length > 0 && !output.undo && !output.reply.needsClarification;
  return isSettled ? output : null;
}
