import { applyChanges, type CalendarDate, type Change, type Documents } from "@seven-figures/domain";
import { documentDifferences, idsOf } from "../changes/document-differences.ts";
import { resolveStatements } from "../changes/resolve-statements.ts";
import type { Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import type { RecentWrite } from "./conversation.ts";
import { stillStandAll, stillStands } from "./recent-writes.ts";
import { amountOf } from "./said-otherwise.ts";

/**
 * What was told of a thing before is taken back there, as long as it stands, and told again as it was meant; null where it
 * can't be. Without an id it is of no entry or goal: income, the target.
 */
export function toldAgain(
  id: string | null,
  told: Statement,
  meant: Statement,
  recent: readonly RecentWrite[],
  documents: Documents,
  today: CalendarDate,
): Change[] | null {
  const back = id === null ? takingBackTold(recent, told, documents) : takingBackOne(recent, id, documents);
  if (!back) return null;
  const { documents: before } = applyChanges(documents, back, `${today}T00:00:00.000Z`);
  const again = resolveStatements(movedAlike(told, meant, recent), {
    documents: before,
    today,
    newId: (prefix) => `${prefix}-mended`,
  });
  if (again.changes.length === 0 || again.asks.length > 0) return null;
  return documentDifferences(documents, again.documents, [...back, ...again.changes]);
}

/**
 * What takes back the newest write to a thing, as long as what was written still stands; null where none did, or
 * something else has been changed there since.
 */
function takingBackOne(recent: readonly RecentWrite[], id: string, documents: Documents): Change[] | null {
  const isOfIt = (change: Change) => idsOf(change).includes(id);
  const write = recent.findLast(({ changes }) => changes.some(isOfIt));
  if (!write) return null;
  // what was moved is taken back on both sides
  const isMove = write.statements.length === 2 && transferIn(write.statements) !== null;
  const changes = isMove ? write.changes : write.changes.filter(isOfIt);
  if (!changes.every((change) => stillStands(change, documents))) return null;
  const back = isMove ? write.inverse : write.inverse.filter(isOfIt);
  return back.length > 0 ? back : null;
}

/** What takes back all that the message wrote that told this alone. */
function takingBackTold(recent: readonly RecentWrite[], told: Statement, documents: Documents): Change[] | null {
  const write = recent.find(({ statements }) => statements.includes(told));
  if (write?.statements.length !== 1 || !stillStandAll(write.changes, documents)) return null;
  return write.inverse.length > 0 ? write.inverse : null;
}

/** The statement as it was meant; of what was moved also the other side, with the same amount. */
function movedAlike(told: Statement, meant: Statement, recent: readonly RecentWrite[]): Statement[] {
  const { statements = [] } = recent.findLast((write) => write.statements.includes(told)) ?? {};
  if (statements.length !== 2 || !transferIn(statements)) return [meant];
  const amount = amountOf(meant);
  return statements.map((each) => (each === told ? meant : ({ ...each, amount } as Statement)));
}
