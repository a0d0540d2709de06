import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { backAsItWas } from "./back-as-it-was.ts";
import type { Conversation } from "./conversation.ts";
import { doneOtherwiseIn } from "./mend-last.ts";
import { orderedBack } from "./ordered-back.ts";
import { undoing, writing } from "./outcomes.ts";
import type { ReadInContext } from "./read-in-context.ts";
import { fellThrough } from "./sales/sale-told.ts";
import { takenBackSaid } from "./taken-back-said.ts";
import { takingBackOne } from "./which-back.ts";

/** What is said to be again as it stood, or not to have come about; null where a message takes nothing back. */
export function takenBackInWords(
  input: AdvisorInput,
  conversation: Conversation,
  reading: () => ReadInContext,
): AdvisorOutput | null {
  if (isDoneOtherwise(reading, input, conversation)) return null;
  const { message, documents, today } = input;
  const ordered = orderedBack(message, conversation, documents, today);
  if (Array.isArray(ordered)) return writing(input, { ...conversation, last: null }, ordered, null);
  const back = ordered ?? backAsItWas(message, conversation, documents, today);
  if (back === "last" || fellThrough(message, conversation))
    return takingBackOne(input, conversation) ?? undoing(conversation);
  return back && takenBackSaid(input, { ...conversation, pending: [] }, back);
}

/** What was done otherwise is put right by what the reader sees, whatever the words take back. */
function isDoneOtherwise(reading: () => ReadInContext, input: AdvisorInput, conversation: Conversation): boolean {
  if (conversation.since !== 0) return false;
  const { learned, context } = reading();
  return (
    learned !== undefined && doneOtherwiseIn(learned, context, conversation, input.documents, input.today) !== null
  );
}
