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
import { entries, plainQuery, sumOf, value } from "./build.ts";
import { isTold } from "./chain-asked.ts";
import { type ChainText, chainIn } from "./chain-continued.ts";
import { flowsAsked } from "./flows-asked.ts";
import type { LastAsked } from "./follow-up.ts";
import { leftAfterAsked, THEIR_LOANS } from "./left-after-asked.ts";
import { type Parsed, parsedShares, readyToParse } from "./parse-question.ts";
import { type Laid, layOut, piecesOf } from "./pieces.ts";
import { pointBack } from "./point-back.ts";
import { MOST_QUESTIONS, type ReadQuestion, readSpans } from "./read-spans.ts";
import { pricedByStored } from "./sale-premium.ts";
import { ASSETS_FIRST, type Scope, scopeOf, thingsIn, wholeScope } from "./scope.ts";
import { supposedChanges } from "./suppose.ts";
import type { Supposed } from "./suppose-yearly.ts";
import { type Span, supposedIn } from "./supposed-part.ts";
import { surelyAsked } from "./surely-asked.ts";

export interface Reading {
  questions: ReadQuestion[];
  /** The supposition in the person's words; empty where nothing is supposed. */
  supposed: string;
  laid: Laid;
  /** What the trained parser makes of the message, the likeliest first. */
  parsed: Parsed[];
  /** Whether it leaves unsaid what it asks of: that was spoken of before. */
  pointsBack?: boolean;
  /** Money that is supposed to go step by step. */
  chain?: ChainText;
  /** Whether a rule read it that the parser goes before where that is likely right. */
  yields?: boolean;
}

/** Reads what a message asks about the person's own figures; no questions where that can't be told. */
export function readQuestions(
  tokens: readonly ReaderToken[],
  message: string,
  documents: Documents,
  today: CalendarDate,
  last: LastAsked | null = null,
): Reading {
  const laid = { ...layOut(tokens, message, documents, today) };
  const parse = readyToParse(laid, documents, today);
  const pointsToLast = pointBack(laid, last?.items ?? [], documents);
  const parts = supposedIn(laid);
  const whole = wholeScope(laid, documents, today);
  const sure = readSurely(whole, message, last, parts.supposed.length > 0);
  if (sure) return surelyRead(sure, laid, wordsOf(laid, parts.supposed));
  const parsed = parse();
  const shares = parsedShares(parsed);
  const former = stackedOn(laid, last);
  const base = former.length > 0 ? applyChanges(documents, former, `${today}T00:00:00.000Z`).documents : documents;
  const supposition = parts.supposed.length > 0 ? scopeOf(laid, parts.supposed, base, today) : null;
  const supposed = supposition && (supposedChanges(supposition) ?? supposedChanges(withPercents(supposition)));
  const kept = withSupposed(
    withoutPayment(parsed, supposition, supposed),
    isDecidedByWords(supposed, parsed) ? [...former, ...supposed.changes] : [],
  );
  const pointsBack =
    supposition !== null && /\b(?:without|except|minus) (?:those|them|these|it|both)\b/.test(laid.text);
  const spans = supposed || pointsBack ? parts.asked : [{ from: 0, to: laid.tokens.length }];
  const asked = spans.length > 0 ? spans : [{ from: 0, to: 0 }];
  const before = supposition ? piecesOf(supposition.pieces, "named") : [];
  const found = readSpans({ laid, documents, today, shares }, asked, before);
  const isClear = found.some(({ score, cue }) => cue >= 3 || score > -1.5);
  const isAnswered = !supposed || (isClear && parts.asked.length > 0);
  const after = supposed && becomes(scopeOf(laid, asked, documents, today), supposed.changes, isAnswered ? found : []);
  const leastCue = leastCueOf(supposed, isAnswered, kept[0]);
  const plain = after ?? (isAnswered ? found : baseOf(last));
  const questions = plain.map(
    (question): ReadQuestion =>
      supposed
        ? {
            ...question,
            cue: Math.max(question.cue, leastCue),
            query: { kind: "suppose", changes: [...former, ...supposed.changes], query: question.query },
            supposed: wordsOf(laid, parts.supposed),
          }
        : question,
  );
  return { questions, laid, supposed: wordsOf(laid, parts.supposed), parsed: kept, pointsBack: pointsToLast };
}

interface Surely {
  asked: Asked;
  queries: Query[];
  chain?: ChainText;
  yields?: boolean;
}

function surelyRead({ asked, queries, chain, yields }: Surely, laid: Laid, words: string): Reading {
  const supposed = chain ? chain.told.replaceAll("\n", ", ") : words;
  const questions = queries.map((query) => ({ ...asSure(query, asked), supposed }));
  return { questions, laid, supposed, parsed: [], ...(chain ? { chain } : {}), ...(yields ? { yields } : {}) };
}

