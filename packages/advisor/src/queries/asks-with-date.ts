import type { CalendarDate, Documents } from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import { isAsking } from "./asks-of-figures.ts";

const ASKS =
  /\bhow (?:much|many|long)\b|\b(?:doable|feasible|possible|realistic|achievable|reachable|enough|on track|what would it (?:take|need)|what does it take|can i|could i|would i|will i|can we|could we|would we|will we|do i|do we|what do (?:i|we)|monthly amount)\b/i;
/** Somebody who orders or wants it sets it, and asks besides. */
const ORDERS =
  /\b(?:set|change|move|push|shift|make it|extend|delay|postpone|bring forward|let us|let's|please|i want|we want|i'd like|i would like|wanna|aim|aiming|deadline|goal is|decided|due|you)\b/i;

/** Somebody who speaks of what they aim for may tell its year. */
const AIMS = /\b(?:targets?|goals?|plan(?:s|ned|ning)?|reach(?:ing)?|hit)\b/i;
/** "Net worth 2030?": a year, and no balance. */
const WORTH_THEN = /\b(?:net ?worth|nw)\b[^$\d]*\b20[2-9]\d\b(?![.,]\d)/i;

/**
 * Whether a message asks what its date comes to ("how much a month to have it by next summer", "by May, doable?"): nothing of
 * it is told. Words are looked at with their spelling mended.
 */
export function asksWithDate(message: string, documents: Documents, today: CalendarDate): boolean {
  if (WORTH_THEN.test(message) && !ORDERS.test(message) && !AIMS.test(message)) return true;
  const tokens = readerTokens(message, documents, today);
  if (!tokens.some(({ slot }) => slot?.kind === "date") || tokens.some(({ slot }) => slot?.kind === "money"))
    return false;
  const text = tokens.map((token) => token.text || token.raw).join(" ");
  return (ASKS.test(text) || ASKS.test(message) || (isAsking(text) && message.includes("?"))) && !ORDERS.test(text);
}
