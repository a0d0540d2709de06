import type { CalendarDate, Documents } from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import { isAsking } from "./asks-of-figures.ts";
import { asksInNouns, asksOnly } from "./asks-only.ts";
import { isTold } from "./chain-asked.ts";
import { chainIn } from "./chain-continued.ts";
import type { LastAsked } from "./follow-up.ts";
import { leftAfterAsked } from "./left-after-asked.ts";
import { mayAsk, type Parsed, parseQuestion, parseSurely } from "./parse-question.ts";
import { layOut } from "./pieces.ts";
import { readQuestions } from "./read-question.ts";
import { wholeScope } from "./scope.ts";
import { surelyAsked } from "./surely-asked.ts";
import { accountsForAll, isWorkedOut } from "./worked-asked.ts";

const MAY_SUPPOSE =
  /\b(?:if|suppose|supposing|imagine|assuming|assume|hypothetical(?:ly)?|pretend|say|scenario)\b|^with\b/i;
const BEGINS = /^(?:and |but |or |so |ok )*(?:what )?if\b/i;

/**
 * Whether a message asks what would be if something were so, or asks with all the amounts and dates that it names ("for the roof by
 * May, how much a month"): nothing of that is stored.
 */
export function supposes(
  message: string,
  { documents, today }: { documents: Documents; today: CalendarDate },
  last: LastAsked | null,
  isReadAsAsking: boolean,
): boolean {
  if (tellsOfDone(message)) return false;
  if (asksOnly(message) && (!/\d/.test(message) || isComputed(message, documents, today))) return true;
  if (asksOfOffer(message) || supposesChain(message, documents, today, last)) return true;
  if (asksWithAll(message, documents, today, isReadAsAsking)) return true;
  const mayFollow = last !== null && BEGINS.test(message);
  if (!isAsking(message) && !mayFollow && !asksOnly(message)) return false;
  if (!MAY_SUPPOSE.test(message)) return false;
  const [first] = readQuestions(readerTokens(message, documents, today), message, documents, today, last).questions;
  return first !== undefined && first.supposed !== "";
}

const DONE =
  /^\W*(?:(?:just|ok|okay|so|right|well|today|i|we|i've|we've)\W+)*(?:charged|added|saved|deposited|withdrew|spent|bought)\b/i;

/** "Paid 300 off the Visa, what's left on it?": what was done is told, whatever is asked on it. */
export function tellsOfDone(message: string): boolean {
  return isTold(message.toLowerCase()) || (DONE.test(message) && !MAY_SUPPOSE.test(message));
}

/**
 * How likely the parser must hold what is asked with all that a message names, and where no word of it may ask. Of 2,599 lines that tell
 * it was so of three.
 */
const ASKED_WITH_ALL = 0.85;
const ASKED_WITH = 0.9;
/** The same where the encoders take the whole message for asking and see no fact in it. */
const READ_AS_ASKING = 0.4;

/** Whether the parser reads that something is asked with all that a message names, or of what it supposes. */
function asksWithAll(message: string, documents: Documents, today: CalendarDate, isReadAsAsking: boolean): boolean {
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  if (!mayAsk(laid, documents, today)) return false;
  const [first] = parseQuestion(laid, documents, today);
  if (!first || first.questions.length === 0 || first.probability < READ_AS_ASKING) return false;
  if (isReadAsAsking && !ORDERS.test(message) && accountsForAll(laid, first)) return true;
  if (first.probability < ASKED_WITH_ALL) return false;
  if (first.asksWith === true && first.probability >= ASKED_WITH) return !ORDERS.test(message);
  if (!isAsking(message) && !HAS_ASKING.test(message)) return false;
  if (STATES.some((states) => states.test(message)) && !MAY_SUPPOSE.test(message)) return false;
  if (first.questions.every(({ query }) => query.kind === "suppose")) return true;
  return (isAsking(message) || MAY_ASK.test(message)) && accountsForAll(laid, first);
}

/** What somebody else would give for a thing. */
const OFFERS: readonly RegExp[] = [
  /\b(?:offer(?:s|ed|ing)? (?:me |us )?[$\u00A3\u20AC]?\d|bids?|can fetch|gives? [$\u00A3\u20AC]?\d[\d,.]* (?:cash )?for)\b/i,
  /\b(?:wants (?:my|our|the|to buy)|pric(?:es|ed) (?:my|our))\b/i,
  /\b(?:says?|said) (?:he|she|they)(?:'ll|'d| will| would| can)? (?:gie|give|pay|take|buy)\b/i,
];
const ASKS_ON = /\?|\b(?:what|whats|what's|how|wat|whit|whit's|wetin|wha|wah|would i|do i|am i)\b/i;

