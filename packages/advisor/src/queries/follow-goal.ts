import { type Change, type ItemRef, type Query, roundToCents, select } from "@seven-figures/domain";
import { entries, plainQuery, sumOf, value } from "./build.ts";
import { goalOf } from "./follow-time.ts";
import type { LastAsked } from "./follow-up.ts";
import { partOfGoalAsked } from "./part-of-goal-asked.ts";
import { partSaidIn } from "./part-said.ts";
import { partsSaid } from "./parts-said.ts";
import { type Piece, type PieceOf, piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";
import { partOfSpare, spareToGoalAsked } from "./spare-saving.ts";

/** What is asked on of the goal that was told of last. */

const GIVES =
  /\b(?:throws?|chips?|kicks?|puts?|gives?|gave|adds?|contribut\w+|pays?|drops?|start\w*|begin|lump|up[- ]?front|first|once|one[- ]off|gift|gets?|got|brings?|sends?|covers?|helps?|straight away|right away|to begin)\b/;
const GIFT = /\b(?:bonus|refund|windfall|inherit\w*)\b/;
const SUPPOSES = /\b(?:if|say|suppose|imagine|with|once|assuming|what about)\b/;
/** "We got 1,000 first": put in before anything is saved, whoever did. */
const AT_ONCE = /\b(?:first|up[- ]?front|one[- ]off|lump|to begin|to start|straight away|right away|at once)\b/;
const DONE = /\b(?:i|we) (?:just |already |have )*(?:put|gave|added|paid|got|saved|sent)\b/;
const LONGEST = 24;
const LEAST = 10;

/** "Only half of it tho", "and if my brother throws in four thousand up front?", "and with all that I spare?" */
export function onGoal(scope: Scope, { queries }: LastAsked): Query[] | null {
  const query = queries.at(-1);
  const goal = query && goalOf(plainQuery(query));
  const { laid } = scope;
  if (!query || !goal || laid.tokens.length > LONGEST || namesAnother(scope.pieces, goal)) return null;
  return (
    ofHalf(query, scope) ??
    withLump(query, goal, scope) ??
    spareToGoalAsked(scope, goal) ??
    partOfGoalAsked(scope, goal)
  );
}

function namesAnother(pieces: readonly Piece[], goal: ItemRef): boolean {
  return pieces.some(
    (piece) =>
      (piece.kind === "named" && piece.text !== "it" && !piece.sides.goals?.some(({ id }) => id === goal.id)) ||
      piece.kind === "group",
  );
}

const OF_IT = /\b(?:of (?:it|that|this|those|them)|that much|as much)\b/;
const ONLY = /^\W*(?:(?:and|but|ok|okay|so|what|if|about|how|say|hm+|with) )*(?:only|just|even) /;

/** "Only half of it": of what was to be saved each month. */
function ofHalf(query: Query, { laid: { typed }, pieces }: Scope): Query[] | null {
  const isBare = pieces.every((piece) => piece.kind === "named" && piece.text === "it");
  const share = query.kind === "until" && isBare && (OF_IT.test(typed) || ONLY.test(typed)) ? partSaidIn(typed) : null;
  if (query.kind !== "until" || share === null) return null;
  const { saving } = query;
  return [{ ...query, saving: saving ? { kind: "times", of: saving, factor: share } : partOfSpare(share) }];
}

/** So much put in at once: how long the rest takes, or what falls to each month. */
function withLump(query: Query, goal: ItemRef, scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const [lump, ...others] = amountsIn(scope);
  const isRegular = scope.pieces.some(
    ({ kind, from }) => kind === "period" && lump !== undefined && from >= lump.to && from - lump.to <= 2,
  );
  const isSupposed = AT_ONCE.test(typed) || (SUPPOSES.test(typed) && !DONE.test(typed));
  if (!lump || others.length > 0 || isRegular || !(GIVES.test(typed) || GIFT.test(typed)) || !isSupposed) return null;
  const change = putIn(lump.value, goal, scope);
  const asked = plainQuery(query);
  return change && [{ kind: "suppose", changes: [change], query: askedThen(asked, goal, scope) }];
}

/** "Throws in 400 up front": a bare number is an amount where nothing else is. */
function amountsIn({ pieces }: Scope): (PieceOf<"money"> | PieceOf<"count">)[] {
  const sums = piecesOf(pieces, "money");
  return sums.length > 0 ? sums : piecesOf(pieces, "count").filter(({ value: said }) => said >= LEAST);
}

/** A goal with so much more in it. */
function putIn(amount: number, goal: ItemRef, { documents }: Scope): Change | null {
  const [item] = select(entries(goal), documents);
  if (item?.amount === null || item === undefined) return null;
  return { kind: "edit-goal", id: goal.id, fields: { currentAmount: roundToCents(item.amount + amount) } };
}

function askedThen(query: Query, goal: ItemRef, scope: Scope): Query {
  const parts = partsSaid(scope);
  if (parts?.timesAYear === 12) return { kind: "save-by", goal, amount: null, months: parts.count };
  return query.kind === "until" || query.kind === "save-by" ? query : value(sumOf(entries(goal), "remaining"));
}
