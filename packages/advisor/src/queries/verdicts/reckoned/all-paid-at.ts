import { type Debt, dateAfterMonths, inPayoffOrder, payOffDebts } from "@seven-figures/domain";
import { monthAndYear, span } from "../../../answers/words/figures.ts";
import { listed, sentences } from "../../../answers/words/sentences.ts";
import { money, strong } from "../../shown.ts";
import { debtAt } from "../advised/own-means.ts";
import { sumsIn } from "../advised/subject.ts";
import { TELLS, type Verdict, type Wanted } from "../verdict.ts";

const HOW_LONG = /\bhow (?:long|many months)\b|\bwhen\b/;
const AT_ALL =
  /\b(?:at|on|into|to|towards?|against) (?:'?em|them|(?:all|both|my|the|those|these)(?: \w+)? ?(?:cards|debts|loans)|all (?:of )?(?:it|them|three|four))\b/;
const OTHER = /\b(?:save|saving|goal|instead|extra|more)\b/;

/** "Which card first and how long if I throw 300 a month at them": all of them, one after the other. */
export function allPaidAt(wanted: Wanted): Verdict | null {
  const { typed, facts, debts } = wanted;
  if (!HOW_LONG.test(typed) || !AT_ALL.test(typed) || OTHER.test(typed) || TELLS.test(typed)) return null;
  const [sum, ...more] = sumsIn(wanted);
  const isCard = ({ type }: Debt) => type === "credit-card";
  const among = /\bcards?\b/.test(typed) ? facts.debts.filter(isCard) : debts.length > 1 ? debts : facts.debts;
  if (!sum || more.length > 0 || among.length < 2) return null;
  const paid = payOffDebts(among, sum.value, "avalanche");
  if (paid.kind !== "paid-off") return null;
  const date = dateAfterMonths(facts.today, paid.months);
  const order = inPayoffOrder(among, "avalanche");
  const message = sentences(
    `${strong(span(paid.months))} for ${order.length === 2 ? "both" : `all ${order.length}`} at ${money(sum.value)} a month${date ? `, until ${monthAndYear(date)}` : ""}, with ${strong(money(Math.round(paid.interest)))} of interest.`,
    `In this order: ${listed(order.map(debtAt))}; the others get their minimum meanwhile, and what a cleared one frees goes to the next.`,
  );
  return { message, quickReplies: ["What do my debts cost me a year?"], debts: order, assets: [] };
}
