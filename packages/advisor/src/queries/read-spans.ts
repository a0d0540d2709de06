import type { CalendarDate, Documents, Query } from "@seven-figures/domain";
import type { Asked } from "./asked.ts";
import { askedShares } from "./asked-model.ts";
import { compose } from "./compose.ts";
import { mostAsked } from "./most-asked.ts";
import type { Laid } from "./pieces.ts";
import { questionFeatures } from "./question-features.ts";
import { signsOf } from "./question-signs.ts";
import { type Scope, scopeOf } from "./scope.ts";
import type { Span } from "./supposed-part.ts";

/** A question of a message as a query, with what was read in it. */
export interface ReadQuestion {
  asked: Asked;
  query: Query;
  /** How surely, about 0 to 5. */
  score: number;
  cue: number;
  /** The supposition in the person's words; empty where nothing is supposed. */
  supposed: string;
  /** Whether the trained parser alone reads it so, and is not sure. */
  byParser?: boolean;
  /** Whether other readings are not much less likely. */
  isUnsure?: boolean;
  /** Whether it is only the likeliest of several, and no wording tells of it. */
  isGuess?: boolean;
}

export const MOST_QUESTIONS = 3;
/** A second question in one part must be this near to the first. */
const NEAR = 2.2;

/** Figures that are asked for in a list: "my savings rate, what I have over, and my net worth". */
const IN_LISTS: ReadonlySet<Asked> = new Set([
  "net-worth",
  "income",
  "expenses",
  "surplus",
  "savings-rate",
  "months-covered",
  "progress",
  "milestone",
  "debt-to-income",
  "likelihood",
]);

/** What a message is read with. */
interface Scene {
  laid: Laid;
  documents: Documents;
  today: CalendarDate;
  shares: Float64Array;
}

function readList(scene: Scene, spans: readonly Span[]): ReadQuestion[] {
  const parts = spans.flatMap((span) => piecesBetween(scene.laid, span));
  if (parts.length < 2) return [];
  const read = parts
    .map((part) => readOne(scene, [part], []))
    .filter((each) => each.length > 0 && IN_LISTS.has(each[0]?.asked ?? "none") && (each[0]?.cue ?? 0) >= 4);
  return read.length >= 2 ? read.flat() : [];
}

function piecesBetween(laid: Laid, { from, to }: Span): Span[] {
  const cuts = Array.from({ length: to - from }, (_, at) => from + at).filter((at) =>
    /^(?:[,:;.?]|and|-)$/.test(laid.tokens[at]?.text ?? ""),
  );
  return [from - 1, ...cuts]
    .map((cut, at) => ({ from: cut + 1, to: [...cuts, to][at] ?? to }))
    .filter((span) => span.to > span.from);
}

/** The questions of the asking parts: read as one, or sentence by sentence where several of them ask. */
export function readSpans(scene: Scene, spans: readonly Span[], before: Scope["before"]): ReadQuestion[] {
  const { laid } = scene;
  const sentences = spans.flatMap((span) => sentencesIn(laid, span));
  const each = sentences.map((span) => readOne(scene, [span], before));
  const isAlone = sentences.length === 1;
  const asking = each.filter(
    (read, at) => (read[0]?.cue ?? 0) >= 3 && (isAlone || asksIn(laid, sentences[at] ?? { from: 0, to: 0 })),
  );
  const list = readList(scene, spans);
  const kinds = (read: readonly ReadQuestion[]) => new Set(read.map(({ asked }) => asked)).size;
  if (kinds(list) > kinds(asking.flat())) return list.slice(0, MOST_QUESTIONS + 1);
  if (asking.length > 1) return asking.flat().slice(0, MOST_QUESTIONS + 1);
  const hint = asking[0]?.[0];
  return readOne(scene, spans, before, hint && hint.cue >= 6 ? hint.asked : null).slice(0, MOST_QUESTIONS);
}

const ASKS =
  /^(?:what|which|how|when|where|who|whose|is|are|am|do|does|did|can|could|would|will|show|list|tell|give|rank|sort)$/;

/** Whether a sentence asks by its words or its mark. */
function asksIn(laid: Laid, { from, to }: Span): boolean {
  if (laid.tokens[to]?.text === "?") return true;
  const words = laid.tokens.slice(from, to).map(({ text }) => text);
  return words.slice(0, 3).some((word) => ASKS.test(word)) || words.some((word) => /^(?:what|which|how)$/.test(word));
}

function sentencesIn(laid: Laid, { from, to }: Span): Span[] {
  const spans: Span[] = [];
  let start = from;
  for (let at = from; at < to; at++) {
    const word = laid.tokens[at]?.text ?? "";
    const next = laid.tokens[at + 1]?.text ?? "";
    const isEnd =
      /^[.?!;\n]$/.test(word) ||
      (/^[,]$/.test(word) && BEGINS_QUESTION.test(next)) ||
      (word === "and" && /^(?:what|which|when|where|who|whose|does|do|would|is)$/.test(next));
    if (!isEnd) continue;
    if (at > start) spans.push({ from: start, to: at });
    start = at + 1;
  }
  if (to > start) spans.push({ from: start, to });
  return spans;
}

const BEGINS_QUESTION = /^(?:what|which|how|when|where|who|whose)$/;

function readOne(
  { laid, documents, today, shares }: Scene,
  spans: readonly Span[],
  before: Scope["before"],
  hint: Asked | null = null,
): ReadQuestion[] {
  const scope = scopeOf(laid, spans, documents, today, before);
  const signs = spans.flatMap(({ from, to }) => signsOf(laid, from, to));
  if (signs.length === 0) return [];
  const all = mostAsked(signs, mixed(askedShares(questionFeatures(signs)), shares));
  const hinted = all.filter(({ asked }) => asked === hint);
  const guesses = [...hinted, ...all.filter(({ asked }) => asked !== hint).slice(0, 6)];
  const [best] = guesses;
  if (!best || (OF_TOPICS.has(best.asked) && best.cue >= 4)) return [];
  const read: ReadQuestion[] = [];
  for (const { asked, score, cue } of guesses) {
    if (asked === "none" || (read.length > 0 && best.score - score > NEAR)) break;
    if (read.length > 0 && !ALSO.has(`${read[0]?.asked} ${asked}`)) continue;
    const queries = compose(asked, scope) ?? [];
    for (const query of queries) read.push({ asked, query, score, cue, supposed: "" });
  }
  return read;
}

/** How much the log-linear model counts beside the parser where wording is composed. */
const LOG_LINEAR = 0.7;

function mixed(shares: Float64Array, parsed: Float64Array): Float64Array {
  return shares.map((share, at) => LOG_LINEAR * share + (1 - LOG_LINEAR) * (parsed[at] ?? 0));
}

/** What the topics answer with more than a figure. */
const OF_TOPICS: ReadonlySet<Asked> = new Set(["none", "likelihood", "explain", "pace"]);

/** Questions that are often asked together in one breath. */
const ALSO = new Set([
  "largest-amount difference",
  "largest-interest difference",
  "largest-rate difference",
  "enough difference",
  "more difference",
  "percent remaining",
  "smallest-amount difference",
]);
