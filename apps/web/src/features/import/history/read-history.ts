import { type DayOrder, dayOrderOf } from "#tables/read-dates.ts";
import { columnCells, readTable, type Table } from "#tables/read-table.ts";
import { type HistoryRole, isHistoryHeading, recogniseHistory } from "./history-columns.ts";

/** Fifty years, day by day. */
const MAX_ROWS = 20_000;
const TOO_MANY =
  "There are more than 20,000 rows in it. At most 200 earlier figures can be kept: a row for each month is enough.";

/** A table of earlier days with what was recognised in it, which the person may change. */
export interface HistoryTable {
  table: Table;
  roles: HistoryRole[];
  /** Null until the person says it, where the table does not show it. */
  order: DayOrder | null;
  /** How often a figure is taken; null: as often as there is room for. */
  every: Every | null;
}

/** Each row, or the last one of each month, quarter or year. */
export type Every = "row" | "month" | "quarter" | "year";

/** Reads a table of earlier net worth from text; a sentence where that can't be done. */
export async function readHistory(text: string): Promise<HistoryTable | { refused: string }> {
  const read = await readTable(text, { maxRows: MAX_ROWS, tooMany: TOO_MANY, isHeading: isHistoryHeading });
  if ("refused" in read) return read;
  const roles = recogniseHistory(read.table);
  if (roles.length < 2) return { refused: "There is one column only. A date and an amount are needed in each row." };
  return { table: read.table, roles, order: orderIn(read.table, roles), every: null };
}

/** What comes first in the days of a table; null where that is not to be seen. */
export function orderIn(table: Table, roles: readonly HistoryRole[]): DayOrder | null {
  const { order, isSure } = dayOrderOf(columnCells(table, roles.indexOf("date")));
  return isSure ? order : null;
}
