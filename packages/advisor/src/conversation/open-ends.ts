import { type Change, type Documents, roundToCents } from "@seven-figures/domain";
import type { Conversation, RecentWrite, Shown } from "./conversation.ts";

/** One end of money that moved, the other of which was not told. */
export interface OpenEnd {
  thing: Shown;
  amount: number;
  /** Whether it was paid or put there, and came from somewhere; else it was taken or drawn, and went somewhere. */
  isFilled: boolean;
  /** How many writes ago: 0 for the last. */
  ago: number;
}

/** So many messages after a write, the other end of it may still be told. */
const LONGEST_SINCE = 1;
/** What moves money; what only tells how something stands does not. */
const MOVES = /^(?:add|put|subtract|pay|pay-off|pay-share|charge|remove)$/;

/**
 * The ends that the last writes left open, as many writes back as all money moved the same way, the newest write first; none
 * where the last one left none.
 */
export function openEnds({ recent = [], since = 0, inHand }: Conversation): OpenEnd[] {
  // what a sale brought is not what the thing stood at
  if (since > LONGEST_SINCE || inHand) return [];
  const ends: OpenEnd[] = [];
  for (const [ago, write] of recent.toReversed().entries()) {
    const own = endsOf(write, ago);
    if (own.length === 0 || own.some(({ isFilled }) => isFilled !== (ends[0] ?? own[0])?.isFilled)) break;
    ends.push(...own);
  }
  return ends;
}

function endsOf({ statements, changes, inverse }: RecentWrite, ago: number): OpenEnd[] {
  const isMove = statements.every((each) => each.kind === "entry" && MOVES.test(each.action));
  if (!isMove || statements.length === 0) return [];
  const ids = [...new Set(changes.flatMap((change) => ("id" in change ? [change.id] : [])))];
  const ends = ids.map((id) => endOf(id, changes, inverse, ago));
  return ends.every((end) => end !== null && end.isFilled === ends[0]?.isFilled) ? (ends as OpenEnd[]) : [];
}

/** Where one entry got or gave money; null where it came or went itself, or nothing of its amount changed. */
function endOf(id: string, changes: readonly Change[], inverse: readonly Change[], ago: number): OpenEnd | null {
  const was = amountIn(inverse, id);
  const is = changes.some((change) => change.kind === "delete-debt" && change.id === id)
    ? { ...was, amount: 0 }
    : amountIn(changes, id);
  if (!was || !is || is.amount === undefined || was.side !== is.side || was.amount === is.amount) return null;
  const isMore = is.amount > was.amount;
  const amount = roundToCents(Math.abs(is.amount - was.amount));
  return { thing: { side: was.side, id }, amount, isFilled: isMore === (was.side === "asset"), ago };
}

function amountIn(changes: readonly Change[], id: string): { side: "asset" | "debt"; amount: number } | null {
  for (const change of changes.toReversed()) {
    if (change.kind === "edit-asset" && change.id === id && change.fields.value !== undefined)
      return { side: "asset", amount: change.fields.value };
    if (change.kind === "edit-debt" && change.id === id && change.fields.balance !== undefined)
      return { side: "debt", amount: change.fields.balance };
    if (change.kind === "add-debt" && change.debt.id === id) return { side: "debt", amount: change.debt.balance };
  }
  return null;
}

/** The data with the debts that the writes took off, so that they are known by their names; no account comes back. */
export function withDebtsGone(documents: Documents, { recent = [] }: Conversation): Documents {
  const debts = documents.financials.debts ?? [];
  const gone = recent
    .flatMap(({ inverse }) => inverse)
    .flatMap((change) => (change.kind === "add-debt" ? [change.debt] : []))
    .filter(({ id }) => !debts.some((debt) => debt.id === id));
  return { ...documents, financials: { ...documents.financials, debts: [...debts, ...gone] } };
}
