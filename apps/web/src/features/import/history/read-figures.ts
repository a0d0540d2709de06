import { type Asset, type CalendarDate, type Debt, formatDate, type ToldKind } from "@seven-figures/domain";
import { decimalSign } from "#tables/read-amount.ts";
import type { DayOrder } from "#tables/read-dates.ts";
import { columnCells, type Table } from "#tables/read-table.ts";
import type { Role } from "../entry-columns.ts";
import { fold } from "../entry-types.ts";
import { readMoney, rowReader } from "../read-row.ts";
import { type HistoryRole, readPastDay } from "./history-columns.ts";

/** One figure of a table, or why there is none. Rows are counted from 1, headings left out. */
export type ReadFigure = { row: number; name: string; note: string | null } & (
  | { of: ToldKind; date: CalendarDate; amount: number }
  | { refused: string }
);

interface HistoryContext {
  order: DayOrder;
  today: CalendarDate;
  stored: { assets: readonly Asset[] | null; debts: readonly Debt[] | null };
}

const NET_WORTH = /^(?:(?:total |my )?net ?worth|total)$/;
const LAST_DAY = "A month or a year alone stands for its last day.";

/** The figures of all rows, in their order; a row may hold several, or none where its cells are empty. */
export function readFigures(
  table: Table,
  roles: readonly HistoryRole[],
  { order, today, stored }: HistoryContext,
): ReadFigure[] {
  const dateAt = roles.indexOf("date");
  const readers = figureReaders(table, roles, stored);
  return table.rows.flatMap((cells, at): ReadFigure[] => {
    const row = at + 1;
    const cell = cells[dateAt] ?? "";
    const day = readPastDay(cell, order);
    const wrong = wrongDay(cell, day?.date, today);
    if (wrong !== null) return [{ row, name: "", note: null, refused: wrong }];
    const date = day?.date as CalendarDate;
    const figures = readers.flatMap((read) => read(cells));
    if (figures.length === 0) return [{ row, name: "", note: null, refused: "There is no amount in this row." }];
    const note = day?.isWhole ? null : LAST_DAY;
    return figures.map((figure) => ({ row, note, ...figure, ...("refused" in figure ? {} : { date }) }) as ReadFigure);
  });
}

type Figure = { name: string; note?: string } & ({ of: ToldKind; amount: number } | { refused: string });
type FigureReader = (cells: readonly string[]) => Figure[];

function figureReaders(
  table: Table,
  roles: readonly HistoryRole[],
  stored: HistoryContext["stored"],
): readonly FigureReader[] {
  const columns = roles.flatMap((role, at): FigureReader[] =>
    role === "net-worth" || role === "asset" || role === "debt" ? [columnReader(table, at, role)] : [],
  );
  return roles.includes("name") && roles.includes("amount") ? [...columns, namedReader(table, roles, stored)] : columns;
}

/** A column that holds the balances of one thing, or net worth. Nothing is told by a blank. */
function columnReader(table: Table, at: number, of: ToldKind): FigureReader {
  const sign = decimalSign(columnCells(table, at));
  const name = of === "net-worth" ? "" : (table.headings?.[at] ?? "");
  return (cells) => {
    const cell = cells[at] ?? "";
    if (cell === "") return [];
    const amount = readMoney(cell, sign);
    if (typeof amount === "string") return [{ name, refused: amount }];
    return [{ name, of, amount: of === "debt" ? Math.abs(amount) : amount }];
  };
}

/** Rows that each name what they are of, as those of a list of assets and debts do. */
function namedReader(table: Table, roles: readonly HistoryRole[], stored: HistoryContext["stored"]): FigureReader {
  const used = roles.map((role): Role => (role === "name" || role === "amount" || role === "side" ? role : "skip"));
  const names = (list: readonly { name: string }[] | null) => new Set((list ?? []).map(({ name }) => fold(name)));
  const read = rowReader(table, used, "mixed", { asset: names(stored.assets), debt: names(stored.debts) });
  const total = columnReader(table, roles.indexOf("amount"), "net-worth");
  const nameAt = roles.indexOf("name");
  return (cells) => {
    if (NET_WORTH.test(fold(cells[nameAt] ?? ""))) return total(cells);
    const figure = read(cells);
    const { name } = figure;
    const note = figure.note ? { note: figure.note } : {};
    return "refused" in figure
      ? [{ name, ...note, refused: figure.refused }]
      : [{ name, ...note, of: figure.side, amount: figure.amount }];
  };
}

function wrongDay(cell: string, date: string | undefined, today: CalendarDate): string | null {
  if (cell === "") return "There is no date in this row.";
  if (date === undefined) return `"${cell.length > 40 ? `${cell.slice(0, 40)}...` : cell}" is not a date.`;
  if (date < today) return null;
  return `${formatDate(date as CalendarDate)} is not before today. Only earlier days are told here.`;
}
