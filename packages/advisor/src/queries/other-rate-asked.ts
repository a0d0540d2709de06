import { type Item, type Query, select } from "@seven-figures/domain";
import { all, entries, per, sumOf, value } from "./build.ts";
import { periodIn } from "./compose-words.ts";
import { type PieceOf, piecesOf } from "./pieces.ts";
import { DEBTS_FIRST, type Scope, thingsIn } from "./scope.ts";

const CHANGES =
  /\b(?:instead|rather than|refi\w*|renew\w*|remortgag\w*|drop\w*|fell|falls?|rose|rises?|goes|went|gets?|got|cut|down to|up to|if|at|lower\w*|raise[sd]?|became|becomes|were|was|new rate|switch\w*)\b/;
const OF_INTEREST = /\b(?:interest|cost\w*|sav(?:e|es|ed|ing|ings)|cheaper|dearer|more expensive)\b/;
const COMPARES =
  /\b(?:sav(?:e|es|ed|ing|ings)|more|less|extra|dearer|cheaper|compared?|difference|instead|rather|versus|vs|than now|do to)\b/;
const NOT_SO =
  /\b(?:how long|months? (?:to|until|till)|paid off|pay off|payment|above|below|over|under|which|highest|lowest|how many|years? left|average|until)\b/;

/**
 * What the interest of one debt comes to at another rate: "refi the mortgage at 5.75 instead of 6.9, interest saved per year?"; null
 * where no one debt is named, by itself or by the rate it has, or nothing of its interest is asked.
 */
export function otherRateAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const percents = piecesOf(scope.pieces, "percent").filter(({ bound }) => bound === null);
  const isOther = scope.pieces.some(({ kind }) => kind === "money" || kind === "date" || kind === "range");
  if (percents.length === 0 || percents.length > 2 || isOther || NOT_SO.test(typed)) return null;
  if (!OF_INTEREST.test(typed) || !CHANGES.test(typed) || !COMPARES.test(typed)) return null;
  const debt = debtMeant(scope, percents);
  const rate = percents.map((each) => each.value).find((each) => each !== debt?.rate);
  if (!debt || rate === undefined) return null;
  const interest = value(per(sumOf(entries({ side: "debts", id: debt.id }), "interest"), periodIn(scope)));
  const changes = [{ kind: "edit-debt" as const, id: debt.id, fields: { interestRate: rate } }];
  return [{ kind: "suppose", changes, query: interest }];
}

/** The debt that is named, the only one of the kind that is, or the only one that has a rate that is told. */
function debtMeant(scope: Scope, percents: readonly PieceOf<"percent">[]): Item | null {
  const things = thingsIn(scope, DEBTS_FIRST).filter(
    ({ side, selection }) => side === "debts" && selection.kind !== "all",
  );
  const named = things.flatMap(({ selection }) => select(selection, scope.documents));
  const keys = new Set(named.map(({ id }) => id));
  const [first] = named;
  if (first && keys.size === 1) return first;
  if (first) return null;
  const alike = select(all("debts"), scope.documents).filter(({ rate }) =>
    percents.some((each) => each.value === rate),
  );
  const [only, ...more] = alike;
  return only && more.length === 0 ? only : null;
}
