import type { Conversation } from "./conversation.ts";

const LEADS =
  "(?:(?:yes|yeah|yep|yea|ok|okay|sure|please|pls|alright|right|then|so|and|great|good|can you|will you)\\b\\W*)*";
const PUT_IN = new RegExp(
  `^\\W*${LEADS}(?:put|note|write|save|record|log|add|enter|use|go with|take|set|make it|update)\\b`,
  "i",
);
const OF_THAT = /\b(?:that|it|this|them|one|figure|number|in|down|then)\b/i;
const LONGEST = 9;

/** "Yeah put that in", "go with the 54 then": what was worked out last, as it would be told; null for any other message. */
export function putThatIn(message: string, { toNote = [] }: Conversation): string | null {
  const [first] = toNote;
  if (!first || !PUT_IN.test(message) || message.split(/\s+/).length > LONGEST) return null;
  const digits = /\d[\d,.]*/.exec(message)?.[0]?.replace(/\D/g, "");
  if (digits === undefined) return OF_THAT.test(message) ? first : null;
  return toNote.find((note) => note.replace(/\D/g, "").startsWith(digits)) ?? null;
}
