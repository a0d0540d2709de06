import { DEBT_FIELDS } from "@seven-figures/domain";
import { decimalSign, readAmount, readRate } from "#tables/read-amount.ts";
import { columnCells, columnCount, foldHeading, type Table } from "#tables/read-table.ts";
import { readSide, readType } from "./entry-types.ts";

/** What a column holds. Each but `skip` is held by one column at most. */
export type Role = "name" | "amount" | "side" | "type" | "rate" | "description" | "skip";

export const ROLE_OPTIONS: readonly { value: Role; label: string }[] = [
  { value: "name", label: "Name" },
  { value: "amount", label: "Value or balance" },
  { value: "side", label: "Asset or debt" },
  { value: "type", label: "Type" },
  { value: "rate", label: DEBT_FIELDS.interestRate.short },
  { value: "description", label: "Description" },
  { value: "skip", label: "Not used" },
];

export const ROWS_ARE_OPTIONS: readonly { value: RowsAre; label: string }[] = [
  { value: "mixed", label: "Assets and debts" },
  { value: "assets", label: "Assets only" },
  { value: "debts", label: "Debts only" },
];

/** What all rows of a table are; `mixed` where each says so itself. */
export type RowsAre = "assets" | "debts" | "mixed";

const HEADINGS: Record<Exclude<Role, "skip">, readonly string[]> = {
  name: [
    "name",
    "account",
    "account name",
    "asset",
    "asset name",
    "debt",
    "debt name",
    "item",
    "title",
    "holding",
    "nickname",
    "what",
    "label",
    "loan",
    "creditor",
    "lender",
    "konto",
    "nom",
    "nombre",
    "naam",
  ],
  amount: [
    "value",
    "balance",
    "current balance",
    "amount",
    "current value",
    "market value",
    "total",
    "total value",
    "worth",
    "owed",
    "amount owed",
    "outstanding",
    "outstanding balance",
    "asset value",
    "debt balance",
    "balance usd",
    "value usd",
    "saldo",
    "betrag",
    "wert",
    "montant",
    "solde",
    "valor",
    "importe",
  ],
  side: ["asset or debt", "asset debt", "kind", "class", "side", "asset liability", "asset or liability"],
  type: ["type", "account type", "asset type", "debt type", "category", "group", "account category", "typ", "tipo"],
  rate: [
    "interest rate",
    "rate",
    "apr",
    "interest",
    "interest rate apr",
    "apr percent",
    "annual rate",
    "zins",
    "zinssatz",
  ],
  description: ["description", "notes", "note", "comment", "comments", "memo", "details", "remarks", "beschreibung"],
};

/** Of filled cells, how many have to fit. */
const MOST = 0.7;

export function isEntryHeading(folded: string): boolean {
  return Object.values(HEADINGS).some((headings) => headings.includes(folded));
}

/** What each column of a table holds, by its heading and, where that says nothing, by its cells. */
export function recogniseColumns(table: Table): Role[] {
  const roles = Array.from({ length: columnCount(table) }, (): Role => "skip");
  const take = (role: Role, at: number | undefined) => {
    if (at !== undefined && at >= 0 && !roles.includes(role)) roles[at] = role;
  };
  const named = (role: Exclude<Role, "skip">) =>
    HEADINGS[role]
      .map((word) => table.headings?.findIndex((cell) => foldHeading(cell) === word))
      .find((at) => at !== undefined && at >= 0);
  for (const role of ["amount", "name", "side", "type", "rate", "description"] as const) take(role, named(role));
  const free = () => roles.flatMap((role, at) => (role === "skip" ? [at] : []));
  const share = (at: number, fits: (cell: string) => boolean) => {
    const filled = columnCells(table, at).filter((cell) => cell !== "");
    return filled.length === 0 ? 0 : filled.filter(fits).length / filled.length;
  };
  const firstOf = (fits: (cell: string, at: number) => boolean) =>
    free().find((at) => share(at, (cell) => fits(cell, at)) >= MOST);
  const signs = roles.map((_role, at) => decimalSign(columnCells(table, at)));
  take(
    "side",
    firstOf((cell) => readSide(cell) !== undefined),
  );
  take(
    "rate",
    firstOf((cell) => /%/.test(cell) && Number.isFinite(readRate(cell))),
  );
  take(
    "amount",
    firstOf((cell, at) => Number.isFinite(readAmount(cell, signs[at] ?? "."))),
  );
  const words = free().filter((at) => share(at, (cell) => /\p{L}/u.test(cell)) >= MOST);
  // A name tells its entry apart; a type is shared by several.
  const distinct = (at: number) => new Set(columnCells(table, at)).size;
  take("name", words.toSorted((one, other) => distinct(other) - distinct(one))[0] ?? words[0]);
  if (!roles.includes("name")) {
    const at = roles.indexOf("description");
    if (at >= 0) roles[at] = "name";
  }
  take(
    "type",
    firstOf((cell) => cell.length < 30 && readType(cell, undefined) !== undefined),
  );
  return roles;
}

/** What the rows of a table most likely are. */
export function recogniseRows(table: Table, roles: readonly Role[]): RowsAre {
  if (roles.includes("side")) return "mixed";
  const heading = (role: Role) => foldHeading(table.headings?.[roles.indexOf(role)] ?? "");
  const words = `${heading("name")} ${heading("amount")} ${heading("type")}`;
  if (/\bdebt|\bloan|\bowed\b|creditor|lender|outstanding/.test(words)) return "debts";
  if (/\basset|\bworth\b|\bholding/.test(words)) return "assets";
  if (roles.includes("rate") && heading("amount") !== "value") return "debts";
  return "mixed";
}
