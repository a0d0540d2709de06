import {
  type Change,
  type Documents,
  type ItemRef,
  type Quantity,
  type Query,
  roundToCents,
  select,
} from "@seven-figures/domain";
import { isThing, loansOn } from "../matching/loans-on.ts";
import { amountOf, distinct, entries, sumOf, value } from "./build.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, partitioned, type Scope, type Thing, thingsIn } from "./scope.ts";

const CLEARS =
  /\b(?:pa(?:y|ys|id|ying)(?: \S+){0,9} (?:off|out|back|from|with|using)|pa(?:y|id|ying) (?:its|the|it|both|their)|(?:loan|mortgage|note|finance|card|debt) (?:is |was |gets |got |being )?(?:also )?(?:paid|cleared|settled)|(?:off|out|back)(?: \S+){0,2} pa(?:y|id)|pre-?pay(?:ing)?|clear(?:ed|s|ing)?|kill(?:ed|s)?|settle[ds]?|settling|discharge[ds]?|retired?|close[ds]?|wip(?:e|ed|es|ing)|nuked?|square[ds]?|g[ia]v(?:e|ing) (?:the )?(?:bank|back|it back)|give .* back|knock(?:ed)?(?: it)? off|repa(?:y|id)|finish(?:ed)? off|chuck(?:ed)?|threw|throw|put(?:ting)? (?:it |the lot |all |everything |the whole \S+ ?\S* )*(?:on|onto|at|against|towards?))\b/;
const GOES =
  /\b(?:sell|sells|sold|sld|selling|flog(?:ged)?|cash(?:ed|ing)?(?: (?:in|out))?|break(?:ing)?|withdr[ae]w|went to|goes to|out of|outta|from|using|used?|with|took|emptied|raid(?:ed)?|drain(?:ed)?|whole of|all of|the whole|full of it)\b/;
