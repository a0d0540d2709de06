import type { AssetType, DebtType } from "@seven-figures/domain";
import { type DecimalSign, decimalSign, isFormula, readAmount, readRate } from "#tables/read-amount.ts";
import { columnCells, type Table } from "#tables/read-table.ts";
import type { Role, RowsAre } from "./entry-columns.ts";
import { type EntryType, fold, guessType, readSide, readType } from "./entry-types.ts";

interface NamedRow {
  name: string;
  /** What is worth saying of a row that is taken all the same. */
  note: string | null;
}

/** What stands in one row. What a blank cell or a missing column leaves open is undefined. */
export interface TypedRow extends NamedRow {
  side: EntryType["side"];
  type: AssetType | DebtType | undefined;
  /** The type stands in a column of its own, and was not guessed from the name. */
  isTypeSaid: boolean;
  amount: number;
  rate: number | undefined;
  description: string | undefined;
}

/** The folded names that are stored on either side. */
interface StoredNames {
  asset: ReadonlySet<string>;
  debt: ReadonlySet<string>;
}

export type RowReader = (cells: readonly string[]) => TypedRow | (NamedRow & { refused: string });

const RUN_AS_TEXT = "Looks like a formula: it is kept as plain text and never run.";

/** Reads rows of a table whose columns hold what `roles` says. */
export function rowReader(table: Table, roles: readonly Role[], rowsAre: RowsAre, stored: StoredNames): RowReader {
  const sign = decimalSign(columnCells(table, roles.indexOf("amount")));
  return (cells) => {
    const cellOf = (role: Role) => cells[roles.indexOf(role)] ?? "";
    const name = cellOf("name");
    const description = cellOf("description") || undefined;
    const note = [name, description ?? ""].some(isFormula) ? RUN_AS_TEXT : null;
    if (name === "") return { name, note, refused: "There is no name in this row." };
    const amount = readMoney(cellOf("amount"), sign);
    if (typeof amount === "string") return { name, note, refused: amount };
    const rate = readRate(cellOf("rate"));
    if (Number.isNaN(rate)) return { name, note, refused: `"${short(cellOf("rate"))}" is not an interest rate.` };
    const known = typeOf({ name, amount, typeCell: cellOf("type") }, sideOf(cellOf("side"), rowsAre), stored);
    // Banks and budget sheets write what is owed below zero.
    return { name, note, ...known, amount: known.side === "debt" ? Math.abs(amount) : amount, rate, description };
  };
}

/** The amount, or why there is none. */
export function readMoney(cell: string, sign: DecimalSign): number | string {
  if (isFormula(cell)) return "The amount is a formula, which is never run. Put its result in its place.";
  const amount = readAmount(cell, sign);
  if (amount === undefined) return "There is no amount in this row.";
  return Number.isNaN(amount) ? `"${short(cell)}" is not an amount.` : amount;
}

/** What a row is: as the table says, else as an entry of its name is stored, else by its sign and its words. */
function typeOf(
  { name, amount, typeCell }: { name: string; amount: number; typeCell: string },
  rowSide: EntryType["side"] | undefined,
  stored: StoredNames,
): Pick<TypedRow, "side" | "type" | "isTypeSaid"> {
  const saidType = typeCell === "" ? undefined : readType(typeCell, rowSide);
  const saidSide = rowSide ?? readSide(typeCell) ?? saidType?.side;
  const side =
    saidSide ?? sideByName(name, stored) ?? (amount < 0 ? "debt" : guessType(name, undefined)?.side) ?? "asset";
  if (saidType?.side === side) return { side, type: saidType.type, isTypeSaid: true };
  return { side, type: guessType(name, side)?.type, isTypeSaid: false };
}

function sideOf(cell: string, rowsAre: RowsAre): EntryType["side"] | undefined {
  if (rowsAre === "mixed") return readSide(cell);
  return rowsAre === "assets" ? "asset" : "debt";
}

/** A name that is stored on one side alone says what it is. */
function sideByName(name: string, { asset, debt }: StoredNames): EntryType["side"] | undefined {
  const folded = fold(name);
  if (asset.has(folded) === debt.has(folded)) return undefined;
  return asset.has(folded) ? "asset" : "debt";
}

function short(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}...` : cell;
}
