import type { Query } from "@seven-figures/domain";
import stored from "../../weights/question-ranking.json" with { type: "json" };
import { askedIn } from "./asked-in-notation.ts";
import { asksInNouns } from "./asks-only.ts";
import { leftOutOf } from "./left-out.ts";
import type { Parsed } from "./parse-question.ts";
import type { Reading } from "./read-question.ts";
import type { ReadQuestion } from "./read-spans.ts";

/** A way to understand what a message asks; no questions where nothing is to be computed. */
export interface Candidate {
  questions: readonly ReadQuestion[];
  /** How likely it is by the parser alone, 0 to 1. */
  share: number;
  /** What speaks for it, in the order of {@link SIGNS}. */
  signs: readonly number[];
}

/** What speaks for a candidate, by the trained parser and by wording; each about 0 to 1, or a logarithm. */
export const SIGNS = [
  "log of the parser's share",
  "the same, in long messages",
  "wording reads it",
  "cue of the wording",
  "score of the wording",
  "wording reads it, in long messages",
  "nothing is asked",
  "nothing is asked, by wording neither",
  "the parser's first",
] as const;

/** Tokens. */
const LONG_FROM = 14;
/** Of what the parser does not write at all. */
const LEAST_SHARE = 0.01;
/** From this cue on a wording decides where the parser is not likely right: where all that it writes is less likely than this. */
const TELLING = 6;
const RIGHT = 0.7;
/**
 * A reading below it that wording does not make: a topic that knows the message goes first, sooner where the message names
 * nothing of the person's own, for such questions are what the topics know best.
 */
const LIKELY = { ofOwn: 0.5, plain: 0.85 };

/** A reading below it is answered with the nearest other questions as buttons. */
const SURE = 0.7;
/** What of the parser's share is given as a guess, where no wording tells of it, and what is not given at all, where none reads it. */
const SHARE = { guess: 0.5, least: 0.15 };
/** From this cue on a wording tells of what it reads. */
const TOLD = 3;

type Read = Pick<Reading, "questions" | "laid" | "parsed" | "supposed">;

