import type { EntryAction, EntryStatement, Mention } from "./statement.ts";

export function entry(
  action: EntryAction,
  mention: Mention,
  amount: number | null,
  rate: number | null,
  more: Partial<EntryStatement> = {},
): EntryStatement {
  return { kind: "entry", action, mention, amount, rate, ...more };
}
