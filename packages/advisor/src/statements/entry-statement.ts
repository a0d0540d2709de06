import type { EntryAction, EntryStatement, Mention } from "./statement.ts";

/** Whether a rise or fall is told as a share of the value. */
export function movesByShare({ action, share }: EntryStatement): boolean {
  return share !== undefined && (action === "add" || action === "subtract");
}

export function entry(
  action: EntryAction,
  mention: Mention,
  amount: number | null,
  rate: number | null,
  more: Partial<EntryStatement> = {},
): EntryStatement {
  return { kind: "entry", action, mention, amount, rate, ...more };
}
