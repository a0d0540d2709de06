import { evaluateQuery, type Query } from "@seven-figures/domain";
import { amountOf } from "../build.ts";
import { sayOutcome } from "../say-outcome.ts";
import { saidPayment } from "./said-payment.ts";
import { TELLS, type Verdict, type Wanted } from "./verdict.ts";

const CARRY =
  /\b(?:can|could|able to) (?:(?:i|we|even|really|still|actually) )*(?:afford|swing|manage|carry|handle)\b|\bafford (?:that|it|this)\b/;
const OTHER = /\b(?:if|when can|how (?:long|much|many)|goal|save|saving|until|by|pay off|clear)\b/;
const MONTHS = 12;

/** "Daycare starts in January, 1,450 a month. Can we even afford that": against what is left over each month; null where that is not asked. */
export function canCarry({ message, typed, debts, assets, facts }: Wanted): Verdict | null {
  if (!CARRY.test(typed) || OTHER.test(typed) || TELLS.test(typed) || debts.length + assets.length > 0) return null;
  const { documents, today, monthlySurplus } = facts;
  const paid = saidPayment(message, documents, today);
  if (!paid || monthlySurplus === null) return null;
  const price = amountOf((paid.sum * paid.timesAYear) / MONTHS);
  const query: Query = { kind: "afford", price, monthly: true };
  const said = sayOutcome(query, evaluateQuery(query, { documents, today }), documents);
  return { message: said, quickReplies: [], debts: [], assets: [], of: { queries: [query], items: [] } };
}
