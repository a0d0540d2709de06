import {
  type Asset,
  type AssetType,
  type Debt,
  type DebtType,
  formatDollars,
  roundToCents,
} from "@seven-figures/domain";
import type { KnownEntry } from "../matching/match-entries.ts";
import { movesByShare } from "../statements/entry-statement.ts";
import type { EntryStatement } from "../statements/statement.ts";
import type { Resolution } from "./resolution.ts";

/** What a stored entry becomes by a statement about it. */
export function editEntry(statement: EntryStatement, known: KnownEntry): Resolution {
  return known.side === "asset" ? editAsset(statement, known.entry) : editDebt(statement, known.entry);
}

function editAsset(statement: EntryStatement, asset: Asset): Resolution {
  const { action, share = 0 } = statement;
  const amount = movesByShare(statement) ? roundToCents(asset.value * share) : statement.amount;
  const edit = (fields: Partial<Omit<Asset, "id">>): Resolution => ({
    changes: [{ kind: "edit-asset", id: asset.id, fields }],
  });
  switch (action) {
    case "remove":
    case "pay-off":
      return { changes: [{ kind: "delete-asset", id: asset.id }] };
    case "rename":
      return edit({ name: statement.rename ?? asset.name });
    case "retype":
      return edit({ type: (statement.retype ?? asset.type) as AssetType });
    case "rate":
      return { noted: `I keep no interest rate for assets, so ${asset.name} stays as it is.` };
    case "own":
      return { noted: `${asset.name} is on your list already, at ${formatDollars(asset.value)}.` };
    case "subtract":
      return taken(asset, amount ?? 0, edit);
    case "set":
      return amount === null ? { noted: "" } : sameOr(asset.value, amount, asset, () => edit({ value: amount }));
    default:
      return amount === null ? { noted: "" } : edit({ value: roundToCents(asset.value + amount) });
  }
}

function taken(asset: Asset, amount: number, edit: (fields: Partial<Omit<Asset, "id">>) => Resolution): Resolution {
  const left = roundToCents(asset.value - amount);
  if (left < 0)
    return {
      refused: `${asset.name} has only ${formatDollars(asset.value)}, so ${formatDollars(amount)} cannot come out of it. I left it as it is.`,
    };
  if (left === 0)
    return {
      refused: `That would empty ${asset.name}, and an asset needs a value above $0. Say "delete ${asset.name}" to take it off your list.`,
    };
  return edit({ value: left });
}

function sameOr(now: number, said: number, { id, name }: Asset | Debt, change: () => Resolution): Resolution {
  return now === said ? { noted: `${name} is at ${formatDollars(now)} already.`, of: id } : change();
}

function editDebt(statement: EntryStatement, debt: Debt): Resolution {
  const { action, amount, rate } = statement;
  const edit = (fields: Partial<Omit<Debt, "id">>): Resolution => ({
    changes: [{ kind: "edit-debt", id: debt.id, fields }],
  });
  const gone: Resolution = { changes: [{ kind: "delete-debt", id: debt.id }] };
  const withRate = rate === null ? {} : { interestRate: rate };
  const lowered = (by: number): Resolution =>
    roundToCents(debt.balance - by) <= 0 ? gone : edit({ balance: roundToCents(debt.balance - by) });
  switch (action) {
    case "remove":
    case "pay-off":
      return gone;
    case "rename":
      return edit({ name: statement.rename ?? debt.name });
    case "retype":
      return edit({ type: (statement.retype ?? debt.type) as DebtType });
    case "rate":
      return rate === null ? { noted: "" } : edit({ interestRate: rate });
    case "own":
      return rate === null
        ? { noted: `${debt.name} is on your list already, at ${formatDollars(debt.balance)}.` }
        : edit({ interestRate: rate });
    case "pay-share":
      return lowered(debt.balance * (statement.share ?? 0));
    case "pay":
    case "put":
    case "subtract":
      return lowered(amount ?? 0);
    case "set":
      if (amount === null) return { noted: "" };
      if (amount === 0) return gone;
      return rate === null
        ? sameOr(debt.balance, amount, debt, () => edit({ balance: amount }))
        : edit({ balance: amount, ...withRate });
    default:
      return edit({ balance: roundToCents(debt.balance + (amount ?? 0)) });
  }
}
