import { type FinancialInfo, type FinancialInfoFormInput, formatMoneyInput } from "@seven-figures/domain";

/** What the Income & Expenses form shows of the stored amounts. */
export function toInfoForm(info: FinancialInfo): FinancialInfoFormInput {
  return {
    annualIncome: formatMoneyInput(info.annualIncome),
    annualExpenses: formatMoneyInput(info.annualExpenses),
    currentSavings: formatMoneyInput(info.currentSavings),
  };
}
