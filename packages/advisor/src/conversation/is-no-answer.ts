import type { LearnedReading } from "../reader/learned-reader.ts";
import type { AdvisorInput } from "../types.ts";
import type { Conversation } from "./conversation.ts";
import { putRight } from "./put-right.ts";

/** As sure as the reader has to be that the figures of a message tell nothing. */
const IDLE = 0.9;

/** "22 viewers right now", after the worth of something was asked for: figures, and none that the reader takes for an answer. */
export function isNoAnswer(
  conversation: Conversation,
  learned: LearnedReading | undefined,
  { message, documents }: AdvisorInput,
): boolean {
  const [open] = conversation.pending;
  if (!learned || !open || open.need === "which" || open.need === "confirm") return false;
  const said = learned.tokens.slice(learned.start);
  const at = learned.tokens.flatMap(({ slot }, index) =>
    index >= learned.start && (slot?.kind === "money" || slot?.kind === "count") ? [index] : [],
  );
  const isIdle = (index: number) => (learned.reading.idle[index] ?? 0) >= IDLE;
  if (open.need === "amount") return at.length > 0 && said.length > 3 && at.every(isIdle);
  return (
    open.need === "choose" &&
    at.length > 0 &&
    SAYS_WRONG.test(message) &&
    putRight(message, said, conversation, documents) !== null
  );
}

const SAYS_WRONG = /\b(?:wrong|should (?:be|have been)|i meant|correction)\b/i;
