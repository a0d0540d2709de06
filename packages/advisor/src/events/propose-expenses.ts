import { type Documents, formatDollars, roundToCents } from "@seven-figures/domain";
import { costsIn } from "../vetoes/bills.ts";
import { type Figure, readFigures } from "../vetoes/figures.ts";
import type { Option } from "../vetoes/veto.ts";

const A_YEAR: readonly [RegExp, number][] = [
  [/^(?:a|per|every|each|\/) ?(?:year|annum)|^(?:yearly|annually|a year)\b/, 1],
  [/^(?:a|per|every|each|\/) ?quarter|^quarterly\b/, 4],
  [/^(?:a|per|every|each|\/) ?(?:fortnight|two weeks)|^(?:biweekly|fortnightly)\b/, 26],
  [/^(?:a|per|every|each|\/) ?week|^weekly\b/, 52],
  [/^(?:a|per|every|each|\/) ?day|^daily\b/, 365],
];
const MONTHS = 12;
/** What was spent once, what others spend, what may come. */
const NOT_REGULAR =
  /\b(?:today|yesterday|last (?:week|month|year|night)|this (?:morning|afternoon)|just (?:spent|paid|bought)|would|could|should|if|used to|his|her|their|my (?:mom|mum|dad|brother|sister|friend|parents?|son|daughter|roommate|neighbou?r)|going up|went up|raised|save|saving for|goal)\b/i;

/** Several costs told together are proposed as the expenses, by their sum; null where there are none, or where more was said. */
export function proposeExpenses(message: string, documents: Documents): { question: string; options: Option[] } | null {
  if (NOT_REGULAR.test(message)) return null;
  const costs = costsIn(readFigures(message));
  if (costs.length < 2) return null;
  const yearly = roundToCents(costs.reduce((sum, cost) => sum + cost.value * timesAYear(cost), 0));
  if (yearly === documents.financials.financialInfo.annualExpenses) return null;
  const monthly = roundToCents(yearly / MONTHS);
  return {
    question: `Together that is ${formatDollars(monthly)} a month, ${formatDollars(yearly)} a year. Is that all you spend? Then I note it as your expenses.`,
    options: [
      {
        reply: "Yes, that is all",
        changes: [{ kind: "set-financial-info", fields: { annualExpenses: yearly } }],
        yes: true,
      },
      { reply: "No, there is more", changes: [] },
    ],
  };
}

function timesAYear({ after }: Figure): number {
  return A_YEAR.find(([pattern]) => pattern.test(after))?.[1] ?? MONTHS;
}
