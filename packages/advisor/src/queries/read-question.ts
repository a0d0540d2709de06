import {
  applyChanges,
  type CalendarDate,
  type Change,
  type Documents,
  type Query,
  type Selection,
} from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Asked } from "./asked.ts";
import { askedShares } from "./asked-model.ts";
import { entries, sumOf, value } from "./build.ts";
import { compose } from "./compose.ts";
import type { LastAsked } from "./follow-up.ts";
import { leftAfterAsked } from "./left-after-asked.ts";
import { mostAsked } from "./most-asked.ts";
import { type Parsed, parsedShares, parseQuestion } from "./parse-question.ts";
import { type Laid, layOut, type Piece, piecesOf } from "./pieces.ts";
import { pointBack } from "./point-back.ts";
import { questionFeatures } from "./question-features.ts";
import { signsOf } from "./question-signs.ts";
import { ASSETS_FIRST, type Scope, thingsIn } from "./scope.ts";
import { supposedChanges } from "./suppose.ts";
import { type Span, supposedIn } from "./supposed-part.ts";
import { surelyAsked } from "./surely-asked.ts";

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

export interface Reading {
  questions: ReadQuestion[];
  /** The supposition in the person's words; empty where nothing is supposed. */
  supposed: string;
  laid: Laid;
  /** What the trained parser makes of the message, the likeliest first. */
  parsed: Parsed[];
  /** Whether it leaves unsaid what it asks of: that was spoken of before. */
  pointsBack?: boolean;
}

/** Reads what a message asks about the person's own figures; no questions where that can't be told. */
export function readQuestions(
  tokens: readonly ReaderToken[],
  message: string,
  documents: Documents,
  today: CalendarDate,
  last: LastAsked | null = null,
): Reading {
  const laid = layOut(tokens, message, documents, today);
  const parsed = parseQuestion(laid, documents, today);
  const shares = parsedShares(parsed);
  const pointsToLast = pointBack(laid, last?.items ?? [], documents);
  const parts = supposedIn(laid);
  const whole = scopeOf(laid, [{ from: 0, to: laid.tokens.length }], documents, today);
  const sure = surelyAsked(whole, parts.supposed.length > 0);
  if (sure)
    return { questions: sure.queries.map((query) => asSure(query, sure.asked)), laid, supposed: "", parsed: [] };
  const former = stackedOn(laid, last);
  const base = former.length > 0 ? applyChanges(documents, former, `${today}T00:00:00.000Z`).documents : documents;
  const supposition = parts.supposed.length > 0 ? scopeOf(laid, parts.supposed, base, today) : null;
  const supposed = supposition && (supposedChanges(supposition) ?? supposedChanges(withPercents(supposition)));
  const pointsBack =
    supposition !== null && /\b(?:without|except|minus) (?:those|them|these|it|both)\b/.test(laid.text);
  const spans = supposed || pointsBack ? parts.asked : [{ from: 0, to: laid.tokens.length }];
  const asked = spans.length > 0 ? spans : [{ from: 0, to: 0 }];
  const before = supposition ? piecesOf(supposition.pieces, "named") : [];
  const found = readSpans({ laid, documents, today, shares }, asked, before);
  const isClear = found.some(({ score, cue }) => cue >= 3 || score > -1.5);
  const isAnswered = !supposed || (isClear && parts.asked.length > 0);
  const proceeds = isAnswered && !namesNothing(laid, parts.asked) ? null : leftAfterAsked(whole);
  if (proceeds) return { questions: proceeds.map((query) => asSure(query, "sum")), laid, supposed: "", parsed: [] };
  const after = supposed && becomes(scopeOf(laid, asked, documents, today), supposed.changes, isAnswered ? found : []);
  const plain = after ?? (isAnswered ? found : baseOf(last));
  const questions = plain.map(
    (question): ReadQuestion =>
      supposed
        ? {
            ...question,
            cue: Math.max(question.cue, 3),
            query: { kind: "suppose", changes: [...former, ...supposed.changes], query: question.query },
            supposed: wordsOf(laid, parts.supposed),
          }
        : question,
  );
  return { questions, laid, supposed: wordsOf(laid, parts.supposed), parsed, pointsBack: pointsToLast };
}

