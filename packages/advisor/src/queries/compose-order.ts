import type { Field, Query, Selection, Side } from "@seven-figures/domain";
import { all, except, list, sideOf } from "./build.ts";
import { COUNTS, type Composer, fieldAsked, numberBy, refOf, SECOND } from "./compose-words.ts";
import { piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, counted, DEBTS_FIRST, GOALS_FIRST, type Scope, textBefore, thingsIn } from "./scope.ts";

const OWED = /\b(?:ow(?:e|ed|ing)|borrowed|debts?|loan)\b/;

/** The most or the least of some entries. `given` is what they are measured by where the question says so. */
export const extreme =
  (most: boolean, given: Field | null): Composer =>
  (scope) => {
    const fallback = fallbackOf(given, scope);
    const next = nextAfter(scope, ORDERS[fallback], most);
    if (next) return [next];
    const chosen = counted(scope, ORDERS[fallback], fallback) ?? all(fallback);
    const by = fieldFor(given, chosen, scope);
    if (ALL_OF_THEM.test(scope.text)) return [list(chosen, by, !ASCENDING.test(scope.text))];
    return [list(chosen, by, most, 1, numberBy(SECOND, scope.text) ?? 1)];
  };

const AFTER = /(?:^| )(?:after|behind|following) (?:(?:the|my|our) )*$/;

/** "The next biggest thing after the house": of all of its side but what is named. */
function nextAfter(scope: Scope, order: readonly Side[], most: boolean): Query | null {
  const things = thingsIn(scope, order);
  const first = things.findIndex(
    ({ from, selection }) => selection.kind !== "all" && AFTER.test(textBefore(from, scope)),
  );
  const thing = things[first];
  if (!thing || thing.side === "goals") return null;
  const passed = things.slice(first).filter(({ side, selection }) => side === thing.side && selection.kind !== "all");
  const rest = except(
    all(thing.side),
    passed.map(({ selection }) => selection),
  );
  return list(rest, fieldAsked(scope, thing.side), most, 1);
}

const ORDERS: Record<Side, readonly Side[]> = { assets: ASSETS_FIRST, debts: DEBTS_FIRST, goals: GOALS_FIRST };

function fallbackOf(given: Field | null, { text }: Scope): Side {
  if (given === "percent") return "goals";
  return given || OWED.test(text) ? "debts" : "assets";
}

function fieldFor(given: Field | null, chosen: Selection, scope: Scope): Field {
  const side = sideOf(chosen);
  const isOfSide = (given !== "rate" && given !== "interest") || side === "debts";
  const by = given && isOfSide ? given : fieldAsked(scope, side);
  return side === "goals" && by === "amount" ? "percent" : by;
}

/** "Highest rate to lowest" is an order of all. */
const ALL_OF_THEM =
  /\b(?:high(?:est)?|big(?:gest)?|larg(?:e|est)|most|low(?:est)?|small(?:est)?|worst|best|cheap(?:est)?|dear(?:est)?)\b(?: \S+){0,2} to (?:the )?(?:high(?:est)?|big(?:gest)?|larg(?:e|est)|most|low(?:est)?|small(?:est)?|least|worst|best|cheap(?:est)?|dear(?:est)?)\b/;
const ASCENDING =
  /\b(?:ascending|asc|least first|smallest first|lowest first|low to high|(?:low|small|cheap|least)(?:est)?(?: \S+){0,2} to (?:the )?(?:high|big|larg|most|dear)\w*|cheapest first|worst last)\b/;

export function rank(scope: Scope): Query[] | null {
  const chosen = counted(scope, ASSETS_FIRST) ?? all("debts");
  const side = sideOf(chosen);
  const top =
    /\b(?:top|biggest|largest|smallest|worst|first|best) (?:\S+ )?(?:two|three|four|five|N)\b|\b(?:two|three|four|five|N) (?:biggest|largest|smallest|worst)\b/.test(
      scope.text,
    );
  const said = piecesOf(scope.pieces, "count")[0]?.value ?? numberBy(COUNTS, scope.text);
  return [list(chosen, fieldAsked(scope, side), !ASCENDING.test(scope.text), top ? said : null)];
}

export function listing(scope: Scope): Query[] | null {
  const isOfRate = scope.pieces.some((piece) => piece.kind === "percent" && piece.bound !== null);
  const chosen = counted(scope, DEBTS_FIRST, isOfRate ? "debts" : null);
  if (!chosen) return null;
  const side = sideOf(chosen);
  const by =
    side === "debts" && /\brates?\b|\binterest\b/.test(scope.text) ? "rate" : side === "goals" ? "percent" : "amount";
  return [list(chosen, by, true)];
}

export function placed(scope: Scope): Query[] | null {
  const [thing] = thingsIn(scope, ASSETS_FIRST).filter(({ isNamed }) => isNamed);
  const item = thing && refOf(thing);
  return item ? [{ kind: "place", item, among: all(item.side), by: fieldAsked(scope, item.side) }] : null;
}
