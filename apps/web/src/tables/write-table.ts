export type Cell = string | number | null;

/** What spreadsheets run, also in its wide forms. */
const RUN = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * A table as CSV (RFC 4180, UTF-8 with a byte order mark, which Excel needs). Texts that a spreadsheet would run as a
 * formula get an apostrophe before them, as OWASP advises, which {@link plainCell} takes off again; figures stay figures.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;
}

/** A cell as it was before {@link writeCsv}. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && RUN.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = RUN.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
