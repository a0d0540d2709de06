import { applyChanges, type Change, type Documents, sameJson } from "@seven-figures/domain";
import { documentDifferences, idsOf, touches } from "../changes/document-differences.ts";
import type { Statement } from "../statements/statement.ts";
import type { RecentWrite, WritePart } from "./conversation.ts";

/** How many writes can be taken back by their names, or all together. */
const MOST_WRITES = 8;
/** The moment of what is only thought through: nothing of it is stored. */
export const NO_TIME = "2000-01-01T00:00:00.000Z";

/** The writes with another one, and what would take it back. */
export function withWrite(
  recent: readonly RecentWrite[],
  before: Documents,
  after: Documents,
  { changes, statements }: { changes: readonly Change[]; statements: readonly Statement[] },
  parts: WritePart[] = [],
): RecentWrite[] {
  if (changes.length === 0) return [...recent];
  const inverse = documentDifferences(after, before, changes);
  const number = numberAfter(recent);
  const all = [...recent, { changes: [...changes], statements: [...statements], inverse, number, parts }];
  if (all.length <= MOST_WRITES) return all;
  // the first stays: "undo the first thing I said" means that one, however long ago
  const [first, ...newest] = [...all.slice(0, 1), ...all.slice(1 - MOST_WRITES)];
  return first
    ? [first, ...newest.map((write, at) => (at === 0 ? { ...write, isAfterGap: true as const } : write))]
    : all;
}

/** The newest writes that nothing is left out between. */
export function unbroken(recent: readonly RecentWrite[]): RecentWrite[] {
  return recent.slice(
    Math.max(
      recent.findLastIndex(({ isAfterGap }) => isAfterGap),
      0,
    ),
  );
}

/** The writes without what some of them did to these things, by their places. */
export function withoutDone(recent: readonly RecentWrite[], done: readonly ReadonlySet<string>[]): RecentWrite[] {
  return recent.flatMap((write, at) => {
    const ids = done[at] ?? new Set();
    const isLeft = (change: Change) => !touches(change, ids);
    const changes = write.changes.filter(isLeft);
    if (changes.length === write.changes.length) return [write];
    return changes.length > 0 || write.isAfterGap
      ? [{ ...write, changes, inverse: write.inverse.filter(isLeft), statements: [] }]
      : [];
  });
}

/** What goes together once a write was put right: what it touches now takes the place of what it no longer does. */
export function partsPutRight(parts: readonly WritePart[], changes: readonly Change[]): WritePart[] {
  const now = [...new Set(changes.flatMap(idsOf))];
  const fresh = now.filter((id) => !parts.some(({ ids }) => ids.includes(id)));
  const lost = parts.findIndex(({ ids }) => ids.some((id) => !now.includes(id)));
  return parts.map((part, at) => ({
    ...part,
    ids: [...part.ids.filter((id) => now.includes(id)), ...(at === lost ? fresh : [])],
  }));
}

/** The number of the next write of a conversation. */
export function numberAfter(recent: readonly RecentWrite[]): number {
  return (recent.at(-1)?.number ?? recent.length) + 1;
}

/**
 * What takes back all that the newest `count` writes did, the newest first; null where something else has been changed there
 * since.
 */
export function takingBackAll(recent: readonly RecentWrite[], count: number, documents: Documents): Change[] | null {
  const back: Change[] = [];
  let before = documents;
  for (const { changes, inverse } of recent.slice(-count).toReversed()) {
    if (!stillStandAll(changes, before)) return null;
    back.push(...inverse);
    before = applyChanges(before, inverse, NO_TIME).documents;
  }
  return back.length > 0 ? back : null;
}

/** Whether nothing else has been changed where one message wrote: the last change to each thing still stands. */
export function stillStandAll(changes: readonly Change[], documents: Documents): boolean {
  const isLater = (one: Change, other: Change) => idsOf(one).some((id) => idsOf(other).includes(id));
  return changes.every(
    (change, at) => changes.slice(at + 1).some((later) => isLater(change, later)) || stillStands(change, documents),
  );
}

/** Whether nothing else has been changed where a change was made. */
export function stillStands(change: Change, documents: Documents): boolean {
  const { financials, goals } = documents;
  if (idsOf(change).length === 0) return doesNothing(change, documents);
  const all: { id: string }[] = [...(financials.assets ?? []), ...(financials.debts ?? []), ...goals.intermediateGoals];
  const [id] = idsOf(change);
  const stored = all.find((each) => each.id === id) as Record<string, unknown> | undefined;
  if (change.kind.startsWith("delete-")) return stored === undefined;
  if (!stored || !("fields" in change)) return stored !== undefined;
  return Object.entries(change.fields).every(
    ([key, value]) => key === "updatedAt" || sameJson(stored[key] ?? null, value ?? null),
  );
}

/** Whether a change would leave all as it is. */
function doesNothing(change: Change, documents: Documents): boolean {
  const { documents: after, refused } = applyChanges(documents, [change], NO_TIME);
  return refused.every(({ refusal }) => refusal.reason === "not-found") && sameJson(after, documents);
}
