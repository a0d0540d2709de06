import { readTable } from "#tables/read-table.ts";
import { isOfx, MAX_LINES, readOfx, TOO_MANY_LINES } from "./read-ofx.ts";
import type { Refused, Statement } from "./statement.ts";
import { isStatementHeading, recogniseStatement, statementOf } from "./statement-columns.ts";

/** A bank's file, of whichever kind. A CSV whose columns are not understood comes back for the person to say. */
export async function readStatement(text: string): Promise<Omit<Statement, "name"> | Refused> {
  if (isOfx(text)) return readOfx(text);
  const read = await readTable(text, { maxRows: MAX_LINES, tooMany: TOO_MANY_LINES, isHeading: isStatementHeading });
  if ("refused" in read) return read;
  const roles = recogniseStatement(read.table);
  const statement = statementOf(read.table, roles);
  if (!("refused" in statement)) return statement;
  if (roles.length < 2) return { refused: "There is one column only. A date and an amount are needed for each line." };
  const source = { table: read.table, roles };
  return { account: "", kind: "bank", lines: [], from: "1900-01-01", to: "1900-01-01", source, currencies: [] };
}
