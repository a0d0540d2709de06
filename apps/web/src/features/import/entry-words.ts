import {
  ASSET_TYPE_OPTIONS,
  type Asset,
  DEBT_TYPE_OPTIONS,
  type Debt,
  type Dollars,
  formatDollars,
  labelOf,
} from "@seven-figures/domain";
import type { ChangeWords } from "#receipts/change-words.ts";
import type { PlannedRow } from "./plan-import.ts";

type Understood = Exclude<PlannedRow, { status: "refused" }>;

/** `Asset · Savings`, `Debt · Credit card · 24.99% APR`. */
export function kindWords(row: Understood): string {
  if (row.side === "asset") return `Asset · ${labelOf(ASSET_TYPE_OPTIONS, row.after.type)}`;
  const { type, interestRate } = row.after;
  const kind = `Debt · ${labelOf(DEBT_TYPE_OPTIONS, type)}`;
  return interestRate === null ? kind : `${kind} · ${interestRate}% APR`;
}

/** The amount before and after; one that stays stands once. */
export function amountWords(row: Understood): ChangeWords {
  const before = row.before && amountOf(row.before);
  const after = exactDollars(amountOf(row.after));
  return {
    subject: "",
    before: before === null || exactDollars(before) === after ? null : exactDollars(before),
    after,
  };
}

/** Whatever else changes: type, rate, description. */
export function otherChanges(row: Understood): ChangeWords[] {
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
  ["Type", labelOf(ASSET_TYPE_OPTIONS, type)],
  ["Description", description],
];

const fieldsOfDebt = ({ type, interestRate, description }: Debt): [string, string][] => [
  ["Type", labelOf(DEBT_TYPE_OPTIONS, type)],
  ["Interest rate", interestRate === null ? "" : `${interestRate}%`],
  ["Description", description],
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
