import { TIMES_A_YEAR } from "@seven-figures/domain";
import type { Token } from "../language/token.ts";
import { CAR_MAKERS } from "../lexicon/entry-kinds.ts";
import { COUNTED } from "./number-words.ts";

const BEFORE_YEAR =
  /^(?:in|by|since|until|till|before|after|year|during|of|a|an|my|our|the|her|his|their|from|old|new)$/;
const AFTER_AMOUNT =
  /^(?:to|toward|towards|off|on|in|into|from|at|out|a|an|per|each|every|more|less|for|of|and|left|now|worth|n|but|is|was|went|extra|down|aside|away|balance|outstanding|remaining|owed|saved|so|total|all|with|that|which|this|far|last|monthly|weekly|yearly|hourly|back|because|then|there|here|as|too|also|by|though|under|over|i|it|my|the|after|since|when|once|thanks|if|today|yesterday|these|those|instead|again|cash|made|landed|came|arrived|ended|posted|cleared|hit|set|put|stashed|tucked|banked|paid)$/;
const PUNCTUATION = /^[,.;:!?)\]/"\n-]$/;
const NUMBERED =
  /^(?:unit|step|number|no|part|level|phase|chapter|version|top|#|grade|week|room|flat|apt|highway|iphone|ps|formula|age|aged|turn|turned|section|article|savings|account|goal|card|loan|option|plan)$/;
const SMALLEST = 10;
const CLOCK = /^(?:by|at|before|until|past)$/;

function isHourly(next: Token | undefined): boolean {
  return next?.slot?.kind === "period" && next.slot.timesAYear === TIMES_A_YEAR.hour;
}

/** "In 2030", "a 2017 Mazda". */
function isYear(value: number, before: string, after: string): boolean {
  return (
    Number.isInteger(value) && value >= 1950 && value <= 2110 && (BEFORE_YEAR.test(before) || CAR_MAKERS.has(after))
  );
}

/** "Charged a 210 dinner". */
function isCharged(tokens: readonly Token[], from: number, value: number): boolean {
  const before = tokens[from - 1]?.text ?? "";
  const verb = /^(?:a|an|the|another)$/.test(before) ? tokens[from - 2]?.text : before;
  return value >= SMALLEST && /^charged?$/.test(verb ?? "");
}

/** "Got 2300 lounging in my checking account": what is done in a place after an amount had is done by money. */
function isKept(before: string, after: string, then: string): boolean {
  return (
    /^(?:have|got|has|about|keep|with|is|are|:|,)$/.test(before) &&
    /ing$/.test(after) &&
    /^(?:in|at|inside|under)$/.test(then)
  );
}

function isMoney(before: string, after: string, then: string): boolean {
  return after === "onto" || isKept(before, after, then) || isMoved(before, after, then);
}

/** "Another 75 trickled into the jar": what moves into something, and is no plural, is money. */
function isMoved(before: string, after: string, then: string): boolean {
  if (/^(?:another|)$/.test(before) && /[a-z]ed$/.test(after) && /^(?:from|to|out|toward|towards)$/.test(then))
    return true;
  return /^(?:another|the|,|)$/.test(before) && /^(?:into|onto)$/.test(then) && !/s$/.test(after);
}

const BEFORE_ZERO =
  /^(?:is|to|at|are|=|:|of|now|worth|valued|value|balance|price|amount|with|for|has|have|holds|just|only|exactly)$/;

/**
 * Whether a bare number ("700", "2041") is money where it stands: not a year, not a count of something, not a name's
 * number, not a time of day. `isNoun` knows the words for accounts, debts and costs that may follow an amount.
 */
export function isAmountHere(
  tokens: readonly Token[],
  from: number,
  to: number,
  value: number,
  isNoun: (word: string) => boolean,
): boolean {
  const before = tokens[from - 1]?.text ?? "";
  const next = tokens[to];
  const after = next?.text ?? "";
  if (COUNTED.has(after)) return false;
  if (value <= 12 && CLOCK.test(before) && !isHourly(next)) return false;
  if (next?.slot?.kind === "period" || isCharged(tokens, from, value)) return true;
  if (before === "/" || after === "/" || before === "#") return false;
  if (isYear(value, before, after)) return false;
  if (value < SMALLEST) return value === 0 && BEFORE_ZERO.test(before);
  if (value < 100 && NUMBERED.test(before)) return false;
  if (value < 25 && CLOCK.test(before)) return false;
  if (!next || next.slot !== null || PUNCTUATION.test(after) || AFTER_AMOUNT.test(after)) return true;
  return isNoun(after) || isMoney(before, after, tokens[to + 1]?.text ?? "");
}
