import { type Change, type Documents, sameJson } from "@seven-figures/domain";
import { documentDifferences, idsOf } from "../changes/document-differences.ts";
import type { Statement } from "../statements/statement.ts";
import type { RecentWrite } from "./conversation.ts";

/** How many writes can be taken back by their names. */
const MOST_WRITES = 4;

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

/** What takes back all that the newest `count` writes did, the newest first. */
export function takingBackAll(recent: readonly RecentWrite[], count: number): Change[] {
  return recent
    .slice(-count)
    .toReversed()
    .flatMap(({ inverse }) => inverse);
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
  if (!write?.changes.filter(touches).every((change) => stillStands(change, documents))) return null;
  const back = write.inverse.filter(touches);
  return back.length > 0 ? back : null;
}

/** Whether nothing else has been changed where a change was made. */
export function stillStands(change: Change, { financials, goals }: Documents): boolean {
  const all: { id: string }[] = [...(financials.assets ?? []), ...(financials.debts ?? []), ...goals.intermediateGoals];
  const [id] = idsOf(change);
  const stored = all.find((each) => each.id === id) as Record<string, unknown> | undefined;
  if (change.kind.startsWith("delete-")) return stored === undefined;
  if (!stored || !("fields" in change)) return stored !== undefined;
  return Object.entries(change.fields).every(
    ([key, value]) => typeof value === "object" || key === "updatedAt" || sameJson(stored[key] ?? null, value ?? null),
  );
}
