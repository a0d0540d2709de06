import { isCalendarDate } from "./calendar-date.ts";
import { DOCUMENT_KINDS, type DocumentKind, type Documents } from "./documents.ts";
import type { FieldUnit } from "./field-facts.ts";
import type { FieldPath } from "./field-path.ts";
import { formatDate } from "./format-date.ts";
import { fieldAt, recordAt } from "./record-facts.ts";
import { isEntryList, isRecord } from "./records.ts";

export type FieldValue = string | number | boolean | null;

/** One field that differs between two states, for receipts and the activity list. */
export interface FieldChange {
  /** Where it stands: `["financials", "assets", "a1", "value"]`, `["profile", "basicInfo", "name"]`, `["skills", "skills"]`. */
  path: FieldPath;
  /** What it belongs to, in the person's words: `Visa`, `Income and expenses`. */
  thing: string;
  /** Whether a whole entry came or went, or a field of it changed. */
  action: "added" | "changed" | "removed";
  /** In an entry that came or went, its main figure. */
  before: FieldValue;
  after: FieldValue;
  unit: FieldUnit;
}

type Entry = Record<string, unknown> & { id: string };

const STAMPS = new Set(["createdAt", "updatedAt", "id", "order"]);
const MAX_LIST_TEXT = 200;
/** The figure that stands for a whole entry, first that is there. */
const MAIN_FIELDS = ["value", "balance", "targetAmount", "progress", "completed", "amount", "netWorth"];

/** All fields that differ, time stamps aside, in the order of the documents. */
export function fieldChanges(before: Partial<Documents>, after: Partial<Documents>): FieldChange[] {
  return DOCUMENT_KINDS.filter((kind) => before[kind] && after[kind]).flatMap((kind) =>
    documentChanges(kind, before[kind], after[kind]),
  );
}

function documentChanges(kind: DocumentKind, before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [asRecord(before), asRecord(after)];
  return keysOf(was, is).flatMap((key) => {
    if (was[key] === is[key]) return [];
    const path = [kind, key];
    const name = recordAt(path)?.name ?? "";
    if (kind === "skills") return nameChanges(path, name, was[key], is[key]);
    if (isStoredList(was[key]) && isStoredList(is[key])) return listChanges(path, name, was[key], is[key]);
    if (isRecord(was[key]) && isRecord(is[key])) return recordChanges(path, name, was[key], is[key]);
    return sameJson(was[key], is[key]) ? [] : [fieldChange(path, name, was[key], is[key])];
  });
}

function listChanges(path: FieldPath, listName: string, before: Entry[] | null, after: Entry[] | null): FieldChange[] {
  if (!before?.length && !after?.length && (before === null) !== (after === null)) {
    const words = (list: Entry[] | null) => (list === null ? "not entered" : "none");
    return [{ path, thing: listName, action: "changed", before: words(before), after: words(after), unit: "text" }];
  }
  const [was, is] = [byId(before), byId(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, fresh] = [was.get(id), is.get(id)];
    const at = [...path, id];
    if (old && fresh) return recordChanges(at, nameOf(fresh), old, fresh);
    if (fresh) return [wholeEntry(at, fresh, "added")];
    return old ? [wholeEntry(at, old, "removed")] : [];
  });
}

function recordChanges(
  path: FieldPath,
  thing: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const key of keysOf(before, after)) {
    if (before[key] === after[key]) continue;
    const at = [...path, key];
    if (key === "submilestones" && isStoredList(before[key]) && isStoredList(after[key])) {
      changes.push(...listChanges(at, thing, before[key], after[key]));
    } else if (!sameJson(before[key], after[key])) changes.push(fieldChange(at, thing, before[key], after[key]));
  }
  return changes;
}

function nameChanges(path: FieldPath, thing: string, before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [asNames(before), asNames(after)];
  return [
    ...is.filter((name) => !was.includes(name)).map((name) => namedChange(path, thing, "added", null, name)),
    ...was.filter((name) => !is.includes(name)).map((name) => namedChange(path, thing, "removed", name, null)),
  ];
}

function namedChange(
  path: FieldPath,
  thing: string,
  action: FieldChange["action"],
  before: string | null,
  after: string | null,
): FieldChange {
  return { path, thing, action, before, after, unit: "text" };
}

function wholeEntry(path: FieldPath, entry: Entry, action: "added" | "removed"): FieldChange {
  const key = MAIN_FIELDS.find((field) => entry[field] !== null && entry[field] !== undefined) ?? "title";
  const figure = asValue(entry[key]);
  return {
    path,
    thing: nameOf(entry),
    action,
    before: action === "removed" ? figure : null,
    after: action === "added" ? figure : null,
    unit: unitOf([...path, key]),
  };
}

function fieldChange(path: FieldPath, thing: string, before: unknown, after: unknown): FieldChange {
  return { path, thing, action: "changed", before: asValue(before), after: asValue(after), unit: unitOf(path) };
}

function unitOf(path: FieldPath): FieldUnit {
  return fieldAt(path)?.unit ?? "text";
}

function asValue(value: unknown): FieldValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return Array.isArray(value) ? listText(value) : JSON.stringify(value);
}

/** A list whose entries have no id, in words: `MIT, Physics, 2001; ...`, shortened. */
function listText(entries: unknown[]): string {
  const texts = entries.map((entry) =>
    Object.values(asRecord(entry))
      .filter((text) => text !== "")
      .join(", "),
  );
  const text = texts.join("; ");
  return text.length > MAX_LIST_TEXT ? `${text.slice(0, MAX_LIST_TEXT)}...` : text || "none";
}

function nameOf(entry: Entry): string {
  const name = String(entry.name ?? entry.title ?? "");
  if (typeof entry.date !== "string" || !isCalendarDate(entry.date)) return name || entry.id;
  if ("netWorth" in entry) return `Check-in of ${formatDate(entry.date)}`;
  return `${name || "Net worth"} on ${formatDate(entry.date)}`;
}

function keysOf(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const keys = Object.keys(before);
  for (const key of Object.keys(after)) if (!Object.hasOwn(before, key)) keys.push(key);
  return keys.filter((key) => !STAMPS.has(key));
}

function byId(entries: Entry[] | null): Map<string, Entry> {
  return new Map((entries ?? []).map((entry) => [entry.id, entry]));
}

function asNames(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** Null (never entered), or a list whose entries carry an id. */
function isStoredList(value: unknown): value is Entry[] | null {
  return value === null || isEntryList(value);
}

/** Equal as JSON, whatever the order of keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isRecord(a) && isRecord(b)) {
    for (const key of Object.keys(a)) if (!sameJson(a[key], b[key])) return false;
    return Object.keys(b).every((key) => Object.hasOwn(a, key) || sameJson(undefined, b[key]));
  }
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => sameJson(value, b[at]));
  return (a ?? null) === (b ?? null);
}
