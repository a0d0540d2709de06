import { idsOf } from "../changes/document-differences.ts";
import type { LearnedReading } from "../reader/learned-reader.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { AdvisorInput } from "../types.ts";
import type { Conversation, Pending } from "./conversation.ts";
import { putRight } from "./put-right.ts";
import { OTHER_SOURCE } from "./sales/placing-words.ts";
import { namedIn } from "./shown-in.ts";

/** As sure as the reader has to be that the figures of a message tell nothing. */
const IDLE = 0.9;

/** "22 viewers right now", after the worth of something was asked for: figures, and none that the reader takes for an answer. */
export function isNoAnswer(
  conversation: Conversation,
  learned: LearnedReading | undefined,
  input: AdvisorInput,
): boolean {
  const [open] = conversation.pending;
  const isOfOtherMoney = OTHER_SOURCE.test(input.message.toLowerCase());
  if (open?.need === "choose" && open.byTheWay && (isOfOtherMoney || namesOthers(open, input))) return true;
  if (!learned || !open || open.need === "which" || open.need === "confirm") return false;
  const { message, documents } = input;
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

/** "Put it on the Capital One, rest to checking", asked where the money of a sale went: more than any answer to it. */
function namesOthers({ options }: Extract<Pending, { need: "choose" }>, { message, documents, today }: AdvisorInput) {
  const offered = options.flatMap(({ changes }) => changes.flatMap(idsOf));
  const isOffered = options.some(({ reply }) => reply.toLowerCase() === message.trim().toLowerCase());
  const named = namedIn(readerTokens(message, documents, today), documents);
  return !isOffered && named.some(({ id, side }) => side !== "goal" && !offered.includes(id));
}

const SAYS_WRONG = /\b(?:wrong|should (?:be|have been)|i meant|correction)\b/i;
