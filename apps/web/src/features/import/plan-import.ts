import {
  type Asset,
  assetSchema,
  check,
  type Debt,
  debtSchema,
  type Financials,
  MAX_LIST_ENTRIES,
} from "@seven-figures/domain";
import type { Table } from "#tables/read-table.ts";
import type { Role, RowsAre } from "./entry-columns.ts";
import { fold } from "./entry-types.ts";
import { type RowReader, rowReader, type TypedRow } from "./read-row.ts";

type Lists = Pick<Financials, "assets" | "debts">;

/** What becomes of one row of the table. Rows are counted from 1, headings left out. */
export type PlannedRow = { row: number; name: string; note: string | null } & (
  | { status: "new" | "changed" | "unchanged"; before: Asset | null; after: Asset; side: "asset" }
  | { status: "new" | "changed" | "unchanged"; before: Debt | null; after: Debt; side: "debt" }
  | { status: "refused"; reason: string }
);

/** All rows, the lists as they would be stored, and what keeps them from being stored, if anything. */
interface ImportPlan extends Lists {
  rows: PlannedRow[];
  problem: string | null;
}

/** What a table would make of the stored lists. Nothing is taken away: what the table does not name stays. */
export function planImport(
  table: Table,
  roles: readonly Role[],
  rowsAre: RowsAre,
  stored: Lists,
  newId: () => string,
): ImportPlan {
  const missing = missingColumn(roles);
  if (missing) return { ...stored, rows: [], problem: missing };
  const names = (list: Asset[] | Debt[] | null) => new Set((list ?? []).map(({ name }) => fold(name)));
  const reader = rowReader(table, roles, rowsAre, { asset: names(stored.assets), debt: names(stored.debts) });
  const seen = new Map<string, number>();
  const rows = table.rows.map((cells, at) => {
    const planned = planRow(reader, cells, at + 1, stored, newId);
    if (planned.status === "refused") return planned;
    const key = planned.before?.id ?? `${planned.side} ${fold(planned.name)}`;
    const first = seen.get(key);
    if (first !== undefined)
      return refused(planned, `This name stands in row ${first} already. Only the first is taken.`);
    seen.set(key, at + 1);
    return planned;
  });
  const lists = applied(stored, rows);
  return { ...lists, rows, problem: tooMany(lists) };
}

/** How many rows would be stored. */
export function countOf(rows: readonly Pick<PlannedRow, "status">[], status: PlannedRow["status"]): number {
  return rows.filter((row) => row.status === status).length;
}

function missingColumn(roles: readonly Role[]): string | null {
  if (!roles.includes("name")) return "Say which column holds the names.";
  return roles.includes("amount") ? null : "Say which column holds the values or balances.";
}

function planRow(
  reader: RowReader,
  cells: readonly string[],
  row: number,
  stored: Lists,
  newId: () => string,
): PlannedRow {
  const read = reader(cells);
  const about = { row, name: read.name, note: read.note };
  if ("refused" in read) return refused(about, read.refused);
  return read.side === "asset"
    ? planAsset(read, about, stored.assets ?? [], newId)
    : planDebt(read, about, stored.debts ?? [], newId);
}

type About = Pick<PlannedRow, "row" | "name" | "note">;

function planAsset(read: TypedRow, about: About, stored: readonly Asset[], newId: () => string): PlannedRow {
  const before = stored.find(({ name }) => fold(name) === fold(read.name)) ?? null;
  const checked = check(assetSchema, {
    ...(before ?? { id: newId(), name: read.name, type: "other", description: "" }),
    value: read.amount,
    ...(read.description !== undefined && { description: read.description }),
    ...(read.type && (read.isTypeSaid || !before) && { type: read.type }),
  });
  if ("errors" in checked) return refused(about, firstOf(checked.errors));
  const after = checked.value;
  return { ...about, side: "asset", status: statusOf(before, after), before, after };
}

function planDebt(read: TypedRow, about: About, stored: readonly Debt[], newId: () => string): PlannedRow {
  const before = stored.find(({ name }) => fold(name) === fold(read.name)) ?? null;
  const checked = check(debtSchema, {
    ...(before ?? { id: newId(), name: read.name, type: "other", interestRate: null, description: "" }),
    balance: read.amount,
    ...(read.rate !== undefined && { interestRate: read.rate }),
    ...(read.description !== undefined && { description: read.description }),
    ...(read.type && (read.isTypeSaid || !before) && { type: read.type }),
  });
  if ("errors" in checked) return refused(about, firstOf(checked.errors));
  const after = checked.value;
  return { ...about, side: "debt", status: statusOf(before, after), before, after };
}

function statusOf<Entry extends object>(before: Entry | null, after: Entry): "new" | "changed" | "unchanged" {
  if (!before) return "new";
  return (Object.keys(after) as (keyof Entry)[]).every((key) => before[key] === after[key]) ? "unchanged" : "changed";
}

function refused({ row, name, note }: About, reason: string): PlannedRow {
  return { row, name, note, status: "refused", reason };
}

function firstOf(errors: readonly { message: string }[]): string {
  return errors[0]?.message ?? "This row could not be understood.";
}

/** The stored lists with the rows put in; one that no row is of stays as it was, also where it was never entered. */
function applied(stored: Lists, rows: readonly PlannedRow[]): Lists {
  const assets = rows.flatMap((row) => (row.status !== "refused" && row.side === "asset" ? [row.after] : []));
  const debts = rows.flatMap((row) => (row.status !== "refused" && row.side === "debt" ? [row.after] : []));
  return {
    assets: assets.length === 0 ? stored.assets : merged(stored.assets ?? [], assets),
    debts: debts.length === 0 ? stored.debts : merged(stored.debts ?? [], debts),
  };
}

function merged<Entry extends { id: string }>(stored: readonly Entry[], rows: readonly Entry[]): Entry[] {
  const byId = new Map(rows.map((entry) => [entry.id, entry]));
  const known = new Set(stored.map(({ id }) => id));
  return [...stored.map((entry) => byId.get(entry.id) ?? entry), ...rows.filter(({ id }) => !known.has(id))];
}

function tooMany({ assets, debts }: Lists): string | null {
  for (const [list, noun] of [
    [assets, "assets"],
    [debts, "debts"],
  ] as const) {
    const count = list?.length ?? 0;
    if (count > MAX_LIST_ENTRIES)
      return `With these rows there would be ${count} ${noun}; at most ${MAX_LIST_ENTRIES} can be kept.`;
  }
  return null;
}
