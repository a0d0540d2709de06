import { type Documents, type ItemRef, type Quantity, type Query, type Selection, select } from "@seven-figures/domain";
import { loansOn } from "../matching/loans-on.ts";
import { distinct, entries, sumOf, together, value } from "./build.ts";
import type { Piece } from "./pieces.ts";
import { ASSETS_FIRST, type Scope, thingsIn } from "./scope.ts";

const LOAN = "(?:mortgages?|(?:home |car |house |its |the )?loans?|borrowings?|finance|lease|pcp|lien|bank)";
const LOAN_TO_VALUE = /\b(?:ltv|loan[- ]to[- ]values?)\b/;
const EQUITY = new RegExp(
  `\\b(?:equity(?! (?:loan|line|funds?|etf|release|index))|upside ?down|under ?water|negative equity)\\b|` +
    `\\b(?:mine|(?<!all |everything |things |what |whatever |stuff )i (?:really |actually |truly )?own|ours)\\b.*\\b(?:${LOAN}|bank's|banks|after|really|actually|owed)\\b|` +
    `\\b(?:after|net of|less|minus|once|against|take|taking|knock|deduct\\w*)(?: off| away)?(?: the| its| my| what i owe on the)?(?: \\S+)? ${LOAN}\\b|` +
    `\\b${LOAN} (?:is |was )?(?:taken off|deducted|off|paid|subtracted|aside)\\b|` +
    "\\bhow (?:much|big a (?:part|share)) of (?:\\S+ ){1,4}(?:is (?:really |actually |truly )?(?:mine|ours)|do (?:i|we) (?:really|actually|truly) own)\\b|" +
    `\\b(?:subtract\\w*|deduct\\w*)(?: \\S+){0,3} (?:${LOAN}s?|debts?|owe)\\b|` +
    `\\b(?:minus|less|after|net of|without)(?: \\S+)? (?:all|every|everything)(?: of)?(?: my| the| our)? ?(?:debts?|loans?|i owe|we owe)\\b|` +
    `\\bworth than its (?:own )?${LOAN}\\b|` +
    `\\b(?:more than|exceeds?|over and above|beyond) (?:its|the|my) (?:own )?${LOAN}\\b|` +
    `\\b(?:more|less) than (?:what (?:is|s)|what i|whats|i|is|it is)? ?(?:still )?(?:ow(?:e|ed|ing))\\b`,
);
/** "The biggest debt after the mortgage": an order, and no equity. */
const NEXT_AFTER =
  /\b(?:biggest|largest|highest|smallest|lowest|next|most|second)\b(?: \S+){0,4} (?:after|besides|apart from)\b(?!.*\bequity\b)/;
const PERCENT = /\b(?:percent\w*|pct|proportion)\b|%/;

/**
 * What a thing is worth beyond the debts on it, or the share that is owed on it: "equity in the Leith flat", "am I upside down on
 * the ute", "loan to value"; null where neither is asked of something stored that has a debt on it.
 */
export function equityAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const isOfLoan = LOAN_TO_VALUE.test(typed);
  if (!isOfLoan && !EQUITY.test(scope.text) && !EQUITY.test(typed)) return null;
  if (NEXT_AFTER.test(typed)) return null;
  const pairs = pairsIn(isOfLoan ? withoutRatio(scope) : scope);
  if (pairs.length === 0 || scope.pieces.some(({ kind }) => kind === "money")) return null;
  const meant = OF_MORTGAGE.test(typed) ? pairs.map((pair) => byMortgage(pair, scope.documents)) : pairs;
  const each = meant.map(({ assets, debts }) => value(figureOf(assets, debts, isOfLoan, PERCENT.test(typed))));
  return isOfLoan || meant.length < 2 || !OURS.test(typed) ? each : [...each, value(inAll(meant))];
}

/** "The house and the flat, minus the two mortgages: what is really mine?" */
const OURS = /\b(?:mine|ours)\b/;

function inAll(pairs: readonly Pair[]): Quantity {
  const [assets, debts] = [pairs.map((pair) => pair.assets), pairs.map((pair) => pair.debts)].map(together);
  return { kind: "minus", from: sumOf(assets ?? entries()), less: sumOf(debts ?? entries()) };
}

/** "Loan to value": no loan is named by it. */
function withoutRatio(scope: Scope): Scope {
  const { tokens } = scope.laid;
  const isRatio = ({ from }: Piece) =>
    tokens[from]?.text === "loan" && tokens.slice(from + 1, from + 4).some(({ text }) => /^values?$/.test(text));
  return { ...scope, pieces: scope.pieces.filter((piece) => !isRatio(piece)) };
}

const OF_MORTGAGE = /\bits (?:own )?mortgage\b/;

/** "After its own mortgage": no other loan on it. */
function byMortgage(pair: Pair, documents: Documents): Pair {
  const mortgages = select(pair.debts, documents).filter(({ type }) => type === "mortgage");
  return mortgages.length > 0 ? { ...pair, debts: entries(...mortgages.map(({ side, id }) => ({ side, id }))) } : pair;
}

/** Worth less debt; with `isShare` as a percentage of the worth. `isOfLoan`: the debt as one. */
function figureOf(assets: Selection, debts: Selection, isOfLoan: boolean, isShare: boolean): Quantity {
  if (isOfLoan) return { kind: "share", part: sumOf(debts), whole: sumOf(assets) };
  const equity: Quantity = { kind: "minus", from: sumOf(assets), less: sumOf(debts) };
  return isShare ? { kind: "share", part: equity, whole: sumOf(assets) } : equity;
}

