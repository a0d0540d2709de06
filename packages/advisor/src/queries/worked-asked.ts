import type { CalendarDate, Documents } from "@seven-figures/domain";
import { isAsking } from "./asks-of-figures.ts";
import { leftOutOf, numbersOf } from "./left-out.ts";
import { type Parsed, parseQuestion } from "./parse-question.ts";
import type { Laid } from "./pieces.ts";
import type { Reading } from "./read-question.ts";
import type { ReadQuestion } from "./read-spans.ts";
import { isSameFigure } from "./same-figure.ts";
import type { Scope } from "./scope.ts";
import { asRead } from "./weigh-questions.ts";

/**
 * How likely it must at least be what is asked: in place of a guess that leaves something out; of what else leaves something out, or where
 * it leaves out a number or a time itself; where a name seems to be unknown; and in place of what is not sure. By what lines of authors
 * that nothing had learnt from gain and lose by it.
 */
const LEAST = { guess: 0.2, loose: 0.5, unknown: 0.7, unsure: 0.7 };
/** From here on it is told as no guess. */
const LIKELY = 0.5;

/**
 * What a message asks, as it was read; as the parser reads it where that is likelier: with all that the message names where what was read
 * leaves out some of it or is a guess alone, and in place of a rule that yields to it.
 */
export function workedAsked(
  asked: readonly ReadQuestion[],
  { parsed, supposed, yields }: Reading,
  { laid, documents, today }: Scope,
  { after, unknown, mayLean }: { after: unknown; unknown: readonly string[]; mayLean: boolean },
): readonly ReadQuestion[] {
  if (mayLean || after !== null) return asked;
  const isByRule = parsed.length === 0;
  if (isByRule ? !yields : !namesEntry(laid)) return asked;
  const least = isByRule ? LEAST_OVER_RULE : leastOver(asked, laid, unknown);
  if (!least) return asked;
  const [first] = parseQuestion(laid, documents, today);
  if (!first || first.questions.length === 0) return asked;
  if (first.probability < (accountsForAll(laid, first) ? least.whole : least.part)) return asked;
  // "the dental plan bears no interest" asks nothing
  if (asked.length === 0 && !isAsking(laid.typed) && !isWorkedOut(first)) return asked;
  if (first.questions.some(({ query }) => query.kind === "known")) return asked;
  // how often a sum is paid is told with its period by the rules
  if (isByRule && first.questions.some(({ notation }) => / \/ \{money/.test(notation))) return asked;
  // what comes to the same is told by the words of what was read
  if (isSameFigure(first.questions, asked, { documents, today })) return asked;
  const isGuess = first.probability < LIKELY;
  return asRead(first, supposed).map((each) => ({ ...each, isUnsure: isGuess, isGuess }));
}

/**
 * How likely a reading must be to take the place of what was read, where it accounts for the `whole` message and where it leaves out a part;
 * null where none may: nothing is parsed for that.
 */
function leastOver(
  asked: readonly ReadQuestion[],
  laid: Laid,
  unknown: readonly string[],
): { whole: number; part: number } | null {
  if (unknown.length > 0) return { whole: LEAST.unknown, part: LEAST.unknown };
  const isGuessed = asked.length === 0 || asked.some(({ isGuess }) => isGuess === true);
  const isLacking = asked.length === 0 || thingsLeft(laid, asked) > 0;
  if (isLacking) return { whole: isGuessed ? LEAST.guess : LEAST.loose, part: LEAST.loose };
  if (isGuessed) return { whole: LEAST.unsure, part: LEAST.loose };
  return asked.some(({ isUnsure }) => isUnsure === true) ? { whole: LEAST.unsure, part: NEVER } : null;
}

const NEVER = Number.POSITIVE_INFINITY;
/** Over a rule that the parser goes before. */
const LEAST_OVER_RULE = { whole: 0.75, part: NEVER };

/** From here on what the parser reads of all that a message names is what it asks, whatever else its words resemble. */
export const SURELY = 0.9;

/** What the parser surely reads a message to ask, with all that it names; null where it is not sure. */
export function surelyAskedOf(laid: Laid, documents: Documents, today: CalendarDate): Parsed | null {
  const [first] = parseQuestion(laid, documents, today);
  return first && first.probability >= SURELY && accountsForAll(laid, first) ? first : null;
}

/** What nobody only tells: a sum of several figures, how many times or by which percentage one is another. */
const WORKED = /(?:^| : )(?:ratio|percent-more)\b| [-+*/] /;

export function isWorkedOut({ questions }: Parsed): boolean {
  return questions.some(({ notation }) => WORKED.test(notation));
}

/** Whether what is parsed asks something, and with all that a message names, bare numbers among it. */
export function accountsForAll(laid: Laid, { questions }: Parsed): boolean {
  if (questions.length === 0 || leftIn(laid, questions) > 0) return false;
  const numbers = numbersOf(questions.map(({ query }) => query));
  return laid.pieces.every((piece) => piece.kind !== "count" || numbers.includes(piece.value));
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