/** What is asked, of the questions that wording reads and of what the trained parser writes: the likeliest by both. */
export function weighedQuestions(reading: Read): readonly ReadQuestion[] {
  if (isTelling(reading) || tellsMore(reading) || tellsKind(reading)) return reading.questions;
  const isAsked = asksInNouns(reading.laid.typed) && reading.questions.some(({ cue }) => cue >= TOLD);
  const candidates = questionCandidates(reading).filter(
    ({ questions }) => (!isAsked || questions.length > 0) && !questions.some(isKnownByParser),
  );
  const weighed = candidates.map(({ questions, signs, share }) => ({
    questions,
    share,
    weight: Math.exp(signs.reduce((sum, sign, at) => sum + sign * (stored[at] ?? 0), 0)),
  }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const [best] = weighed.toSorted((a, b) => b.weight - a.weight);
  if (!best) return reading.questions;
  if (best.questions !== reading.questions && best.share < SHARE.least) return [];
  const none = weighed.find(({ questions }) => questions.length === 0)?.share ?? 0;
  if (best.share < none && best.questions.every(({ cue }) => cue < TOLD)) return [];
  const isGuess = best.share < SHARE.guess && best.questions.every(({ cue }) => cue < TOLD);
  const unsure = { isUnsure: best.weight < SURE * all, isGuess };
  if (best.questions === reading.questions) return reading.questions.map((each) => ({ ...each, ...unsure }));
  const isOfOwn = reading.laid.pieces.some(({ kind }) => kind === "named");
  const isDoubted = best.weight < (isOfOwn ? LIKELY.ofOwn : LIKELY.plain) * all;
  const byParser = isDoubted || (!isOfOwn && best.share < SHARE.guess);
  return best.questions.map((each) => ({ ...each, byParser, ...unsure }));
}

/**
 * Whether the wording is so telling that it decides where the parser is not likely right; one that leaves a name, an amount or a time out
 * does not: "how long to have 560 net worth" is no question for net worth alone.
 */
function isTelling({ questions, laid, parsed }: Read): boolean {
  if (!questions.some(({ cue, query }) => cue + (leavesOut(query) ? 1 : 0) >= TELLING)) return false;
  if (questions.some(({ query }) => NARROWS.test(JSON.stringify(query)))) return true;
  const [likeliest] = parsed;
  const isRight = likeliest !== undefined && likeliest.questions.length > 0 && likeliest.probability >= RIGHT;
  if (isRight && !asksMore(questions, likeliest.questions)) return false;
  return leavesNothing({ questions, laid });
}

/** Whether the wording is telling and leaves nothing out, where the parser can only guess and leaves out what is named. */
function tellsMore({ questions, laid, parsed }: Read): boolean {
  const [likeliest] = parsed;
  if (!likeliest || likeliest.questions.length === 0 || likeliest.probability >= SHARE.guess) return false;
  // "A and B together, or C and D": what is held against what is more than all that is named
  const isTold = questions.some(({ cue }) => cue >= TOLD) && !/\bor\b/.test(laid.typed);
  return isTold && leavesNothing({ questions, laid }) && !leavesNothing({ questions: likeliest.questions, laid });
}

const isOfTypes = (types: readonly string[]) => (text: string) => types.every((type) => text.includes(`"${type}"`));

/** Whether the wording is of a kind that is spoken of, and the parser of all there is: "the rate on the mortgage" is not that of all debts. */
function tellsKind({ questions, laid, parsed: [likeliest] }: Read): boolean {
  if (!likeliest || likeliest.questions.length === 0 || !questions.some(({ cue }) => cue >= TOLD)) return false;
  const parsed = JSON.stringify(likeliest.questions.map(({ query }) => query));
  if (parsed.includes('"id":"')) return false;
  const worded = JSON.stringify(questions.map(({ query }) => query));
  // months of spending are covered by all that is at hand, be it called savings or cash
  if (worded.includes('"kind":"cover"')) return false;
  return laid.pieces.some((piece) => {
    if (piece.kind !== "group" || piece.selection.kind !== "type") return false;
    const isIn = isOfTypes(piece.selection.types);
    return isIn(worded) && !isIn(parsed);
  });
}

function leavesNothing({ questions, laid }: { questions: readonly { query: Query }[]; laid: Read["laid"] }): boolean {
  const { things, times } = leftOutOf(
    laid.pieces,
    questions.map(({ query }) => query),
  );
  return things + times === 0;
}

/** "Only those under 5,000", "all but the two smallest": the parser seldom writes that. */
const NARROWS = /"kind":"(?:where|except|without)"|"most":false/;

/** Whether questions are all of these others and further ones: "how much would each be at". */
function asksMore(questions: Read["questions"], others: readonly { query: Query }[]): boolean {
  const keys = questions.map((each) => keyOf([each]));
  return others.length < keys.length && others.every((each) => keys.includes(keyOf([each])));
}

/** Whether something is on record at all is asked in words that tell of it. */
function isKnownByParser({ query, cue }: ReadQuestion): boolean {
  return query.kind === "known" && cue === 0;
}

/** All ways to understand what a message asks, each once. */
export function questionCandidates({ questions, laid, parsed, supposed }: Read): Candidate[] {
  const shares = new Map<string, { share: number; rank: number; questions: readonly ReadQuestion[] }>();
  for (const [rank, each] of [...parsed, { questions: [], probability: 0 }].entries()) {
    const read = asRead(each, supposed);
    const before = shares.get(keyOf(read));
    shares.set(keyOf(read), {
      share: (before?.share ?? 0) + each.probability,
      rank: before?.rank ?? rank,
      questions: before?.questions ?? read,
    });
  }
  const worded = keyOf(questions);
  const known = shares.get(worded);
  shares.set(worded, { share: known?.share ?? 0, rank: known?.rank ?? parsed.length, questions });
  const isLong = laid.tokens.length >= LONG_FROM ? 1 : 0;
  const cue = Math.min(Math.max(0, ...questions.map((each) => each.cue)), 9) / 9;
  const score = Math.max(-2, Math.min(6, ...questions.map((each) => each.score))) / 6;
  return [...shares].map(([key, { share, rank, questions: read }]) => {
    const log = Math.log(share + LEAST_SHARE);
    const isWorded = key === worded && read.length > 0 ? 1 : 0;
    const isNone = read.length === 0 ? 1 : 0;
    return {
      questions: read,
      share,
      signs: [
        log,
        log * isLong,
        isWorded,
        isWorded * cue,
        isWorded * score,
        isWorded * isLong,
        isNone,
        isNone * (questions.length === 0 ? 1 : 0),
        rank === 0 && parsed.length > 0 ? 1 : 0,
      ],
    };
  });
}

/** "House aside": what is left out by name is hardly ever read so by chance. */
function leavesOut(query: Query): boolean {
  return JSON.stringify(query).includes('"kind":"except"');
}

function keyOf(questions: readonly { query: unknown }[]): string {
  return questions
    .map(({ query }) => JSON.stringify(query))
    .toSorted()
    .join();
}

/** What the parser reads, as questions; `supposed` is what it supposes, in words. */
export function asRead(
  { questions, probability }: Pick<Parsed, "questions" | "probability">,
  supposed: string,
): ReadQuestion[] {
  return questions.map(({ query, notation }) => ({
    asked: askedIn(notation) ?? "sum",
    query,
    score: probability,
    cue: 0,
    supposed: query.kind === "suppose" ? supposed : "",
  }));
}
