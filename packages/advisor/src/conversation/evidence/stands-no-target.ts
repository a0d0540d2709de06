import type { Goal } from "@seven-figures/domain";
import { anyOf } from "../../language/any-of.ts";
import type { GoalEditStatement } from "../../statements/statement.ts";
import { mentionOf } from "../told-things.ts";
import { type Check, type Evidence, OF_SEVERAL } from "./evidence.ts";

/** What speaks of what is aimed at, or of a change of it. */
const OF_TARGET = anyOf(`
  targets?, aim\\w*, needs?, costs?, price\\w*, quote\\w*, budget, cheaper, dearer, chang\\w+, rais\\w+, instead, amount, lower\\w*, set, make,
  made, bump\\w*, cut, move\\w*, only, just, want\\w*, should, meant?, goal of, not, no, down, up
`);
const STANDS =
  /\b(?:is|'s|are|stands|sits)\b(?: \w+)? [^\d\s]?[\d.,]+k?\b.*\b(?:now|already|today)\b|\b(?:now|already) [^\d\s]?\d/i;
const AS_ANOTHER = /\b(?:also|too|as well|the same|likewise)\b/i;

/**
 * "The boat deposit goal is 9,400 now", of a goal of 20,000 with 8,000 in it: that is what is in it as likely as what is aimed at.
 * It is surely so where an account was told with the same figure: "is also 9,400 now".
 */
export const whatStandsIsNoTarget: Check = (evidence) => {
  const [change, ...others] = evidence.changes;
  if (change?.kind !== "edit-goal" || others.length > 0 || evidence.sums.length !== 1) return null;
  const { targetAmount, ...fields } = change.fields;
  const goal = evidence.documents.goals.intermediateGoals.find(({ id }) => id === change.id);
  if (!goal || typeof targetAmount !== "number" || Object.keys(fields).some((field) => field !== "updatedAt"))
    return null;
  if (!isOnTheWay(targetAmount, goal) || !STANDS.test(evidence.message) || OF_TARGET.test(evidence.message))
    return null;
  const statement: GoalEditStatement = {
    kind: "goal-edit",
    mention: mentionOf({ side: "goal", id: goal.id }, evidence.documents),
    target: goal.id,
    edit: { current: { to: targetAmount } },
  };
  const status = goal.status === "Not Started" ? ({ status: "In Progress" } as const) : {};
  const saved = { ...change, fields: { currentAmount: targetAmount, ...status } };
  const isSure = AS_ANOTHER.test(evidence.message) && isOfAccount(targetAmount, evidence);
  return { question: OF_SEVERAL, others: [{ changes: [saved], statements: [statement] }], isSure };
};

/** Whether a goal may have come so far: from what is in it up to what is aimed at. */
function isOnTheWay(value: number, { targetAmount, currentAmount }: Goal): boolean {
  return targetAmount !== null && value < targetAmount && value >= (currentAmount ?? 0);
}

function isOfAccount(value: number, { documents }: Evidence): boolean {
  return documents.financials.assets?.some((asset) => asset.value === value) ?? false;
}
