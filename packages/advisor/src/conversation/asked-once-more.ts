import type { Conversation } from "./conversation.ts";

const NO = "^\\W*(?:(?:no|nah|nope|naw)\\b\\W*)+(?:(?:man|mate|dear|sir|bro|but)\\b\\W*)?";
const ASKS = "i(?:'?m| am| was)? (?:just )?ask(?:ed|ing)?(?: you)?";
const SAYS_AGAIN = `(?:i (?:mean|meant|said|want(?:ed)? to know)|${ASKS})`;
/** "Nah I mean which one should I take": the whole question once more. */
const WHOLE = new RegExp(
  `${NO}(?:${SAYS_AGAIN}\\W+)?((?:which|what|how|where|when|why|who|should|is|are|can|do|does)\\b.*)$`,
  "is",
);
/** "No, I ask for the Home Depot card": what the same question is of. */
const OF_ANOTHER = new RegExp(`${NO}${ASKS} (?:for|about) (.*)$`, "is");

/** What was asked and answered beside the point, as it is asked once more; null for any other message. */
export function askedOnceMore(message: string, { answered, pending }: Conversation): string | null {
  if (!answered || pending.length > 0) return null;
  const [, another] = OF_ANOTHER.exec(message) ?? [];
  if (another) return `What about ${another.replace(/\W+$/, "")}?`;
  const [, whole] = WHOLE.exec(message) ?? [];
  return whole ? whole.trim() : null;
}
