import { inPayoffOrder } from "@seven-figures/domain";
import { listed, sentences } from "../../../answers/words/sentences.ts";
import { money, strong } from "../../shown.ts";
import { debtAt } from "../advised/own-means.ts";
import { amountsIn, TELLS, type Verdict, type Wanted } from "../verdict.ts";

const OWED =
  /\b(?:how much|what)(?:'?s| is| do| does)? (?:\w+ ){0,3}?(?:owe|owed|debts?)\b.*\b(?:everything|in (?:all|total)|total|al?together|now)\b/;
const WHICH_FIRST = /\b(?:which|what)(?: \w+)? (?:should|do|would|card|debt|loan|one)\b.*\bfirst\b/;

/** "How much do I owe on everything, and which card first": both are answered. */
export function owedAndFirst({ typed, laid, facts }: Wanted): Verdict | null {
  if (!OWED.test(typed) || !WHICH_FIRST.test(typed) || TELLS.test(typed) || amountsIn(laid).length > 0) return null;
  const cards = /\bcards?\b/.test(typed) ? facts.debts.filter(({ type }) => type === "credit-card") : [];
  const order = inPayoffOrder(cards.length > 0 ? cards : facts.debts, "avalanche");
  const [first, ...others] = order;
  if (!first) return null;
  const message = sentences(
    `You owe ${strong(money(facts.totalDebts))} in all: ${listed(facts.debts.map((debt) => `${debtAt(debt)} ${money(debt.balance)}`))}.`,
    `Pay ${strong(debtAt(first))} first: the highest rate costs the most${others.length > 0 ? `; then ${listed(others.map(debtAt))}` : ""}.`,
  );
  return { message, quickReplies: ["When will I be debt-free?"], debts: order, assets: [] };
}
