import { type Change, formatDollars, GOAL_MESSAGES, MAX_AMOUNT, type Refusal } from "@seven-figures/domain";
import { listed } from "../answers/words/sentences.ts";
import type { RefusedChange } from "../types.ts";
import { bold } from "./describe-changes.ts";

/** Why changes were not carried out, each reason once with the names that it left out. */
export function describeRefusals(refused: readonly RefusedChange[]): { warnings: string[]; problems: string[] } {
  const warnings: string[] = [];
  const problems: string[] = [];
  const limits = new Map<string, { limit: number; names: string[] }>();
  for (const { change, refusal } of refused) {
    if (refusal.reason === "limit-reached") {
      const entry = limits.get(refusal.of) ?? { limit: refusal.limit, names: [] };
      limits.set(refusal.of, { ...entry, names: [...entry.names, nameOf(change)] });
    } else problems.push(problemWords(change, refusal));
  }
  for (const [of, { limit, names }] of limits)
    warnings.push(`I can keep at most ${limit} ${of}, so I did not add ${listed(names.map(bold))}.`);
  return { warnings, problems };
}

function nameOf(change: Change): string {
  if (change.kind === "add-asset") return change.asset.name;
  if (change.kind === "add-debt") return change.debt.name;
  return change.kind === "add-goal" ? change.goal.title : "that";
}

function problemWords(change: Change, refusal: Exclude<Refusal, { reason: "limit-reached" }>): string {
  if (refusal.reason === "not-found") return "That entry is not there any more, so nothing was changed.";
  const tooMuch = refusal.errors.find(({ message }) => message.includes("cannot be more than $1,"));
  if (tooMuch)
    return `That is too large: an amount can be at most ${formatDollars(MAX_AMOUNT)}. I left ${bold(nameOf(change))} as it was.`;
  if (refusal.errors.some(({ message }) => message === GOAL_MESSAGES.stepAboveTarget))
    return "I left that out: a step of the goal would be more than its whole target.";
  return `I left ${bold(nameOf(change))} out: ${refusal.errors.map(({ message }) => message).join(", ")}.`;
}
