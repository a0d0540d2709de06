import type { CalendarDate, Change, Documents } from "@seven-figures/domain";
import { countSlips } from "../language/count-slips.ts";
import type { LearnedReading } from "../reader/learned-reader.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import type { Conversation, LastWrite } from "./conversation.ts";
import { namedIn } from "./shown-in.ts";

/** What somebody said that nothing was written of: the next message may hold the piece that is missing. */
export interface LeftOpen {
  text: string;
  /** How many messages ago it was said. */
  age: number;
}

/** So many messages may come between the two halves of what is told. */
const LONGEST = 1;
/** A longer message is no half of something. */
const MOST_LETTERS = 300;
const HAS_FIGURE = /\d|\b(?:hundred|thousand|grand)\b/i;

/** What is left open after a message that wrote nothing; `isToldAtAll`: it tells nothing of wishes, others or the past. */
export function leftOpenAfter(
  message: string,
  before: LeftOpen | undefined,
  isToldAtAll: boolean,
): LeftOpen | undefined {
  if (isToldAtAll && message.length <= MOST_LETTERS && !message.includes("?")) {
    // "hang on, the door": what was left open before it stays so
    if (before && before.age < LONGEST && HAS_FIGURE.test(before.text) && !HAS_FIGURE.test(message))
      return { ...before, age: before.age + 1 };
    return { text: message, age: 0 };
  }
  return before && before.age < LONGEST ? { ...before, age: before.age + 1 } : undefined;
}

/** One more thing is no half of the one before. */
const ONE_MORE = /\b(?:too|also|as well|another|and then|plus)\b/i;

/** Whether a message can be the other half of what was left open: it is no further thing, and only one of the two has a figure. */
export function mayComplete({ text }: LeftOpen, message: string): boolean {
  if (message.length > MOST_LETTERS) return false;
  return !message.includes("?") && !ONE_MORE.test(message) && !(HAS_FIGURE.test(text) && HAS_FIGURE.test(message));
}

/** From here on an act that takes words of both halves is believed. */
const SURE = 0.6;

/** Whether a message read with what was left open before it tells one thing with words of both; `tail`: how many tokens are its own. */
export function spansBoth({ reading, tokens }: LearnedReading, tail: number): boolean {
  const split = tokens.length - tail;
  return reading.acts.some(({ head, roles, probability }) => {
    const at = [head, ...Object.values(roles).flatMap((each) => each ?? [])];
    return probability >= SURE && at.some((each) => each < split) && at.some((each) => each >= split);
  });
}

const SOLD = /\b(?:sold|sell|selling|flogged|offloaded)\b/i;

/** What says where the price of a sale went. */
const PUT =
  /\b(?:put|paid|pay(?:ing|ment)?|went|goes|going|threw|used|sent|cleared?|settled|towards?|onto|into|on the|off)\b/i;

/** "I sold something for 500", then "the Sears card": nobody sells what is owed, and nothing is said to be paid. */
export function isSaleOfDebt({ text }: LeftOpen, message: string, changes: readonly Change[]): boolean {
  return SOLD.test(text) && !PUT.test(`${text} ${message}`) && changes.every(({ kind }) => /-debt$/.test(kind));
}

const MEANT_NOT = /(?<![\d.,])(\d[\d,.]*k?)(?:\s*,)? not (\d[\d,.]*k?)(?![\d.,])/i;
const NOT_MEANT = /\bnot (\d[\d,.]*k?)\b[\s,]*(?:but |it's |it was |it is )?(\d[\d,.]*k?)\b/i;

/**
 * What was left open with the figure that is denied as it should be: "wait, 54 not 45"; null where it does not hold that figure, or
 * does not name what the message does.
 */
export function withFigureMended(
  { text, age }: LeftOpen,
  message: string,
  documents: Documents,
  today: CalendarDate,
): string | null {
  const [own, open] = [message, text].map((each) => namedIn(readerTokens(each, documents, today), documents));
  if (own?.some(({ id }) => !open?.some((each) => each.id === id))) return null;
  const [, meant, denied] = MEANT_NOT.exec(message) ?? [];
  const [, before, after] = NOT_MEANT.exec(message) ?? [];
  const [right, wrong] = meant ? [meant, denied] : [after, before];
  if (age > 0 || right === undefined || wrong === undefined) return null;
  const figure = new RegExp(`(?<![\\d.,])${wrong.replace(/[.,]$/, "").replace(/\./g, "\\.")}(?![\\d]|[.,]\\d)`);
  return figure.test(text) ? text.replace(figure, right.replace(/[.,]$/, "")) : null;
}

/** "4.0. Sticky key.", "sorry, 4 percent": a figure, and words without one. */
const SORRY =
  "no|sorry|oops|whoops|wait|ugh|crap|damn|shit|argh|(?:i )?mean|(?:i )?meant|it was|that was|make that|actually";
const FIGURE_ALONE = new RegExp(
  `^\\W*((?:${SORRY})\\W+)*(\\d[\\d.,]*k?)(?: ?(?:percent|per cent|%))?\\s*([.,;!]\\D*)?$`,
  "i",
);
const FIGURES = /\d[\d,.]*k?/gi;

/** What was left open with the figure that is told in place of the only one it holds; null where none is. */
export function withFigureAlone({ text, age }: LeftOpen, message: string): string | null {
  const [, sorry, figure, why] = FIGURE_ALONE.exec(message) ?? [];
  const [only, ...others] = text.match(FIGURES) ?? [];
  const isMeant = sorry !== undefined || /\w/.test(why ?? "");
  if (age > 0 || figure === undefined || only === undefined || others.length > 0 || !isMeant) return null;
  return text.replace(withoutStop(only), withoutStop(figure));
}

function withoutStop(figure: string): string {
  return figure.replace(/[.,]$/, "");
}

const STARRED = /(?:^|\s)\*([a-z']+)\b|\b([a-z']+)\*(?=\s|$)/gi;
/** How much of a word may be otherwise for a starred one to stand in its place. */
const MOST_UNLIKE = 0.6;

/** The two halves as one message. */
export function joined(open: LeftOpen, message: string): string {
  return `${open.text.replace(/[\s.,;:!]+$/, "")}, ${message}`;
}

/** What was left open with "*sold" in place of the word that is most like it; null where no word is starred. */
export function respelt(open: LeftOpen, message: string): string | null {
  const starred = [...message.matchAll(STARRED)].flatMap(([, before, after]) => before ?? after ?? []);
  return starred.length === 0 ? null : starred.reduce(withStarred, open.text);
}

function withStarred(text: string, starred: string): string {
  const words = text.match(/[a-z']+/gi) ?? [];
  const [best] = words
    .map((word) => ({
      word,
      unlike: countSlips(word.toLowerCase(), starred.toLowerCase(), word.length) / word.length,
    }))
    .filter(({ unlike }) => unlike > 0 && unlike <= MOST_UNLIKE)
    .toSorted((a, b) => a.unlike - b.unlike);
  return best ? text.replace(best.word, starred) : text;
}

/**
 * The reading that was offered and not answered, as if it had been written: what comes next may put it right. Null where something was
 * written beside the question: that comes first.
 */
export function offeredAsWritten(
  { pending: [open], last, since }: Pick<Conversation, "pending" | "last" | "since">,
  today: LastWrite["today"],
): LastWrite | null {
  if (open?.need !== "choose" || (last !== null && since === 0)) return null;
  const statements: readonly Statement[] = open.options.find(({ yes }) => yes)?.statements ?? [];
  return statements.length > 0 ? { statements: [...statements], before: {}, changes: [], today } : null;
}
