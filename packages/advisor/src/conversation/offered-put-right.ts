import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import type { Conversation } from "./conversation.ts";
import { offeredAsWritten } from "./left-open.ts";
import { writing } from "./outcomes.ts";
import { putRight } from "./put-right.ts";
import { offeredByFigure, rightedByFigure } from "./righted-by-figure.ts";

/** "138,000 actually", after a reading was offered and not answered: it is written as it is put right. */
export function offeredPutRight(
  input: AdvisorInput,
  conversation: Conversation,
  said: readonly ReaderToken[],
): AdvisorOutput | null {
  const last = offeredAsWritten(conversation, input.today);
  if (!last || isPlainQuestion(input.message)) return null;
  if (rightedByFigure(input.message, said, conversation, input.documents, input.today)) return null;
  const alone = offeredByFigure(input.message, said, last, input.documents);
  const correction = alone ?? putRight(input.message, said, { ...conversation, last, since: 0 }, input.documents);
  return correction && writing(input, conversation, correction.changes, correction.statements);
}
