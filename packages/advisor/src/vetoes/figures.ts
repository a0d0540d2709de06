import { setQuotationsApart } from "../language/quotations.ts";
import { rememberedLast } from "../language/remembered.ts";
import type { Token } from "../language/token.ts";
import { tokenise } from "../language/tokenise.ts";
import { COUNTED } from "../numbers/number-words.ts";
import { parseNumber } from "../numbers/parse-number.ts";

export type FigureRole = "money" | "age" | "year" | "count" | "rate" | "foreign";

/** A number of a message, and what it can be. */
export interface Figure {
  value: number;
  role: FigureRole;
  /** Of money, whether it was marked as such: by a sign, a word, "k", a comma. */
  marked: boolean;
  /** Words before and after it in its sentence, lower case. */
  before: string;
  after: string;
  /** Words between it and the number before it, and the one after it, in its sentence. */
  since: string;
  until: string;
  /** Which sentence of the message it stands in, and whether that one ends in a question mark. */
  sentence: number;
  asked: boolean;
  quoted: boolean;
  /** How many words it takes. */
  length: number;
  /** As written. */
  raw: string;
}

const ENDS = /^[.!?;\n]$/;
const NO_NAMES: ReadonlySet<string> = new Set();

/** A message is judged many times over, fact by fact, and a piece of it beside it: the figures of each are read once. */
const MOST_REMEMBERED = 4;

/** All numbers of a message, in digits and in words, with what each can be. Independent of any reader. */
export const readFigures: (message: string) => readonly Figure[] = rememberedLast(MOST_REMEMBERED, figuresOf);

function figuresOf(message: string): Figure[] {
  const { text, quotations } = setQuotationsApart(plainMarks(message));
  const own = figuresIn(text.replace(/\u27E6\d+\u27E7/g, " "), false);
  return [...own, ...quotations.flatMap((quotation) => figuresIn(quotation, true))];
}

/** The values of all numbers of a text. */
export function amountsIn(text: string): number[] {
  return readFigures(text).map(({ value }) => value);
}

function plainMarks(message: string): string {
  return message
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u201A\u201B\u2032\u00B4`]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\u2044/g, "/")
    .replace(/\b(?:CA?|AU?|NZ|SG?|HK)\$/g, "cad ");
}

function figuresIn(text: string, quoted: boolean): Figure[] {
  const tokens = tokenise(text, [], NO_NAMES);
  const figures: (Figure & Place)[] = [];
  let [sentence, start, at] = [0, 0, 0];
  while (at < tokens.length) {
    if (ENDS.test(wordAt(tokens, at))) {
      sentence += 1;
      start = at + 1;
    }
    const number = parseNumber(tokens, at);
    if (!number) {
      at += 1;
      continue;
    }
    const end = endOf(tokens, number.to);
    const [before, after] = [wordsIn(tokens, start, at), wordsIn(tokens, number.to, end)];
    const raw = tokens
      .slice(at, number.to)
      .map((token) => token.raw)
      .join(" ");
    const marked = number.strong || number.scale > 1 || MARKED_BEFORE.test(before) || MARKED_AFTER.test(after);
    const role = roleOf(number.value, { before, after, marked, raw });
    figures.push({
      value: number.value,
      role,
      marked,
      before,
      after,
      since: before,
      until: after,
      sentence,
      asked: wordAt(tokens, end) === "?",
      quoted,
      length: number.to - at,
      raw,
      from: at,
      to: number.to,
    });
    at = number.to;
  }
  return figures.map((figure, index) => between(tokens, figures[index - 1], figure, figures[index + 1]));
}

/** Which tokens a figure takes: the first, and the one after its last. */
interface Place {
  from: number;
  to: number;
}

/** A figure with what stands between it and its neighbours in the sentence. */
function between(
  tokens: readonly Token[],
  previous: (Figure & Place) | undefined,
  { from, to, ...figure }: Figure & Place,
  next: (Figure & Place) | undefined,
): Figure {
  const isHere = (other: (Figure & Place) | undefined) => other?.sentence === figure.sentence;
  return {
    ...figure,
    since: previous && isHere(previous) ? wordsIn(tokens, previous.to, from) : figure.before,
    until: next && isHere(next) ? wordsIn(tokens, to, next.from) : figure.after,
  };
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}

function endOf(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < tokens.length && !ENDS.test(wordAt(tokens, end))) end += 1;
  return end;
}

function wordsIn(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
}

const MARKED_BEFORE = /(?:\$|£|€|¥|₹|\b(?:usd|gbp|eur|cad|aud|chf))$/;
const MARKED_AFTER = /^(?:\$|£|€|¥|₹|dollars?|bucks?|usd|quid|pounds?|euros?|gbp|eur|cad|aud)\b/;

const FOREIGN_BEFORE = /(?:£|€|¥|₹|\b(?:gbp|eur|cad|aud|nzd|chf|sgd|inr|jpy|sek|nok|dkk|zar|mxn|brl|aed|kr|rs))$/;
const FOREIGN_AFTER =
  /^(?:£|€|¥|₹|(?:(?:british|canadian|australian|new zealand|singapore|hong kong) (?:pounds?|dollars?)|quid|pounds?(?! (?:of|heavier|lighter|overweight))|euros?|eur|gbp|cad|aud|nzd|chf|sgd|inr|jpy|sek|nok|dkk|yen|rupees?|francs?|kron(?:er|or|a)|pesos?|rand|reais|dirhams?|yuan|rmb)\b)/;
const RATE_AFTER = /^(?:%|percent|pct|pc|per cent|percentage|apr|apy)(?: |$)/;
const RATE_BEFORE = /\b(?:apr|apy|interest|rate)(?: (?:is|of|at|to|now|was|:|=|down|up|from))*$/;
const OLDEST = 110;
const AGE_BEFORE =
  /\b(?:i am|i turn|turn|turned|turning|aged?|age of|when i am|before i am|by the time i am|hit|reach age)$/;
const AGE_AFTER = /^(?:years? old|year-old|yo\b|y o\b|yrs? old|years of age)/;
/** What is reached at an age: an amount is never "by" or "at" it. */
const BY_AGE =
  /\b(?:retire[ds]?|retiring|retirement|millionaire|rich|wealthy|free|independent|independence|done|finished|stop working|quit|home ?owner|fire|be|am|become|own|owning)\b(?: [a-z'-]+){0,6} (?:by|at|before|around)(?: age| the age of)?$/;
const YEAR_BEFORE =
  /\b(?:by|in|since|until|till|before|after|of|year|around|late|early|mid|end of|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|fall|autumn|winter)(?: of)?$/;

function roleOf(
  value: number,
  { before, after, marked, raw }: { before: string; after: string; marked: boolean; raw: string },
): FigureRole {
  if (FOREIGN_BEFORE.test(before) || FOREIGN_AFTER.test(after)) return "foreign";
  if (RATE_AFTER.test(after) || (!marked && value < 40 && RATE_BEFORE.test(before))) return "rate";
  if (marked) return "money";
  const isAge = Number.isInteger(value) && value > 0 && value <= OLDEST;
  if (
    isAge &&
    (AGE_AFTER.test(after) || BY_AGE.test(before) || (AGE_BEFORE.test(before) && !SHORT_OR_OVER.test(after)))
  )
    return "age";
  if (/^(?:19|20)\d\d$/.test(raw) && YEAR_BEFORE.test(before)) return "year";
  return COUNTED.has(after.split(" ")[0] ?? "") ? "count" : "money";
}

const SHORT_OR_OVER = /^(?:short|over|behind|in|up|down|away|from|at|off|dollars?|k)\b/;
