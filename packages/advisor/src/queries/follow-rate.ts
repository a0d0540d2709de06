import { type Change, type Query, type Selection, select } from "@seven-figures/domain";
import { plainQuery, sideOf } from "./build.ts";
import type { LastAsked } from "./follow-up.ts";
import { piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

const HIGHEST_RATE = 40;
/** "5.5", "12.99": no amount of money is said so. */
const BARE = /^\d{1,2}(?:\.\d{1,3})?$/;
const AT_RATE =
  /\b(?:drop\w*|cut\w*|lower\w*|give|gave|offer\w*|charg\w*|get|got|went|goes|go|move\w*|rise|rose|at|to|instead|rate|down|up)\b/;
/** What speaks of a rate beside a number that is no count: "a lender gets me 6.25", "balance transfer gives 24.3 percent". */
const GIVES_RATE = /\b(?:gets|gives|lets?|have|has|refi\w*|lender|bank|transfer)\b.*\d(?:\.\d|\s?(?:%|percent))/;
const IS_MONEY = /[$£€]|\b(?:month|monthly|week|weekly|year|pay|payments? of|save|put|more|extra|less)\b/;

/**
 * "And if they dropped it to 5.5?", "what if they gave me 12.99 instead, same payment": the question that was asked last of a debt, at
 * another rate. Null where the last was of no one debt's interest or payoff, or an amount of money is said.
 */
export function atOtherRate(
  { pieces, laid: { typed, tokens }, documents }: Scope,
  { queries }: LastAsked,
): Query[] | null {
  const [query, ...others] = queries;
  const asked = query && plainQuery(query);
  const of = asked && others.length === 0 ? debtsOf(asked) : null;
  const rate = rateIn({ pieces, tokens });
  if (
    !asked ||
    !of ||
    rate === null ||
    !(AT_RATE.test(typed) || GIVES_RATE.test(typed)) ||
    IS_MONEY.test(typed.replace(SAME, ""))
  )
    return null;
  const [debt, ...more] = select(of, documents);
  if (debt?.side !== "debts" || more.length > 0) return null;
  const change: Change = { kind: "edit-debt", id: debt.id, fields: { interestRate: rate } };
  return [{ kind: "suppose", changes: [change], query: asked }];
}

/** "Same payment": nothing else is varied. */
const SAME = /\b(?:same|still the same|for the same) (?:\w+ )?(?:payments?|amount|month|sum)\b/g;

/** The one number of a message, where it may be a rate. */
function rateIn({ pieces, tokens }: Pick<Scope, "pieces"> & Pick<Scope["laid"], "tokens">): number | null {
  const numbers = pieces.filter(({ kind }) => /^(?:money|percent|count)$/.test(kind));
  const [said, ...others] = numbers;
  const isOther = pieces.some(({ kind }) => /^(?:date|span|period|range|measure)$/.test(kind));
  if (!said || others.length > 0 || isOther || !("value" in said) || piecesOf(pieces, "group").length > 0) return null;
  if (said.kind === "percent") return said.value <= HIGHEST_RATE ? said.value : null;
  const raw = tokens[said.from]?.raw.replace(/^to /, "").trim() ?? "";
  return BARE.test(raw) && said.value <= HIGHEST_RATE ? said.value : null;
}

/** The debts whose interest or payoff is asked. */
function debtsOf(query: Query): Selection | null {
  if (query.kind === "until-zero" || query.kind === "clear-in") return query.of;
  if (query.kind !== "value") return null;
  const of = query.of.kind === "per" ? query.of.of : query.of;
  return of.kind === "sum" && of.field === "interest" && sideOf(of.of) === "debts" ? of.of : null;
}
