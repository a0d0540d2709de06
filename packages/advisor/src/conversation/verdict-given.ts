import { isOffered } from "../answers/answer-question.ts";
import { giveVerdict } from "../queries/verdicts/give-verdict.ts";
import type { Before } from "../queries/verdicts/verdict.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import type { Conversation } from "./conversation.ts";
import { sayingBeside } from "./outcomes.ts";

/** A verdict or a small sum, where a message wants one: nothing of it is written. */
export function verdictGiven(
  { message, documents, today }: AdvisorInput,
  conversation: Conversation,
): AdvisorOutput | null {
  if (isOffered(message)) return null;
  const { memory, shown: [spoken, ...others] = [], pending, payment = null } = conversation;
  const shown = spoken?.side === "goal" && others.length === 0 ? spoken.id : null;
  const before: Before = {
    last: memory.figures ?? null,
    shown,
    payment,
    asked: memory.asked?.amounts ?? [],
    isAnswering: pending.length > 0,
  };
  const given = giveVerdict(message, documents, today, before);
  if (!given) return null;
  const { quickReplies, last, notes } = given;
  const next: Conversation = {
    ...conversation,
    memory: { ...memory, figures: last },
    answered: true,
    ...(notes ? { toNote: notes } : {}),
  };
  return sayingBeside(next, { message: given.message, quickReplies });
}
