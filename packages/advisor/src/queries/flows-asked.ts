import { type Change, type Query, roundToCents } from "@seven-figures/domain";
import { measureOf, per, value } from "./build.ts";
import { isTold } from "./chain-asked.ts";
import { type ChainParts, chainParts, piecesWithin, wordsBetween } from "./chain-parts.ts";
import type { Piece } from "./pieces.ts";
import type { Scope } from "./scope.ts";
import { DOWN, EARN, lastOf, periodBeside, SPEND, UP } from "./suppose-yearly.ts";

const SUPPOSES =
  /\b(?:if|suppose|supposing|imagine|say|assum\w+|were|would|could|goes|rises|drops|falls|cuts?|gives?|becomes?|will|wants?|offers?)\b/;
/** What is told as done is noted, and asked of then. */
const DONE = /\b(?:went|rose|dropped|fell|raised|got|gave|became|just|now on|texted|told|since)\b/;
const LEFT =
  /\b(?:left ?over|leftover|left|over|remain\w*|free|spare|surplus|stays?|put(?:ting)? (?:away|aside|by)|sav(?:e|ing))\b/;
const ANOTHER =
  /\b(?:goals?|until|how long|when|million|target|afford|enough|net worth|save for|interest|debts?|retire|pay off)\b/;
const BY_PERIOD: readonly [RegExp, number][] = [
  [/\b(?:years?|annual(?:ly)?)\b/, 1],
  [/\b(?:week|weekly)\b/, 52],
];
/** Asked of no period, it is what is left over in a month. */
const MONTHS = 12;
/** "The income becomes 34,000", "spending goes to 4,000": a new amount, whatever direction was told before it. */
const BECOMES = /\b(?:becomes?|to|turns into) (?:about |around |only )?$/;
/** "The salary were 6,500", which is a new amount only where nothing says more or less. */
const STANDS = /\b(?:at|would be|is|was|were) (?:about |around |only )?$/;
/** What stands for all that is earned or spent; what one bill or side job was is not known. */
const ALL_PAY = /^(?:income|salary|pay|paid|wages?|earn\w*|make|made|making|paycheck|comp|job|coming|comes|become\w*)$/;
const ALL_SPENDING = /^(?:spend|spending|spent|expenses|outgoings|costs|bills|goes)$/;
/** An amount without a period is one of a year from here on. */
const YEAR_FROM = 10_000;
const WORDS_NEAR = 4;

/**
 * What is left over where pay and spending change by several amounts or percents, and nothing else is named: "the income becomes
 * 34,000 while I spend 90 less per month, what remains in a year?"; null for all else.
 */
export function flowsAsked(whole: Scope): Query[] | null {
  const scope = withFigures(whole);
  const { typed, pieces } = scope.laid;
  const isOther =
    DONE.test(typed) || ANOTHER.test(typed) || isTold(typed) || pieces.some(({ kind }) => kind === "named");
  const parts = isOther || !SUPPOSES.test(typed) ? null : chainParts(scope);
  if (!parts) return null;
  const asking = wordsBetween(parts.asking.from, parts.asking.to, scope);
  if (!LEFT.test(asking) || piecesWithin(parts.asking, scope).some(isFigure)) return null;
  const changes = changesTold(parts, scope);
  if (!changes || changes.length === 0) return null;
  const period = piecesWithin(parts.asking, scope).find((piece) => piece.kind === "period");
  const words = scope.laid.tokens.slice(parts.asking.from, parts.asking.to).map(({ raw }) => raw);
  const times = period?.timesAYear ?? BY_PERIOD.find(([pattern]) => pattern.test(words.join(" ")))?.[1] ?? MONTHS;
  const left = measureOf("surplus");
  return [{ kind: "suppose", changes, query: value(per(left, times)) }];
}

/** What becomes of pay and spending, figure by figure; null where one of them is not understood, or they are not known. */
function changesTold({ telling }: ChainParts, scope: Scope, usual: number | null = null): Change[] | null {
  const { annualIncome, annualExpenses } = scope.documents.financials.financialInfo;
  if (annualIncome === null || annualExpenses === null) return null;
  const now = { annualIncome, annualExpenses };
  const changes: Change[] = [];
  for (const part of telling) {
    let from = part.from;
    for (const piece of piecesWithin(part, scope).filter(isFigure)) {
      const flow = flowOf(piece, { from, to: part.to, usual }, scope);
      if (!flow) return null;
      from = piece.to;
      const name = flow.isSpending ? "annualExpenses" : "annualIncome";
      const amount = flow.amount(now[name]);
      now[name] = roundToCents(flow.sets ? amount : now[name] + flow.sign * amount);
      changes.push({ kind: "set-financial-info", fields: { [name]: now[name] } });
    }
  }
  return changes;
}

const COMPARED = /^(?:\S+ )?(?:cheaper|dearer|pricier|more|less|lower|higher|extra|a month|per month)\b|^T\b/;
const EACH = "(?:T|an?|per|each|every|month|week|year)";
const OTHERWISE = "(?:cheaper|dearer|pricier|more|less|lower|higher|extra|fewer|up|down|off)";
/** "200 a month more", right behind an amount. */
const MORE_OR_LESS = new RegExp(`^(?:${EACH} )*${OTHERWISE}\\b`);
const MOVES = /\b(?:up|down|rises?|rose|grows?|falls?|drops?|by) (?:by |about |around )?$/;

