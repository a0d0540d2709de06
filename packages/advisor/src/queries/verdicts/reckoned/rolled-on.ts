import { amortise, type Debt, dateAfterMonths, quantify } from "@seven-figures/domain";
import { monthAndYear, span } from "../../../answers/words/figures.ts";
import { named, sentences } from "../../../answers/words/sentences.ts";
import { plainQuery } from "../../build.ts";
import { money, strong } from "../../shown.ts";
import { amountsIn, byRate, TELLS, type Verdict, type Wanted } from "../verdict.ts";

const ROLLS =
  /\b(?:once (?:it|that|the \w+)(?:'?s| is) (?:gone|done|paid|cleared)\b.*\b(?:put|throw|use|move|send|shift|switch)|roll(?:s|ed|ing)?|snowball(?:s|ed|ing)?|(?:then|afterwards?|next)\b.*\b(?:put|throw|use|move|send|pay|shift|switch|aim|pile|chuck|same|that|it|onto?|at|into)|(?:put|throw|use|move|send|pay|shift|switch|aim|pile|chuck|go)(?:s|es|ing)?\b.*\b(?:after(?:wards?| that)?|then|next))\b/;
const ASKS = /\b(?:when|how (?:long|many|much longer))\b/;
const ALL_DONE =
  /\b(?:both|all|everything|the (?:lot|two|pair)|two|them|everybody|each)\b|\bdebt[- ]?free\b|\b(?:am i|will i be|i'?m|are we) (?:done|finished|free|through|clear|out)\b/;
const NEXT = /\b(?:next|other)\b/;
const OTHER = /\b(?:401k|ira|roth|consolidat\w*|balance transfer|refinanc\w*|invest\w*)\b/;
const LEAST = 20;

/** "And if I roll that 400 onto the Sapphire after, when am I done with both?": one debt after the other, with the same payment. */
export function rolledOn(wanted: Wanted): Verdict | null {
  const { typed, facts } = wanted;
  if (!ROLLS.test(typed) || !ASKS.test(typed) || !ALL_DONE.test(typed) || OTHER.test(typed) || TELLS.test(typed))
    return null;
  const former = paidLast(wanted);
  const payment = paymentSaid(wanted) ?? former?.payment ?? null;
  const order = inOrder(wanted, former?.debt ?? null);
  const [first, second, ...more] = order;
  if (!first || !second || more.length > 0 || payment === null) return null;
  const [one, other] = [first, second].map(({ balance, interestRate }) =>
    amortise(balance, interestRate ?? 0, payment),
  );
  if (one?.kind !== "paid-off" || other?.kind !== "paid-off") return null;
  const months = one.months + other.months;
  const date = dateAfterMonths(facts.today, months);
  const message = sentences(
    `${strong(span(months))} for both at ${money(payment)} a month${date ? `, until ${monthAndYear(date)}` : ""}: ${named(first.name)} is gone in ${span(one.months)}, then ${named(second.name)} in ${span(other.months)} more.`,
    (second.interestRate ?? 0) > 0 &&
      `That supposes that you pay the interest on ${named(second.name)} beside it meanwhile, so that it stays at ${money(second.balance)}; the smallest payment that it asks for does a little more.`,
    "Nothing is changed.",
  );
  return { message, quickReplies: ["When will I be debt-free?"], debts: order, assets: [] };
}

/** The debt and the payment of the payoff that was told last. */
function paidLast({ before: { last }, facts }: Wanted): { debt: Debt; payment: number } | null {
  const payoff = last?.queries.map(plainQuery).find((query) => query.kind === "until-zero");
  if (payoff?.kind !== "until-zero" || !payoff.payment || payoff.of.kind !== "entries") return null;
  const [item, ...more] = payoff.of.items;
  const debt = facts.debts.find(({ id }) => id === item?.id);
  const paid = quantify(payoff.payment, { documents: facts.documents, today: facts.today });
  return debt && more.length === 0 && paid.kind === "figure" ? { debt, payment: paid.value } : null;
}

function paymentSaid({ laid, facts }: Wanted): number | null {
  const [sum, ...more] = amountsIn(laid).filter(
    ({ value }) => value >= LEAST && facts.debts.every(({ balance }) => balance !== value),
  );
  return sum && more.length === 0 ? sum.value : null;
}

/** Which is paid first and which then: as they are named, or the one that was told of and the one that comes next. */
function inOrder({ laid, debts, facts, typed }: Wanted, former: Debt | null): Debt[] {
  const ids = laid.pieces
    .flatMap((piece) => (piece.kind === "named" ? (piece.sides.debts ?? []) : []))
    .map(({ id }) => id);
  const said = debts.toSorted((one, two) => ids.indexOf(one.id) - ids.indexOf(two.id));
  if (!former) return said;
  const then = said.filter(({ id }) => id !== former.id);
  if (then.length > 0) return [former, ...then];
  const others = facts.debts.filter(({ id }) => id !== former.id);
  const [next] = byRate(others);
  return next && (NEXT.test(typed) || others.length === 1) ? [former, next] : [];
}
