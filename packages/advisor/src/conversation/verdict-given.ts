import { giveVerdict } from "../queries/verdicts/give-verdict.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import type { Conversation } from "./conversation.ts";
import { sayingBeside } from "./outcomes.ts";

/** A verdict or a small sum, where a message wants one: nothing of it is written. */
export function verdictGiven(
  { message, documents, today }: AdvisorInput,
  conversation: Conversation,
): AdvisorOutput | null {
  const { memory } = conversation;
  const given = giveVerdict(message, documents, today, memory.figures ?? null, conversation.pending.length > 0);
  if (!given) return null;
  const { quickReplies, last } = given;
  const next: Conversation = { ...conversation, memory: { ...memory, figures: last }, answered: true };
  return sayingBeside(next, { message: given.message, quickReplies });
}
