import { isAsking } from "./asks-of-figures.ts";
import { leftOutOf } from "./left-out.ts";
import { type Parsed, parseWorked } from "./parse-question.ts";
import type { Laid } from "./pieces.ts";
import type { Reading } from "./read-question.ts";
import type { ReadQuestion } from "./read-spans.ts";
import type { Scope } from "./scope.ts";
import { asRead } from "./weigh-questions.ts";

/** How likely it must at least be what is asked, and from where on it is told as no guess. */
const LEAST = 0.2;
const LIKELY = 0.5;

/**
 * What a message asks, as it was read; where that leaves out something that it names, or is a guess alone, all of what it names put
 * together, as the parser reads it that learned such questions. Not where a name is unknown or an answer before is gone on from.
 */
export function workedAsked(
  asked: readonly ReadQuestion[],
  { chain, supposed }: Reading,
  { laid, documents, today }: Scope,
  { after, unknown, mayLean }: { after: unknown; unknown: readonly string[]; mayLean: boolean },
): readonly ReadQuestion[] {
  if (chain || mayLean || after !== null || unknown.length > 0 || !namesEntry(laid)) return asked;
  const isGuessed = asked.length === 0 || asked.some(({ isGuess }) => isGuess === true);
  if (!isGuessed && thingsLeft(laid, asked) === 0) return asked;
  const [first] = parseWorked(laid, documents, today);
  if (!first || first.probability < LEAST || !accountsForAll(laid, first)) return asked;
  // "the dental plan bears no interest" asks nothing
  if (asked.length === 0 && !isAsking(laid.typed) && !isWorkedOut(first)) return asked;
  if (first.questions.some(({ query }) => query.kind === "known")) return asked;
  const isGuess = first.probability < LIKELY;
  return asRead(first, supposed).map((each) => ({ ...each, isUnsure: isGuess, isGuess }));
}

/** What nobody only tells: a sum of several figures, how many times or by which percentage one is another. */
const WORKED = /(?:^| : )(?:ratio|percent-more)\b| [-+*/] /;

export function isWorkedOut({ questions }: Parsed): boolean {
  return questions.some(({ notation }) => WORKED.test(notation));
}

/** Whether what is parsed asks something, and with all that a message names, bare numbers among it. */
export function accountsForAll(laid: Laid, { questions }: Parsed): boolean {
  if (questions.length === 0 || leftIn(laid, questions) > 0) return false;
  const numbers = JSON.stringify(questions.map(({ query }) => query)).match(/\d+(?:\.\d+)?/g) ?? [];
  return laid.pieces.every((piece) => piece.kind !== "count" || numbers.some((each) => Number(each) === piece.value));
}

/** From this cue on words surely tell what is asked, with amounts that they may have reckoned on. */
const SURE_CUE = 9;

/** Names, amounts and percentages that questions leave out; of what is surely asked, names alone. */
function thingsLeft({ pieces }: Laid, questions: readonly ReadQuestion[]): number {
  const isSure = questions.every(({ cue }) => cue >= SURE_CUE);
  return leftOutOf(
    pieces.filter(({ kind }) => !isSure || kind === "named"),
    questions.map(({ query }) => query),
  ).things;
}

function leftIn({ pieces }: Laid, questions: readonly Pick<ReadQuestion, "query">[]): number {
  const { things, times } = leftOutOf(
    pieces,
    questions.map(({ query }) => query),
  );
  return things + times;
}

/** What is asked of all there is, or of a kind, the topics know with all that it rests on. */
function namesEntry({ pieces }: Laid): boolean {
  return pieces.some(({ kind }) => kind === "named");
}
