import { compareDates } from "../calendar-date.ts";
import type { Documents } from "../documents.ts";
import { type Item, itemsOf } from "./items.ts";
import type { Field, ItemRef, Selection } from "./query.ts";

/** The entries of a selection, in the order of the documents: assets, debts, goals. Each once. */
export function select(selection: Selection, documents: Documents): Item[] {
  const keys = new Set(chosen(selection, documents).map(keyOf));
  const everything = [...itemsOf(documents, "assets"), ...itemsOf(documents, "debts"), ...itemsOf(documents, "goals")];
  const inOrder = everything.filter((item) => keys.has(keyOf(item)));
  return selection.kind === "top" ? chosen(selection, documents) : inOrder;
}

export function keyOf({ side, id }: ItemRef): string {
  return `${side} ${id}`;
}

function chosen(selection: Selection, documents: Documents): Item[] {
  switch (selection.kind) {
    case "all":
      return itemsOf(documents, selection.side);
    case "entries": {
      const keys = new Set(selection.items.map(keyOf));
      return [...new Set(selection.items.map(({ side }) => side))]
        .flatMap((side) => itemsOf(documents, side))
        .filter((item) => keys.has(keyOf(item)));
    }
    case "type":
      return itemsOf(documents, selection.side).filter(({ type }) => selection.types.includes(type));
    case "status":
      return itemsOf(documents, "goals").filter(({ status }) => selection.statuses.some((wanted) => wanted === status));
    case "due-before":
      return itemsOf(documents, "goals").filter(({ date }) => date !== null && date < selection.date);
    case "where":
      return select(selection.of, documents).filter((item) => isWithin(item[selection.field], selection));
    case "and":
      return selection.parts.flatMap((part) => select(part, documents));
    case "except": {
      const less = new Set(select(selection.less, documents).map(keyOf));
      return select(selection.of, documents).filter((item) => !less.has(keyOf(item)));
    }
    case "top": {
      const { placed } = inOrderOf(select(selection.of, documents), selection.by, selection.most);
      return placed.slice(selection.from - 1, selection.from - 1 + selection.count);
    }
  }
}

type Bounds = Pick<Extract<Selection, { kind: "where" }>, "over" | "under" | "equals">;

function isWithin(value: Item[Field], { over, under, equals }: Bounds): boolean {
  if (typeof value !== "number") return false;
  return (
    (over === undefined || value > over) &&
    (under === undefined || value < under) &&
    (equals === undefined || value === equals)
  );
}

/** Entries by a field, the most first or the least first, in the order entered where equal; `unplaced` lack the field. */
export function inOrderOf(items: readonly Item[], by: Field, most: boolean): { placed: Item[]; unplaced: Item[] } {
  const known = items.filter((item) => item[by] !== null);
  const compare = (a: Item, b: Item) =>
    by === "date" ? compareDates(a.date, b.date) : (a[by] as number) - (b[by] as number);
  return {
    placed: known.toSorted((a, b) => (most ? compare(b, a) : compare(a, b))),
    unplaced: items.filter((item) => item[by] === null),
  };
}
