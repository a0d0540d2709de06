import { type Debt, type DebtFormInput, formatMoneyInput } from "@seven-figures/domain";

/** What the debt dialog shows: a stored debt, or a new one. */
export function toDebtForm(debt: Debt | null): DebtFormInput {
  if (!debt) return { name: "", type: "credit-card", balance: "", interestRate: "", description: "" };
  const { name, type, balance, interestRate, description } = debt;
  return {
    name,
    type,
    balance: formatMoneyInput(balance),
    interestRate: interestRate === null ? "" : String(interestRate),
    description,
  };
}
