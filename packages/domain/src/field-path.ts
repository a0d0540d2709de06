/**
 * Where something stands in the documents, part by part: the document, its keys, and of an entry of a list the id, as in
 * `["financials", "debts", "d1", "balance"]`. Ids may hold any sign, so that parts are never told from a joined text.
 */
export type FieldPath = readonly string[];

/** Whether something stands at a path or below it. */
export function isWithin(path: FieldPath, outer: FieldPath): boolean {
  return outer.every((part, at) => path[at] === part);
}

export function samePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && isWithin(a, b);
}

/** The key of the field that stands there. */
export function fieldOfPath(path: FieldPath): string {
  return path.at(-1) ?? "";
}

/** Where an asset, a debt or a goal stands. */
export function pathOfItem({ side, id }: { side: "assets" | "debts" | "goals"; id: string }): FieldPath {
  return side === "goals" ? ["goals", "intermediateGoals", id] : ["financials", side, id];
}