interface Pair {
  assets: Selection;
  debts: Selection;
}

/** The things that are named, each with the debts on it; those that are named beside a single one are its debts. */
function pairsIn(scope: Scope): Pair[] {
  const things = thingsIn(scope, ASSETS_FIRST);
  const owned = things.filter(({ side }) => side === "assets");
  const isOfAll = ALL_OWED.test(scope.laid.typed);
  const owed = things.filter(({ side, selection }) => side === "debts" && (isOfAll || selection.kind === "entries"));
  const [only] = owned;
  const chosen = itemsIn(
    scope.documents,
    owned.map(({ selection }) => selection),
  );
  if (only && owned.length === 1 && owed.length > 0 && chosen.length === 1)
    return [
      {
        assets: only.selection,
        debts: entries(
          ...itemsIn(
            scope.documents,
            owed.map(({ selection }) => selection),
          ),
        ),
      },
    ];
  if (owned.length > 1 && owed.length > 0 && TOGETHER.test(scope.laid.typed))
    return [{ assets: entries(...chosen), debts: together(owed.map(({ selection }) => selection)) }];
  if (owned.length > 0 && owed.length === 0 && TOGETHER.test(scope.laid.typed) && chosen.length > 1)
    return pairOfAll(chosen, scope);
  const [loan, ...more] = owed;
  if (owned.length === 0 && loan && more.length === 0)
    return pairsOfLoan(itemsIn(scope.documents, [loan.selection]), scope.documents);
  return chosen.flatMap((item) => pairOf(item, scope.documents) ?? carPair(item, scope) ?? []);
}

const UNDER = /\bupside ?down\b|\bunder ?water\b/;

/** "Upside down on the Charger", with one car loan of another name, which is on nothing else. */
function carPair(item: ItemRef, { laid: { typed }, documents }: Scope): Pair | null {
  const { assets, debts } = documents.financials;
  const thing = assets?.find(({ id }) => id === item.id);
  const [loan, ...more] = (debts ?? []).filter(({ type }) => type === "car-loan");
  if (!UNDER.test(typed) || thing?.type !== "other" || !loan || more.length > 0) return null;
  const isElsewhere = (assets ?? []).some((each) => loansOn(each, assets ?? [], [loan]).length > 0);
  return isElsewhere ? null : { assets: entries(item), debts: entries({ side: "debts", id: loan.id }) };
}

/** What several things are worth together beyond all that is owed on them. */
function pairOfAll(chosen: readonly ItemRef[], { documents }: Scope): Pair[] {
  const pairs = chosen.flatMap((item) => pairOf(item, documents) ?? []);
  if (pairs.length === 0) return [];
  return [
    {
      assets: entries(...chosen),
      debts: entries(
        ...distinct(
          itemsIn(
            documents,
            pairs.map(({ debts }) => debts),
          ),
        ),
      ),
    },
  ];
}

/** "All loans", "both mortgages": what is owed of a kind, and not only on the thing itself. */
const ALL_OWED =
  /\b(?:all|both|every|the (?:two|three))(?: of)?(?: the| my| our| its)? (?:loans?|debts?|mortgages?|notes?)\b|\b(?:everything|all|whatever) (?:that )?(?:i|we) (?:still )?owe\b/;
const TOGETHER = /\b(?:together|total|combined|altogether|in all|all in|what remains|all up|both)\b/;

/** "Upside down on the car", where the car is known by its loan too. */
function pairsOfLoan(loans: readonly ItemRef[], documents: Documents): Pair[] {
  const pairs = (documents.financials.assets ?? []).flatMap(
    ({ id }) => pairOf({ side: "assets", id }, documents) ?? [],
  );
  return pairs.filter(({ debts }) =>
    loans.every((loan) => itemsIn(documents, [debts]).some(({ id }) => id === loan.id)),
  );
}

function itemsIn(documents: Documents, selections: readonly Selection[]): ItemRef[] {
  return select({ kind: "and", parts: [...selections] }, documents).map(({ side, id }) => ({ side, id }));
}

function pairOf(item: ItemRef, { financials }: Documents): Pair | null {
  const assets = financials.assets ?? [];
  const asset = assets.find(({ id }) => id === item.id);
  const loans = asset ? loansOn(asset, assets, financials.debts ?? []) : [];
  const debts = loans.map(({ id }): ItemRef => ({ side: "debts", id }));
  return debts.length > 0 ? { assets: entries(item), debts: entries(...debts) } : null;
}

/** The same of other things, where equity was what was asked last: "and likewise the flat?", "as a percentage of its value". */
export function equityFollowed(scope: Scope, last: Query): Query[] | null {
  if (last.kind !== "value") return null;
  const equity = last.of.kind === "share" ? last.of.part : last.of;
  if (equity.kind !== "minus" || equity.from.kind !== "sum" || equity.less.kind !== "sum") return null;
  const isShare = PERCENT.test(scope.laid.typed);
  const others = pairsIn(scope);
  if (others.length > 0) return others.map(({ assets, debts }) => value(figureOf(assets, debts, false, isShare)));
  return isShare ? [value({ kind: "share", part: equity, whole: equity.from })] : null;
}
