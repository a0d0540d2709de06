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
const LEFT = /\b(?:left ?over|leftover|left|over|remain\w*|free|spare|surplus|stays?)\b/;
const ANOTHER =
  /\b(?:goals?|until|how long|when|million|target|afford|enough|net worth|save for|interest|debts?|retire|pay off)\b/;
const BY_PERIOD: readonly [RegExp, number][] = [
  [/\b(?:years?|annual(?:ly)?)\b/, 1],
  [/\b(?:week|weekly)\b/, 52],
];
/** Asked of no period, it is what is left over in a month. */
const MONTHS = 12;
/** "The income becomes 34,000", "rent goes to 1,300": all of it. */
const SETS = /\b(?:becomes?|to|at|turns into|would be|is|were) (?:about |around |only )?$/;
/** An amount without a period is one of a year from here on. */
const YEAR_FROM = 10_000;
const WORDS_NEAR = 4;

/**
 * What is left over where pay and spending change by several amounts or percents, and nothing else is named: "the income becomes
 * 34,000 while I spend 90 less per month, what remains in a year?"; null for all else.
 */
export function flowsAsked(scope: Scope): Query[] | null {
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
function changesTold({ telling }: ChainParts, scope: Scope): Change[] | null {
  const { annualIncome, annualExpenses } = scope.documents.financials.financialInfo;
  if (annualIncome === null || annualExpenses === null) return null;
  const now = { annualIncome, annualExpenses };
  const changes: Change[] = [];
  for (const part of telling) {
    let from = part.from;
    for (const piece of piecesWithin(part, scope).filter(isFigure)) {
      const flow = flowOf(piece, from, part.to, scope);
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

type Figure = Extract<Piece, { kind: "money" | "percent" }>;

function isFigure(piece: Piece): piece is Figure {
  return piece.kind === "money" || piece.kind === "percent";
}

interface Flow {
  isSpending: boolean;
  sets: boolean;
  sign: number;
  /** In dollars a year, of what there is now. */
  amount: (now: number) => number;
}

/** What one figure does to pay or spending; null where it is of neither, or it is not said how. */
function flowOf(piece: Figure, from: number, to: number, scope: Scope): Flow | null {
  const before = wordsBetween(from, piece.from, scope);
  const after = wordsBetween(piece.to, Math.min(to, piece.to + WORDS_NEAR), scope);
  const [earns, spends] = [EARN, SPEND].map((pattern) => lastOf(pattern, before));
  if (earns === undefined || spends === undefined) return null;
  const isNamed = earns >= 0 || spends >= 0;
  const isSpending = isNamed ? spends > earns : SPEND.test(after);
  if (!isNamed && !isSpending && !EARN.test(after)) return null;
  const sign = DOWN.test(`${before} ${after}`) ? -1 : UP.test(`${before} ${after}`) ? 1 : 0;
  const sets = piece.kind === "money" && SETS.test(before);
  if (sign === 0 && !sets) return null;
  if (piece.kind === "percent") return { isSpending, sets: false, sign, amount: (now) => (now * piece.value) / 100 };
  const times = periodBeside(piece, scope) ?? (sets && piece.value >= YEAR_FROM ? 1 : null);
  return times === null ? null : { isSpending, sets, sign, amount: () => piece.value * times };
}
