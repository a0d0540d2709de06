import { type Answered, unanswered } from "./conversation/answer-pending.ts";
import { chargedTo } from "./conversation/charged-to.ts";
import { type Conversation, lasting } from "./conversation/conversation.ts";
import { askingWhatIsSpared, costGone } from "./conversation/cost-gone.ts";
import { feeTold } from "./conversation/fee-told.ts";
import { toldOfGoalInMind } from "./conversation/goal-in-mind.ts";
import { goalTold } from "./conversation/goal-told.ts";
import { moneyTold } from "./conversation/ledger/money-told.ts";
import { listedAs } from "./conversation/listed-as.ts";
import { movedAgain } from "./conversation/moved-again.ts";
import { movedBetween } from "./conversation/moved-between.ts";
import { chosenOtherwise, toldOfOthersAsked } from "./conversation/others-asked.ts";
import { correcting } from "./conversation/outcomes.ts";
import { payTold } from "./conversation/pay-told.ts";
import { restated } from "./conversation/restated.ts";
import { rolledInto } from "./conversation/rolled-into.ts";
import { standsTold } from "./conversation/stands-told.ts";
import { wayPutRight } from "./conversation/way-put-right.ts";
import { converse } from "./converse.ts";
import { heldAgainstReading } from "./held-against-reading.ts";
import { rawText } from "./language/phrase.ts";
import type { Sentence } from "./language/sentences.ts";
import type { LearnedReading } from "./reader/learned-reader.ts";
import { readerTokens } from "./reader/reader-tokens.ts";
import type { AdvisorInput, AdvisorOutput } from "./types.ts";

const EXPECTED = /,? (?:and |but )?(?:i|we)(?: am| are|'m|'re)? (?:also )?expect(?:ing)? [^.?!;]*/i;

/**
 * What a message tells that goes on from those before it and stands in few words: of the goal that is in mind, of another of
 * those that were asked about, of money that goes the way it just went. Null where it does not.
 */
export function tellingOn(
  input: AdvisorInput,
  opened: Conversation,
  sentences: readonly Sentence[],
  text: string,
  read: () => LearnedReading | undefined,
): AdvisorOutput | null {
  const { message, documents, today } = input;
  const said = readerTokens(message, documents, today);
  const way = wayPutRight(message, said, opened, documents);
  if (way && "correction" in way && opened.last) return correcting(input, lasting(opened), opened.last, way.correction);
  const part = payTold(message, sentences, opened, documents, today) ?? goalTold(sentences, opened, documents, today);
  if (part) {
    const answered = { ...unanswered([], sentences), completed: part.statements, rest: part.rest };
    // what is only expected supposes nothing of what is asked beside it
    const plain = message.replace(EXPECTED, "");
    return converse({ ...input, message: plain }, { ...lasting(opened), pending: [] }, answered, text);
  }
  const gone = costGone(message, documents, today);
  const goesOn =
    (way && "statements" in way ? way.statements : null) ??
    toldOfGoalInMind(message, said, opened, documents) ??
    toldOfOthersAsked(message, said, opened, documents) ??
    restated(message, said, opened, documents) ??
    rolledInto(message, said, documents) ??
    (gone?.isSure ? gone.readings : null);
  if (!goesOn && gone) return askingWhatIsSpared(gone, input, opened);
  // a ledger accounts for all that a message says
  const inFull = goesOn ? null : moneyTold(message, said, opened, documents);
  const told =
    goesOn ??
    inFull ??
    movedBetween(message, said, documents) ??
    feeTold(message, said, documents) ??
    chargedTo(message, said, documents) ??
    listedAs(message, said, documents) ??
    standsTold(message, said, opened, documents) ??
    movedAgain(message, said, opened, documents);
  if (told) {
    const answered = { ...unanswered([], sentences), completed: told, rest: [] };
    const output = converse(input, { ...lasting(opened), pending: [] }, answered, text);
    return inFull ? output : heldAgainstReading(output, read(), input, opened);
  }
  const otherwise = chosenOtherwise(message, said, opened, documents);
  return otherwise && opened.last ? correcting(input, lasting(opened), opened.last, otherwise) : null;
}

/** What an answer goes on with, "loan. and 50 on the card too", told of those that were asked about. */
export function withOthersAsked(
  answered: Answered,
  { documents, today }: AdvisorInput,
  conversation: Conversation,
): Answered {
  const { among } = answered;
  if (!among) return answered;
  const told = answered.rest.map((sentence) => {
    const text = rawText(sentence.tokens);
    return toldOfOthersAsked(text, readerTokens(text, documents, today), { ...conversation, among }, documents);
  });
  return {
    ...answered,
    completed: [...answered.completed, ...told.flatMap((statements) => statements ?? [])],
    rest: answered.rest.filter((_, at) => !told[at]),
  };
}
