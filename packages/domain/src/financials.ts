import * as z from "zod/mini";
import type { Instant } from "./calendar-date.ts";
import { ASSET_FIELDS, DEBT_FIELDS, FINANCIAL_INFO_FIELDS } from "./field-facts.ts";
import {
  amount,
  blankToNull,
  entryId,
  longText,
  option,
  orNull,
  percentage,
  positiveAmount,
  requiredText,
} from "./field-rules.ts";
import { MAX_LIST_ENTRIES } from "./limits.ts";
import type { Dollars } from "./money.ts";
import { ASSET_TYPES, type AssetType, DEBT_TYPES, type DebtType } from "./options.ts";
import { uniqueIds } from "./unique-ids.ts";

/** Yearly income and expenses, and the Current Savings box, which is no part of net worth. Null: not entered. */
export interface FinancialInfo {
  annualIncome: Dollars | null;
  annualExpenses: Dollars | null;
  currentSavings: Dollars | null;
}

export interface Asset {
  id: string;
  name: string;
  type: AssetType;
  value: Dollars;
  description: string;
}

export interface Debt {
  id: string;
  name: string;
  type: DebtType;
  balance: Dollars;
  /** APR in percent, 0 to 100; null: not known. */
  interestRate: number | null;
  description: string;
}

/** Where the debts' payments stand: within the yearly expenses, or beside them. */
export const DEBT_PAYMENTS = ["in-expenses", "apart"] as const;
export type DebtPayments = (typeof DEBT_PAYMENTS)[number];

/** A list is null while never entered, and empty once confirmed that there is none. */
export interface Financials {
  financialInfo: FinancialInfo;
  assets: Asset[] | null;
  debts: Debt[] | null;
  /** Left out until the person has said. */
  debtPayments?: DebtPayments;
  createdAt: Instant;
  updatedAt: Instant;
}

export const financialInfoRules = {
  annualIncome: amount(FINANCIAL_INFO_FIELDS.annualIncome.label),
  annualExpenses: amount(FINANCIAL_INFO_FIELDS.annualExpenses.label),
  currentSavings: amount(FINANCIAL_INFO_FIELDS.currentSavings.label),
} as const;

export const assetRules = {
  name: requiredText(ASSET_FIELDS.name.named),
  type: option(ASSET_FIELDS.type.named, ASSET_TYPES),
  value: positiveAmount(ASSET_FIELDS.value.named),
  description: longText(ASSET_FIELDS.description.label),
} as const;

export const debtRules = {
  name: requiredText(DEBT_FIELDS.name.named),
  type: option(DEBT_FIELDS.type.named, DEBT_TYPES),
  balance: positiveAmount(DEBT_FIELDS.balance.named),
  interestRate: percentage(
    DEBT_FIELDS.interestRate.named,
    `${DEBT_FIELDS.interestRate.named} cannot be greater than 100%`,
  ),
  description: longText(DEBT_FIELDS.description.label),
} as const;

export const financialInfoSchema = z.pipe(
  z.object({
    annualIncome: orNull(financialInfoRules.annualIncome),
    annualExpenses: orNull(financialInfoRules.annualExpenses),
    currentSavings: orNull(financialInfoRules.currentSavings),
  }),
  z.transform(
    (info): FinancialInfo => ({
      annualIncome: blankToNull(info.annualIncome),
      annualExpenses: blankToNull(info.annualExpenses),
      currentSavings: blankToNull(info.currentSavings),
    }),
  ),
);

export const assetSchema = z.pipe(
  z.object({ ...assetRules, id: entryId, description: z.nullish(assetRules.description) }),
  z.transform(
    (asset): Asset => ({
      id: asset.id,
      name: asset.name,
      type: asset.type,
      value: asset.value,
      description: asset.description ?? "",
    }),
  ),
);

export const debtSchema = z.pipe(
  z.object({
    ...debtRules,
    id: entryId,
    interestRate: orNull(debtRules.interestRate),
    description: z.nullish(debtRules.description),
  }),
  z.transform(
    (debt): Debt => ({
      id: debt.id,
      name: debt.name,
      type: debt.type,
      balance: debt.balance,
      interestRate: blankToNull(debt.interestRate),
      description: debt.description ?? "",
    }),
  ),
);

/** Null, or up to 200 assets with different ids. */
export const assetListSchema = z.nullable(
  z
    .array(assetSchema)
    .check(z.maxLength(MAX_LIST_ENTRIES, `At most ${MAX_LIST_ENTRIES} assets can be kept`), uniqueIds()),
);

/** Null, or up to 200 debts with different ids. */
export const debtListSchema = z.nullable(
  z
    .array(debtSchema)
    .check(z.maxLength(MAX_LIST_ENTRIES, `At most ${MAX_LIST_ENTRIES} debts can be kept`), uniqueIds()),
);

export const debtPaymentsSchema = option("Debt payments", DEBT_PAYMENTS);

export const financialsSchema = z.object({
  financialInfo: financialInfoSchema,
  assets: assetListSchema,
  debts: debtListSchema,
  debtPayments: z.optional(debtPaymentsSchema),
});

export function emptyFinancials(now: Instant): Financials {
  return {
    financialInfo: { annualIncome: null, annualExpenses: null, currentSavings: null },
    assets: null,
    debts: null,
    createdAt: now,
    updatedAt: now,
  };
}
