import type { Conversation } from "./conversation/conversation.ts";
import type { LearnedReading } from "./reader/learned-reader.ts";

const SURE = 0.97;
const MAY_ASK =
  /[?=]|\b(?:if|suppose|supposing|would|wouldn'?t|could|should|imagine|say i|how|which|why|whether|or|wanna know|tell me|show me|state|what(?! to do| can (?:i|you) do))\b/i;

/**
 * Whether a message surely tells what happened to money or entries, and has no word of asking or supposing: "overpaid the mortgage by
 * 5,000, straight out of the ISA, before the boat gets any ideas" wants no verdict.
 */
export function isSurelyTold(
  message: string,
  learned: LearnedReading | undefined,
  { memory, answered }: Pick<Conversation, "memory" | "answered">,
): boolean {
  if (!learned || answered || memory.figures?.chain || MAY_ASK.test(message)) return false;
  return learned.facts.some(
    ({ probability, statements, leans }) =>
      probability >= SURE && !leans && statements.some(({ kind }) => kind === "entry" || kind === "goal-edit"),
  );
}

const DOING =
  /^\W*(?:(?:and|also|so|ok|okay|then|well|today|yesterday|just)\W+)*(?:i|we)(?:'ve| have)? (?:(?:now|also|just|already|finally) )*(?:paid|put|cleared|moved|sent|saved|added|settled|finished|closed|shifted|transferred|set aside)\b/i;
const ASKS =
  /\?|\b(?:what(?! (?:i|we|was|is) (?:owed?|left|had))|how|when|which|why|if|should|can|could|would|will|do i|am i|is (?:that|it|this))\b/i;

/** "I have also put aside a further 160 for that project", "I have now cleared what I owed": nothing is asked by it. */
export function tellsOfDoing(message: string): boolean {
  return DOING.test(message) && !ASKS.test(message);
}
