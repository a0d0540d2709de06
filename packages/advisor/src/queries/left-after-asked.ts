import { type Documents, type ItemRef, type Quantity, type Query, select } from "@seven-figures/domain";
import { loansOn } from "../matching/loans-on.ts";
import { amountOf, entries, sumOf, value } from "./build.ts";
import { piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, type Scope, type Thing, thingsIn } from "./scope.ts";

const CLEARS =
  /\b(?:pa(?:y|id|ying)(?: \S+){0,4} (?:off|out|back)|clear(?:ed|s|ing)?|kill(?:ed)?|settle[ds]?|discharge[ds]?|close[ds]?|wip(?:e|ed|ing)|nuked?|g[ia]ve (?:the )?(?:bank|back|it back)|give .* back|knock(?:ed)?(?: it)? off|repa(?:y|id)|finish(?:ed)? off|chuck(?:ed)?|threw|throw)\b/;
const GOES =
  /\b(?:sell|sold|sld|selling|flog(?:ged)?|cash(?:ed|ing)? (?:in|out)|withdr[ae]w|went to|goes to|out of|outta|from|using|with|took|emptied|raid(?:ed)?|whole of|all of)\b/;
const LEFT =
  /\b(?:left|remain\w*|over|pock(?:et|t)|in (?:my )?hand|hand|short|sitting at|balance|what'?d be in|whats in|in there)\b/;
const OF_DEBT =
  /\b(?:left|still|remains?)(?: \S+){0,2} (?:on (?:it|the loan|that)|to pay|owing|outstanding)\b|\boutstanding\b/;

/**
 * What is left of a thing once debts are cleared with it, at its stored value or at the price that is said: "if I sold the Harley
 * for 21k and paid its loan out, how much in my pocket"; null where no one thing and some debts are named so.
 */
export function leftAfterAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!CLEARS.test(typed) || !GOES.test(typed) || !LEFT.test(typed) || /\b(?:half|part|some)\b/.test(typed))
    return null;
  if (scope.pieces.some(({ kind }) => kind === "percent" || kind === "period" || kind === "measure")) return null;
  const things = thingsIn(scope, ASSETS_FIRST);
  const [asset, ...others] = itemsIn(things, "assets", scope.documents);
  const named = itemsIn(things, "debts", scope.documents);
  const [price, ...more] = piecesOf(scope.pieces, "money");
  if (!asset || others.length > 0 || more.length > 0) return null;
  const debts = named.length > 0 ? named : loansOf(asset, scope.documents);
  if (debts.length === 0) return null;
  const isPrice = price !== undefined && /\bfor\b/.test(typed);
  if (price && !isPrice) return null;
  const [proceeds, owed]: Quantity[] = [
    price ? amountOf(price.value) : sumOf(entries(asset)),
    sumOf(entries(...debts)),
  ];
  if (!proceeds || !owed) return null;
  return [value(OF_DEBT.test(typed) ? minus(owed, proceeds) : minus(proceeds, owed))];
}

/** "And paid its loan out": the debts on it. */
function loansOf({ id }: ItemRef, { financials }: Documents): ItemRef[] {
  const assets = financials.assets ?? [];
  const asset = assets.find((each) => each.id === id);
  const loans = asset ? loansOn(asset, assets, financials.debts ?? []) : [];
  return loans.map((loan) => ({ side: "debts", id: loan.id }));
}

const minus = (from: Quantity, less: Quantity): Quantity => ({ kind: "minus", from, less });

function itemsIn(things: readonly Thing[], side: "assets" | "debts", documents: Documents): ItemRef[] {
  const isMeant = ({ isNamed, selection }: Thing) => isNamed || (side === "debts" && selection.kind !== "all");
  const parts = things.filter((thing) => thing.side === side && isMeant(thing));
  const items = select({ kind: "and", parts: parts.map(({ selection }) => selection) }, documents);
  return items.map(({ id }) => ({ side, id }));
}
