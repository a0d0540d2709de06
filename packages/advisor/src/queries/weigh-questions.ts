import { askedIn } from "./asked-in-notation.ts";
import type { Parsed } from "./parse-question.ts";
import type { Reading, ReadQuestion } from "./read-question.ts";

/** From which cue on a wording decides, whatever the parser writes: sooner in long messages, of which the lines taught it few. */
const TELLING = { short: 6, long: 3 };
/** Tokens. */
const LONG_FROM = 14;
/** What both make of a question may be this many times less likely than what the parser alone makes of it. */
const AGREED = 3;
/** What the parser alone makes of a question is answered from here on, where wording makes something else of it and where not. */
const LIKELY = { against: 0.95, alone: 0.3 };
/** Below it a topic that knows the message goes first. */
const SURE = 0.97;
/** The value of an entry is what it writes of whatever names one and is strange to it. */
const SURE_OF_VALUE = 0.93;

/** What is asked, of the questions that wording makes sure and of what the trained parser writes. */
export function weighedQuestions(
  sure: readonly ReadQuestion[],
  { laid, parsed, supposed }: Pick<Reading, "laid" | "parsed" | "supposed">,
): readonly ReadQuestion[] {
  const [best] = parsed;
  if (!best) return sure;
  const read = asRead(best, supposed);
  if (sure.length === 0) {
    const isOfValue = read.some(({ asked }) => asked === "entry");
    return best.probability < (isOfValue ? SURE_OF_VALUE : LIKELY.alone) ? sure : read;
  }
  const telling = laid.tokens.length < LONG_FROM ? TELLING.short : TELLING.long;
  if (sure.some(({ cue }) => cue >= telling) || best.probability < LIKELY.against) return sure;
  const same = parsed.find(({ questions }) => keyOf(questions) === keyOf(sure));
  return same && same.probability * AGREED > best.probability ? sure : read;
}

function keyOf(questions: readonly { query: unknown }[]): string {
  return questions
    .map(({ query }) => JSON.stringify(query))
    .toSorted()
    .join();
}

function asRead({ questions, probability }: Parsed, supposed: string): ReadQuestion[] {
  return questions.map(({ query, notation }) => ({
    asked: askedIn(notation) ?? "sum",
    query,
    score: probability,
    cue: 0,
    supposed: query.kind === "suppose" ? supposed : "",
    byParser: probability < SURE,
  }));
}
