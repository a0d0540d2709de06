import type { Quantity, Query } from "@seven-figures/domain";
import { per, value } from "./build.ts";
import { inParts } from "./equal-parts-asked.ts";
import { goalOf } from "./follow-time.ts";
import type { LastAsked } from "./follow-up.ts";
import { bareParts, type PartsSaid, partsSaid } from "./parts-said.ts";
import type { Scope } from "./scope.ts";

const CUTS = /\b(?:cut|split|divi\w+|spread|shared?|broken|in(?:to)? (?:equal )?parts)\b/;
const OTHER =
  /\b(?:how (?:long|many)|when|ago|last|since|until|later|sooner|earlier|before|after|interest|rate|worth|instead of|my|net)\b/;
const LONGEST = 12;

/** "So cut into 52 weeks that's", "and on eight", "weekly, 65 weeks?", "and over 30 days?": what was told last, in equal parts or over a time. */
export function byParts(scope: Scope, { queries }: LastAsked): Query[] | null {
  const { typed, tokens } = scope.laid;
  const isOther = scope.pieces.some(
    (piece) => !/^(?:span|period|count|date)$/.test(piece.kind) && !(piece.kind === "named" && piece.text === "it"),
  );
  const query = queries.at(-1);
  if (!query || isOther || tokens.length > LONGEST || OTHER.test(typed)) return null;
  const parts = partsSaid(scope);
  if (parts) return parts.count > 1 ? inPartsOf(query, parts, typed) : null;
  const bare = wasInParts(query) ? bareParts(typed) : null;
  return bare !== null && bare > 1 ? again(query, bare) : null;
}

/** Whether a question was of equal parts, so that another number of them may be said alone. */
function wasInParts(query: Query): boolean {
  if (query.kind === "save-by" || query.kind === "clear-in") return query.months !== null;
  return query.kind === "value" && query.of.kind === "times" && query.of.factor < 1;
}

function again(query: Query, count: number): Query[] | null {
  if (query.kind === "save-by" || query.kind === "clear-in") return [{ ...query, months: count }];
  return query.kind === "value" && query.of.kind === "times" ? [value({ ...query.of, factor: 1 / count })] : null;
}

function inPartsOf(query: Query, parts: PartsSaid, typed: string): Query[] | null {
  if (query.kind === "suppose") {
    const inner = inPartsOf(query.query, parts, typed);
    return inner?.map((each) => ({ ...query, query: each })) ?? null;
  }
  const isOfMonths = parts.timesAYear === 12 || parts.timesAYear === null;
  if (query.kind === "save-by" && query.goal && !isOfMonths && parts.timesAYear !== 1)
    return [inParts(query.goal, parts)];
  if (query.kind !== "value") return null;
  const goal = parts.timesAYear === 12 ? goalOf(query) : null;
  if (goal) return [inParts(goal, parts)];
  const whole = query.of.kind === "times" && query.of.factor < 1 ? query.of.of : query.of;
  const yearly = yearlyOf(whole);
  if (yearly) return ofYearly(yearly, whole, parts, typed);
  return isMoney(whole) && parts.timesAYear !== 1
    ? [value({ kind: "times", of: whole, factor: 1 / parts.count })]
    : null;
}

/** By the year: "over 30 days" is so much of a year, "into 52 weeks" each of them. */
function ofYearly(yearly: Quantity, whole: Quantity, { count, timesAYear }: PartsSaid, typed: string): Query[] | null {
  if (timesAYear === count) return [value(per(yearly, count))];
  const isCut = timesAYear === null || CUTS.test(typed);
  if (isCut) return [value({ kind: "times", of: whole, factor: 1 / count })];
  return [value({ kind: "times", of: per(yearly, timesAYear), factor: count })];
}

function yearlyOf(of: Quantity): Quantity | null {
  const yearly = of.kind === "per" ? of.of : of;
  const isYearly =
    (yearly.kind === "sum" && yearly.field === "interest") ||
    (yearly.kind === "measure" && /^(?:income|expenses|surplus|interest)$/.test(yearly.measure));
  return isYearly ? yearly : null;
}

function isMoney(of: Quantity): boolean {
  if (of.kind === "sum") return /^(?:amount|remaining|target)$/.test(of.field);
  return of.kind === "minus" || of.kind === "plus" || of.kind === "without";
}
