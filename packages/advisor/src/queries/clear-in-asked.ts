import type { Query } from "@seven-figures/domain";
import { sumOf, together, value } from "./build.ts";
import { partsSaid } from "./parts-said.ts";
import { piecesOf } from "./pieces.ts";
import { DEBTS_FIRST, partitioned, type Scope, thingsIn } from "./scope.ts";

const EVEN = /\b(?:equal|even|evenly|level|fixed|identical|same[- ]size[d]?)\b/;
const TO_ZERO =
  /\b(?:to (?:zero|nil|nothing|0)|zeroed|(?:be |is |have it |get it )?(?:gone|cleared|paid off|settled|done|finished|wiped(?: out)?|killed)|clear|kill|settle|pay (?:it |this |that |\S+ ){0,3}off|rid of|shot of|debt[- ]free)\b/;
const ASKS_PAYMENT =
  /\b(?:what|whats|what's|how much|how big|how large|how high|which|size|give me|tell me|work out|amount)\b|\?/;
const MONTHLY =
  /\b(?:per|a|each|every) (?:month|time|one)\b|\bmonthly\b|\beach\b|\b(?:one|a part|a slice)\b|\binstal?lments?\b|\bpayments?\b|\bemis?\b/;
const NO_INTEREST =
  /\b(?:forget(?:ting)?|ignor(?:e|ing)|no|without|never mind|leave out|leaving out|interest[- ]free|zero|0 ?%) (?:about )?(?:the |any )?(?:interest|growth)\b|\binterest (?:aside|ignored)\b|\binterest[- ]free\b/;
const OTHER =
  /\b(?:how long|how many (?:months|years|payments)|when|last|ago|since|paid so far|extra|more|less|than|instead|save|invest\w*|new (?:loan|rate)|refinanc\w*)\b/;

/**
 * The level payment that clears debts that are named in so many months: "the Visa over 18 months, equal payments, what is each one",
 * "what gets the loan to zero in 24 months"; plainly divided where the interest is to be left out. Null where that is not asked.
 */
export function clearInAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const isAsked =
    (EVEN.test(typed) || TO_ZERO.test(typed) || /\binstal?lments?\b|\bemis?\b/.test(typed)) && MONTHLY.test(typed);
  if (!isAsked || !ASKS_PAYMENT.test(typed) || OTHER.test(typed)) return null;
  const months = monthsIn(scope);
  if (months === null || scope.pieces.some(({ kind }) => /^(?:money|percent|range)$/.test(kind))) return null;
  const { included, excluded } = partitioned(thingsIn(scope, DEBTS_FIRST), scope);
  const debts = included.filter(({ side, selection }) => side === "debts" && selection.kind !== "all");
  const isOther = included.some(({ side, isNamed }) => side !== "debts" && isNamed);
  if (debts.length === 0 || isOther || excluded.length > 0) return null;
  const of = together(debts.map(({ selection }) => selection));
  if (NO_INTEREST.test(typed)) return [value({ kind: "times", of: sumOf(of), factor: 1 / months })];
  return [{ kind: "clear-in", of, months }];
}

/** "18 months", "24 equal instalments"; payments by another period than the month are left to others. */
function monthsIn(scope: Scope): number | null {
  const { typed } = scope.laid;
  const spans = piecesOf(scope.pieces, "span").filter((span) => span.months >= 2);
  const [span, ...others] = spans;
  if (others.length > 0 || OFTEN.test(typed)) return null;
  if (!span && /\b(?:in|over|within) (?:a|one) year\b/.test(typed)) return 12;
  if (span) return Number.isInteger(span.months) ? span.months : null;
  const parts = partsSaid(scope);
  const isOfMonths = parts !== null && (parts.timesAYear === null || parts.timesAYear === 12);
  return isOfMonths && parts.count >= 2 ? parts.count : null;
}

/** "24 weekly payments", "15 even yearly ones". */
const OFTEN =
  /\b(?:weekly|fortnightly|biweekly|quarterly|yearly|annual) (?:instal?lments?|payments?|repayments?|ones)\b|\bonce (?:a|every) (?:year|week|quarter|\w+day|spring|summer|fall|autumn|winter)\b/;
