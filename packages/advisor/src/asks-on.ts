import type { Conversation } from "./conversation/conversation.ts";
import { isGuess } from "./conversation/outcomes.ts";
import { LONGEST_MENDED } from "./going-back.ts";
import { isBackground } from "./queries/background.ts";
import { BRINGS_BACK, goesOnAsking } from "./queries/goes-on-asking.ts";
import type { AdvisorInput } from "./types.ts";

const TAKES_BACK = /^\W*(?:oh |hm+ )*(?:no|not|nope|nah|naw|wait|actually|sorry|oops|i meant?|make (?:it|that))\b/i;

/** "Can you take that back?" asks for no figure. */
const ASKS_TO_UNDO = /\b(?:take|put|turn|roll|change) (?:that|it|this|them) back\b|\b(?:undo|revert)\b/i;

/** Whether a message only changes a part of the question that was just answered, or only asks for advice. */
export function asksOn(
  { message, documents, today }: AdvisorInput,
  { answered, askedWith, last, memory, pending, gone = [], since = LONGEST_MENDED }: Conversation,
): boolean {
  if (isBackground(message)) return true;
  if (ASKS_TO_UNDO.test(message) || (gone.length > 0 && BRINGS_BACK.test(message))) return false;
  if (!answered || !memory.figures || !pending.every(isGuess)) return false;
  if (last && since < LONGEST_MENDED && !askedWith && TAKES_BACK.test(message)) return false;
  return goesOnAsking(message, memory.figures, documents, today);
}