/** "A lad wants the flat for 125k, what do I pocket": what is offered for a thing and asked on is no worth of it, nor sold yet. */
function asksOfOffer(message: string): boolean {
  if (STATES.some((states) => states.test(message))) return false;
  return OFFERS.some((offers) => {
    const found = offers.exec(message);
    return found !== null && ASKS_ON.test(message.slice(found.index));
  });
}

/** "Set my target to 3M by 2060". */
const ORDERS =
  /^\W*(?:please |can you |could you |let'?s )*(?:set|change|make|update|add|put|move|raise|lower|create)\b/i;

/** "The Roth is up to 44,300, how does that look", "I make 7,500 now": a figure of today is told, whatever is asked on it. */
const STATES: readonly RegExp[] = [
  /\b(?:i|we) (?:now )?(?:make|earn|get|bring in|spend) [$\u00A3\u20AC]?\d/i,
  /\b(?:is|are|stands?|sits?)\b (?:(?:now|at|up|down|to|about|exactly) )*[$\u00A3\u20AC]?\d/i,
  /\b(?:went|gone|dropped|rose|bumped) (?:up |down )?to\b/i,
];

/** Whether money goes step by step in it, and what comes of that is asked: "I sell the car, pay its loan. What stays?" */
function supposesChain(message: string, documents: Documents, today: CalendarDate, last: LastAsked | null): boolean {
  if (!MAY_ASK.test(message) && !last?.chain) return false;
  const whole = wholeScope(
    layOut(readerTokens(message, documents, today), message, documents, today),
    documents,
    today,
  );
  if (chainIn(whole, message, last?.chain)) return true;
  return leftAfterAsked(whole) !== null;
}

const MAY_ASK = /[?=]|\b(?:what|how|wat|state|tell me)\b/i;
/** A word or a mark of asking, in whatever place. */
const HAS_ASKING =
  /[?=]|->|\b(?:what|how|wat|whats|which|when|who|(?:tell|show) me|state|count|output|total|less|remaining|balance|left)\b/i;

/** How likely the parser must hold a question of a message that no mark or word shows to be one. */
const LIKELY = 0.5;

/** How likely the parser must hold a question of a message that asks by its own words. */
const COMPUTED = 0.3;

/** Whether something of the person's own figures is asked: by what is told from all else, or by the trained parser. */
function isComputed(message: string, documents: Documents, today: CalendarDate): boolean {
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  if (asksInNouns(message) || surelyAsked(wholeScope(laid, documents, today)) !== null) return true;
  const [first] = parseQuestion(laid, documents, today);
  return first !== undefined && first.questions.length > 0 && first.probability >= COMPUTED;
}

/** Whether a message asks something of the person's own figures, by its marks and words or by the trained parser. */
export function isAsked(message: string, { documents, today }: { documents: Documents; today: CalendarDate }): boolean {
  return isAsking(message) || parsedAsAsked(message, { documents, today }) >= LIKELY;
}

/** How likely the trained parser holds a message for a question about the person's own figures, 0 to 1. */
export function parsedAsAsked(
  message: string,
  { documents, today }: { documents: Documents; today: CalendarDate },
): number {
  const parsed = likeliest(message, documents, today);
  return parsed && parsed.questions.length > 0 ? parsed.probability : 0;
}

/** Whether the trained parser surely takes a message for a question about the person's own figures, whatever seems told in it. */
export function isSurelyAsked(
  message: string,
  { documents, today }: { documents: Documents; today: CalendarDate },
): boolean {
  const sure = surely(message, documents, today);
  if (sure === null) return SUMS.test(message) && isComputed(message, documents, today);
  if (sure.asksWith === true || isWorkedOut(sure)) return true;
  return isAsking(message) || HAS_ASKING.test(message) || asksOnly(message);
}

/** "Bungalow value less all debts". */
const SUMS = /\b(?:less|minus|plus)\b/i;

/** What the trained parser surely makes of a message. */
function surely(message: string, documents: Documents, today: CalendarDate): Parsed | null {
  return parseSurely(layOut(readerTokens(message, documents, today), message, documents, today), documents, today);
}

/** What the trained parser makes of a message first. */
function likeliest(message: string, documents: Documents, today: CalendarDate): Parsed | undefined {
  return parseQuestion(layOut(readerTokens(message, documents, today), message, documents, today), documents, today)[0];
}
