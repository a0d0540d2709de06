import type { FinancialInfo } from "../financials.ts";
import { type Dollars, roundToCents } from "../money.ts";
import { BUDGET_SHARES } from "./assumptions.ts";

/** Dollars a month. */
interface Budget {
  income: Dollars;
  needs: Dollars;
  wants: Dollars;
  savings: Dollars;
  /** Needs and wants: the most to spend. */
  spending: Dollars;
}

/**
 * The 50/30/20 budget of a yearly income (Elizabeth Warren and Amelia Warren Tyagi, "All Your Worth", 2005): half for
 * needs, 30 percent for wants, the rest for saving and paying off debt. Meant for income after tax. Null without income.
 */
export function fiftyThirtyTwenty({ annualIncome }: Pick<FinancialInfo, "annualIncome">): Budget | null {
  if (!annualIncome) return null;
  const income = roundToCents(annualIncome / 12);
  const needs = roundToCents((income * BUDGET_SHARES.needs) / 100);
  const wants = roundToCents((income * BUDGET_SHARES.wants) / 100);
  const spending = roundToCents(needs + wants);
  return { income, needs, wants, spending, savings: roundToCents(income - spending) };
}

/** How theirs compares, dollars a month; positive where they do more of it than the budget says. */
export interface BudgetComparison {
  budget: Budget;
  spending: Dollars;
  saving: Dollars;
  spendingAbove: Dollars;
  savingAbove: Dollars;
}

/** Null where income or expenses are not known. */
export function compareBudget(info: Pick<FinancialInfo, "annualIncome" | "annualExpenses">): BudgetComparison | null {
  const budget = fiftyThirtyTwenty(info);
  if (!budget || info.annualExpenses === null) return null;
  const spending = roundToCents(info.annualExpenses / 12);
  const saving = roundToCents(budget.income - spending);
  return {
    budget,
    spending,
    saving,
    spendingAbove: roundToCents(spending - budget.spending),
    savingAbove: roundToCents(saving - budget.savings),
  };
}
