import { type Field, type Quantity, type Query, type Selection, type Side, select } from "@seven-figures/domain";
import { all, except, list, per, sumOf, value } from "./build.ts";
import { byTheMonth } from "./compose-reach.ts";
import { COUNTS, numberBy, periodIn } from "./compose-words.ts";
import { type PieceOf, piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, counted, DEBTS_FIRST, type Scope, thingsIn } from "./scope.ts";

const MOST =
  /\b(?:biggest|largest|highest|greatest|most expensive|dearest|worst|most valuable|ugliest|steepest|(?:charg\w+|cost\w*|bear\w*) (?:me |us )?(?:the )?most|most high)\b/;
const LEAST = /\b(?:smallest|lowest|least|littlest|cheapest|tiniest)\b/;
const FURTHEST = /\b(?:furthest|farthest|closest|nearest|most (?:done|complete)|biggest|best)\b/;
/** "My three biggest assets": so many of them are asked for, and no single one. */
const COUNTED = /\b(?:two|three|four|five) (?:biggest|largest|highest|greatest|most|smallest|lowest|least|cheapest)\b/;
const RATE =
  /\b(?:rates?|rate[- ]wise|apr|charg(?:es|ing)|most expensive|dearest|cheapest (?:debt|loan|card)|interest rates?|highest interest)\b/;
const OF_DEBTS = /\b(?:ow(?:e|ed|ing)|debts?|loans?|cards?|mortgages?|liabilit(?:y|ies)|borrow\w*)\b/;
const OF_GOALS = /\b(?:goals?|saving (?:up )?for)\b/;

/** What of the entries that were found is asked besides; words that say which ones are meant are taken out first. */
const INTEREST =
  /\b(?:interest|costs?|costing)\b(?: \S+){0,4} (?:it|its|that|that one|them|those|thereon|upon it)\b|\b(?:it|its|that|those|them|they|thereon)(?:'s)?(?: (?!and |how )\S+){0,4} (?:interest|costs?|costing|costed)\b|\binterest thereon\b/;
const TOTAL =
  /\b(?:(?:add|adds|come|comes|total|totals|totalling|sum) (?:up )?(?:to|up)?|together|in total|in all|altogether|their total|those total|combined|how much is (?:that|on (?:them|those)))\b/;
const ON_IT =
  /\b(?:how much|what) (?:is|s|do i owe|is still|is left)(?: \S+){0,2} (?:on|in) (?:it|that|that one|them|those)\b|\bits balance\b/;
const REST =
  /\b(?:gone|without (?:it|that|that one|them)|not there|out of the way|was cleared|were cleared|vanished)\b/;
const SHARE =
  /\b(?:what|which|how many|as a) (?:percent\w*|%|share|part|proportion)|\bhow much(?: \S+){0,3} of (?:the |my |it |that )?(?:total|whole|lot|everything|all)\b/;
const MISSING = /\b(?:missing|short|left|to go|still|remain\w*|needs?)\b/;
const HOW_LONG = /\b(?:how (?:long|many months|much time)|months|when)\b/;

const NO_SUCH =
  /\b(?:if|suppose|difference|gap|since|ago|ratio|average|avg|except|but the|bar|excluding|besides|other than|apart from|rank|sort|line up|order|each)\b/;
const SEVERAL =
  /\b(?:how many|which|list|ones|those|(?:what|the|my) (?:debts|loans|cards|things)|what do i (?:own|owe))\b/;

interface Found {
  side: Side;
  selection: Selection;
  first: Query;
}

/** "Which debt has the highest rate, and what does it cost a year": what is asked of those that the same message finds. */
export function foundAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const namesOne = thingsIn(scope, DEBTS_FIRST).some(
    ({ isNamed, selection }) => isNamed && selection.kind === "entries",
  );
  const payment = piecesOf(scope.pieces, "money").find(({ bound }) => bound === null);
  if (namesOne || NO_SUCH.test(typed.replace(/\bif (?:that|it)\b/, ""))) return null;
  const found = foundIn(scope);
  if (!found || select(found.selection, scope.documents).length === 0) return null;
  const also = askedOf(found, typed, scope, payment);
  return also.length > 0 || COUNTED.test(typed) ? [found.first, ...also] : null;
}

function foundIn(scope: Scope): Found | null {
  const { typed } = scope.laid;
  const side = sideAsked(typed);
  const isBounded = scope.pieces.some((piece) => (piece.kind === "money" || piece.kind === "percent") && piece.bound);
  if (isBounded) return SEVERAL.test(typed) && side !== "goals" ? boundedIn(scope, side) : null;
  const most = side === "goals" ? FURTHEST.test(typed) : MOST.test(typed);
  if (most === LEAST.test(typed)) return null;
  const by: Field = side === "goals" ? "percent" : side === "debts" && RATE.test(typed) ? "rate" : "amount";
  const of = kindsIn(scope, side);
  const count = numberBy(COUNTS, typed) ?? 1;
  return { side, selection: { kind: "top", of, by, most, count, from: 1 }, first: list(of, by, most, count) };
}

function sideAsked(typed: string): Side {
  if (OF_GOALS.test(typed)) return "goals";
  return OF_DEBTS.test(typed) || RATE.test(typed) ? "debts" : "assets";
}

/** "My debts above 5 percent": how many they are, or which. */
function boundedIn(scope: Scope, side: Side): Found | null {
  const selection = counted(scope, side === "debts" ? DEBTS_FIRST : ASSETS_FIRST, side);
  if (!selection) return null;
  const isCounted = /\bhow many\b/.test(scope.laid.typed);
  const first = isCounted ? value({ kind: "count", of: selection }) : list(selection, "amount", true);
  return { side, selection, first };
}

/** "Of my two cards": what they are looked for among. */
function kindsIn(scope: Scope, side: Side): Selection {
  const [kind, ...more] = thingsIn(scope, [side]).filter(({ selection }) => selection.kind === "type");
  return kind && kind.side === side && more.length === 0 ? kind.selection : all(side);
}

function askedOf(
  { side, selection, first }: Found,
  typed: string,
  scope: Scope,
  payment: PieceOf<"money"> | undefined,
): Query[] {
  const words = typed.replace(/\binterest rates?\b|\brates? of interest\b|\bhighest interest\b/g, "rate");
  const of = (quantity: Quantity) => value(quantity);
  const isOfMany = first.kind !== "list" || first.count !== 1;
  const wants: [boolean, Query][] = [
    [
      side === "debts" && payment !== undefined && HOW_LONG.test(words) && !isOfMany,
      { kind: "until-zero", of: selection, payment: payment ? byTheMonth(payment, scope.pieces) : null },
    ],
    [side === "debts" && INTEREST.test(words), of(per(sumOf(selection, "interest"), periodIn(scope)))],
    [side !== "goals" && isOfMany && TOTAL.test(words), of(sumOf(selection))],
    [side === "debts" && !isOfMany && ON_IT.test(words), of(sumOf(selection))],
    [side !== "goals" && REST.test(words), of(sumOf(except(all(side), [selection])))],
    [side !== "goals" && SHARE.test(words), of({ kind: "share", part: sumOf(selection), whole: sumOf(all(side)) })],
    [side === "goals" && MISSING.test(words), of(sumOf(selection, "remaining"))],
  ];
  return wants.filter(([isAsked]) => isAsked).map(([, query]) => query);
}
