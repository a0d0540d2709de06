import type { Query } from "@seven-figures/domain";
import { OF_MOOD } from "../language/moods.ts";
import type { FigureAnswer } from "./answer-figures.ts";
import { isAsking } from "./asks-of-figures.ts";
import type { LastAsked } from "./follow-up.ts";
import { questionParts } from "./question-parts.ts";

/** Answers one part of a message, which goes on from the one before it. */
type AnswerPart = (part: string, last: LastAsked | null) => FigureAnswer | null;

const SUPPOSES = /\b(?:if|suppose|supposing|say|imagine|pretend|assuming|hypothetically|were)\b/i;
const MEANS_TODAY = /\b(?:today|now|currently|as it stands|at present|as things are|than now)\b/i;

/**
 * The answers to a message that asks several things one after the other, each part going on from the one before it as the next
 * message would: "net worth with the house? and without?", "rate of the Visa, and what does it cost a year". Null where it asks
 * one thing, where a part of it is not understood, or where the `whole` of it was read as just as much.
 */
export function answerParts(
  message: string,
  whole: FigureAnswer | null,
  last: LastAsked | null,
  answer: AnswerPart,
): FigureAnswer | null {
  const wholes = whole ? countOf([whole]) : 0;
  for (const fine of [false, true]) {
    const parts = questionParts(message, fine);
    const told = parts.length > 1 ? answered(parts, last, answer) : null;
    const isMore = told !== null && countOf(told) > (whole?.isGuess ? wholes - 1 : wholes);
    if (told && told.length > 1 && isMore) return joined(told, last);
    if (told && told.length === 1 && told[0] && (whole === null || whole.isGuess)) return told[0];
  }
  return null;
}

/** Each part's answer; parts that ask nothing are let go, and one that is not understood is read with the one before it. */
function answered(parts: readonly string[], last: LastAsked | null, answer: AnswerPart): FigureAnswer[] | null {
  const told: FigureAnswer[] = [];
  let open = "";
  let before = last;
  for (const [at, part] of parts.entries()) {
    if (isBeside(part, parts)) continue;
    const said = open === "" ? part : `${open} ${part}`;
    const read = SUPPOSES_ONLY.test(said) ? null : sure(said, answer(withSupposed(said, told), before));
    if (read) {
      told.push(read);
      before = read.last;
      open = "";
    } else if (at < parts.length - 1) open = saysLittle(said) ? "" : said;
    else if (!saysLittle(said)) return null;
  }
  return told;
}

/** An answer that is no guess, and where a part points to what was named before, not one of all there is. */
function sure(said: string, answer: FigureAnswer | null): FigureAnswer | null {
  if (!answer || answer.isGuess) return null;
  const asked = JSON.stringify(answer.last?.queries ?? []);
  const isOfAll = /"kind":"all"|"kind":"measure"/.test(asked) && !/"kind":"(?:entries|top|type)"/.test(asked);
  return POINTS.test(said) && isOfAll && !answer.unknown ? null : answer;
}

const POINTS = /\b(?:them|it|that|those|these|they)\b/i;

/** "Say we sold the boat": what is asked of that comes after it. */
const SUPPOSES_ONLY =
  /^\W*(?:(?:and|so|ok|well|but) )*(?:(?:what )?if|say|suppose|supposing|imagine|pretend|assum\w+|hypothetically|let'?s say)\b(?!.*(?:\?|(?<!\b(?:for|at|on|of|as|than|all|see|know) )\b(?:what|whats|how|which|when|would|will|who)\b))/i;

/** What asks nothing and names nothing of weight: "just curious is all", "too slow". */
function saysLittle(part: string): boolean {
  return !/\d|\?|%/.test(part) && (part.match(/[\p{L}]+/gu)?.length ?? 0) <= LITTLE && !ASKS.test(part);
}

/** "Ugh, long day at work.", before or after what is asked. */
function isBeside(part: string, parts: readonly string[]): boolean {
  if (!saysLittle(part) || isAsking(part)) return false;
  return OF_MOOD.test(part) || parts.some((each) => each !== part && each.includes("?") && isAsking(each));
}

const LITTLE = 8;
const ASKS =
  /\b(?:what|how|which|when|who|total|net|worth|rate|interest|equity|balance|percent|share|left|owe|own|if)\b/i;

/** What was supposed in a part holds for the ones after it. */
function withSupposed(part: string, told: readonly FigureAnswer[]): string {
  const supposed = told.at(-1)?.last?.supposed;
  return supposed && !SUPPOSES.test(part) && !MEANS_TODAY.test(part) ? `${supposed}, ${part}` : part;
}

/** How many different questions answers are to; a name that is not on record is one. */
function countOf(told: readonly FigureAnswer[]): number {
  const keys = told.flatMap(({ last, message, unknown }) =>
    unknown !== undefined || !last ? [message] : last.queries.map((query) => JSON.stringify(query)),
  );
  return new Set(keys).size;
}

const MOST_KEPT = 4;

/** Several answers as one; what goes with every one of them is said once. */
function joined(told: readonly FigureAnswer[], before: LastAsked | null): FigureAnswer {
  const paragraphs = told.flatMap(({ message }) => message.split("\n\n"));
  const queries = told.flatMap(({ last }): readonly Query[] => last?.queries ?? []);
  const [end] = told.toReversed();
  const lasts = told.flatMap(({ last }) => (last ? [last] : []));
  const items = lasts.flatMap((last) => last.items);
  const [latest] = lasts.toReversed();
  const unknown = told.find((each) => each.unknown !== undefined)?.unknown;
  return {
    message: paragraphs.filter((each, at) => paragraphs.indexOf(each) === at).join("\n\n"),
    quickReplies: end?.quickReplies ?? [],
    isUnsure: told.some((each) => each.isUnsure === true),
    byParser: told.every((each) => each.byParser === true),
    isSupposed: told.every((each) => each.isSupposed === true),
    ...(unknown === undefined ? {} : { unknown }),
    last: latest
      ? {
          ...latest,
          queries: distinctQueries(queries).slice(-MOST_KEPT),
          items: items.filter(
            (item, at) => items.findIndex(({ side, id }) => side === item.side && id === item.id) === at,
          ),
          ...(before && before.queries.length > 0 ? { before: before.queries.slice(0, 1) } : {}),
        }
      : before,
  };
}

function distinctQueries(queries: readonly Query[]): Query[] {
  const keys = queries.map((query) => JSON.stringify(query));
  return queries.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}
