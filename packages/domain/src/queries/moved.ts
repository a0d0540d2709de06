import type { CalendarDate } from "../calendar-date.ts";
import type { FieldChange } from "../field-changes.ts";
import { type FieldPath, fieldOfPath, isWithin, pathOfItem } from "../field-path.ts";
import type { History } from "./history.ts";
import type { Outcome } from "./outcome.ts";
import { changed } from "./past.ts";
import type { Scene } from "./quantity.ts";
import type { ItemRef, Quantity } from "./query.ts";

const WORTH: Quantity = { kind: "measure", measure: "net-worth" };

/**
 * What differs between the ends of two days, each thing once: what came and went again is left out. With an item, of that
 * alone. Up to now where the second day is null; where the record begins after the first, from its beginning.
 */
export function movedBetween(
  item: ItemRef | null,
  from: CalendarDate,
  to: CalendarDate | null,
  scene: Scene,
  history: History | null,
): Outcome {
  const until = to ?? scene.today;
  if (!history) return { kind: "unknown", missing: [{ kind: "history" }] };
  if (until < history.since) return { kind: "unknown", missing: [{ kind: "history", since: history.since }] };
  const within = history.changes.filter(({ date }) => date > from && date <= until);
  const fields = within
    .flatMap((change) => change.fields)
    .filter(({ path }) => !item || isWithin(path, pathOfItem(item)));
  const worth = item ? null : changed(WORTH, from, to, scene, history);
  return {
    kind: "moved",
    fields: netOf(fields),
    worth: worth?.kind === "changed" ? worth : null,
    since: from < history.since ? history.since : from,
    asked: from,
    until,
  };
}

const MAIN_FIELDS = new Set(["value", "balance", "targetAmount", "progress", "completed"]);

function isMain(path: FieldPath): boolean {
  return MAIN_FIELDS.has(fieldOfPath(path));
}

/** Tells a place from all others. */
function keyOf(path: FieldPath): string {
  return JSON.stringify(path);
}

/** Changes in their order as one for each thing: what was there before all of them, and what is after. */
export function netOf(fields: readonly FieldChange[]): FieldChange[] {
  const net = new Map<string, FieldChange>();
  for (const field of fields) {
    const entry = keyOf(field.path.slice(0, -1));
    const whole = net.get(entry);
    if (whole?.action === "added") {
      if (isMain(field.path)) net.set(entry, { ...whole, thing: field.thing, after: field.after });
      continue;
    }
    const last =
      field.action === "removed" ? { ...field, before: mainBefore(field, takenOut(net, field.path)) } : field;
    const key = keyOf(field.path);
    const before = net.get(key);
    net.set(key, before ? joined(before, last) : last);
  }
  return [...net.values()].filter((field) => field.action !== "changed" || field.before !== field.after).filter(isNews);
}

/** Takes what changed within an entry out again: that it is gone says all. */
function takenOut(net: Map<string, FieldChange>, entry: FieldPath): FieldChange[] {
  const within = [...net.values()].filter(({ path }) => path.length > entry.length && isWithin(path, entry));
  for (const { path } of within) net.delete(keyOf(path));
  return within;
}

function mainBefore({ before }: FieldChange, within: readonly FieldChange[]): FieldChange["before"] {
  return (within.find(({ path }) => isMain(path)) ?? { before }).before;
}

function joined(first: FieldChange, last: FieldChange): FieldChange {
  const [isNew, isGone] = [first.action === "added", last.action === "removed"];
  if (isNew && isGone) return { ...last, action: "changed", before: null, after: null };
  const action = isNew ? "added" : isGone ? "removed" : "changed";
  return { ...last, action, before: first.before };
}

/** That a list was begun is told by the entries in it. */
function isNews({ path, unit }: FieldChange): boolean {
  return !(unit === "text" && path.length === 2 && (path[1] === "assets" || path[1] === "debts"));
}
