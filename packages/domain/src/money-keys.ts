import { DOCUMENT_KINDS, type DocumentKind } from "./documents.ts";

/** Which keys of a document hold amounts of money, wherever in it they stand. */
export const MONEY_KEYS: { readonly [Kind in DocumentKind]: ReadonlySet<string> } = {
  profile: new Set(["targetAmount"]),
  financials: new Set(["annualIncome", "annualExpenses", "currentSavings", "value", "balance"]),
  goals: new Set(["targetAmount", "currentAmount"]),
  skills: new Set(),
  past: new Set(["amount", "netWorth", "saved", "market", "paidOff"]),
  scenarios: new Set(),
};

const OF_ANY = new Set(DOCUMENT_KINDS.flatMap((kind) => [...MONEY_KEYS[kind]]));

/** Whether a key holds money in whichever document it stands. */
export function isMoneyKey(key: string): boolean {
  return OF_ANY.has(key);
}