const LEFT =
  /\b(?:left|remain\w*|over|pock(?:et|t)|in (?:my )?hand|hand|short|sitting at|sit at|stays?|walk away|what cash|how much cash|balance|outstanding|owing|owe|what'?d be in|whats in|in there|leave|enough)\b/;
const OF_DEBT =
  /\b(?:left|still|remains?)(?: \S+){0,2} (?:on (?:it|the loan|that|the \S+ ?loan)|to pay|owing|outstanding)\b|\boutstanding\b|\bstill (?:owe|owing) (?:on|to)\b/;
const NOT_SO =
  /\b(?:do|would|will) (?:i|we) still owe\b(?! (?:on|to))|\b(?:half|part|some|instead|richer|poorer|better off|worse off)\b/;
const ASKS_REST = /\b(?:left|remain\w*|over|stays?)\b/;
const IN_ASSET = /\b(?:left|stays?|remain\w*|sitting|in)(?: \S+){0,2} (?:in|of|at)\b|\bleft over\b|\bin (?:it|there)\b/;
const INTEREST = /\binterest\b(?! rate)/;
const ON_IT =
  /\b(?:its|it's|the) (?:own )?(?:loan|note|mortgage|finance|lease|debt)\b|\b(?:loan|note|mortgage|finance|owed) on it\b/;
const ALL_DEBTS =
  /\b(?:everything|all|whatever|what) (?:that )?(?:i |we )?(?:still )?(?:ow(?:e|ed)|my debts?|the debts?|debts?)\b/;
const NUMBERS: readonly [RegExp, number][] = [
  [/\b(?:both|two)\b/, 2],
  [/\b(?:all )?three\b/, 3],
];

/**
 * What is left of a thing once debts are cleared with it, at its stored value or at the price that is said: "if I sold the Harley
 * for 21k and paid its loan out, how much in my pocket"; null where no one thing and some debts are named so.
 */
export function leftAfterAsked(scope: Scope): Query[] | null {
  if (!asksOfRest(scope)) return null;
  const { included, excluded } = partitioned(thingsIn(scope, ASSETS_FIRST), scope);
  const [asset, ...others] = assetsIn(included, scope.documents);
  const [price, ...more] = piecesOf(scope.pieces, "money");
  if (!asset || more.length > 0) return null;
  const debts = distinct(
    THEIR_LOANS.test(scope.laid.typed)
      ? [asset, ...others].flatMap((each) => loansOf(each, scope.documents))
      : debtsCleared(scope, asset, included, excluded),
  );
  if (debts.length === 0 || (price && !/\bfor\b/.test(scope.laid.typed))) return null;
  if (others.length > 0)
    return SOLD_TOGETHER.test(scope.laid.typed) && !price ? [leftOfAll([asset, ...others], debts)] : null;
  return figuresAfter({ asset, debts, price: price?.value ?? null }, scope);
}

/** "And pay off both their loans". */
export const THEIR_LOANS = /\b(?:their|both|each of their) (?:own )?(?:loans|mortgages|notes)\b|\bboth their\b/;
const SOLD_TOGETHER =
  /\b(?:sell|sold|selling)\b(?!.*\b(?:in(?! (?:my|our|hand|the bank|all|total|the end))|into|to(?! (?:me|us|pay))|or|keep|kept)\b)/;

/** What is left of things that are sold together, at what they stand at. */
function leftOfAll(assets: readonly ItemRef[], debts: readonly ItemRef[]): Query {
  return value(minus(sumOf(entries(...assets)), sumOf(entries(...debts))));
}

/** Whether debts are cleared with something, and it is asked what remains. */
function asksOfRest({ laid: { typed }, pieces }: Scope): boolean {
  if (!CLEARS.test(typed) || !GOES.test(typed) || !LEFT.test(typed) || NOT_SO.test(typed)) return false;
  if (/^\W*(?:can|could|would|will|is|are|do|does)\b/.test(typed) && !ASKS_REST.test(typed)) return false;
  return !pieces.some(({ kind, ...piece }) => isOther(kind, "measure" in piece ? piece.measure : ""));
}

interface Cleared {
  asset: ItemRef;
  debts: readonly ItemRef[];
  /** What it is said to be sold for; its stored value where nothing is. */
  price: number | null;
}

function figuresAfter({ asset, debts, price }: Cleared, scope: Scope): Query[] {
  const { typed } = scope.laid;
  const proceeds = price === null ? sumOf(entries(asset)) : amountOf(price);
  const owed = sumOf(entries(...debts));
  const isOfDebt = OF_DEBT.test(typed);
  const supposed = (query: Query): Query => ({ kind: "suppose", changes: clearedWith(asset, debts, scope), query });
  const isSold = price !== null || isBorrowedOn(asset, scope.documents);
  const left = isSold ? value(minus(proceeds, owed)) : paidOutOf(asset, debts, scope);
  const still = price === null ? supposed(value(owed)) : value(minus(owed, proceeds));
  return [
    ...(isOfDebt ? [still] : []),
    ...(isOfDebt && !IN_ASSET.test(typed) ? [] : [left]),
    ...(INTEREST.test(typed) ? [supposed(value(sumOf(entries(...debts), "interest")))] : []),
  ];
}

/** What an account would stand at; less than nothing is said to be more than it holds. */
function paidOutOf(asset: ItemRef, debts: readonly ItemRef[], { documents }: Scope): Query {
  const owed = select(entries(...debts), documents).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const [worth = 0] = select(entries(asset), documents).map(({ amount }) => amount ?? 0);
  const rest = roundToCents(worth - owed);
  const gone = debts.map(({ id }): Change => ({ kind: "delete-debt", id }));
  const { id } = asset;
  const kept: Change = rest === 0 ? { kind: "delete-asset", id } : { kind: "edit-asset", id, fields: { value: rest } };
  return { kind: "suppose", changes: [...gone, kept], query: value(sumOf(entries(asset))) };
}

function isOther(kind: Piece["kind"], measure: string): boolean {
  return kind === "percent" || (kind === "measure" && measure !== "interest" && measure !== "surplus");
}

/** The debts that are named, of a number or kind that is said, or those on the thing itself: "paid its loan off". */
function debtsCleared(scope: Scope, asset: ItemRef, included: readonly Thing[], excluded: readonly Thing[]): ItemRef[] {
  const { typed } = scope.laid;
  const { documents } = scope;
  const left = new Set(excluded.flatMap(({ selection }) => select(selection, documents)).map(({ id }) => id));
  const owed = included.filter(({ side }) => side === "debts");
  const own = refsIn(
    owed.filter(({ isNamed, selection }) => isNamed && selection.kind === "entries"),
    documents,
  );
  const loans = isBorrowedOn(asset, documents) ? loansOf(asset, documents) : [];
  if (ON_IT.test(typed) && loans.length > 0) return distinct([...loans, ...own]);
  const every = ALL_DEBTS.test(typed) || excluded.some(({ side }) => side === "debts");
  const groups = refsIn(
    owed.filter(({ selection }) => selection.kind !== "entries"),
    documents,
  );
  const count = NUMBERS.find(([pattern]) => pattern.test(typed))?.[1];
  const isMeant = every || groups.length === count || owed.some(({ selection }) => selection.kind === "type");
  const named = distinct([...own, ...(isMeant ? groups : [])]).filter(({ id }) => !left.has(id));
  return named.length > 0 ? named : loans;
}

/** Money in an account is no security: what is owed to its bank is not owed on it. */
function isBorrowedOn({ id }: ItemRef, { financials }: Documents): boolean {
  const type = financials.assets?.find((each) => each.id === id)?.type;
  return type !== undefined && isThing(type);
}

function refsIn(things: readonly Thing[], documents: Documents): ItemRef[] {
  return select({ kind: "and", parts: things.map(({ selection }) => selection) }, documents).map(({ side, id }) => ({
    side,
    id,
  }));
}

/** The asset gone into the debts, the first of them first, as far as it goes. */
function clearedWith(asset: ItemRef, debts: readonly ItemRef[], { documents }: Scope): Change[] {
  const [worth = 0] = select(entries(asset), documents).map(({ amount }) => amount ?? 0);
  let rest = worth;
  const paid = select(entries(...debts), documents).map(({ id, amount }): Change => {
    const payment = Math.min(rest, amount ?? 0);
    rest = roundToCents(rest - payment);
    const balance = roundToCents((amount ?? 0) - payment);
    return balance > 0 ? { kind: "edit-debt", id, fields: { balance } } : { kind: "delete-debt", id };
  });
  const { id } = asset;
  return [...paid, rest > 0 ? { kind: "edit-asset", id, fields: { value: rest } } : { kind: "delete-asset", id }];
}

/** "And paid its loan out": the debts on it. */
export function loansOf({ id }: ItemRef, { financials }: Documents): ItemRef[] {
  const assets = financials.assets ?? [];
  const asset = assets.find((each) => each.id === id);
  const loans = asset ? loansOn(asset, assets, financials.debts ?? []) : [];
  return loans.map((loan) => ({ side: "debts", id: loan.id }));
}

const minus = (from: Quantity, less: Quantity): Quantity => ({ kind: "minus", from, less });

/** The assets that are named; where none is, the only one of a kind that is: "out of the savings". */
function assetsIn(things: readonly Thing[], documents: Documents): ItemRef[] {
  const assets = things.filter(({ side }) => side === "assets");
  const named = refsIn(
    assets.filter(({ isNamed }) => isNamed),
    documents,
  );
  const ofKind = refsIn(
    assets.filter(({ selection }) => selection.kind === "type"),
    documents,
  );
  return named.length > 0 || ofKind.length > 1 ? named : ofKind;
}
