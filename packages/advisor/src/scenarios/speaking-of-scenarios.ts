import type { Conversation, Pending } from "../conversation/conversation.ts";
import { asking, saying, sayingBeside } from "../conversation/outcomes.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { answerScenarios } from "./answer-scenarios.ts";

/** What comes of a message about the roads that were kept by name, and of nothing else; null for any other. */
export function speakingOfScenarios(input: AdvisorInput, conversation: Conversation): AdvisorOutput | null {
  const answer = answerScenarios(input.message, input);
  if (!answer) return null;
  const { message, quickReplies, options } = answer;
  if (!options) return sayingBeside(conversation, { message, quickReplies });
  const pending: Pending = { need: "choose", options, seen: null, question: message, quickReplies, age: 0 };
  return saying({ ...conversation, pending: [pending] }, asking(pending));
}
