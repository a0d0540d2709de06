import { applyChanges, type Change, type Documents, sameJson } from "@seven-figures/domain";
import { documentDifferences, idsOf } from "../changes/document-differences.ts";
import type { Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import type { RecentWrite } from "./conversation.ts";

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
): RecentWrite[] {
  if (changes.length === 0) return [...recent];
  const inverse = documentDifferences(after, before, changes);
  return [...recent, { changes: [...changes], statements: [...statements], inverse }].slice(-MOST_WRITES);
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

/**
 * What takes back the newest write to one of these ids, as long as what was written still stands; null where none did, or
 * something else has been changed there since.
 */
export function takingBackOne(
  recent: readonly RecentWrite[],
  ids: ReadonlySet<string>,
  documents: Documents,
): Change[] | null {
  const touches = (change: Change) => idsOf(change).some((id) => ids.has(id));
  const write = recent.findLast(({ changes }) => changes.some(touches));
  if (!write) return null;
  // what was moved is taken back on both sides
  const isMove = write.statements.length === 2 && transferIn(write.statements) !== null;
  const changes = isMove ? write.changes : write.changes.filter(touches);
  if (!changes.every((change) => stillStands(change, documents))) return null;
  const back = isMove ? write.inverse : write.inverse.filter(touches);
  return back.length > 0 ? back : null;
}

/** Whether nothing else has been changed where a change was made. */
function stillStands(change: Change, documents: Documents): boolean {
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