const STACKS = /\b(?:also|too|as well|on top of that|in addition|besides that)\b|^(?:and|plus) (?:then )?if\b/;

/** "And if I also sold the truck": what was supposed before still holds; nothing where it does not go on from that. */
function stackedOn({ text }: Laid, last: LastAsked | null): Change[] {
  const [query] = last?.queries ?? [];
  return query?.kind === "suppose" && STACKS.test(text) && !/\binstead\b/.test(text) ? query.changes : [];
}

/** Whether a part of a message names no entry: what it asks is of what was supposed. */
function namesNothing(laid: Laid, spans: readonly Span[]): boolean {
  const isWithin = ({ from, to }: Piece) => spans.some((span) => from >= span.from && to <= span.to);
  return !laid.pieces.some((piece) => piece.kind === "named" && isWithin(piece));
}

/**
 * "..., FD balance would be?", "..., what am I left with?": the entries that are named, else the account that it came out of; null
 * where something else than net worth was found to be asked.
 */
function becomes(asked: Scope, changes: readonly Change[], found: readonly ReadQuestion[]): ReadQuestion[] | null {
  if (/\bworth\b/.test(asked.text) || found.some((each) => each.asked !== "net-worth")) return null;
  const named = thingsIn(asked, ASSETS_FIRST).filter(({ isNamed }) => isNamed);
  const of = (selection: Selection): ReadQuestion => asSure(value(sumOf(selection)), "entry");
  if (named.length > 0) return named.slice(0, MOST_QUESTIONS).map(({ selection }) => of(selection));
  if (!/\b(?:left|remain\w*|be in|balance)\b/.test(asked.text)) return null;
  const accounts = changes.flatMap((change) => (change.kind === "edit-asset" ? [change.id] : []));
  return accounts.length === 1 ? accounts.map((id) => of(entries({ side: "assets", id }))) : null;
}

function asSure(query: Query, asked: Asked): ReadQuestion {
  return { asked, query, score: 9, cue: 9, supposed: "" };
}

/** "If the farm did": what was said before it to go up 8 %. */
function withPercents(scope: Scope): Scope {
  if (!/\b(?:did|does|do|goes|went)\b/.test(scope.text)) return scope;
  const others = scope.laid.pieces.filter((piece) => piece.kind === "percent" && !scope.pieces.includes(piece));
  return { ...scope, pieces: [...scope.pieces, ...others].toSorted((a, b) => a.from - b.from) };
}

/** What was asked before, for a supposition alone; net worth where nothing was. */
function baseOf(last: LastAsked | null): ReadQuestion[] {
  const queries = last?.queries.map((query) => (query.kind === "suppose" ? query.query : query)) ?? [];
  return queries.length > 0 ? queries.slice(0, MOST_QUESTIONS).map((query) => ({ ...NET_WORTH, query })) : [NET_WORTH];
}

const NET_WORTH: ReadQuestion = {
  asked: "net-worth",
  query: { kind: "value", of: { kind: "measure", measure: "net-worth" } },
  score: 1,
  cue: 3,
  supposed: "",
};

export function scopeOf(
  laid: Laid,
  spans: readonly Span[],
  documents: Documents,
  today: CalendarDate,
  before: Scope["before"] = [],
): Scope {
  const isWithin = ({ from, to }: Piece) => spans.some((span) => from >= span.from && to <= span.to);
  const text = spans
    .map(({ from, to }) =>
      laid.text.slice(laid.starts[from] ?? 0, to < laid.starts.length ? laid.starts[to] : undefined),
    )
    .join(" ");
  return { laid, pieces: laid.pieces.filter(isWithin), text, before, documents, today };
}

const MOST_QUESTIONS = 3;
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
function readSpans(scene: Scene, spans: readonly Span[], before: Scope["before"]): ReadQuestion[] {
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

function wordsOf({ tokens }: Laid, spans: readonly Span[]): string {
  return spans
    .map(({ from, to }) =>
      tokens
        .slice(from, to)
        .map(({ raw, text }) => raw || text)
        .join(" "),
    )
    .join(" ")
    .replace(/\s+([.,;:!?])/g, "$1")
    .replace(/ 's\b/g, "'s");
}