/** "A room 120 cheaper", "12 percent up, and spending up 5": bare numbers that are amounts or percentages by what stands beside them. */
function withFigures(scope: Scope): Scope {
  const { laid } = scope;
  const pieces = laid.pieces.map((piece, at): Piece => {
    if (piece.kind !== "count") return piece;
    const isPercent = laid.pieces.slice(0, at).some(({ kind }) => kind === "percent");
    if (isPercent && piece.value < 100 && MOVES.test(wordsBetween(0, piece.from, scope)))
      return { ...piece, kind: "percent", bound: null };
    const after = wordsBetween(piece.to, piece.to + WORDS_NEAR, scope);
    return COMPARED.test(after) ? { ...piece, kind: "money", bound: null } : piece;
  });
  return { ...scope, laid: { ...laid, pieces }, pieces };
}

/** "If I find a room 120 cheaper a month?", after what is left over: the same with that changed. */
export function flowsFollowed(whole: Scope, last: Query): Query[] | null {
  const scope = withFigures(whole);
  const { typed, pieces, tokens } = scope.laid;
  const times = surplusTimes(last);
  const [figure, ...others] = pieces.filter(isFigure);
  const isOther = pieces.some((piece) => !isOfFlows(piece));
  if (times === null || !figure || others.length > 0 || isOther || DONE.test(typed) || ANOTHER.test(typed)) return null;
  if (!(SUPPOSES.test(typed) || /^\W*(?:and|what about)\b/.test(typed))) return null;
  const said = { from: 0, to: tokens.length };
  const changes = changesTold({ telling: [said], asking: said, of: null }, scope, times);
  return changes && changes.length > 0 ? [{ kind: "suppose", changes, query: last }] : null;
}

/** What may stand in such a message: figures, pay and spending, and a thing that is rented or paid for. */
function isOfFlows(piece: Piece): boolean {
  if (piece.kind === "named") return /^(?:it|flat|apartment|room|house|car|phone|lodger)$/.test(piece.text);
  if (piece.kind === "measure") return piece.measure === "expenses" || piece.measure === "income";
  return isFigure(piece) || piece.kind === "period" || piece.kind === "count";
}

/** By what part of a year it was told what is left over; null where that was not asked. */
function surplusTimes(query: Query): number | null {
  if (query.kind !== "value") return null;
  const of = query.of.kind === "per" ? query.of.of : query.of;
  if (of.kind !== "measure" || of.measure !== "surplus") return null;
  return query.of.kind === "per" ? query.of.timesAYear : 1;
}

type Figure = Extract<Piece, { kind: "money" | "percent" }>;

function isFigure(piece: Piece): piece is Figure {
  return piece.kind === "money" || piece.kind === "percent";
}

/** Between which tokens a figure is told, and how often in a year it comes where it is not said. */
interface Around {
  from: number;
  to: number;
  usual: number | null;
}

const EARNS = new RegExp(
  `${EARN.source}|\\b(?:pick(?:ed|ing)? up|takings|turnover|revenue|become|becomes|becoming|teaching|tutoring|freelanc\\w*|employer|commission)\\b`,
);
const DEARER = /\b(?:dearer|pricier|more expensive)\b/;
const SPENDS = new RegExp(
  `${SPEND.source}|\\b(?:cheaper|dearer|pricier|room|flat|apartment|flatmate|lodger|phone|electric\\w*|heating|fuel|petrol|gas|plan|contract|tariff|living costs?)\\b`,
);

interface Flow {
  isSpending: boolean;
  sets: boolean;
  sign: number;
  /** In dollars a year, of what there is now. */
  amount: (now: number) => number;
}

/** How often in a year an amount comes; one of pay or spending in all is of a year where a mark stands behind it. */
function timesOf(piece: Figure, sets: boolean, scope: Scope): number | null {
  const isOfYear = sets && piece.value >= YEAR_FROM;
  const isApart = /^[,.;:?!]$/.test(scope.laid.tokens[piece.to]?.text ?? "");
  return (isOfYear && isApart ? 1 : periodBeside(piece, scope)) ?? (isOfYear ? 1 : null);
}

function signIn(words: string): number {
  return DOWN.test(words) ? -1 : UP.test(words) || DEARER.test(words) ? 1 : 0;
}

/** Whether an amount is a new one in all, by the words on both sides of it: "becomes 34,000", and not "becomes 300 less". */
function isNewAmount(before: string, after: string): boolean {
  if (MORE_OR_LESS.test(after)) return false;
  return BECOMES.test(before) || (STANDS.test(before) && signIn(before) === 0);
}

/** What one figure does to pay or spending; null where it is of neither, or it is not said how. */
function flowOf(piece: Figure, { from, to, usual }: Around, scope: Scope): Flow | null {
  const before = wordsBetween(from, piece.from, scope);
  const after = wordsBetween(piece.to, Math.min(to, piece.to + WORDS_NEAR), scope);
  const [earns, spends] = [EARNS, SPENDS].map((pattern) => lastOf(pattern, before));
  if (earns === undefined || spends === undefined) return null;
  const isNamed = earns >= 0 || spends >= 0;
  const isSpending = isNamed ? spends > earns : SPENDS.test(after);
  if (!isNamed && !isSpending && !EARNS.test(after)) return null;
  const beside = `${before} ${after}`;
  const sign = signIn(beside);
  const sets = piece.kind === "money" && isNewAmount(before, after);
  if (sets && !(isSpending ? ALL_SPENDING : ALL_PAY).test(before.split(" ")[Math.max(earns, spends)] ?? ""))
    return null;
  if (sign === 0 && !sets) return null;
  if (piece.kind === "percent") return { isSpending, sets: false, sign, amount: (now) => (now * piece.value) / 100 };
  const times = timesOf(piece, sets, scope) ?? usual;
  return times === null ? null : { isSpending, sets, sign, amount: () => piece.value * times };
}
