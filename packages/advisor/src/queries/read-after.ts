import type { Query, Scene } from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import { followedUp, type LastAsked } from "./follow-up.ts";
import { type Parsed, parseAfter, parseQuestion } from "./parse-question.ts";
import { type Laid, layOut } from "./pieces.ts";
import type { ReadQuestion } from "./read-spans.ts";
import { ASSETS_FIRST, partitioned, type Scope, thingsIn, wholeScope } from "./scope.ts";
import { surelyAsked } from "./surely-asked.ts";
import { asRead } from "./weigh-questions.ts";
import { ASKS_WHY } from "./why.ts";

/** From here on what the trained parser reads after an answer is what is asked where no wording tells of anything. */
const LIKELY = 0.3;
/** From here on it goes before other wording where no rule sees what is asked on, and where one sees another part of the last question. */
const SURE = { alone: 0.35, overPart: 0.85 };

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
  least: number = LIKELY,
): ReadAfter | null {
  if (queries.length === 0) return null;
  const [first] = parseAfter(laid, documents, today, queries);
  if (!first || first.questions.length === 0 || first.probability < least) return null;
  if (keepsLeftOut(first, wholeScope(laid, documents, today)) || losesLast(first, laid, queries)) return null;
  const questions = asRead(first, supposed).map((each) => ({ ...each, score: TRUSTED, cue: TRUSTED }));
  const { probability } = first;
  return { questions, isSure: probability >= SURE.alone, isSurest: probability >= SURE.overPart };
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
 * Whether it asks just what was asked before though a period is said, leaves out some of that though the message goes on with all of it,
 * or takes another one that no name points at.
 */
function losesLast({ questions }: Parsed, { pieces, typed }: Laid, before: readonly Query[]): boolean {
  const asked = questions.map(({ query }) => JSON.stringify(query));
  const isSame = asked.every((each) => before.some((query) => JSON.stringify(query) === each));
  if (isSame && pieces.some(({ kind }) => kind === "period")) return true;
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
