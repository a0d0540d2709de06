import type { CalendarDate, Documents, Query } from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import { onGoal } from "./follow-goal.ts";
import { byParts } from "./follow-parts.ts";
import { reckonsOn } from "./follow-sums.ts";
import { followedUp, isBare, type LastAsked } from "./follow-up.ts";
import { type Laid, layOut, type Piece } from "./pieces.ts";
import { readAfter } from "./read-after.ts";
import { type Scope, wholeScope } from "./scope.ts";
import { tellsOfDone } from "./supposes.ts";

/** How a question begins that only changes a part of the one before it; whatever it names is asked with. */
const VARIES =
  /^(?:(?:and|n|but|or|so|ok|okay|then|now|well|hm+|oh|ooh|right|cool|nice|great|thanks|hey|no|nah|naw|nope|actually)\W+)*(?:what (?:about|if)|how about|compared? |(?:and|n|but|or|now|then) (?:(?:then|also|now) )?(?:if|with|without|w\/o?|ex|excl(?:uding)?|exclude|except|minus|less|plus|just|only|not|for|at|by|in|a|per|as|same|likewise|(?:leav|count|drop|tak)ing)\b|(?:without|w\/o|excluding|exclud(?:e|ing)|not counting|leaving out|same|likewise|ditto|as (?:an? )?(?:%|percent\w*|pct|share)|per|at [$\u00a3\u20ac]?\d[\d,.]*k?\W*$)(?!\w)|leave \S.* out\b|leave out\b)/i;
/** Somebody who says what was done does not ask, however the message begins. */
const TELLS =
  /\b(?:i|we)(?:'ve|'d)? (?:just |also |already |now |have |had )*(?:paid|put|got|sold|bought|moved|transferred|sent|added|took|have|owe|own|spent|earned?|made|make|saved|withdrew|closed|received|did|done)\b|\b(?:is|are) (?:now|at)\b|\bnow at\b/i;
