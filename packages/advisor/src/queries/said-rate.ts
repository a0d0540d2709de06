import type { Quantity, Query } from "@seven-figures/domain";
import { FLOWS, measureOf, per, value } from "./build.ts";
import { byTheMonth } from "./compose-reach.ts";
import type { LastAsked } from "./follow-up.ts";
import { piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

const SO_OFTEN = /(?<![\d.,$\u00A3\u20AC])\d{1,3}\s*(?:days?|shifts?|hours?|hrs?|nights?)\b/;

/** Whether what a question weighs is priced: in "go down to 3 days a week" nothing is. */
export function isPriced(query: Query, { pieces, laid }: Scope): boolean {
  return query.kind !== "afford" || piecesOf(pieces, "money").length > 0 || !SO_OFTEN.test(laid.typed);
}

/**
 * A question with the amount that is told by the week, month or year taken as what is paid or saved: no reading of "20 a week" reaches 20,
 * and none of "2000 a month" pays something else.
 */
export function withSaidRate(query: Query, scope: Scope, last: LastAsked | null): Query {
  const [money, ...others] = piecesOf(scope.pieces, "money");
  if (!money || others.length > 0) return query;
  const period = piecesOf(scope.pieces, "period").find(({ from }) => from >= money.to && from - money.to <= 2);
  if (!period) return query;
  if (query.kind === "value") return value(heldAgainst(query.of, money.value, period.timesAYear));
  if (query.kind === "until-zero" && query.payment === null)
    return { ...query, payment: byTheMonth(money, scope.pieces) };
  if (query.kind !== "until" || query.saving !== null || query.amount?.kind !== "amount") return query;
  if (query.amount.value !== money.value) return query;
  const [item, ...more] = last?.items ?? [];
  const goal = query.goal ?? (item?.side === "goals" && more.length === 0 ? item : null);
  return { ...query, goal, amount: null, saving: byTheMonth(money, scope.pieces) };
}

/** Pay or spending held against an amount that comes so often in a year: by the same period. */
function heldAgainst(of: Quantity, amount: number, timesAYear: number): Quantity {
  const isAmount = (side: Quantity) => side.kind === "amount" && side.value === amount;
  const alike = (side: Quantity): Quantity => {
    const yearly = side.kind === "per" ? side.of : side;
    return yearly.kind === "measure" && FLOWS.has(yearly.measure) ? per(measureOf(yearly.measure), timesAYear) : side;
  };
  if (of.kind === "ratio" && isAmount(of.to)) return { ...of, of: alike(of.of) };
  if (of.kind === "ratio" && isAmount(of.of)) return { ...of, to: alike(of.to) };
  return of.kind === "share" && isAmount(of.part) ? { ...of, whole: alike(of.whole) } : of;
}
