import { readDateInput } from "@seven-figures/domain";
import { decimalSign, readAmount } from "#tables/read-amount.ts";
import { type DayOrder, isDate, readDay } from "#tables/read-dates.ts";
import { columnCells, columnCount, foldHeading, type Table } from "#tables/read-table.ts";
import { guessType, readSide } from "../entry-types.ts";

/**
 * What a column holds: the day, net worth, the balances of one asset or debt that is called as the heading is; or, where
 * each row is of one thing, its name, its amount and whether it is an asset or a debt.
 */
export type HistoryRole = "date" | "net-worth" | "asset" | "debt" | "name" | "amount" | "side" | "skip";

/** Several columns can hold these. */
export const SHARED_ROLES: readonly HistoryRole[] = ["asset", "debt"];

export const HISTORY_ROLES: readonly { value: HistoryRole; label: string }[] = [
  { value: "date", label: "Date" },
  { value: "net-worth", label: "Net worth" },
  { value: "asset", label: "Balance of an asset" },
  { value: "debt", label: "Balance of a debt" },
  { value: "name", label: "Name" },
  { value: "amount", label: "Value or balance" },
  { value: "side", label: "Asset or debt" },
  { value: "skip", label: "Not used" },
];

const HEADINGS: Record<"date" | "net-worth" | "name" | "amount" | "side", readonly string[]> = {
  date: ["date", "day", "month", "as of", "as of date", "period", "year", "when", "datum", "fecha", "monat"],
  "net-worth": ["net worth", "networth", "total net worth", "my net worth", "net assets", "net", "patrimonio neto"],
  name: ["name", "account", "account name", "item", "asset", "debt", "what", "konto", "nom"],
  amount: ["value", "balance", "amount", "worth", "current value", "saldo", "betrag", "wert", "montant", "solde"],
  side: ["asset or debt", "kind", "class", "side", "asset or liability"],
};
/** Sums of what stands in other columns; what one had in all only where no column says net worth. */
const SUMS = /^(?:total|sum|grand total|(?:total )?(?:assets|debts?|liabilities|change|difference|gain|growth))$/;

/** Of filled cells, how many have to fit. */
const MOST = 0.7;

export function isHistoryHeading(folded: string): boolean {
  return Object.values(HEADINGS).some((headings) => headings.includes(folded));
}

/** A day of a table; a month or a year alone stands for its last day. Null where it is none. */
export function readPastDay(cell: string, order: DayOrder): { date: string; isWhole: boolean } | null {
  const day = readDay(cell, order);
  if (day) return { date: day, isWhole: true };
  if (/^(?:19|20)\d\d$/.test(cell)) return { date: `${cell}-12-31`, isWhole: false };
  const read = /\d/.test(cell) ? readDateInput(cell, "its last day") : null;
  return read && "date" in read ? { date: read.date, isWhole: false } : null;
}

/** What each column of a table holds, by its heading and, where that says nothing, by its cells. */
export function recogniseHistory(table: Table): HistoryRole[] {
  const roles = Array.from({ length: columnCount(table) }, (): HistoryRole => "skip");
  const headings = roles.map((_, at) => foldHeading(table.headings?.[at] ?? ""));
  const cells = roles.map((_, at) => columnCells(table, at).filter((cell) => cell !== ""));
  const share = (at: number, fits: (cell: string) => boolean) => {
    const filled = (cells[at] ?? []).slice(0, LOOKED_AT);
    return filled.length > 0 && filled.filter(fits).length / filled.length >= MOST;
  };
  const free = () => roles.flatMap((role, at) => (role === "skip" ? [at] : []));
  const take = (role: HistoryRole, at: number | undefined) => {
    if (at !== undefined && at >= 0) roles[at] = role;
  };
  const named = (role: keyof typeof HEADINGS) => free().find((at) => HEADINGS[role].includes(headings[at] ?? ""));
  const isDay = (at: number) => share(at, (cell) => isDate(cell) || readPastDay(cell, "month first") !== null);
  const isMoney = (at: number) => {
    const sign = decimalSign(cells[at] ?? []);
    return share(at, (cell) => Number.isFinite(readAmount(cell, sign)));
  };
  const inWords = (at: number) => share(at, (cell) => /\p{L}/u.test(cell) && readSide(cell) === undefined);

  const days = free().filter(isDay);
  take("date", days.find((at) => HEADINGS.date.includes(headings[at] ?? "")) ?? named("date") ?? days[0]);
  take("net-worth", named("net-worth"));
  take("side", named("side") ?? free().find((at) => share(at, (cell) => readSide(cell) !== undefined)));
  const amounts = free().filter(isMoney);
  const name = free().find((at) => !amounts.includes(at) && inWords(at));
  if (name !== undefined && !roles.includes("net-worth")) {
    take("name", name);
    take("amount", amounts.find((at) => HEADINGS.amount.includes(headings[at] ?? "")) ?? amounts[0]);
    return roles;
  }
  const apart = amounts.filter((at) => !SUMS.test(headings[at] ?? ""));
  if (!roles.includes("net-worth")) {
    const total = amounts.find((at) => /^(?:grand )?total$|^sum$/.test(headings[at] ?? ""));
    take("net-worth", amounts.length === 1 ? amounts[0] : (total ?? (table.headings ? undefined : amounts[0])));
  }
  if (!table.headings) return roles;
  for (const at of apart.filter((at) => roles[at] === "skip"))
    take(guessType(table.headings[at] ?? "", undefined)?.side ?? "asset", at);
  return roles;
}

/** Rows by which a column is known. */
const LOOKED_AT = 200;
