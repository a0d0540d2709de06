import { type Change, type Item, type Quantity, type Query, roundToCents, select } from "@seven-figures/domain";
import { changedItem, entries, plainQuery, sumOf, together } from "./build.ts";
import type { LastAsked } from "./follow-up.ts";
import { ASSETS_FIRST, DEBTS_FIRST, type Scope, thingsIn } from "./scope.ts";

const ALSO =
  /^(?:(?:and|n|ok|so|then) )*(?:if (?:that|it|i|we) )?.*\b(?:also|too|as well|both|then|besides|on top)\b|^(?:and|plus|n|with) /;
const CLEARS_WITH_IT = /\b(?:wip\w*|pa(?:y|ys|id)|clear\w*|kill\w*|settle\w*|cover\w*|retire\w*|finish\w*)\b/;

/** "And the overdraft as well?", after what is left of something that debts were cleared with: those are cleared with it too. */
export function alsoCleared(scope: Scope, { queries }: LastAsked): Query[] | null {
  const [query, ...others] = queries;
  const isFree = !scope.pieces.some(({ kind }) => /^(?:money|percent|date|span|period|measure)$/.test(kind));
  if (!query || others.length > 0 || !isFree || !ALSO.test(scope.laid.typed)) return null;
  if (query.kind === "compare" && query.as === "enough") return enoughWith(query, scope);
  const things = thingsIn(scope, DEBTS_FIRST).filter(({ selection, isNamed }) => isNamed || selection.kind !== "all");
  const debts = things.flatMap(({ selection }) => select(selection, scope.documents));
  if (debts.length === 0 || things.some(({ side }) => side !== "debts")) return null;
  return fromAccount(query, debts) ?? fromProceeds(query, debts, scope);
}

/** "And if I tossed in the checking as well?", after whether something is enough: more to pay with, or more that is to be paid. */
function enoughWith(query: Extract<Query, { kind: "compare" }>, scope: Scope): Query[] | null {
  const things = thingsIn(scope, ASSETS_FIRST).filter(({ isNamed, selection }) => isNamed || selection.kind !== "all");
  const more = (side: "assets" | "debts"): Quantity[] => {
    const ofSide = things.filter((each) => each.side === side).map(({ selection }) => selection);
    return ofSide.length > 0 ? [sumOf(together(ofSide))] : [];
  };
  const [held, owed] = [more("assets"), more("debts")];
  if (held.length + owed.length === 0) return null;
  return [{ ...query, left: added(query.left, held), right: added(query.right, owed) }];
}

function added(of: Quantity, more: readonly Quantity[]): Quantity {
  const [other] = more;
  if (!other) return of;
  if (of.kind === "sum" && other.kind === "sum" && of.field === "amount") return sumOf(together([of.of, other.of]));
  return { kind: "plus", parts: [of, other] };
}

/** Paid out of the account that others were paid out of, on the copy as it was supposed. */
function fromAccount(query: Query, debts: readonly Item[]): Query[] | null {
  if (query.kind !== "suppose" || query.query.kind !== "value") return null;
  const { of } = query.query;
  const paid = query.changes.some(({ kind }) => kind === "delete-debt");
  const account = query.changes.find((change) => change.kind === "edit-asset" && isOnly(change, of));
  if (!paid || account?.kind !== "edit-asset" || account.fields.value === undefined) return null;
  const fresh = debts.filter(
    ({ id }) => !query.changes.some((change) => change.kind === "delete-debt" && change.id === id),
  );
  if (fresh.length === 0) return null;
  const owed = fresh.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const kept = { ...account, fields: { value: roundToCents(account.fields.value - owed) } };
  const gone = fresh.map(({ id }): Change => ({ kind: "delete-debt", id }));
  const changes = [...query.changes.filter((change) => change !== account), ...gone, kept];
  return [{ ...query, changes }];
}

function isOnly(change: Change, of: Extract<Query, { kind: "value" }>["of"]): boolean {
  const [item] = changedItem(change);
  return of.kind === "sum" && of.of.kind === "entries" && of.of.items.every(({ id }) => id === item?.id);
}

/** Paid out of what is left of a sale. */
function fromProceeds(query: Query, debts: readonly Item[], { laid }: Scope): Query[] | null {
  const inner = plainQuery(query);
  if (inner.kind !== "value" || inner.of.kind !== "minus" || !CLEARS_OR_SHORT.test(laid.typed)) return null;
  const { from, less } = inner.of;
  if (less.kind !== "sum" || less.field !== "amount") return null;
  const all = together([less.of, entries(...debts.map(({ side, id }) => ({ side, id })))]);
  return [{ kind: "value", of: { kind: "minus", from, less: sumOf(all) } }];
}

const CLEARS_OR_SHORT = new RegExp(`${CLEARS_WITH_IT.source}|\\b(?:too|also|as well)\\b`);
