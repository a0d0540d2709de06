import { setImmediate as nextTurn } from "node:timers/promises";
import type { Call } from "../../call/call.ts";

const WORDS_AT_ONCE = 4;
const PIECE = new RegExp(`(?:\\s*\\S+){1,${WORDS_AT_ONCE}}\\s*`, "g");

/** Sends a text that is complete in pieces of some words, each written on its own, so that a page shows it appear. */
export async function sendInPieces(
  text: string,
  { signal, sendDelta }: Pick<Call, "signal" | "sendDelta">,
): Promise<void> {
  for (const [piece] of text.matchAll(PIECE)) {
    if (signal.aborted) return;
    sendDelta(piece);
    await nextTurn();
  }
}
