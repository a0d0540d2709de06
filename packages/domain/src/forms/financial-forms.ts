import * as z from "zod/mini";
import { assetRules, debtRules, financialInfoRules } from "../financials.ts";
import { moneyField, optionalMoneyField, optionalNumberField } from "./text-fields.ts";

/** The asset dialog: text in, the fields of an asset out. */
export const assetForm = z.object({
  name: assetRules.name,
  type: assetRules.type,
  value: moneyField(assetRules.value),
  description: assetRules.description,
});
export type AssetFormInput = z.input<typeof assetForm>;
export type AssetFormOutput = z.output<typeof assetForm>;

/** The debt dialog: text in, the fields of a debt out. */
export const debtForm = z.object({
  name: debtRules.name,
  type: debtRules.type,
  balance: moneyField(debtRules.balance),
  interestRate: optionalNumberField(debtRules.interestRate),
  description: debtRules.description,
});
export type DebtFormInput = z.input<typeof debtForm>;
export type DebtFormOutput = z.output<typeof debtForm>;

/** Income & Expenses: blank becomes null. */
export const financialInfoForm = z.object({
  annualIncome: optionalMoneyField(financialInfoRules.annualIncome),
  annualExpenses: optionalMoneyField(financialInfoRules.annualExpenses),
  currentSavings: optionalMoneyField(financialInfoRules.currentSavings),
});
export type FinancialInfoFormInput = z.input<typeof financialInfoForm>;
