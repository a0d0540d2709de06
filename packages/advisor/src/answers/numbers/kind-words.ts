import type { AssetType, DebtType } from "@seven-figures/domain";

/** What people call a kind of asset or debt, several entries of which they may have. */
export type Kind =
  | { of: "assets"; words: RegExp; types: readonly AssetType[]; label: string }
  | { of: "debts"; words: RegExp; types: readonly DebtType[]; label: string };

/** Debts first: 'home loan' is no home. */
export const KINDS: readonly Kind[] = [
  { of: "debts", words: /\b(credit[- ]?cards?|cards?|plastic)\b/i, types: ["credit-card"], label: "credit cards" },
  {
    of: "debts",
    words: /\b(student|college|education) (loans?|debts?)\b/i,
    types: ["student-loan"],
    label: "student loans",
  },
  {
    of: "debts",
    words: /\b(car|auto|vehicle|truck) (loans?|debts?|payments?|notes?)\b/i,
    types: ["car-loan"],
    label: "car loans",
  },
  { of: "debts", words: /\b(mortgages?|home loans?)\b/i, types: ["mortgage"], label: "mortgages" },
  { of: "debts", words: /\bpersonal loans?\b/i, types: ["personal-loan"], label: "personal loans" },
  { of: "debts", words: /\bbusiness (loans?|debts?)\b/i, types: ["business-loan"], label: "business loans" },
  { of: "assets", words: /\b(retirement|pensions?)\b/i, types: ["retirement"], label: "retirement accounts" },
  { of: "assets", words: /\bcrypto(currenc(y|ies))?\b/i, types: ["crypto"], label: "crypto" },
  {
    of: "assets",
    words: /\b(investments?|invested|stocks?|shares|brokerage|funds|bonds)\b/i,
    types: ["stocks", "bonds"],
    label: "investments",
  },
  {
    of: "assets",
    words: /\b(real[- ]estate|propert(y|ies)|homes|houses)\b/i,
    types: ["real-estate"],
    label: "real estate",
  },
  {
    of: "assets",
    words: /\b(savings?( accounts?)?|bank accounts?|in the bank)\b/i,
    types: ["savings"],
    label: "savings",
  },
];
