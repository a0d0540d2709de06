import {
  ASSET_FIELDS,
  ASSET_TYPE_OPTIONS,
  type Asset,
  DEBT_FIELDS,
  DEBT_TYPE_OPTIONS,
  type Debt,
  type Dollars,
  formatDollars,
  labelOf,
} from "@seven-figures/domain";
import type { ChangeWords } from "#receipts/change-words.ts";
import type { PlannedRow } from "./plan-import.ts";
import type { ShownRow } from "./planned-rows.tsx";

type Understood = Exclude<PlannedRow, { status: "refused" }>;

/** What is shown of a row. */
export function shownEntry(row: PlannedRow): ShownRow {
  const { status, note } = row;
  const name = row.name || `Row ${row.row}`;
  if (row.status === "refused") return { status, name, about: `Row ${row.row}: ${row.reason}`, amount: null, note };
  return { status, name, about: kindWords(row), amount: amountWords(row), changes: otherChanges(row), note };
}

/** `Asset · Savings`, `Debt · Credit card · 24.99% APR`. */
function kindWords(row: Understood): string {
  if (row.side === "asset") return `Asset · ${labelOf(ASSET_TYPE_OPTIONS, row.after.type)}`;
  const { type, interestRate } = row.after;
  const kind = `Debt · ${labelOf(DEBT_TYPE_OPTIONS, type)}`;
  return interestRate === null ? kind : `${kind} · ${interestRate}% APR`;
}

/** The amount before and after; one that stays stands once. */
function amountWords(row: Understood): ChangeWords {
  return beforeAndAfter(row.before && amountOf(row.before), amountOf(row.after));
}

export function beforeAndAfter(was: Dollars | null, is: Dollars): ChangeWords {
  const [before, after] = [was === null ? null : exactDollars(was), exactDollars(is)];
  return { subject: "", before: before === after ? null : before, after };
}

/** Whatever else changes: type, rate, description. */
function otherChanges(row: Understood): ChangeWords[] {
  if (row.status !== "changed" || !row.before) return [];
  const before = row.side === "asset" ? fieldsOfAsset(row.before) : fieldsOfDebt(row.before);
  const after = row.side === "asset" ? fieldsOfAsset(row.after) : fieldsOfDebt(row.after);
  return after.flatMap(([subject, text], at) => {
    const old = before[at]?.[1] ?? "";
    return old === text ? [] : [{ subject, before: old || null, after: text }];
  });
}

export function netWorthWords(before: Dollars, after: Dollars): ChangeWords {
  return { subject: "Net worth", before: formatDollars(before), after: formatDollars(after) };
}

function amountOf(entry: Asset | Debt): Dollars {
  return "value" in entry ? entry.value : entry.balance;
}

const fieldsOfAsset = ({ type, description }: Asset): [string, string][] => [
  [ASSET_FIELDS.type.label, labelOf(ASSET_TYPE_OPTIONS, type)],
  [ASSET_FIELDS.description.label, description],
];

const fieldsOfDebt = ({ type, interestRate, description }: Debt): [string, string][] => [
  [DEBT_FIELDS.type.label, labelOf(DEBT_TYPE_OPTIONS, type)],
  [DEBT_FIELDS.interestRate.short, interestRate === null ? "" : `${interestRate}%`],
  [DEBT_FIELDS.description.label, description],
];

const exact = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/** With its cents where it has any: what would be stored is to be seen as it is. */
export function exactDollars(amount: Dollars): string {
  return exact.format(amount).replace("-", "\u2212");
}
