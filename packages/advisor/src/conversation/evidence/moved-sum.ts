import { type Change, type Documents, roundToCents } from "@seven-figures/domain";
import type { AmountWritten } from "../../vetoes/amounts-written.ts";
import { isSameAmount } from "../../vetoes/derive-amount.ts";
import type { Figure } from "../../vetoes/figures.ts";
import type { Shown } from "../conversation.ts";
import { toldOf } from "../told-things.ts";
import { type Evidence, formerValues, type Reading } from "./evidence.ts";

/** One stored entry, or what a goal has, whose amount a message changes, by one of its sums or to it. */
export interface ToldSum {
  id: string;
  side: Shown["side"];
  stored: number;
  value: number;
  sum: Figure;
  /** Whether the sum is what the entry becomes, and not by how much it changes. */
  isWhole: boolean;
  /** What the change is counted from: what is stored, or what was before a write that is put right. */
  from: number;
}

const SIDES: Partial<Record<AmountWritten["of"], Shown["side"]>> = {
  asset: "asset",
  debt: "debt",
  "goal-current": "goal",
};

/** The entries whose amounts change, each with the sum of the message that accounts for it. */
export function toldSums({ amounts, sums, before }: Evidence): ToldSum[] {
  return amounts.flatMap(({ change, stored, value, of }): ToldSum[] => {
    const side = SIDES[of];
    if (!change.kind.startsWith("edit-") || !("id" in change) || stored === null || !side) return [];
    const told = { id: change.id, side, stored, value };
    const froms = [...formerValues(change.id, before), stored];
    for (const sum of sums) {
      const from = froms.find((each) => isSameAmount(Math.abs(value - each), sum.value));
      if (from !== undefined) return [{ ...told, sum, isWhole: false, from }];
    }
    const whole = sums.find((sum) => isSameAmount(sum.value, value));
    return whole ? [{ ...told, sum: whole, isWhole: true, from: stored }] : [];
  });
}

/** An entry with another amount, and what was told of it; null where less than nothing would be left. */
export function standingAt(
  { id, side, sum }: Pick<ToldSum, "id" | "side" | "sum">,
  amount: number,
  isMore: boolean,
  documents: Documents,
): Reading | null {
  const value = roundToCents(amount);
  if (value < 0) return null;
  if (side === "goal")
    return { changes: [{ kind: "edit-goal", id, fields: { currentAmount: value } }], statements: [] };
  const action = side === "debt" ? (isMore ? "charge" : "pay") : isMore ? "add" : "subtract";
  const statements = [toldOf({ side, id }, action, sum.value, documents)];
  if (side === "asset") return { changes: [{ kind: "edit-asset", id, fields: { value } }], statements };
  return value === 0
    ? { changes: [{ kind: "delete-debt", id }], statements }
    : { changes: [{ kind: "edit-debt", id, fields: { balance: value } }], statements };
}

/** An entry, or what a goal has, at the very sum that is told. */
export function setTo({ id, side, sum }: ToldSum, documents: Documents): Reading {
  if (side === "goal")
    return { changes: [{ kind: "edit-goal", id, fields: { currentAmount: sum.value } }], statements: [] };
  const change: Change =
    side === "asset"
      ? { kind: "edit-asset", id, fields: { value: sum.value } }
      : { kind: "edit-debt", id, fields: { balance: sum.value } };
  return { changes: [change], statements: [toldOf({ side, id }, "set", sum.value, documents)] };
}

/** A reading with what a message changes beside it. */
export function besideRest(reading: Reading | null, id: string, changes: readonly Change[]): Reading[] {
  const rest = changes.filter((change) => !("id" in change && change.id === id));
  return reading ? [{ ...reading, changes: [...reading.changes, ...rest] }] : [];
}
