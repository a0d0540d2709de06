import { plainCell } from "./write-table.ts";

/** Cells as they stand in a file, without blanks around them. */
export interface Table {
  /** Null where the first row is no heading. */
  headings: string[] | null;
  rows: string[][];
}

type ReadTable = { table: Table } | { refused: string };

interface TableOptions {
  /** More rows than this are refused without being read. */
  maxRows: number;
  /** Said of a table with more. */
  tooMany: string;
  /** Whether a cell is one of the headings that the reader knows; folded by {@link foldHeading}. */
  isHeading: (cell: string) => boolean;
}

/** How many rows may stand above the headings: banks begin with the account's name and the like. */
const ROWS_ABOVE = 20;
const LINES_LOOKED_AT = 30;

/** Reads comma, semicolon or tab separated text (RFC 4180, quotes and all). The parser is fetched when first needed. */
export async function readTable(text: string, { maxRows, tooMany, isHeading }: TableOptions): Promise<ReadTable> {
  if (text.trim() === "") return { refused: "There is nothing in it. Choose a file with a row for each entry." };
  const { default: papa } = await import("papaparse");
  const { data, errors } = papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    skipEmptyLines: "greedy",
    preview: maxRows + ROWS_ABOVE + 2,
  });
  const unclosed = errors.find(({ code }) => code === "MissingQuotes");
  if (unclosed) return { refused: `A quotation mark that opens in row ${(unclosed.row ?? 0) + 1} is never closed.` };
  const cells = data.map((row) => row.map((cell) => plainCell(cell.trim())));
  const table = withHeadings(cells, isHeading);
  if (table.rows.length > maxRows) return { refused: tooMany };
  if (table.rows.length === 0) return { refused: "There are headings in it and no rows below them." };
  return { table };
}

/** Lower case, with neither punctuation nor what stands in brackets: `Value (USD)` is `value`. */
export function foldHeading(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The name of a column where it has no heading: `Column 3`. */
export function columnName({ headings }: Table, at: number): string {
  return headings?.[at] || `Column ${at + 1}`;
}

export function columnCount({ headings, rows }: Table): number {
  return rows.reduce((most, row) => Math.max(most, row.length), headings?.length ?? 0);
}

/** The cells of one column, those that are missing as blanks. */
export function columnCells({ rows }: Table, at: number): string[] {
  return rows.map((row) => row[at] ?? "");
}

/**
 * Tabs come from spreadsheets, semicolons from where the comma is the decimal sign; commas stand in texts and amounts
 * too. So the first of them that most lines have is the one.
 */
function separatorOf(text: string): "," | ";" | "\t" {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, LINES_LOOKED_AT)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, ""));
  const enough = Math.max(1, Math.ceil(lines.length * 0.6));
  const isUsed = (sign: string) => lines.filter((line) => line.includes(sign)).length >= enough;
  if (isUsed("\t")) return "\t";
  return isUsed(";") ? ";" : ",";
}

function withHeadings(cells: string[][], isHeading: (cell: string) => boolean): Table {
  const known = (row: readonly string[]) => row.filter((cell) => isHeading(foldHeading(cell))).length;
  const at = cells.slice(0, ROWS_ABOVE).findIndex((row) => known(row) >= 2);
  if (at >= 0) return { headings: cells[at] ?? null, rows: cells.slice(at + 1) };
  const [first = [], ...rest] = cells;
  const hasDigits = (row: readonly string[]) => row.some((cell) => /\d/.test(cell));
  const isNamed = known(first) > 0 || (!hasDigits(first) && rest.length > 0 && rest.every(hasDigits));
  return isNamed && !first.some((cell) => /^[-(]?[\p{Sc}]?\s?[\d.,]+\)?$/u.test(cell))
    ? { headings: first, rows: rest }
    : { headings: null, rows: cells };
}
