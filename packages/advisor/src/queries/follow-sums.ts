import type { Quantity, Query, Selection } from "@seven-figures/domain";
import { all, amountOf, measureOf, per, sideOf, sumOf, together, value } from "./build.ts";
import { monthlyIn } from "./follow-former.ts";
import type { LastAsked } from "./follow-up.ts";
import { piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, type Scope, textBefore, thingsIn } from "./scope.ts";

/** Questions that reckon on with the figure that was told last: less another one, with it, or as a share. */

const BEGINS = "^(?:(?:and|n|an|ok|okay|so|then|now|but|well|also|please|[.,])\\W+)*";
const LESS = new RegExp(
  `${BEGINS}(?:(?:minus|less|subtract|deduct|net of|after)\\b|(?:take|knock)s?\\b(?: \\S+){0,5} off\\b|(?:take|knock) (?:off|away)\\b)`,
);
const MORE = new RegExp(`${BEGINS}(?:plus|add|include|throw in|toss in|count in|together with|on top of that|with)\\b`);
const WITH_IT =
  /\b(?:pay|clear|settle|kill|retire|put)\w*\b.*\b(?:with|from|out of|using) (?:that|it|this|the rest|what(?:'?s| is) left)(?: sum| money)?\b|\b(?:with|from|out of) (?:that|it|the rest|that sum)\b.*\b(?:pay|clear|settle|kill|retire)\w*\b|\b(?:paid|cleared|settled|retired|retire)\b.*\bfrom (?:that|it)\b|\b(?:that|it|this|those proceeds)(?: cash| money| sum| alone| too| also)* (?:pays?|paid|clears?|cleared|kills?|killed|wip(?:es?|ed)|covers?|settles?|takes? out|knocks? out)\b/;

/** Whether a message may reckon on with the last figure: it tells nothing of what it names then. */
export function reckonsOn({ pieces, laid: { typed } }: Scope): boolean {
  const isFree = !pieces.some(({ kind }) => kind === "money" || kind === "percent");
  const said = typed.trim();
  return (isFree && (LESS.test(said) || MORE.test(said))) || WITH_IT.test(said);
}

/** "Ok and minus what's on the Visa", "now add the Roth", "and then pay off the Visa with that?" */
export function reckonedOn(scope: Scope, { queries }: LastAsked): Query[] | null {
  const said = scope.laid.typed.trim();
  const isLess = LESS.test(said) || WITH_IT.test(said);
  const [query, ...others] = queries;
  if (!query || others.length > 0 || !(isLess || MORE.test(said))) return null;
  const things = thingsIn(scope, ASSETS_FIRST).filter(
    ({ side, from, isNamed }) =>
      side !== "goals" && (isNamed || !/\b(?:that|this|the) $/.test(textBefore(from, scope))),
  );
  const money = piecesOf(scope.pieces, "money");
  const named = together(things.map(({ selection }) => selection));
  const [amount, ...more] = money;
  if (things.length === 0 || more.length > 0 || (amount && !WITH_IT.test(said))) return null;
  const other = amount ? amountOf(amount.value) : sumOf(named);
  return withQuantity(query, (of) => {
    if (!isOfMoney(of)) return null;
    if (isLess) return isPartOf(of, named) ? withoutIt(of, named) : { kind: "minus", from: of, less: other };
    return joined(of, named) ?? { kind: "plus", parts: [of, other] };
  });
}

/** The same question of another quantity, under what is supposed of it. */
function withQuantity(query: Query, change: (of: Quantity) => Quantity | null): Query[] | null {
  if (query.kind === "suppose") {
    const [inner] = withQuantity(query.query, change) ?? [];
    return inner ? [{ ...query, query: inner }] : null;
  }
  const of = query.kind === "compare" && query.as === "difference" ? differenceOf(query) : null;
  const changed = query.kind === "value" ? change(query.of) : of && change(of);
  return changed && [value(changed)];
}

/** "Tacoma minus note" as the figure that it comes to. */
function differenceOf({ left, right }: Extract<Query, { kind: "compare" }>): Quantity {
  return { kind: "minus", from: left, less: right };
}

function isOfMoney(of: Quantity): boolean {
  if (of.kind === "sum") return of.field === "amount";
  if (of.kind === "measure") return of.measure === "net-worth";
  return of.kind === "minus" || of.kind === "plus";
}

/** Whether what is named is of the side that a sum is of: it is left out of that, then. */
function isPartOf(of: Quantity, named: Selection): boolean {
  return of.kind === "measure" || (of.kind === "sum" && sideOf(of.of) !== null && sideOf(of.of) === sideOf(named));
}

function withoutIt(of: Quantity, less: Selection): Quantity {
  return of.kind === "sum" ? { ...of, of: { kind: "except", of: of.of, less } } : { kind: "without", of, less };
}

function joined(of: Quantity, named: Selection): Quantity | null {
  const isOfSide = of.kind === "sum" && sideOf(of.of) === sideOf(named);
  return isOfSide ? { ...of, of: together([of.of, named]) } : null;
}

const SHARE = /%|\b(?:percent\w*|pct|share|chunk|slice|fraction|proportion|part of)\b/;
const POINTS =
  /\b(?:that|it|this|those|these|them)\b|\bas (?:an?|%|percent\w*|pct|share)(?= |$)|^\W*(?:and )?(?:in )?(?:%|pct|percent\w*)/;
const MONTHS = 12;

const WHOLES: readonly [RegExp, (isMonthly: boolean) => Quantity][] = [
  [/\btarget\b/, () => measureOf("target")],
  [/\bnet ?worth\b/, () => measureOf("net-worth")],
  [
    /\b(?:left ?over|leftovers?|surplus|spare|free money|what i have left|(?:left|remains?)(?: \S+){0,3} (?:month|monthly))\b/,
    (isMonthly) => flow("surplus", isMonthly),
  ],
  [/\b(?:income|pay|salary|wages?|i (?:earn|make|bring in)|take[- ]home)\b/, (isMonthly) => flow("income", isMonthly)],
  [/\b(?:spending|expenses|outgoings|i spend)\b/, (isMonthly) => flow("expenses", isMonthly)],
  [/\b(?:ow(?:e|ed)|debts?|borrowings?)\b/, () => sumOf(all("debts"))],
  [/\b(?:own|assets|stuff|everything|wealth|possessions)\b/, () => sumOf(all("assets"))],
];

function flow(measure: "surplus" | "income" | "expenses", isMonthly: boolean): Quantity {
  return per(measureOf(measure), isMonthly ? MONTHS : null);
}

/** Whether a message asks which share something is, and points to what was told: "how much of my pay is that, in percent". */
export function asksShareOfIt(typed: string): boolean {
  return SHARE.test(typed) && POINTS.test(typed);
}

/** "What percent of my target is that?", "and the Roth is how much of that, in percent?": with the figure that was told last. */
export function shareOfLast(scope: Scope, { queries }: LastAsked): Query[] | null {
  const { typed } = scope.laid;
  const [query] = queries;
  if (!query || !asksShareOfIt(typed) || scope.pieces.some(({ kind }) => kind === "percent" || kind === "money"))
    return null;
  const own = { ...scope, pieces: scope.pieces.filter((piece) => piece.kind !== "named" || piece.text !== "it") };
  const things = thingsIn(own, ASSETS_FIRST).filter(({ isNamed }) => isNamed);
  const named = together(things.map(({ selection }) => selection));
  if (things.length > 0 && !/\bof (?:that|it|those|this|them)\b|\bthat total\b/.test(typed)) return null;
  if (things.length > 0)
    return withQuantity(query, (of) => (isOfMoney(of) ? { kind: "share", part: sumOf(named), whole: of } : null));
  const whole = WHOLES.find(([pattern]) => pattern.test(typed))?.[1];
  if (!whole) return null;
  const taken = queries.find(({ kind }) => kind === "save-by" || kind === "clear-in");
  const monthly = taken ? monthlyIn(taken, scope) : null;
  if (monthly !== null) return [value({ kind: "share", part: amountOf(monthly), whole: whole(true) })];
  return withQuantity(query, (of) => {
    const isMonthly = of.kind === "per" && of.timesAYear === MONTHS;
    const isYearly = of.kind === "measure" || (of.kind === "sum" && of.field === "interest");
    return isOfMoney(of) || isMonthly || isYearly ? { kind: "share", part: of, whole: whole(isMonthly) } : null;
  });
}

const OF_INTEREST = /\binterest\b(?! rate)/;

/** "And the yearly interest upon same?": on the debts whose sum was told. */
export function interestOfLast(scope: Scope, { queries }: LastAsked): Query[] | null {
  const [query, ...others] = queries;
  const isFree = scope.pieces.every(
    (piece) =>
      piece.kind === "period" ||
      (piece.kind === "measure" && piece.measure === "interest") ||
      (piece.kind === "named" && piece.text === "it"),
  );
  if (!query || others.length > 0 || !isFree || !OF_INTEREST.test(scope.laid.typed)) return null;
  return withQuantity(query, (of) => {
    const chosen = debtsOf(of);
    return chosen && per(sumOf(chosen, "interest"), piecesOf(scope.pieces, "period")[0]?.timesAYear ?? null);
  });
}

function debtsOf(of: Quantity): Selection | null {
  if (of.kind === "without") {
    const whole = debtsOf(of.of);
    return whole && { kind: "except", of: whole, less: of.less };
  }
  return of.kind === "sum" && of.field === "amount" && sideOf(of.of) === "debts" ? of.of : null;
}
