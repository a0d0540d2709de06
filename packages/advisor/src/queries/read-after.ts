import type { Scene } from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import { followedUp, type LastAsked } from "./follow-up.ts";
import { type Parsed, parseAfter, parseQuestion } from "./parse-question.ts";
import { type Laid, layOut } from "./pieces.ts";
import type { ReadQuestion } from "./read-spans.ts";
import { ASSETS_FIRST, partitioned, type Scope, thingsIn, wholeScope } from "./scope.ts";
import { surelyAsked } from "./surely-asked.ts";
import { asRead } from "./weigh-questions.ts";
import { ASKS_WHY } from "./why.ts";

/** From here on what the trained parser reads after an answer is what is asked where no wording tells of anything, and from there on before them. */
const LIKELY = 0.3;
const SURE = 0.8;

export interface ReadAfter {
  questions: ReadQuestion[];
  isSure: boolean;
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
  if (keepsLeftOut(first, wholeScope(laid, documents, today))) return null;
  const questions = asRead(first, supposed).map((each) => ({ ...each, score: TRUSTED, cue: TRUSTED }));
  return { questions, isSure: first.probability >= SURE };
}

/** Whether it asks of what the message leaves out by its words: "what's that without the truck". */
function keepsLeftOut({ questions }: Parsed, scope: Scope): boolean {
  const { excluded } = partitioned(thingsIn(scope, ASSETS_FIRST), scope);
  return excluded.length > 0 && questions.every(({ query }) => !LEAVES_OUT.test(JSON.stringify(query)));
}

const LEAVES_OUT = /"less":|"changes":/;

/** As telling as the most telling words. */
const TRUSTED = 9;
