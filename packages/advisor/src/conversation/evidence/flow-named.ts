import { type Doubt, type Evidence, OF_SEVERAL } from "./evidence.ts";

const OF_INCOME = /\b(?:income|salary|earnings) (?:is|should be|was|=|:) ?(?:about |around )?\$?\d/i;
const OF_SPENDING = /\b(?:expenses|spending|outgoings) (?:is|are|should be|was|were|=|:) ?(?:about |around )?\$?\d/i;

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
