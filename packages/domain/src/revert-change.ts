import { DOCUMENT_KINDS, type DocumentKind, type Documents } from "./documents.ts";
import { sameJson } from "./field-changes.ts";
import type { FieldPath } from "./field-path.ts";
import { isEntryList, isRecord } from "./records.ts";
import { includesName } from "./skills.ts";

/** The documents as they were before a change, or the paths where something newer would be lost. */
export type Reverted = { documents: Documents } | { refused: "later-edits"; paths: FieldPath[] };

/** What follows from other things: when something was touched, and where in its list it stands. */
const DERIVED = new Set(["createdAt", "updatedAt", "order"]);

type Json = Record<string, unknown>;

/**
 * Takes one change back: what it made different returns to what it was, ids and places in lists included, and all
 * that was changed elsewhere since stays. Refuses where the very thing it touched was changed again.
 * `before` and `after` are the documents that the change touched, as they stood around it.
 */
export function revertChange(current: Documents, before: Partial<Documents>, after: Partial<Documents>): Reverted {
  const conflicts: FieldPath[] = [];
  const documents = { ...current };
  for (const kind of DOCUMENT_KINDS) {
    if (!before[kind] || !after[kind]) continue;
    revertDocument(documents, kind, { before: before[kind], after: after[kind] }, conflicts);
  }
  return conflicts.length > 0 ? { refused: "later-edits", paths: conflicts } : { documents };
}

function revertDocument<Kind extends DocumentKind>(
  documents: Documents,
  kind: Kind,
  { before, after }: { before: Documents[Kind]; after: Documents[Kind] },
  conflicts: FieldPath[],
): void {
  const merged = revertRecord([kind], asJson(documents[kind]), asJson(before), asJson(after), conflicts);
  documents[kind] = { ...documents[kind], ...merged };
}

function revertRecord(path: FieldPath, current: Json, before: Json, after: Json, conflicts: FieldPath[]): Json {
  const reverted: Json = { ...current };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (DERIVED.has(key)) continue;
    reverted[key] = revertValue([...path, key], current[key], before[key], after[key], conflicts);
  }
  return reverted;
}

function revertValue(
  path: FieldPath,
  current: unknown,
  before: unknown,
  after: unknown,
  conflicts: FieldPath[],
): unknown {
  if (sameJson(before, after) || sameJson(current, before)) return current;
  if (sameJson(current, after)) return before;
  if (isRecord(current) && isRecord(before) && isRecord(after))
    return revertRecord(path, current, before, after, conflicts);
  const lists = [current, before, after];
  if (lists.every((list) => list === null || isEntryList(list))) {
    return revertEntries(path, asEntries(current), asEntries(before), asEntries(after), conflicts);
  }
  if (lists.every(isNameList)) return revertNames(asNames(current), asNames(before), asNames(after));
  conflicts.push(path);
  return current;
}

function revertEntries(
  path: FieldPath,
  current: Json[],
  before: Json[],
  after: Json[],
  conflicts: FieldPath[],
): Json[] {
  const find = (list: Json[], id: unknown) => list.find((entry) => entry.id === id);
  const result = current.flatMap((entry) => {
    const [was, made] = [find(before, entry.id), find(after, entry.id)];
    if (was && made) return [revertRecord([...path, String(entry.id)], entry, was, made, conflicts)];
    if (!made) {
      if (was && !sameEntry(entry, was)) conflicts.push([...path, String(entry.id)]);
      return [entry];
    }
    if (!sameEntry(entry, made)) conflicts.push([...path, String(entry.id)]);
    return [];
  });
  for (const [at, was] of before.entries()) {
    if (find(result, was.id)) continue;
    const made = find(after, was.id);
    if (!made) result.splice(Math.min(at, result.length), 0, was);
    else if (!sameEntry(was, made)) conflicts.push([...path, String(was.id)]);
  }
  return result.map((entry, order) => ("order" in entry ? { ...entry, order } : entry));
}

function revertNames(current: string[], before: string[], after: string[]): string[] {
  const result = current.filter((name) => before.includes(name) || !after.includes(name));
  for (const [at, name] of before.entries()) {
    if (!after.includes(name) && !includesName(result, name)) result.splice(Math.min(at, result.length), 0, name);
  }
  return result;
}

function sameEntry(a: Json, b: Json): boolean {
  return sameJson(withoutDerived(a), withoutDerived(b));
}

function withoutDerived(entry: Json): Json {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !DERIVED.has(key)));
}

function asJson(document: object): Json {
  return { ...document };
}

function isNameList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function asEntries(value: unknown): Json[] {
  return isEntryList(value) ? value : [];
}

function asNames(value: unknown): string[] {
  return isNameList(value) ? value : [];
}
