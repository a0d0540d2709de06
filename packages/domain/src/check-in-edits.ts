import type { Asset, Debt, FinancialInfo, Financials } from "./financials.ts";
import type { Dollars } from "./money.ts";

type InfoField = "annualIncome" | "annualExpenses";

/** Names an entry of either list: `assets.a1`, `debts.d1`. */
export type BalanceKey = `${"assets" | "debts"}.${string}`;

/** What someone changed while going through all balances. Whatever is not in it stays as it is stored. */
export interface CheckInEdits {
  amounts: Record<BalanceKey, Dollars>;
  closed: BalanceKey[];
  addedAssets: Asset[];
  addedDebts: Debt[];
  info: Partial<Pick<FinancialInfo, InfoField>>;
  /** What was seen of all that was touched; null for an amount that was not entered, or an entry that is gone. */
  seen: Record<string, Dollars | null>;
}

type Balances = Pick<Financials, "financialInfo" | "assets" | "debts">;

/** The balances with what was changed; a list that was never entered stays so unless something was added to it. */
export function withEdits({ financialInfo, assets, debts }: Balances, edits: CheckInEdits): Balances {
  const { amounts } = edits;
  const isOpen = (key: BalanceKey) => !edits.closed.includes(key);
  const keptAssets = assets
    ?.filter(({ id }) => isOpen(`assets.${id}`))
    .map((asset) => ({ ...asset, value: amounts[`assets.${asset.id}`] ?? asset.value }));
  const keptDebts = debts
    ?.filter(({ id }) => isOpen(`debts.${id}`))
    .map((debt) => ({ ...debt, balance: amounts[`debts.${debt.id}`] ?? debt.balance }));
  return {
    financialInfo: { ...financialInfo, ...edits.info },
    assets: edits.addedAssets.length > 0 ? [...(keptAssets ?? []), ...edits.addedAssets] : (keptAssets ?? null),
    debts: edits.addedDebts.length > 0 ? [...(keptDebts ?? []), ...edits.addedDebts] : (keptDebts ?? null),
  };
}

/** What is stored now of all that the edits touch. */
export function seenBy({ seen }: Pick<CheckInEdits, "seen">, balances: Balances): Record<string, Dollars | null> {
  const stored = storedAmounts(balances);
  return Object.fromEntries(Object.keys(seen).map((key) => [key, stored[key] ?? null]));
}

/** Every amount that a check-in goes through, by its key or the name of its field. */
export function storedAmounts({ financialInfo, assets, debts }: Balances): Record<string, Dollars | null> {
  const { annualIncome, annualExpenses } = financialInfo;
  return {
    ...Object.fromEntries((assets ?? []).map(({ id, value }) => [`assets.${id}`, value])),
    ...Object.fromEntries((debts ?? []).map(({ id, balance }) => [`debts.${id}`, balance])),
    annualIncome,
    annualExpenses,
  };
}

/** Said where neither what was stored nor what is to be kept holds an amount. */
export const NOTHING_TO_KEEP = "There is nothing to keep yet. Add what you own, owe, earn or spend first.";

/** Whether there is nothing that a check-in could keep: no asset, no debt, neither income nor spending. */
export function hasNoAmounts(balances: Balances): boolean {
  return Object.values(storedAmounts(balances)).every((amount) => amount === null);
}
