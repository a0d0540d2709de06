import type { Field, ItemRef, Query } from "@seven-figures/domain";
import { loansOn } from "../matching/loans-on.ts";
import { distinct, entries, list, per, sumOf, value } from "./build.ts";
import { periodIn } from "./compose-words.ts";
import type { LastAsked } from "./follow-up.ts";
import type { Scope } from "./scope.ts";

/** Questions that ask something else of what was just told: another field of it, its whole, which of them is the most. */

const OF_THEM =
  /\b(?:which|who)\b(?: (?:one|card|loan|debt|account|is|of|the|those|them|these|two|three|has|costs?|takes?|charges))*/;
const POINTED =
  /\b(?:of (?:the |their )?(?:two|three|them|those|these|both|loans?|mortgages?)|their (?:two )?(?:loans|mortgages)|one|ones)\b/;
const MOST =
  /\b(?:most|biggest|largest|highest|worst|worse|higher|bigger|larger|dearer|dearest|more|steeper|ugliest|nastier)\b/;
const LEAST = /\b(?:least|smallest|lowest|lower|smaller|cheaper|cheapest|better|less|best|littlest)\b/;
const FIELDS: readonly [Field, RegExp][] = [
  ["rate", /\b(?:rates?|apr|percent\w*)\b/],
  ["interest", /\b(?:interest|costs?|costing|takes?|dollars|a year|yearly|charges?|charging)\b/],
];

/** "Which is the worse rate?", "and which of the two takes the most dollars in a year?" of those that were told of last. */
export function ofThose(scope: Scope, { items }: LastAsked, text: string): Query[] | null {
  const among = RATES.test(scope.laid.typed) ? items.flatMap((item) => withLoans(item, scope)) : items;
  return extremeOf(scope, among, text);
}

const RATES = /\b(?:rates?|apr|interest|mortgages?|loans?)\b/;

/** Of a thing that is owned, the debts on it. */
function withLoans(item: ItemRef, { documents: { financials } }: Scope): ItemRef[] {
  const assets = financials.assets ?? [];
  const asset = item.side === "assets" && assets.find(({ id }) => id === item.id);
  if (!asset) return [item];
  return loansOn(asset, assets, financials.debts ?? []).map(({ id }) => ({ side: "debts", id }));
}

function extremeOf({ laid, pieces }: Scope, all: readonly ItemRef[], text: string): Query[] | null {
  const items = distinct(all);
  const [first, second] = items;
  if (!first || !second || items.some(({ side }) => side !== first.side)) return null;
  if (
    pieces.some(
      (piece) => /^(?:money|percent|date|span)$/.test(piece.kind) || (piece.kind === "named" && piece.text !== "it"),
    )
  )
    return null;
  const isMost = MOST.test(laid.typed);
  if (!OF_THEM.test(text) || isMost === LEAST.test(laid.typed)) return null;
  if (!POINTED.test(laid.typed) && pieces.some(({ kind }) => kind === "group")) return null;
  if (/\bof (?:all )?my\b/.test(laid.typed)) return null;
  const field = first.side === "debts" ? FIELDS.find(([, pattern]) => pattern.test(laid.typed))?.[0] : undefined;
  return [list(entries(...items), field ?? (first.side === "goals" ? "percent" : "amount"), isMost, 1)];
}

const WHOLE =
  /^\W*(?:(?:and|so|ok|n|out) )*(?:of|from) (?:what|how much)\b|\bof what (?:total|whole|sum|amount)\b|\bwhat (?:is|s|was) the (?:whole|total)\W*$/;

/** "Out of what total?", after a share. */
export function ofWhole({ laid }: Scope, { queries }: LastAsked): Query[] | null {
  const [query] = queries;
  if (query?.kind !== "value" || query.of.kind !== "share" || !WHOLE.test(laid.typed)) return null;
  return [value(query.of.whole), value(query.of.part)];
}

const ASKED: readonly [Field, RegExp][] = [
  ["rate", /\b(?:rates?|apr)\b/],
  ["interest", /\binterest\b/],
  ["amount", /\b(?:balance|worth|value|owed?|owing|how much|what (?:is|do i have) (?:on|in) (?:it|there))\b/],
];
const FIELD_WORDS =
  /^(?:(?:and|n|so|ok|now|also|but|what|whats|is|s|the|its|it|their|that|those|them|these|this|on|of|for|in|there|about|how|much|do|i|pay|does|cost|me|a|an|per|each|every|year|yearly|annual|annually|month|monthly|week|weekly|interest|rates?|apr|balance|worth|value|owe|owed|owing|total|in all|upon|same|at|then|would|be|and|to|T) ?|[.,?!] ?)+$/;

/** "And its rate?", "the yearly interest on those": another figure of the debts that were told of last. */
export function byField(scope: Scope, { queries, items }: LastAsked): Query[] | null {
  const { laid, pieces, text } = scope;
  const isOther = pieces.some((piece) =>
    piece.kind === "named"
      ? piece.text !== "it"
      : piece.kind !== "period" && !(piece.kind === "measure" && piece.measure === "interest"),
  );
  const [item] = items;
  if (!item || isOther || !FIELD_WORDS.test(text.trim())) return null;
  const field = ASKED.find(([, pattern]) => pattern.test(laid.typed))?.[0];
  if (!field || (field !== "amount" && items.some(({ side }) => side !== "debts"))) return null;
  const asked: Query[] =
    field === "rate"
      ? items.slice(0, MOST_RATES).map((each) => value(sumOf(entries(each), field)))
      : [value(per(sumOf(entries(...items), field), field === "interest" ? periodIn(scope) : null))];
  const [query] = queries;
  return query?.kind === "suppose" ? asked.map((each) => ({ ...query, query: each })) : asked;
}

/** Rates are told one by one. */
const MOST_RATES = 3;

const BY_ITS_DATE =
  /\b(?:make|meet|hit|by|on|for|before)\b(?: \S+){0,2} (?:date|deadline|time)\b|\bin time\b|\bon schedule\b/;

const MOVED = /\b(?:later|sooner|earlier|before (?:this|that|the) date|after (?:this|that|the) date)\b/;

/** "Too slow, what would it have to be a month to make the date then?": what the goal takes that was spoken of. */
export function forItsDate({ laid, pieces }: Scope, { items }: LastAsked): Query[] | null {
  const isOther = pieces.some((each) => each.kind !== "period" && !(each.kind === "named" && each.text === "it"));
  const [goal, ...more] = items.filter(({ side }) => side === "goals");
  if (!goal || more.length > 0 || isOther || !BY_ITS_DATE.test(laid.typed) || MOVED.test(laid.typed)) return null;
  return [{ kind: "save-by", goal, amount: null, months: null }];
}
