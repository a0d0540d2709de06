import type { Quantity, Query, Selection } from "@seven-figures/domain";
import { measureOf, per, sumOf, value } from "./build.ts";
import { byTheMonth } from "./compose-reach.ts";
import type { LastAsked } from "./follow-up.ts";
import { piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

/** "What's that over 8 months?", "per week if it is 20 weeks?": a sum in equal parts. */
export function bySpan({ pieces }: Scope, queries: readonly Query[]): Query[] | null {
  const [span] = piecesOf(pieces, "span");
  const isOnly = pieces.every(
    (each) => /^(?:span|period)$/.test(each.kind) || (each.kind === "named" && each.text === "it"),
  );
  const sums = queries.flatMap((query) => (query.kind === "value" && isOfMoney(query.of) ? [query.of] : []));
  const times = piecesOf(pieces, "period")[0]?.timesAYear ?? 12;
  const parts = span ? Math.round((span.months * times) / 12) : 0;
  const of = sums.at(-1);
  return of && isOnly && parts > 0 ? [value({ kind: "times", of, factor: 1 / parts })] : null;
}

function isOfMoney(of: Quantity): boolean {
  return of.kind === "sum" && (of.field === "amount" || of.field === "remaining" || of.field === "target");
}

/** "What about 350?", "500 more?" */
export function byMoney({ pieces, text }: Scope, { queries }: LastAsked): Query[] | null {
  const [count] = piecesOf(pieces, "count");
  // "nah 90" is an amount, after a question that was asked with one
  const bare = count && { ...count, kind: "money" as const, bound: null };
  const money = piecesOf(pieces, "money")[0] ?? bare;
  if (!money) return null;
  const isOnTop = /\b(?:more|extra|additional|on top|higher|another)\b/.test(text);
  const isOff = /\b(?:less|fewer|lower|under that)\b/.test(text);
  const amount = byTheMonth(money, pieces);
  const changed = queries.flatMap((query): Query[] => {
    if (query.kind === "until-zero" && query.payment && (isOnTop || isOff)) {
      const { payment } = query;
      return [{ ...query, payment: isOnTop ? onTop(payment, amount) : { kind: "minus", from: payment, less: amount } }];
    }
    if (query.kind === "until-zero") return [{ ...query, payment: amount }];
    if (query.kind === "until") return [{ ...query, saving: isOnTop ? onTop(query.saving, amount) : amount }];
    return query.kind === "afford" ? [{ ...query, price: amount }] : [];
  });
  return changed.length > 0 ? changed : null;
}

/** A saving each month, and so much more; what is left over each month where none was told. */
function onTop(saving: Quantity | null, more: Quantity): Quantity {
  return { kind: "plus", parts: [saving ?? per(measureOf("surplus"), 12), more] };
}

/** "And the least?", "the runner-up?" */
export function byPlace(text: string, { ranked }: LastAsked): Query[] | null {
  if (ranked?.kind !== "list") return null;
  if (/\b(?:least|smallest|lowest|littlest|cheapest|worst off)\b/.test(text))
    return [{ ...ranked, most: false, count: 1, from: 1 }];
  if (/\b(?:most|biggest|largest|highest)\b/.test(text)) return [{ ...ranked, most: true, count: 1, from: 1 }];
  if (/\b(?:runner[- ]?up|second|next|after that)\b/.test(text))
    return withItsShare({ ...ranked, count: 1, from: ranked.from + 1 }, text);
  return null;
}

/** "The runner-up, same two numbers": with its share. */
function withItsShare(next: Extract<Query, { kind: "list" }>, text: string): Query[] {
  const chosen: Selection = { kind: "top", of: next.of, by: next.by, most: next.most, count: 1, from: next.from };
  const share = value({ kind: "share", part: sumOf(chosen), whole: sumOf(next.of) });
  return /\b(?:same|both|numbers|figures)\b/.test(text) ? [next, share] : [next];
}
