import { idsOf } from "./changes/document-differences.ts";
import type { Conversation } from "./conversation/conversation.ts";
import { MISTAKEN } from "./conversation/said-otherwise.ts";
import type { Piece } from "./language/message-pieces.ts";
import type { AdvisorInput, AdvisorOutput } from "./types.ts";

/** Says that something was wrong, and what is only in the next piece: "no wait", of "no wait, the 200 was the loan". */
const OPENS = /^\W*(?:(?:oh|ah|no|nope|wait|oops|whoops|sorry|hang on|hold on|my bad|actually)\W*)+$/i;

/** An answer to the first piece of a message, and the pieces after it. */
interface Corrected {
  own: AdvisorOutput;
  rest: readonly Piece[];
}

/**
 * "No, the 150 was the Visa, not the Amex, also 90 more for the trip": the answer to the first piece by itself, where it puts right
 * what was just written and the message as a whole was taken for something else; null where it does not.
 */
export function correctedFirst(
  whole: AdvisorOutput,
  pieces: readonly Piece[],
  input: AdvisorInput,
  before: Conversation,
  responds: (input: AdvisorInput, before: Conversation) => AdvisorOutput,
): Corrected | null {
  const { last, since = 0 } = before;
  const length = OPENS.test(pieces[0]?.text ?? "") ? 2 : 1;
  const [first, rest] = [pieces.slice(0, length), pieces.slice(length)];
  const said = first.map((piece) => piece.text).join(", ");
  const isWrong = MISTAKEN.test(input.message.toLowerCase());
  // a "no" by itself is no piece
  const text = MISTAKEN.test(said.toLowerCase()) ? said : `No, ${said}`;
  if (rest.length === 0 || !last || since > 0 || first.some(({ asks, isSupposed }) => asks || isSupposed)) return null;
  const isNothing = whole.changes.length === 0 && !whole.reply.needsClarification;
  if (isNothing || whole.undo || !isWrong) return null;
  const written = new Set(last.changes.flatMap(idsOf));
  const touches = ({ changes }: AdvisorOutput) => changes.flatMap(idsOf).some((id) => written.has(id));
  if (touches(whole)) return null;
  const own = responds({ ...input, message: text }, before);
  return own.undo || own.reply.needsClarification || !touches(own) ? null : { own, rest };
}
