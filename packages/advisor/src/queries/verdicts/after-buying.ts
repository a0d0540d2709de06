import { evaluateQuery, growthKindOf, type Query } from "@seven-figures/domain";
import { amountOf } from "../build.ts";
import { piecesOf } from "../pieces.ts";
import { sayOutcome } from "../say-outcome.ts";
import { amountsIn, TELLS, type Verdict, type Wanted } from "./verdict.ts";

const IF_BOUGHT = /\b(?:if|say|once|after) (?:i|we) (?:buy|bought|get|got|spend|spent|splash|blow|splurge)\b/;
const LEFT = /\bleft\b|\bhow much (?:cash |money )?(?:do|would|will) (?:i|we) (?:still )?have\b/;
const OF_OTHERS = /\b(?:goal|fund|income|salary|each|every|save|sell|sold|net worth)\b/;

/** "If I buy a sofa for 900, what would be left": of the cash; null where that is not asked, or of an account that is named. */
export function afterBuying({ typed, laid, debts, assets, facts }: Wanted): Verdict | null {
  const [price, ...more] = amountsIn(laid);
  const isAsked = IF_BOUGHT.test(typed) && LEFT.test(typed) && !OF_OTHERS.test(typed) && !TELLS.test(typed);
  if (!isAsked || !price || more.length > 0 || piecesOf(laid.pieces, "period").length > 0) return null;
  // "a car" is a new one, and none that is stored
  if (debts.length > 0 || assets.some((asset) => growthKindOf(asset) !== "vehicle")) return null;
  const query: Query = { kind: "afford", price: amountOf(price.value), monthly: false };
  const { documents, today } = facts;
  const message = sayOutcome(query, evaluateQuery(query, { documents, today }), documents);
  return { message, quickReplies: ["How many months of expenses are covered?"], debts: [], assets: [] };
}
