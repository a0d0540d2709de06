import type { Quantity, Query } from "@seven-figures/domain";
import { per, value } from "./build.ts";
import { savedPer } from "./follow-former.ts";
import { goalOf } from "./follow-time.ts";
import { piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

const MONTHS = 12;

/** "Per week?", "and the Amex, per month?": of the questions that were asked last, the first of which so much a period can be told. */
export function byPeriod(scope: Scope, queries: readonly Query[]): Query[] | null {
  const [period] = piecesOf(scope.pieces, "period");
  const isOnly = scope.pieces.every((each) => each === period || (each.kind === "named" && each.text === "it"));
  if (!period || !isOnly) return null;
  const told = queries.map((query) => inPeriod(query, period.timesAYear, scope));
  const [flow] = told.filter((each): each is Query => each !== null);
  return flow ? [flow] : null;
}

/** A question as one for each of so many parts of a year; null where it asks of nothing that comes by the year. */
export function inPeriod(query: Query, timesAYear: number, scope: Scope): Query | null {
  const goal = query.kind === "value" ? goalOf(query) : null;
  const asked: Query = goal ? { kind: "save-by", goal, amount: null, months: null } : query;
  if (goal && timesAYear === MONTHS) return asked;
  const saved = savedPer(asked, timesAYear, scope);
  if (saved) return saved;
  if (query.kind === "suppose") {
    const inner = inPeriod(query.query, timesAYear, scope);
    return inner && { ...query, query: inner };
  }
  if (query.kind === "compare") {
    const [left, right] = [query.left, query.right].map((each) => quantityPer(each, timesAYear));
    return left && right ? { ...query, left, right } : null;
  }
  const of = query.kind === "value" ? quantityPer(query.of, timesAYear) : null;
  return of && value(of);
}

const BY_THE_YEAR = /^(?:income|expenses|surplus|interest)$/;

function quantityPer(of: Quantity, timesAYear: number): Quantity | null {
  const yearly = of.kind === "per" ? of.of : of;
  const isYearly =
    (yearly.kind === "sum" && yearly.field === "interest") ||
    (yearly.kind === "measure" && BY_THE_YEAR.test(yearly.measure)) ||
    (yearly.kind === "amount" && of.kind === "per") ||
    yearly.kind === "minus" ||
    yearly.kind === "without" ||
    yearly.kind === "plus";
  return isYearly ? per(yearly, timesAYear) : null;
}
