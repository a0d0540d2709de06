import { type Doubt, type Evidence, OF_SEVERAL } from "./evidence.ts";

const OF_INCOME = /\b(?:income|salary|earn(?:ing|ings)?|wages?|i make|bring in|take[- ]home)\b/i;
const OF_SPENDING = /\b(?:expens\w*|spend\w*|spent|outgoings?|costs?|bills?|budget|living)\b/i;

/** "No, INCOME. yearly income is 44,990" is told of no expenses, whatever was written before it; and the other way round. */
export function flowIsTheNamedOne({ changes, message }: Pick<Evidence, "changes" | "message">): Doubt | null {
  const [change, ...others] = changes;
  if (change?.kind !== "set-financial-info" || others.length > 0) return null;
  const { annualIncome, annualExpenses, ...rest } = change.fields;
  if (Object.keys(rest).some((key) => key !== "updatedAt")) return null;
  const isOfIncome = OF_INCOME.test(message) && !OF_SPENDING.test(message);
  const isOfSpending = OF_SPENDING.test(message) && !OF_INCOME.test(message);
  const income = annualIncome ?? null;
  const expenses = annualExpenses ?? null;
  if (isOfIncome && income === null && expenses !== null) return swapped({ annualIncome: expenses });
  return isOfSpending && expenses === null && income !== null ? swapped({ annualExpenses: income }) : null;
}

function swapped(fields: { annualIncome: number } | { annualExpenses: number }) {
  return {
    question: OF_SEVERAL,
    others: [{ changes: [{ kind: "set-financial-info" as const, fields }], statements: [] }],
    isSure: true,
  };
}
