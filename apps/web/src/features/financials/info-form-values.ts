import {
  type FinancialInfo,
  type FinancialInfoFormInput,
  formatDollars,
  formatMoneyInput,
} from "@seven-figures/domain";

const LABELS: Record<keyof FinancialInfo, string> = {
  annualIncome: "Annual Income",
  annualExpenses: "Annual Expenses",
  currentSavings: "Current Savings",
};

/** What the Income & Expenses form shows of the stored amounts. */
export function toInfoForm(info: FinancialInfo): FinancialInfoFormInput {
  return {
    annualIncome: formatMoneyInput(info.annualIncome),
    annualExpenses: formatMoneyInput(info.annualExpenses),
    currentSavings: formatMoneyInput(info.currentSavings),
  };
}

/** A line for each amount that changed elsewhere, with what it is now. */
export function newerAmounts(fields: readonly string[], info: FinancialInfo): string[] {
  return (Object.keys(LABELS) as (keyof FinancialInfo)[])
    .filter((field) => fields.includes(field))
    .map((field) => {
      const amount = info[field];
      return `${LABELS[field]}: ${amount === null ? "blank" : formatDollars(amount)}`;
    });
}
