import type { Field, ItemRef, Query, Selection, Side } from "@seven-figures/domain";
import { sumOf, value } from "./build.ts";
import { piecesOf } from "./pieces.ts";
import { GOALS_FIRST, partitioned, type Scope, type Thing, thingsIn } from "./scope.ts";

export type Composer = (scope: Scope) => Query[] | null;

export function periodIn({ pieces }: Scope): number | null {
  return piecesOf(pieces, "period")[0]?.timesAYear ?? null;
}

export const goalsIn = (scope: Scope) => thingsIn(scope, GOALS_FIRST).filter(({ side }) => side === "goals");
export const refOf = ({ selection }: Thing): ItemRef | null =>
  selection.kind === "entries" ? (selection.items[0] ?? null) : null;

/** One figure of each entry that is named. */
export function ofEach(things: readonly Thing[], field: Field): Query[] {
  return things.map(({ selection }) => value(sumOf(selection, field)));
}

/** What is left out of a whole. */
export function excludedIn(scope: Scope, order: readonly Side[]): Selection[] {
  const { excluded } = partitioned(thingsIn(scope, order), scope);
  return excluded.map(({ selection }) => selection);
}

/** What entries are to be ordered by, from the words. */
export function fieldAsked({ text, pieces }: Scope, side: Side | null): Field {
  if (side === "goals") {
    if (/\b(?:due|date|deadline|soonest)\b/.test(text)) return "date";
    if (/\b(?:target wise|targets?|amount)\b/.test(text)) return "target";
    return "percent";
  }
  if (side !== "debts") return "amount";
  if (/\b(?:rates?|apr|percent|percentage|rate-wise|%)\b/.test(text)) return "rate";
  return pieces.some((piece) => piece.kind === "measure" && piece.measure === "interest") ? "interest" : "amount";
}

export const COUNTS: [RegExp, number][] = [
  [/\btwo\b/, 2],
  [/\bthree\b/, 3],
  [/\bfour\b/, 4],
  [/\bfive\b/, 5],
];
export const SECOND: [RegExp, number][] = [
  [/\b(?:second|2nd|runner|next)\b/, 2],
  [/\b(?:third|3rd)\b/, 3],
];
export const numberBy = (table: [RegExp, number][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
