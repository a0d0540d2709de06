import type { Change } from "@seven-figures/domain";
import { dollars } from "../answers/words/figures.ts";
import type { Option } from "../vetoes/veto.ts";
import type { PlanOutlook } from "./plan-outlook.ts";
import type { PlanQuestion } from "./types.ts";

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

const WITHIN: Change[] = [{ kind: "set-debt-payments", debtPayments: "in-expenses" }];
const APART: Change[] = [{ kind: "set-debt-payments", debtPayments: "apart" }];
/** What the answers are; each carries what it stores. */
const OPTIONS: Option[] = [
  {
    reply: "In my expenses",
    changes: WITHIN,
    yes: true,
    words: ["includ\\w*|in there|within|part of|in (?:my|the) expenses"],
  },
  {
    reply: "On top of them",
    changes: APART,
    words: [
      "on top|extra|separate\\w*|apart|besides?|additional\\w*|(?:no|nope|nah)(?=\\W*$|,? (?:they|it|those|these)\\b)",
    ],
  },
  {
    reply: "Not included",
    changes: APART,
    words: ["not|no|n't|aren.?t|don.?t|isn.?t", "includ\\w*|in there|part of"],
    unoffered: true,
  },
];

/** What a plan asks once of someone with debts; null where there is nothing to ask. */
export function debtPaymentsQuestion({ debts, schedule, facts }: PlanOutlook): PlanQuestion | null {
  if (debts.length === 0 || !schedule || facts.documents.financials.debtPayments) return null;
  const asked = debts.reduce((sum, { scheduled }) => sum + (scheduled?.agreed ?? 0), 0);
  const question = `I take it that your expenses include what you pay on debts, about ${dollars(asked)} a month. Is that in them, or on top?`;
  return { question, options: OPTIONS };
}
