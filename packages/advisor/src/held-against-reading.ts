import { applyChanges } from "@seven-figures/domain";
import { type Conversation, lasting } from "./conversation/conversation.ts";
import { asked, isAnswer } from "./conversation/evidence/asking-first.ts";
import { OF_SEVERAL } from "./conversation/evidence/evidence.ts";
import { askingOfHalfRead, comparedWith, otherReading, readBeside } from "./conversation/evidence/read-otherwise.ts";
import { writing } from "./conversation/outcomes.ts";
import { NO_TIME } from "./conversation/recent-writes.ts";
import { joined } from "./piece-by-piece.ts";
import type { LearnedReading } from "./reader/learned-reader.ts";
import type { AdvisorInput, AdvisorOutput } from "./types.ts";

/**
 * An answer to a message, held against what the encoders read in it: what they surely read otherwise is the other answer to a
 * question, what they surely read beside is written too, and what they half read beside is asked about.
 */
export function heldAgainstReading(
  output: AdvisorOutput,
  learned: LearnedReading | undefined,
  input: AdvisorInput,
  before: Conversation,
): AdvisorOutput {
  if (!learned || output.undo || output.changes.length === 0 || isAnswer(output, input, before)) return output;
  const compared = comparedWith(output, learned, input);
  const other = otherReading(compared, output, learned, input);
  if (other) return asked({ question: OF_SEVERAL, others: [other] }, output.changes, input, before);
  const { documents } = applyChanges(input.documents, output.changes, NO_TIME);
  const beside = readBeside(compared, output, documents, input);
  if (!beside) return askingOfHalfRead(compared, output, documents, input);
  const spoken = lasting(output.conversation as Conversation);
  const own = writing({ ...input, documents }, spoken, beside.changes, beside.statements);
  return joined(output, own, input, before);
}
