import { evaluateQuery, type Outcome, type Query } from "@seven-figures/domain";
import { amountOf, entries, per, sideOf, sumOf, together, value } from "./build.ts";
import type { LastAsked } from "./follow-up.ts";
import { piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

/** Questions that do something with the answers given last, rather than change a part of what was asked. */

const BOTH = /\b(?:both|together|combined|those two|the two|two of them|in all|all in all)\b/;
const FEASIBLE =
  /\b(?:feasible|possible|doable|realistic|affordable|manageable|enough|within (?:what|my|our|the|it)|(?:covers?|fits?|fit in) (?:that|it|both|them|this)|(?:can|could) (?:i|we) (?:even |really )?(?:do|afford|manage|swing|pay|fit)|do ?able|is it ok|work out)\b/;
const OF_INTEREST = /\b(?:interest|in all|cost(?:s|ing)?|cheaper|expensive)\b|\bsav(?:e|es|ed|ing)\b/;
const APART =
  /\b(?:delta|difference|gap|apart|between|saves?|saved|saving|less|cheaper|more|extra|versus|vs|compared?)\b/;
const COSTS = /\b(?:interest|cost me|costs? (?:in all|altogether)|in dollars)\b/;
const AGAIN =
  /^(?:(?:so|and|ok|okay|then|well|right|cool|but) )*(?:how (?:long|much|many(?: months| years)?)|when)(?: (?:is|will|would|does|do|are|am|it|that|i|we|be|they|take|gone|done|paid off|left|look))* (?:now|then|after that|with that|now then)\W*$/;

/** "Both together?", "is that possible?", "what do I save on interest then?", "how long now?"; null for any other message. */
export function ofFormer(scope: Scope, last: LastAsked, text: string): Query[] | null {
  if (last.queries.length === 0) return null;
  const isFree = !scope.pieces.some(({ kind }) => kind === "money" || kind === "percent" || kind === "date");
  if (!isFree) return null;
  return (
    apart(scope.laid.typed, last, scope) ??
    bothSummed(scope.laid.typed, last) ??
    payoffAgain(scope, last) ??
    interestApart(scope, last, text) ??
    interestOfPayoff(scope, last, text) ??
    withinMeans(scope, last, text) ??
    againNow(scope.laid.typed, last)
  );
}

const BARE_APART =
  /^(?:(?:and|so|ok|okay|then|the|by|what|whats|what's|what is|is|a|just) )*(?:delta|difference|gap|diff|spread|how much(?: by| more| less)?|by (?:how much|what(?: amount| sum)?)|what amount)(?: (?:then|in total|by|between|of|them|the|two|those|these|both|in|interest|money|is it|is that|that))*\W*$/i;

/** "Delta?", "by how much?": how far the last two answers are apart, or the two sides of the last one. */
function apart(typed: string, { queries, before = [] }: LastAsked, scope: Scope): Query[] | null {
  const said = typed.trim();
  if (!BARE_APART.test(said) || !/delta|diff|gap|spread|by|more|less|amount/i.test(said)) return null;
  const [query] = queries;
  if (query?.kind === "compare") return [{ ...query, as: "difference" }];
  if (query?.kind === "value" && query.of.kind === "minus") return queries;
  const [one, other] = [before[0], query].map((each) =>
    each ? (interestIn(each, scope) ?? figureIn(each, scope)) : null,
  );
  if (one === undefined || other === undefined || one === null || other === null) return null;
  return [{ kind: "compare", left: amountOf(one), right: amountOf(other), as: "difference" }];
}

const BARE_BOTH =
  /^(?:(?:and|so|ok|okay|then|what|whats|what's|how much|is|are|that|those) )*(?:(?:both|the two|those two|them)(?: of them)? )*(?:together|combined|added up)\W*$/i;

/** "Both together?": the entries of the last two answers as one sum. */
function bothSummed(typed: string, { queries, before = [] }: LastAsked): Query[] | null {
  const [one, other] = [before[0], queries[0]].map((query) => (query?.kind === "value" ? query.of : null));
  const isSum = one?.kind === "sum" && other?.kind === "sum" && one.field === "amount" && other.field === "amount";
  if (!BARE_BOTH.test(typed.trim()) || !isSum || sideOf(one.of) === null || sideOf(one.of) !== sideOf(other.of))
    return null;
  return [value(sumOf(together([one.of, other.of])))];
}

function figureIn(query: Query, scope: Scope): number | null {
  const outcome = outcomeOf(query, scope);
  if (outcome.kind === "save") return outcome.monthly;
  return outcome.kind === "figure" && outcome.figure.unit === "money" ? outcome.figure.value : null;
}

/** What the interest of the last two ways to pay a debt off is apart. */
function interestApart(scope: Scope, { queries, before = [] }: LastAsked, text: string): Query[] | null {
  if (!OF_INTEREST.test(text) || !APART.test(text)) return null;
  const [one, other] = [before[0], queries[0]].map((query) => interestIn(query, scope));
  if (one === undefined || other === undefined || one === null || other === null) return null;
  return [{ kind: "compare", left: amountOf(one), right: amountOf(other), as: "difference" }];
}

/** "And what would that cost me in interest?", after a payoff. */
function interestOfPayoff({ pieces }: Scope, { queries }: LastAsked, text: string): Query[] | null {
  const isOther = pieces.some(
    ({ kind, ...piece }) => kind === "period" || (kind === "named" && "text" in piece && piece.text !== "it"),
  );
  if (!COSTS.test(text) || isOther || piecesOf(pieces, "group").length > 0) return null;
  const payoffs = queries.filter(({ kind }) => kind === "until-zero" || kind === "clear-in");
  return payoffs.length > 0 ? payoffs : null;
}

const HOW_MANY =
  /\bhow (?:many (?:payments?|months|years|instal?lments?|weeks|times)|long)\b.*\b(?:that|it|this|those|then)\b\W*$/;

/** "And how many payments was that?", after the interest of a payoff. */
function payoffAgain({ laid: { typed }, pieces }: Scope, { queries }: LastAsked): Query[] | null {
  const isOther = pieces.some((piece) => piece.kind !== "named" || piece.text !== "it");
  const isPayoff = queries.length > 0 && queries.every((query) => query.kind === "until-zero" && query.payment);
  return isPayoff && !isOther && HOW_MANY.test(typed) ? queries : null;
}

/** Whether what the last answers ask for each month is there, of both where both are meant. */
function withinMeans(scope: Scope, { queries, before = [] }: LastAsked, text: string): Query[] | null {
  const isOfBoth = BOTH.test(text);
  if (!FEASIBLE.test(text) && !isOfBoth) return null;
  const of = isOfBoth ? [...before.slice(0, 1), ...queries] : queries;
  const monthly = of.map((query) => monthlyIn(query, scope));
  const known = monthly.filter((each): each is number => each !== null);
  if (known.length === 0 || known.length < of.length || (isOfBoth && known.length < 2)) return null;
  return [{ kind: "afford", price: amountOf(known.reduce((sum, each) => sum + each, 0)), monthly: true }];
}

/** "How long now?", after something was written: the same question of what was spoken of since. */
function againNow(text: string, { queries, items }: LastAsked): Query[] | null {
  const isAsked = queries.every(({ kind }) => /^(?:until-zero|until|clear-in|save-by)$/.test(kind));
  if (!isAsked || !AGAIN.test(text.trim())) return null;
  const debts = items.filter(({ side }) => side === "debts");
  const of = entries(...debts);
  return queries.map((query) => (query.kind === "until-zero" && debts.length > 0 ? { ...query, of } : query));
}

function interestIn(query: Query | undefined, scope: Scope): number | null {
  const outcome = query && outcomeOf(query, scope);
  return outcome?.kind === "paid-off" || outcome?.kind === "payment" ? outcome.interest : null;
}

/** What an answer asks for each month; null where it asks for nothing. */
export function monthlyIn(query: Query, scope: Scope): number | null {
  const outcome = outcomeOf(query, scope);
  switch (outcome.kind) {
    case "save":
      return outcome.monthly;
    case "payment":
    case "paid-off":
      return outcome.payment;
    case "figure":
      return query.kind === "value" && query.of.kind === "per" && query.of.of.kind === "amount"
        ? (outcome.figure.value * query.of.timesAYear) / 12
        : null;
    case "reached-in":
      return query.kind === "until" && query.saving ? outcome.saving : null;
    default:
      return null;
  }
}

function outcomeOf(query: Query, { documents, today }: Scope): Outcome {
  return evaluateQuery(query, { documents, today });
}

/** "And per fortnight?", of what has to be put aside each month. */
export function savedPer(query: Query, timesAYear: number, scope: Scope): Query | null {
  if (query.kind !== "save-by" && query.kind !== "clear-in") return null;
  const monthly = monthlyIn(query, scope);
  return monthly === null ? null : value(per(amountOf(monthly * 12), timesAYear));
}
