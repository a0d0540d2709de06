import { readTable, type Table } from "#tables/read-table.ts";
import { isEntryHeading, type Role, type RowsAre, recogniseColumns, recogniseRows } from "./entry-columns.ts";

/** More can't be entries of a person: 200 assets and 200 debts can be kept. */
const MAX_ROWS = 1_000;
const TOO_MANY =
  "There are more than 1,000 rows in it. At most 200 assets and 200 debts can be kept: choose the part that lists them.";

/** A table with what was recognised in it, which the person may change. */
export interface EntryTable {
  table: Table;
  roles: Role[];
  rowsAre: RowsAre;
}

/** Reads a list of assets or debts from text; a sentence where that can't be done. */
export async function readEntries(text: string): Promise<EntryTable | { refused: string }> {
  const read = await readTable(text, { maxRows: MAX_ROWS, tooMany: TOO_MANY, isHeading: isEntryHeading });
  if ("refused" in read) return read;
  const roles = recogniseColumns(read.table);
  if (roles.length < 2) return { refused: "There is one column only. A name and an amount are needed for each entry." };
  return { table: read.table, roles, rowsAre: recogniseRows(read.table, roles) };
}
