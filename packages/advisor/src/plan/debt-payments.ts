import { dollars } from "../answers/words/figures.ts";
import type { PlanOutlook } from "./plan-outlook.ts";

/** Whether the expenses hold the debts' payments: as told, or as supposed until then. */
export function assumedPaymentsWords({ debts, facts }: PlanOutlook): string {
  const asked = debts.reduce((sum, { scheduled }) => sum + (scheduled?.agreed ?? 0), 0);
  const told = facts.documents.financials.debtPayments;
  if (told === "apart")
    return `As you told me, the debts' payments, about ${dollars(asked)} a month, stand beside your expenses.`;
  if (told === "in-expenses")
    return `As you told me, your expenses hold the debts' payments, about ${dollars(asked)} a month.`;
  return `Supposed: your expenses hold the debts' payments, about ${dollars(asked)} a month.`;
}

/** What a plan asks once of someone with debts; null where there is nothing to ask. */
export function debtPaymentsQuestion({ debts, schedule, facts }: PlanOutlook): string | null {
  if (debts.length === 0 || !schedule || facts.documents.financials.debtPayments) return null;
  const asked = debts.reduce((sum, { scheduled }) => sum + (scheduled?.agreed ?? 0), 0);
  return `I take it that your expenses hold what you pay on debts, about ${dollars(asked)} a month. Do they?`;
}
