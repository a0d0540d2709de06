import type { Quantity, Query } from "@seven-figures/domain";
import { all, measureOf, per } from "./build.ts";
import { byTheMonth } from "./compose-reach.ts";
import { piecesOf } from "./pieces.ts";
import { DEBTS_FIRST, partitioned, type Scope, thingsIn } from "./scope.ts";

const HOW_LONG =
  /\b(?:how (?:many|much|long)(?: (?:more|are|is))?(?: (?:months?|years?|weeks?|fortnights?|quarters?|payments?|time))?|(?:what|which) (?:month|year)|when|months? (?:to|until|till|left)|duration|tenure|tenor)\b/;
const PAYS =
  /\b(?:emis?|instal?ments?|pay|pays|paying|paid|put|putting|throw|throwing|send|sending|chuck|chucking|give|giving|go(?:es)? (?:to|on|at|into|towards?|off))\b/;
const REGULARLY = /\b(?:emis?|instal?ments?|each|every|a|per|monthly|in each|in one|in a|by the)(?: month)?\b|\/ ?mo\b/;
/** What else may be asked with a payment to a debt. */
const OTHER =
  /\b(?:how much interest|what interest|interest (?:will|would|do|does|in)|instead|save|saves|saved|saving|extra|more|less|goal|fund|target|worth|left over|afford|last|ago|since|from|out of|make|earn|bring)\b/;

/** The interest of all payments goes with the time that they take. */
const IN_ALL = /\bhow much (?:total )?interest\b(?=.*\b(?:in all|in total|altogether|overall)\b)/;

/** What a way of paying costs in the end: "how much interest would I end up paying at 300 a month?" */
const COST_OF_PAYING =
  /\b(?:how much|what|total)(?: \S+){0,2} interest\b.*\b(?:(?:will|would|d|do|am|be|end(?:ing)? up) (?:i )?(?:end up |be )?pay(?:ing)?|pay|cost)\b.*(?:\bif i\b|\bat\b|\bpaying\b|\bwith\b)/;

/** The debts that a payment is for, where none is named and its interest is asked: all of them. */
function costOfPaying(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!COST_OF_PAYING.test(typed) || /\b(?:extra|more|less|instead|save[ds]?|invest\w*)\b/.test(typed)) return null;
  const payment = paymentIn(scope);
  if (!payment || thingsIn(scope, DEBTS_FIRST).some(({ selection }) => selection.kind !== "all")) return null;
  return [{ kind: "until-zero", of: all("debts"), payment }];
}

const DEBT_FREE =
  /\b(?:debt[- ]?free|free of (?:all )?debts?|out of debt|(?:all )?(?:my|our|the) debts? (?:be )?(?:all )?(?:gone|paid(?: off)?|cleared))\b/;
const ON_TOP = /\b(?:more|extra|additional(?:ly)?|on top|another)\b/;
/** What becomes of the rest is asked with it. */
const BESIDE = /\b(?:interest|save[ds]?|saving|less|instead|goal|fund|invest\w*|earn|make|spend|jobs?|work)\b/;

/** "If I add 200 more every month, when will I be debt free?": beside all that is left over now. */
function debtFreeAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!DEBT_FREE.test(typed) || !ON_TOP.test(typed) || !HOW_LONG.test(typed) || BESIDE.test(typed)) return null;
  const more = paymentIn(scope);
  if (!more || thingsIn(scope, DEBTS_FIRST).some(({ selection }) => selection.kind !== "all")) return null;
  const payment: Quantity = { kind: "plus", parts: [per(measureOf("surplus"), 12), more] };
  return [{ kind: "until-zero", of: all("debts"), payment }];
}

/** The one payment of so much a month that is told, and nothing else to reckon with; null where that is not so. */
function paymentIn({ pieces, laid }: Scope): Quantity | null {
  const [payment, ...others] = piecesOf(pieces, "money");
  const isOther = pieces.some(({ kind }) => /^(?:percent|range|date|span)$/.test(kind));
  if (
    !payment ||
    others.length > 0 ||
    isOther ||
    (piecesOf(pieces, "period").length === 0 && !/\b(?:emi|instal?ment)s? of\b/.test(laid.typed))
  )
    return null;
  return byTheMonth(payment, pieces);
}

/**
 * How long debts that are named take at a payment: "if 200 I pay in each month to the car loan, with interest, in how many months
 * am I free?"; null where no payment of so much a month is told, or something else is asked as well.
 */
export function payoffAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const whole = costOfPaying(scope) ?? debtFreeAsked(scope);
  if (whole) return whole;
  if (!HOW_LONG.test(typed) || !PAYS.test(typed) || !REGULARLY.test(typed) || OTHER.test(typed.replace(IN_ALL, "")))
    return null;
  const payment = paymentIn(scope);
  if (!payment) return null;
  const { included, excluded } = partitioned(thingsIn(scope, DEBTS_FIRST), scope);
  const [debt, ...more] = included.filter(({ selection }) => selection.kind !== "all");
  if (debt?.side !== "debts" || more.length > 0 || excluded.length > 0 || !debt.isNamed) return null;
  return [{ kind: "until-zero", of: debt.selection, payment }];
}
