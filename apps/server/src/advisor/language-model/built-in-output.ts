import type { AdvisorInput, AdvisorOutput } from "@seven-figures/advisor";
import type { Advisor, Asker } from "../advisor.ts";
import { type Conversation, withExchange } from "./conversation.ts";

const UNDOING = "I took the last change back.";

/** Who listens to an answer, and for how long. */
export interface Listener {
  onDelta: (delta: string) => void;
  signal: AbortSignal;
  asker: Asker;
}

/**
 * The built-in advisor's answer in place of the model's, with a note about that. It goes on with its own conversation
 * only where it gave the last answer too: a question of its own from before the model's answers is no longer open.
 */
export async function builtInOutput(
  builtIn: Advisor,
  input: AdvisorInput,
  conversation: Conversation,
  { listener, note }: { listener: Listener; note: string },
): Promise<AdvisorOutput> {
  const { onDelta, signal, asker } = listener;
  const output = await builtIn.respond({ ...input, conversation: conversation.builtIn }, onDelta, signal, asker);
  const { reply } = output;
  const message = [reply.message, note].filter((part) => part !== "").join("\n\n");
  const next: Conversation = {
    ...conversation,
    history: withExchange(conversation.history, input.message, output.undo ? UNDOING : message),
    pending: null,
    proposed: reply.suggestedGoals.length > 0 ? reply.suggestedGoals : conversation.proposed,
    builtIn: output.conversation,
    builtInAsked: reply.needsClarification,
  };
  return { ...output, reply: { ...reply, message }, conversation: next };
}
