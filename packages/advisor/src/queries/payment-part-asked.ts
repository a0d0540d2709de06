import type { Quantity, Query } from "@seven-figures/domain";
import { amountOf, per, sumOf, value } from "./build.ts";
import { piecesOf } from "./pieces.ts";
import { DEBTS_FIRST, partitioned, type Scope, thingsIn } from "./scope.ts";

const MONTHS = 12;
const INTEREST = /\binterest\b(?! rate)/;
const ONE =
  /\b(?:(?:very )?(?:first|next)|one|single|this month'?s|coming|each|every|a) (?:\S+ ){0,3}(?:payments?|instal?lments?|[$£€]?\d[\d,.]*)\b|\b(?:first|next) (?:one|month)\b|\bof (?:a|one|that|the|my)(?: \S+){0,2} (?:payment|instal?lment|[$£€]?\d[\d,.]*)\b/;
const PART =
  /\b(?:(?:what|which|how much|how big a|how large a) (?:\S+ )?(?:part|share|portion|slice|bit|of (?:it|that|this|those|my|the))|how much (?:\S+ ){0,4}(?:interest|comes? off|off what|principal)|of (?:it|that|this) (?:is|goes|actually)|swallowed|eaten|principal|comes? off|actually (?:shrinks?|reduces?|pays?|comes?|goes|lowers?)|nothing but interest|just interest|only interest)\b/;
const OTHER =
  /\b(?:how long|how many|months until|when|paid off|total interest|in all|altogether|instead|save[ds]?|extra|rates?|percent\w*)\b|%/;
const SKIPS = /\b(?:skip|miss|pay nothing|not pay|don'?t pay|do not pay)\b/;
const WITH_INTEREST = /\b(?:on top|added|with|plus|once|after|including)\b/;

/**
 * How one payment on a debt is made up: "of the next 330 on the car note, what part is interest", "how much of the first 500 comes
 * off what I owe"; and what a debt comes to where a month is not paid. Null where no one debt and no one payment is named.
 */
export function paymentPartAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!INTEREST.test(typed) || OTHER.test(typed)) return null;
  const { included, excluded } = partitioned(thingsIn(scope, DEBTS_FIRST), scope);
  const isSkipped = SKIPS.test(typed) && /\bmonth\b/.test(typed) && WITH_INTEREST.test(typed);
  const named = isSkipped ? [...included, ...excluded] : excluded.length > 0 ? [] : included;
  const [debt, ...others] = named.filter(({ side, selection }) => side === "debts" && selection.kind !== "all");
  if (!debt || others.length > 0) return null;
  if (scope.pieces.some(({ kind }) => /^(?:percent|range|date|span)$/.test(kind))) return null;
  const [payment, ...more] = piecesOf(scope.pieces, "money");
  const interest = per(sumOf(debt.selection, "interest"), MONTHS);
  if (!payment) return isSkipped ? [value({ kind: "plus", parts: [sumOf(debt.selection), interest] })] : null;
  if (more.length > 0 || !ONE.test(typed) || !PART.test(typed)) return null;
  const off: Quantity = { kind: "minus", from: amountOf(payment.value), less: interest };
  return [value(interest), value(off)];
}
