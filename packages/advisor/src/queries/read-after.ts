import type { Query, Scene } from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import { plainQuery } from "./build.ts";
import { followedUp, isBare, type LastAsked } from "./follow-up.ts";
import { type Parsed, parseAfter, parseQuestion } from "./parse-question.ts";
import { type Laid, layOut } from "./pieces.ts";
import type { ReadQuestion } from "./read-spans.ts";
import { ASSETS_FIRST, partitioned, type Scope, thingsIn, wholeScope } from "./scope.ts";
import { surelyAsked } from "./surely-asked.ts";
import { asRead } from "./weigh-questions.ts";
import { ASKS_WHY } from "./why.ts";

/** How likely what the trained parser reads after an answer must be. */
interface Least {
  /** To be what is asked where no wording tells of anything. */
  likely: number;
  /** To go before other wording where a rule sees another part of the last question. */
  overPart: number;
}

const LEAST: Least = { likely: 0.2, overPart: 0.5 };
/** The same of a message with "if", or with small words alone beside the part that it changes: rules read these well. */
const LEAST_OVER_RULES: Least = { likely: 0.3, overPart: 0.85 };
/** From here on it goes before other wording where no rule sees what is asked on. */
const SURE_ALONE = 0.35;
const SUPPOSES = /\bif\b/i;

export interface ReadAfter {
  questions: ReadQuestion[];
  isSure: boolean;
  /** Whether it is surer than a rule that sees another part of the last question. */
  isSurest: boolean;
}

/** From here on a message after an answer asks nothing, whatever words it has of a question. */
const NOTHING = 0.95;

/** Whether a message after an answer surely asks nothing, as both trained parsers read it: "wait, is that with the overtime or without?" */
export function asksNothingAfter(message: string, last: LastAsked, { documents, today }: Scene): boolean {
  const { queries } = last;
  if (queries.length === 0) return false;
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  const whole = wholeScope(laid, documents, today);
  const isNone = ([first]: readonly Parsed[]) =>
    first !== undefined && first.questions.length === 0 && first.probability >= NOTHING;
  return (
    isNone(parseQuestion(laid, documents, today)) &&
    isNone(parseAfter(laid, documents, today, queries)) &&
    !ASKS_WHY.test(whole.text) &&
    surelyAsked(whole) === null &&
    followedUp(whole, last) === null
  );
}

/**
 * What a message asks that follows on an answer, whole, as the trained parser reads it beside the questions answered ("and at
 * 400?", "no, all of them together"); null where it is not sure, or nothing is asked.
 */
export function readAfter(
  laid: Laid,
  { queries, supposed = "" }: LastAsked,
  { documents, today }: Scene,
  likely?: number,
): ReadAfter | null {
  if (queries.length === 0) return null;
  const [first] = parseAfter(laid, documents, today, queries);
  if (!first || first.questions.length === 0) return null;
  const scope = wholeScope(laid, documents, today);
  const least = SUPPOSES.test(laid.typed) || isBare(scope) ? LEAST_OVER_RULES : LEAST;
  if (first.probability < (likely ?? least.likely)) return null;
  if (keepsLeftOut(first, scope) || losesLast(first, laid, queries)) return null;
  const asked = asRead(first, supposed).map((each) => ({ ...each, score: TRUSTED, cue: TRUSTED }));
  const { probability } = first;
  const questions = probability >= LEAST.overPart || saysWhatItAsks(scope) ? asked : ofLast(asked, queries);
  return { questions, isSure: probability >= SURE_ALONE, isSurest: probability >= least.overPart };
}

const ASKS_ANEW =
  /\b(?:can|could|would|do|does|is|are|am|afford|gone|paid|clear|free|rate|equity|worth|full|done|most|biggest|cost|how|what|which|when|where|who|why|left|over|net worth|interest|owe|share|percent|enough|cover|short|reach|save|total|run|difference|months?|years?|weeks?)\b/i;

/** Whether a message says what it asks, and not only what it supposes. */
function saysWhatItAsks({ laid: { typed, pieces } }: Scope): boolean {
  const said = typed.replace(/^\W*(?:(?:and|ok|okay|but|so|or|then|now|hm+)\W+)*(?:what|how) (?:about|if)\b/i, "");
  return ASKS_ANEW.test(said) || pieces.some(({ kind }) => kind === "measure");
}

/** What another supposition may be asked of. */
const OF_TODAY: ReadonlySet<string> = new Set([
  "value",
  "compare",
  "list",
  "until",
  "until-zero",
  "save-by",
  "clear-in",
]);

/**
 * "And if it doubled?", "if the shares fell 30 % before that": the question before is asked of what is supposed now, in place of the
 * one that the parser took.
 */
function ofLast(asked: readonly ReadQuestion[], before: readonly Query[]): ReadQuestion[] {
  const [question, ...others] = asked;
  if (question?.query.kind !== "suppose" || others.length > 0) return [...asked];
  const { changes } = question.query;
  const wanted = before.map(plainQuery);
  if (!wanted.every(({ kind }) => OF_TODAY.has(kind))) return [...asked];
  return wanted.map((query) => ({ ...question, query: { kind: "suppose", changes, query } }));
}

/** Whether it asks of what the message leaves out by its words: "what's that without the truck". */
function keepsLeftOut({ questions }: Parsed, scope: Scope): boolean {
  const { excluded } = partitioned(thingsIn(scope, ASSETS_FIRST), scope);
  return excluded.length > 0 && questions.every(({ query }) => !LEAVES_OUT.test(JSON.stringify(query)));
}

/** What stands on all that was left out before it: "and without the kayak too". */
const BESIDE_IT = /\b(?:too|also|as well)\b/i;
const ONE_OF_THEM = /\b(?:each|first|second|third|last|larg\w+|small\w+|bigg?\w*|one|ones)\b/i;
const OTHER_ONE = /\bthe other(?: one)?\b(?! way)/i;

/**
 * Whether it asks just what was asked before though a period or a kind is said, leaves out some of that though the message goes on with all of it,
 * or takes another one that no name points at.
 */
function losesLast({ questions }: Parsed, { pieces, typed }: Laid, before: readonly Query[]): boolean {
  const asked = questions.map(({ query }) => JSON.stringify(query));
  const isSame = asked.every((each) => before.some((query) => JSON.stringify(query) === each));
  const isOfKind = /"kind":"type"/.test(JSON.stringify(before));
  if (isSame && pieces.some(({ kind }) => kind === "period" || (kind === "group" && !isOfKind))) return true;
  const isNamed = pieces.some((piece) => piece.kind === "named" && piece.text !== "it");
  if (!isNamed && OTHER_ONE.test(typed)) return true;
  const [was, is] = [idsIn(before.slice(0, 1)), idsIn(questions.map(({ query }) => query))];
  const isLost = was.some((id) => !is.includes(id));
  if (BESIDE_IT.test(typed)) return isLost && was.length > 0 && LEAVES_OUT.test(JSON.stringify(before));
  return !isNamed && !ONE_OF_THEM.test(typed) && isLost && was.some((id) => is.includes(id));
}

function idsIn(queries: readonly Query[]): string[] {
  return [...JSON.stringify(queries).matchAll(/"id":"([^"]+)"/g)].map(([, id = ""]) => id);
}

const LEAVES_OUT = /"less":|"changes":/;

/** As telling as the most telling words. */
const TRUSTED = 9;