/** "3. TSP: 228,900". */
const STATES = /^\W*(?:\d+[.)]\s*)?[\p{L}\d' -]{2,30}[:=]\s*[$£€]?\d[\d,.]*k?\W*$/iu;
const SUPPOSES = /\bif\b/i;
/** "The mortgage is 198,000", "and Ally's at 9,100": what stands before and behind the name, with the sum as `M`. */
const BEFORE_NAME = /^(?:(?:and|also|oh|ok|okay|so|well|btw|by the way|now|actually|,) )*(?:(?:my|our|the) )?$/;
const KIND = "(?:card|loan|account|balance|savings|fund|debt)";
const AT = "(?:now|only|just|at|worth|about|up to|down to)";
const IS_SUM = new RegExp(
  `^(?:${KIND} )*(?:is|are|'s|stands at|sits at) (?:${AT} )*[MN](?: (?:now|today|in total|dollars|[.!]))* $`,
);
/** How likely the trained parser must hold a question in a message that goes on from an answer. */
const LIKELY_ASKING = 0.35;
/** The same in what may be an order, or what was done: "put 40 towards it", "I sold it for 11,800". */
const SURE_OF_ASKING = 0.85;
const SETS_DATE = /\b(?:deadline|due date)\b/i;
const ORDERS =
  /^\W*(?:(?:and|now|ok|okay|so|then|please)\W+)*(?:put|stick|change|add|log|note|record|set|update|move|push|extend|postpone)\b[^?]*$/i;

/** What an answer was computed with, by the kind of its question: said alone after it, it is a question with that changed. */
const COMPUTED_WITH: Partial<Record<Query["kind"], readonly Piece["kind"][]>> = {
  "until-zero": ["money", "span", "date", "named", "group", "count"],
  "clear-in": ["span", "date", "named", "group", "money", "count"],
  until: ["money", "named", "count"],
  "save-by": ["span", "date", "named", "count"],
  afford: ["money", "count"],
  suppose: ["money", "percent", "named", "count"],
};

/**
 * Whether a message only goes on from the question that was just answered ("ok 150", "ooh, and 800?", "and for the house by
 * 2030", "what about in three years"): nothing of it is told.
 */
export function goesOnAsking(message: string, last: LastAsked, documents: Documents, today: CalendarDate): boolean {
  const said = layOut(readerTokens(message, documents, today), message, documents, today);
  if (statesSum(said) || setsDate(message)) return false;
  const isTold = TELLS.test(message) || STATES.test(message.trim());
  const least = !isTold && putsBack(said, last) ? LIKELY_ASKING : leastOdds(message, isTold);
  if (readAfter(said, last, { documents, today }, least)) return true;
  if (sentencesIn(message) > 1 && !message.trim().endsWith("?")) return false;
  if (isTold && !SUPPOSES.test(message)) return false;
  if (VARIES.test(message.trim()) && !TELLS.test(message)) return true;
  if (standsOnSupposed(message, last)) return true;
  const whole = wholeScope(said, documents, today);
  if (isOfPartsOrGoal(whole, last) && !isTold) return true;
  if (said.pieces.length === 0) return false;
  const mayGoOn = ((isParameter(said, last) || namesOnly(said)) && isBare(whole)) || reckonsOn(whole);
  return mayGoOn && followedUp(whole, last) !== null;
}

/** How likely a question must be in a message that may order or tell something. */
function leastOdds(message: string, isTold: boolean): number {
  const mayTell = (isTold || tellsOfDone(message)) && !SUPPOSES.test(message);
  return ORDERS.test(message) || mayTell ? SURE_OF_ASKING : LIKELY_ASKING;
}

/** "Put those back", which may also be meant of what was taken off. */
export const BRINGS_BACK = /\b(?:put|bring|add|count|take|leave)\b(?: \w+){1,3} back\b/i;
/** What was left out, or supposed to be gone. */
const LEFT_OUT = /"kind":"(?:except|without|delete-asset|delete-debt)"/;

/** "Put those back in, drop the boat only", after a figure without them; an amount that was put back is told. */
function putsBack({ typed, pieces }: Laid, { queries }: LastAsked): boolean {
  const hasAmount = pieces.some(({ kind }) => /^(?:money|percent|count)$/.test(kind));
  return BRINGS_BACK.test(typed) && !hasAmount && LEFT_OUT.test(JSON.stringify(queries));
}

/** "Push the deadline to December then". */
function setsDate(message: string): boolean {
  return ORDERS.test(message) && SETS_DATE.test(message);
}

/** "[My|the] Citi card is 2,500", whose name is stored: a plain fact, whatever was asked before it. */
function statesSum({ pieces, starts, text, typed }: Laid): boolean {
  const [name, sum, ...more] = pieces.filter(({ kind }) => kind !== "date");
  const isSum = sum?.kind === "money" || sum?.kind === "count";
  if (!name || !isSum || more.length > 0 || typed.includes("?")) return false;
  if (!(name.kind === "group" || (name.kind === "named" && name.text !== "it"))) return false;
  const rest = text.slice(starts[name.to] ?? text.length);
  return BEFORE_NAME.test(text.slice(0, starts[name.from])) && IS_SUM.test(rest);
}

/** "And on eight", "only half of it tho". */
function isOfPartsOrGoal(whole: Scope, last: LastAsked): boolean {
  return byParts(whole, last) !== null || onGoal(whole, last) !== null;
}

/** "And the car loan too", "on top of that spent 300 less", after what was only supposed. */
function standsOnSupposed(message: string, { queries, supposed }: LastAsked): boolean {
  return supposed !== undefined && queries.every(({ kind }) => kind === "suppose") && STANDS_ON.test(message.trim());
}

const STANDS_ON = /^(?:and|plus|also|what about|or)\b.*\b(?:also|too|as well|on top of that|instead)\b/i;

function isParameter({ pieces }: Laid, { queries: [query] }: LastAsked): boolean {
  const isProjected = query?.kind === "value" && query.of.kind === "projected";
  const kinds = isProjected ? (["money", "span", "date", "count"] as const) : query && COMPUTED_WITH[query.kind];
  const isPayoff = query?.kind === "until-zero" || query?.kind === "clear-in";
  return kinds !== undefined && pieces.every((piece) => mayBe(piece, kinds) && !(isPayoff && isNoDebt(piece)));
}

function mayBe({ kind }: Piece, kinds: readonly Piece["kind"][]): boolean {
  return kind === "period" || kinds.includes(kind);
}

function isNoDebt(piece: Piece): boolean {
  return piece.kind === "named" && piece.text !== "it" && !piece.sides.debts;
}

/** "Now the condo": no amount or day of which something could be told. */
function namesOnly({ pieces }: Laid): boolean {
  return pieces.every(({ kind }) => kind === "named" || kind === "group" || kind === "period");
}

/** "Ooh. And 800?" is one. */
function sentencesIn(message: string): number {
  return message.split(/(?<=[.!?;\n])\s+/).filter((part) => (part.match(/[\p{L}\p{N}]+/gu) ?? []).length > 2).length;
}
