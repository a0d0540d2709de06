import { formatDollars, LATEST_TARGET_YEAR, MAX_AMOUNT, roundToCents, yearOf } from "@seven-figures/domain";
import type { TargetStatement } from "../statements/statement.ts";
import { tooLarge } from "./amount-problems.ts";
import type { Resolution, Resolving } from "./resolution.ts";

/** The overall target's new amount and year. */
export function resolveTarget({ amount, year }: TargetStatement, { documents, today }: Resolving): Resolution {
  const { targetAmount, targetYear } = documents.profile.financialGoal;
  const newAmount = amount ? ("to" in amount ? amount.to : targetAmount + amount.by) : null;
  const newYear = year ? ("to" in year ? year.to : targetYear + year.by) : null;
  if (newAmount !== null && newAmount <= 0)
    return { refused: `A target has to be more than $0, so it stays at ${formatDollars(targetAmount)}.` };
  if (newAmount !== null && newAmount > MAX_AMOUNT) return { refused: tooLarge("the target") };
  if (newYear !== null && (newYear <= yearOf(today) || newYear > LATEST_TARGET_YEAR)) {
    return { refused: `The target year has to be later than ${yearOf(today)}, so it stays ${targetYear}.` };
  }
  const fields = {
    ...(newAmount !== null ? { targetAmount: roundToCents(newAmount) } : {}),
    ...(newYear !== null ? { targetYear: newYear } : {}),
  };
  return { changes: [{ kind: "set-financial-goal", fields }] };
}