/** What is told from all other questions by what it names together. */
function readSurely(whole: Scope, message: string, last: LastAsked | null, isSupposing: boolean): Surely | null {
  const theirs = THEIR_LOANS.test(whole.laid.typed) && !isTold(whole.laid.typed) ? leftAfterAsked(whole) : null;
  if (theirs) return { asked: "sum", queries: theirs };
  const read = chainIn(whole, message, last?.chain);
  if (read) return { asked: "sum", queries: read.queries, chain: read.text, yields: pricedByStored(whole) === null };
  const left = isTold(whole.laid.typed) ? null : leftAfterAsked(whole);
  if (left) return { asked: "sum", queries: left };
  const flows = flowsAsked(whole);
  return flows ? { asked: "surplus", queries: flows, yields: true } : surelyAsked(whole, isSupposing);
}

/** How likely the parser must hold one reading of what becomes of pay and spending before the words of it are not looked at. */
const DECIDED = 0.6;

/** Whether the words tell all that is supposed, or what becomes of pay or spending where the parser does not. */
function isDecidedByWords(supposed: Supposed | null, [first]: readonly Parsed[]): supposed is Supposed {
  if (!supposed || supposed.isWhole) return supposed !== null;
  const { changes } = supposed;
  // "if both houses gained 4 %": the parser points at one of them
  if (first && changes.length > supposedBy(first) && changes.every(({ kind }) => kind === "edit-asset")) return true;
  return (
    first !== undefined && first.probability < DECIDED && changes.every(({ kind }) => kind === "set-financial-info")
  );
}

/** How many changes the parser supposes. */
function supposedBy({ questions: [first] }: Parsed): number {
  return first?.query.kind === "suppose" ? first.query.changes.length : Number.POSITIVE_INFINITY;
}

/** What the parser reads is asked, of what is surely supposed; as it stands where `changes` are none. */
function withSupposed(parsed: Parsed[], changes: readonly Change[]): Parsed[] {
  if (changes.length === 0) return parsed;
  return parsed.map((each) => ({
    ...each,
    questions: each.questions.map((question) =>
      question.query.kind === "suppose"
        ? { ...question, query: { ...question.query, changes: [...changes] } }
        : question,
    ),
  }));
}

/** How telling a supposition is, and one that is read clause by clause. */
const LEAST_CUE = 3;
const SURE_CUE = 6;

function leastCueOf(supposed: Supposed | null, isAnswered: boolean, likeliest: Parsed | undefined): number {
  const isParsed = likeliest?.questions.some(({ query }) => query.kind === "suppose") ?? false;
  return supposed?.isByClause || (supposed?.isWhole && !isAnswered && !isParsed) ? SURE_CUE : LEAST_CUE;
}

const STACKS = /\b(?:also|too|as well|on top of that|in addition|besides that)\b|^(?:and|plus) (?:then )?if\b/;

/** "And if I also sold the truck": what was supposed before still holds; nothing where it does not go on from that. */
function stackedOn({ text }: Laid, last: LastAsked | null): Change[] {
  const [query] = last?.queries ?? [];
  return query?.kind === "suppose" && STACKS.test(text) && !/\binstead\b/.test(text) ? query.changes : [];
}

const PAYS = /\b(?:pay|pays|paying|payments?|put|putting|throw|throwing|send|sending)\b/;

/** "If I make 3000 a month": what is earned is no payment, where nothing is called one. */
function withoutPayment(
  parsed: Parsed[],
  supposition: Scope | null,
  supposed: { changes: readonly Change[] } | null,
): Parsed[] {
  const isEarned = supposed?.changes.some(
    (each) => each.kind === "set-financial-info" && each.fields.annualIncome !== undefined,
  );
  if (!supposition || !isEarned || PAYS.test(supposition.text)) return parsed;
  const earned = piecesOf(supposition.pieces, "money").map((money) => money.value);
  const isPaid = ({ query }: { query: Query }) =>
    query.kind === "until-zero" && query.payment?.kind === "amount" && earned.includes(query.payment.value);
  return parsed.filter(({ questions }) => !questions.some(isPaid));
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
  const queries = last?.queries.map(plainQuery) ?? [];
  return queries.length > 0 ? queries.slice(0, MOST_QUESTIONS).map((query) => ({ ...NET_WORTH, query })) : [NET_WORTH];
}

const NET_WORTH: ReadQuestion = {
  asked: "net-worth",
  query: { kind: "value", of: { kind: "measure", measure: "net-worth" } },
  score: 1,
  cue: 3,
  supposed: "",
};

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
