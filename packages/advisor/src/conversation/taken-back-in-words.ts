import { FAMILY } from "../lexicon/entry-kinds.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { backAsItWas } from "./back-as-it-was.ts";
import type { Conversation } from "./conversation.ts";
import { doneOtherwiseIn } from "./mend-last.ts";
import { orderedBack } from "./ordered-back.ts";
import { undoing, writing } from "./outcomes.ts";
import type { ReadInContext } from "./read-in-context.ts";
import { fellThrough } from "./sales/sale-told.ts";
import { namesIn } from "./shown-in.ts";
import { askingToUndo, takenBackSaid } from "./taken-back-said.ts";
import { takingBackOne } from "./which-back.ts";

/** What is said to be again as it stood, or not to have come about; null where a message takes nothing back. */
export function takenBackInWords(
  input: AdvisorInput,
  conversation: Conversation,
  reading: () => ReadInContext,
): AdvisorOutput | null {
  if (isOfAnother(input, conversation)) return askingToUndo(conversation);
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

const PERSON = `(?:my|our|the|his|her) (?:\\w+ )?(?:${[...FAMILY].join("|")}|roommate|flatmate|boss|friend|neighbou?r)`;
/** "No, that was my wife", "my son did that": somebody else's doing, or of somebody else's money. */
const BY_ANOTHER = new RegExp(
  `^(?:\\W|no|nope|nah|oh|wait|sorry|oops|actually|hang on|well)*(?:(?:it|that|this)(?:'s| was| is)(?:n't| not) me\\W+)?` +
    `(?:(?:it|that|this|that one)(?:'s| was| is) (?:actually |really )?${PERSON}` +
    `|${PERSON} (?:did|paid|charged|bought|made|put|spent) (?:it|that|this|that one|those))` +
    "(?:,? (?:and )?(?:not|wasn't|was not) (?:me|mine)|,? (?:who|that) did (?:it|that))?\\W*$",
  "i",
);

/** Whether what was just written is said to have been done by somebody else who is on record under no name. */
function isOfAnother({ message, documents, today }: AdvisorInput, { last, since }: Conversation): boolean {
  if (!last || last.changes.length === 0 || since !== 0 || !BY_ANOTHER.test(message)) return false;
  return namesIn(readerTokens(message, documents, today), documents).every(({ by }) => by === "kind");
}
