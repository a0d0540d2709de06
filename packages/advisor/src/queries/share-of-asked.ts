import { type Measure, type Quantity, type Query, select } from "@seven-figures/domain";
import { distinct, entries, measureOf, per, refOf, sideOf, sumOf, together, value } from "./build.ts";
import { loansOf } from "./left-after-asked.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, counted, partitioned, type Scope, type Thing, thingsIn } from "./scope.ts";

const SHARE =
  /%|\b(?:percent\w*|per cent|pct|proportion|portion|fraction|(?:big|large|great|small) (?:a )?(?:part|piece|slice|share|chunk)|what (?:part|slice|share|chunk))\b/;
const OTHER =
  /\b(?:if|suppose|say|rates?|apr|done|complete|funded|through|along|ago|since|last|higher|lower|bigger|smaller|more than|less than|return|grow\w*|withholding|tax|mine|ours|own(?:ed)?|after|beyond|equity|which (?:one|of))\b/;
const INTEREST = /\binterest\b(?! rate)/;
const OWED_ON =
  /\b(?:ow(?:e|ed|ing)|burdened|borrowed|mortgaged|leveraged|loan[- ]to[- ]value|ltv|against|credits?|loans?|mortgages?|finance|bank'?s?)\b/;
/** What something is a share of stands after these. */
const OF =
  /\b(?:of|against|to|in|with|out of|compared (?:to|with)|relative to|vs|versus)(?: (?:a|an|one|my|our|the|your|full|whole|total|entire|single|year|years|yearly|year's|annual|month|month's|monthly|'s|T|of|what|that|we|i))* $/;
const OF_MONTH = /\bmonth(?:ly|'s)?\b/;
const WHOLES: ReadonlySet<string> = new Set(["income", "expenses", "net-worth", "surplus", "target"]);

/**
 * What share something named is of pay, spending or net worth, or debts of the things that they are on: "the two loans are what percent
 * of what I earn", "the mortgage interest as a proportion of my spending", "what part of the flat do I still owe". Null where no such
 * two are named.
 */
export function shareOfAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!SHARE.test(typed) || OTHER.test(typed)) return null;
  if (scope.pieces.some(({ kind }) => /^(?:money|percent|range)$/.test(kind))) return null;
  const { included, excluded } = partitioned(thingsIn(scope, ASSETS_FIRST), scope);
  const things = included.filter(({ selection, from }) => selection.kind !== "all" && !isOfValue(from, scope));
  if (excluded.length > 0) return ofRest(scope);
  if (things.length === 0) return null;
  const inOne = ofThose(things, scope);
  if (inOne) return inOne;
  const whole = wholeIn(scope);
  if (whole) return ofWhole(things, whole, scope);
  return scope.pieces.some(({ kind }) => kind === "measure") ? null : owedOn(things, scope);
}

/** "Leave the truck out and everything else I owe is what percent of my pay". */
function ofRest(scope: Scope): Query[] | null {
  const whole = wholeIn(scope);
  if (!whole || !/\bow(?:e|ed|ing)\b|\bdebts?\b/.test(scope.laid.typed) || INTEREST.test(scope.laid.typed)) return null;
  const of = counted(scope, ASSETS_FIRST, "debts");
  return of && sideOf(of) === "debts" ? [value({ kind: "share", part: sumOf(of), whole })] : null;
}

const OF_THOSE = /\bof (?:it|that|them|those|these|the two|the pair|the pot|the sum|the total|the lot)\b/;

/** "Taking the 403b and the Roth as one pot, the 403b is what percent of it": what is named twice, of all that is named. */
function ofThose(things: readonly Thing[], { laid: { typed }, documents, pieces }: Scope): Query[] | null {
  if (!OF_THOSE.test(typed)) return null;
  const said = piecesOf(pieces, "named").map(({ sides }) => sides.assets ?? sides.debts ?? []);
  const [part, ...others] = said.at(-1) ?? [];
  const isSaidBefore = said.slice(0, -1).some((items) => items.some(({ id }) => id === part?.id));
  if (!part || others.length > 0 || !isSaidBefore) return null;
  const all = together(things.map(({ selection }) => selection));
  const of = entries(...distinct(select(all, documents).map(refOf)));
  const isOfSome = of.kind === "entries" && of.items.length > 1 && sideOf(of) !== null;
  return isOfSome ? [value({ kind: "share", part: sumOf(entries(part)), whole: sumOf(of) })] : null;
}

/** The measure that something is a share of; the one that stands after "of" or "against". */
function wholeIn(scope: Scope): Quantity | null {
  const { laid } = scope;
  const found = piecesOf(scope.pieces, "measure").filter(
    (piece) => WHOLES.has(piece.measure) && OF.test(before(piece, laid.text, laid.starts)),
  );
  const [one, ...others] = found;
  if (!one || others.length > 0) return null;
  const isMonthly =
    OF_MONTH.test(/(?:\S+ ){0,4}$/.exec(before(one, laid.text, laid.starts))?.[0] ?? "") || perMonth(scope, one);
  return per(measureOf(one.measure as Measure), isMonthly && one.measure !== "net-worth" ? 12 : null);
}

function before({ from }: Piece, text: string, starts: readonly number[]): string {
  return text.slice(0, starts[from] ?? 0);
}

/** "A month's pay" where the month was read as a period. */
function perMonth({ pieces }: Scope, { from, to }: Piece): boolean {
  return piecesOf(pieces, "period").some(
    (period) => period.timesAYear === 12 && (from - period.to <= 2 || period.from - to <= 1) && period.to >= from - 2,
  );
}

function ofWhole(things: readonly Thing[], whole: Quantity, { laid }: Scope): Query[] | null {
  const of = together(things.map(({ selection }) => selection));
  if (sideOf(of) === null) return null;
  if (sideOf(of) === "goals") return null;
  const isInterest = INTEREST.test(laid.typed);
  if (isInterest && sideOf(of) !== "debts") return null;
  const part = isInterest ? per(sumOf(of, "interest"), whole.kind === "per" ? 12 : null) : sumOf(of);
  return [value({ kind: "share", part, whole })];
}

/** "Loan to value": no loan is named by it. */
function isOfValue(from: number, { laid: { tokens } }: Scope): boolean {
  return tokens[from]?.text === "loan" && tokens.slice(from + 1, from + 4).some(({ text }) => /^values?$/.test(text));
}

/** The debts that are named, or those on the things, of what the things are worth. */
function owedOn(things: readonly Thing[], scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!OWED_ON.test(typed)) return null;
  const ofSide = (side: Thing["side"]) => things.filter((each) => each.side === side).map(({ selection }) => selection);
  const [owned, owed] = [ofSide("assets"), ofSide("debts")];
  if (owned.length === 0 || owned.length + owed.length < things.length) return null;
  const items = owned.flatMap((each) => (each.kind === "entries" ? each.items : []));
  const loans = owed.length > 0 ? together(owed) : entries(...items.flatMap((each) => loansOf(each, scope.documents)));
  if (owed.length === 0 && (loans.kind !== "entries" || loans.items.length === 0)) return null;
  return [value({ kind: "share", part: sumOf(loans), whole: sumOf(together(owned)) })];
}

const MANY_PAYS =
  /\bhow many (?:of )?(?:my |our )?(?:(months?|years?|weeks?)(?:'s?)? (?:of )?(?:my |our )?(?:pay|salar(?:y|ies)|wages?|income|earnings|take[- ]home)|(monthly|weekly|yearly|annual) (?:pay(?:che(?:ck|que))?s?|salar(?:y|ies)|wages?|incomes?))\b/;
const TIMES: Record<string, number> = { month: 12, monthly: 12, week: 52, weekly: 52, year: 1, yearly: 1, annual: 1 };

/** "How many monthly salaries are in the fund", "the car is how many months of my pay". */
export function paysAsked(scope: Scope): Query[] | null {
  const [, noun, adjective] = MANY_PAYS.exec(scope.laid.typed) ?? [];
  const times = TIMES[(noun ?? adjective ?? "").replace(/s$/, "")];
  if (times === undefined || scope.pieces.some(({ kind }) => /^(?:money|percent|range)$/.test(kind))) return null;
  const { included, excluded } = partitioned(thingsIn(scope, ASSETS_FIRST), scope);
  const things = included.filter(({ side, selection }) => selection.kind !== "all" && side !== "goals");
  if (things.length === 0 || excluded.length > 0) return null;
  const of = together(things.map(({ selection }) => selection));
  return sideOf(of) ? [value({ kind: "ratio", of: sumOf(of), to: per(measureOf("income"), times) })] : null;
}
