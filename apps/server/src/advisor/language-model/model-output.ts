import type { AdvisorInput, AdvisorOutput, AdvisorReply } from "@seven-figures/advisor";
import type { Documents, Instant } from "@seven-figures/domain";
import { SAYS_NOTHING } from "../says-nothing.ts";
import { cleanMessage } from "./clean-text.ts";
import { carryOut, confirmationQuestion, confirmationReplies, type Pending, pendingOf } from "./confirmation.ts";
import { type Conversation, withExchange } from "./conversation.ts";
import type { Draft } from "./draft.ts";

const UNDOING = "I took the last change back.";
const KEPT = "All right, everything stays as it is.";

/** What a model's text and its draft come to; null where the model neither said nor did anything. */
export function modelOutput(
  input: AdvisorInput,
  conversation: Conversation,
  { draft, text, now }: { draft: Draft; text: string; now: Instant },
): AdvisorOutput | null {
  if (draft.undo) return { ...output(input, conversation, { message: UNDOING }), undo: true };
  draft.settle();
  const pending = pendingOf(draft, now);
  const message = pending ? askFirst(pending, draft) : wholeMessage(text, draft);
  if (message === "") return null;
  const { suggestedGoals } = draft;
  const reply = {
    message,
    needsClarification: pending !== null || draft.questions.length > 0,
    clarificationQuestions: pending ? [confirmationQuestion(pending)] : draft.questions,
    quickReplies: pending ? confirmationReplies(pending) : draft.quickReplies,
    isGoalSuggestion: suggestedGoals.length > 0,
    suggestedGoals,
    isReadyForPlan: isReadyForPlan(draft.documents),
    warnings: [...draft.warnings],
  };
  const proposed = suggestedGoals.length > 0 ? suggestedGoals : conversation.proposed;
  return { ...output(input, { ...conversation, pending, proposed }, reply), changes: draft.changes };
}

/** What the person's yes or no to a question of ours comes to. No model is asked. */
export function confirmedOutput(
  input: AdvisorInput,
  conversation: Conversation & { pending: Pending },
  { yes, now }: { yes: boolean; now: Instant },
): AdvisorOutput {
  const { message, changes } = yes
    ? carryOut(conversation.pending, input.documents, now)
    : { message: KEPT, changes: [] };
  const reply = { message, isReadyForPlan: isReadyForPlan(input.documents) };
  return { ...output(input, { ...conversation, pending: null }, reply), changes };
}

/** Whatever the model says of it, this is what holds. */
function askFirst(pending: Pending, { changes, warnings }: Draft): string {
  const rest = changes.length > 0 ? "I stored the rest of what you said." : "";
  return [rest, ...warnings, confirmationQuestion(pending)].filter((part) => part !== "").join("\n\n");
}

/** The model's text with what must not go unsaid. */
function wholeMessage(text: string, { changes, questions, warnings }: Draft): string {
  const said = text || questions.join(" ") || (changes.length > 0 ? "Done." : "");
  const unsaid = [...warnings].filter((warning) => !text.includes(warning));
  return cleanMessage([said, ...unsaid].filter((part) => part !== "").join("\n\n"));
}

function output(input: AdvisorInput, conversation: Conversation, reply: Partial<AdvisorReply>): AdvisorOutput {
  const whole = { ...SAYS_NOTHING, ...reply };
  const history = withExchange(conversation.history, input.message, whole.message);
  const next: Conversation = { ...conversation, history, builtIn: null, builtInAsked: false };
  return { reply: whole, changes: [], undo: false, conversation: next };
}

/** A plan needs income or assets to start from. */
function isReadyForPlan({ financials }: Documents): boolean {
  return financials.financialInfo.annualIncome !== null || (financials.assets ?? []).length > 0;
}
