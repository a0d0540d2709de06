import type { Answered } from "./conversation/answer-pending.ts";
import { type Conversation, type LastWrite, lasting } from "./conversation/conversation.ts";
import { asksUnmarked, correctLast, isOfAsked, retold } from "./conversation/correct-last.ts";
import { type Mend, mendLast } from "./conversation/mend-last.ts";
import { mendsNothing } from "./conversation/mends-nothing.ts";
import { correcting, undoing, writing } from "./conversation/outcomes.ts";
import { repeatLast } from "./conversation/repeat-last.ts";
import { askingToUndo, nothingWrittenOf, takenBackSaid } from "./conversation/taken-back-said.ts";
import { undoIn } from "./conversation/undo.ts";
import { takingBackOne } from "./conversation/which-back.ts";
import { converse } from "./converse.ts";
import type { Sentence } from "./language/sentences.ts";
import type { ContextThing } from "./reader/context-tokens.ts";
import type { LearnedReading } from "./reader/learned-reader.ts";
import type { Statement } from "./statements/statement.ts";
import type { AdvisorInput, AdvisorOutput } from "./types.ts";
import { isPlainQuestion, isUndoDoubted } from "./vetoes/asked-or-doubted.ts";

const SPEAKS_OF_UNDOING = /\bundo(?:ne)?\b|\brevers(?:ed|ible)\b|\b(?:taken|turned|put) back\b/i;
const ASKS_HOW = /^\W*(?:how (?:do|can|would|should|does) (?:i|we|one|you)|is there (?:a|an|any))\b/i;

/** "Did I say tax office? I meant Sears" asks nothing. */
const ASKS_ITSELF =
  /\bdid i (?:really )?(?:say|write|type|put)\b[^?]*\?[^?]*$|\?\W*(?:no\b|nope\b|should be|i mean|i meant|it was|it's|make (?:it|that)|sorry)[^?]*$|^\W*(?:(?:can|could|would) (?:you|u)(?: please)? |please |pls )*(?:change|make|fix|correct|switch|delete|remove|cancel|scrap) (?:that|it|this|the (?:amount|last))\b[^?]*\?\W*$/i;

/** What was done as well is no correction of what was told before. */
const AS_WELL = /\bas well(?! as)\b|\b(?:paid|put|moved|sent|bought|charged|added|spent|transferred)\b.*\btoo\b/i;

/** What takes back or puts right, and asks nothing. */
const CHANGES_ONLY = /^(?:undo-some|change|correct)$/;

/** So many messages after a write, "no, 450" puts that right rather than the question after it. */
export const LONGEST_MENDED = 2;

/** A message as it was read. */
interface ReadSaid {
  answered: Answered;
  sentences: readonly Sentence[];
  text: string;
  learned: LearnedReading | undefined;
  context: readonly ContextThing[];
}

/** What a message that answers nothing does with what was written before it; null where it does nothing with it. */
export function goingBack(
  input: AdvisorInput,
  opened: Conversation,
  { answered, sentences, text, learned, context }: ReadSaid,
): AdvisorOutput | null {
  const { undone = null } = opened;
  const conversation = lasting(opened);
  if (asksUnmarked(sentences)) return null;
  if (learned && mendsNothing(input.message, learned.tokens.slice(learned.start), opened, input.documents)) return null;
  const mend =
    learned && !isUndoDoubted(input.message) && (!isPlainQuestion(input.message) || ASKS_ITSELF.test(input.message))
      ? mendLast(input.message, learned, context, opened, input.documents, input.today)
      : null;
  const goesFurtherBack = mend?.what === "redo" && undoIn(sentences, conversation, undone !== null) === "only";
  if (mend && !goesFurtherBack) {
    const output = mending(input, conversation, mend, answered, undone, text);
    // what stands so already is not what is protested: the message is read as any other
    return CHANGES_ONLY.test(mend.what) && output.changes.length === 0 ? null : output;
  }
  const meant = isOfAsked(input.message, opened) ? null : conversation.last;
  const back = takingBack(input, conversation, undone, sentences, meant);
  if (back) return back;
  const instead = undone && retold(undone, sentences, input.documents);
  if (instead) return converse(input, conversation, { ...answered, completed: instead, rest: [] }, text);
  const again = repeatLast(meant, sentences, input.documents);
  return again ? converse(input, conversation, { ...answered, completed: [again], rest: [] }, text) : null;
}

/** What was written before, taken back or as it was meant. */
function mending(
  input: AdvisorInput,
  conversation: Omit<Conversation, "undone">,
  mend: Mend,
  answered: Answered,
  undone: Statement[] | null,
  text: string,
): AdvisorOutput {
  switch (mend.what) {
    case "undo-last":
      return takingBackOne(input, conversation) ?? undoing(conversation);
    case "undo-some":
      return takenBackSaid(input, conversation, mend.taken);
    case "undo-nothing":
      return nothingWrittenOf(mend.name, input, conversation);
    case "change":
      return writing(input, { ...conversation, last: null }, mend.changes, null);
    case "redo":
      return converse(input, conversation, { ...answered, completed: undone ?? [], rest: [] }, text);
    case "tell":
      return converse(input, conversation, { ...answered, completed: mend.statements, rest: [] }, text);
    case "correct":
      return conversation.last
        ? correcting(input, conversation, conversation.last, mend.correction)
        : undoing(conversation);
  }
}

/** What a message takes back or corrects of what was last written, `last` where it may be corrected; null where it does neither. */
function takingBack(
  input: AdvisorInput,
  conversation: Conversation,
  undone: Statement[] | null,
  sentences: readonly Sentence[],
  last: LastWrite | null,
): AdvisorOutput | null {
  if (ASKS_HOW.test(input.message) || takesOffShown(input.message, conversation)) return null;
  const undo = undoIn(sentences, conversation, undone !== null);
  if ((undo || SPEAKS_OF_UNDOING.test(input.message)) && isUndoDoubted(input.message))
    return askingToUndo(conversation);
  if (undo === "only") return takingBackOne(input, conversation) ?? undoing(conversation);
  const correction = last && !AS_WELL.test(input.message) && correctLast(last, sentences, input.documents);
  if (correction && last) return correcting(input, conversation, last, correction);
  return undo ? (takingBackOne(input, conversation) ?? undoing(conversation)) : null;
}

const TAKES_OFF = /\b(?:cancel|scrap|scratch|strike|erase|delete|remove|nix|discard)\b/i;

/** "Scrap that goal", where nothing was written lately and a goal was shown: that is meant, and no change. */
function takesOffShown(message: string, { last, since = 0, shown = [] }: Conversation): boolean {
  const isLate = last === null || since > LONGEST_MENDED;
  return isLate && shown.length > 0 && TAKES_OFF.test(message) && !SPEAKS_OF_UNDOING.test(message);
}
