import type { CalendarDate, Documents } from "@seven-figures/domain";
import type { LastAsked } from "./follow-up.ts";
import { parseAfter } from "./parse-question.ts";
import type { Laid } from "./pieces.ts";
import type { ReadQuestion } from "./read-spans.ts";
import { asRead } from "./weigh-questions.ts";

/** From here on what the trained parser reads after an answer is what is asked where no wording tells of anything, and from there on before them. */
const LIKELY = 0.3;
const SURE = 0.8;

export interface ReadAfter {
  questions: ReadQuestion[];
  isSure: boolean;
}

/**
 * What a message asks that follows on an answer, whole, as the trained parser reads it beside the questions answered ("and at
 * 400?", "no, all of them together"); null where it is not sure, or nothing is asked.
 */
export function readAfter(
  laid: Laid,
  { queries, supposed = "" }: LastAsked,
  { documents, today }: { documents: Documents; today: CalendarDate },
  least: number = LIKELY,
): ReadAfter | null {
  if (queries.length === 0) return null;
  const [first] = parseAfter(laid, documents, today, queries);
  if (!first || first.questions.length === 0 || first.probability < least) return null;
  const questions = asRead(first, supposed).map((each) => ({ ...each, score: TRUSTED, cue: TRUSTED }));
  return { questions, isSure: first.probability >= SURE };
}

/** As telling as the most telling words. */
const TRUSTED = 9;
