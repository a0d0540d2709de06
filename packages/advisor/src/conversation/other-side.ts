import { type Asset, applyChanges, type Change, type Documents, netWorth, roundToCents } from "@seven-figures/domain";
import { type CarriedOut, resolveStatements } from "../changes/resolve-statements.ts";
import type { LastWrite } from "./conversation.ts";

/**
 * "Opened a Marcus account with 1,000 from checking", then "no, 1,500": what is told `again`, with the account that gave or
 * got the money changed by as much, so that none is made or lost, or as it was where a price made it another sum; null where that account changes otherwise or has not so
 * much, or where something stored takes the place of what was new ("no, from savings"). `documents` are as they stand.
 */
export function withOtherSide(
  last: LastWrite,
  again: Pick<CarriedOut, "changes" | "documents">,
  documents: Documents,
  newId: (prefix: string) => string,
): Documents | null {
  const base: Documents = { ...documents, ...last.before };
  const told = resolveStatements(last.statements, { documents: base, today: last.today, newId, confirmed: true });
  const account = otherSideOf(last.changes, told.changes, base);
  if (!account) return again.documents;
  const worth = (of: Documents) => netWorth(of.financials);
  const stands = changedValue(account.id, last.changes);
  if (addsAsset(told.changes) && !addsAsset(again.changes)) return null;
  const isLevel = Math.abs(stands - account.value + worth(told.documents) - worth(base)) <= 0.005;
  const value = isLevel ? roundToCents(account.value + worth(base) - worth(again.documents)) : stands;
  if (value < 0 || again.changes.some((change) => "id" in change && change.id === account.id)) return null;
  const change: Change =
    value === 0 ? { kind: "delete-asset", id: account.id } : { kind: "edit-asset", id: account.id, fields: { value } };
  return applyChanges(again.documents, [change], `${last.today}T00:00:00.000Z`).documents;
}

/** The one account that a write changed beside what its statements say. */
function otherSideOf(written: readonly Change[], stated: readonly Change[], { financials }: Documents): Asset | null {
  const isStated = (id: string) => stated.some((change) => "id" in change && change.id === id);
  const ids = written.flatMap((each) => (each.kind === "edit-asset" || each.kind === "delete-asset" ? [each.id] : []));
  const [account, ...others] = (financials.assets ?? []).filter(({ id }) => ids.includes(id) && !isStated(id));
  return account && others.length === 0 ? account : null;
}

function addsAsset(changes: readonly Change[]): boolean {
  return changes.some(({ kind }) => kind === "add-asset");
}

function changedValue(account: string, changes: readonly Change[]): number {
  const edit = changes.findLast((change) => change.kind === "edit-asset" && change.id === account);
  return edit?.kind === "edit-asset" ? (edit.fields.value ?? 0) : 0;
}
