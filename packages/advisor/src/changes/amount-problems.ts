import { formatDollars, MAX_AMOUNT } from "@seven-figures/domain";
import type { EntryStatement } from "../statements/statement.ts";

/** Why an amount cannot be written, in words; null where it can. */
export function amountProblem(
  amount: number | null,
  statement: Pick<EntryStatement, "action" | "mention">,
): string | null {
  if (amount === null) return null;
  const name = statement.mention.name || "that";
  if (!Number.isFinite(amount) || amount > MAX_AMOUNT) return tooLarge(name);
  if (amount < 0) return `An amount cannot be negative, so I left ${name} as it was. It has to be more than $0.`;
  if (amount === 0 && statement.action === "set" && statement.mention.side === "asset") {
    return `An asset needs a value greater than $0, so I left ${name} out. If it is gone, say "delete ${name}".`;
  }
  return null;
}

export function tooLarge(name: string): string {
  return `That is too large to be realistic: an amount can be at most a trillion dollars (${formatDollars(MAX_AMOUNT)}). I left ${name} out.`;
}

export function rateProblem(rate: number | null): string | null {
  if (rate === null || (rate >= 0 && rate <= 100)) return null;
  return `An interest rate has to be between 0% and 100%, so ${rate}% is not valid. I left it as it was.`;
}
