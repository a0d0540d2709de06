import { formatDollars, includesName, roundToCents } from "@seven-figures/domain";
import { NO_MENTION } from "../statements/read-mention.ts";
import type { RangeStatement, Statement } from "../statements/statement.ts";
import { amountProblem } from "./amount-problems.ts";
import type { Resolution, Resolving } from "./resolution.ts";
import { resolveEntry } from "./resolve-entry.ts";
import { resolveGoalAdd, resolveGoalEdit, resolveGoalRemove } from "./resolve-goal.ts";
import { resolveStep } from "./resolve-step.ts";
import { resolveTarget } from "./resolve-target.ts";
import { askForYearly, resolveYearly } from "./resolve-yearly.ts";

/** What a statement comes to: changes, a question, a refusal, or nothing new. One case for each kind. */
export function resolveStatement(statement: Statement, resolving: Resolving): Resolution {
  switch (statement.kind) {
    case "yearly":
      return resolveYearly(statement, resolving);
    case "yearly-open":
      return askForYearly(statement);
    case "entry":
      return resolveEntry(statement, resolving);
    case "goal-add":
      return resolveGoalAdd(statement, resolving);
    case "goal-edit":
      return resolveGoalEdit(statement, resolving);
    case "goal-remove":
      return resolveGoalRemove(statement, resolving);
    case "step":
      return resolveStep(statement, resolving);
    case "target":
      return resolveTarget(statement, resolving);
    case "strategy":
      return { changes: [{ kind: "set-financial-goal", fields: statement.fields }] };
    case "basic-info":
      return { changes: [{ kind: "set-basic-info", fields: statement.fields }] };
    case "names":
      return resolveNames(statement, resolving);
    case "none":
      return resolveNone(statement, resolving);
    case "current-savings":
      return resolveSavings(statement, resolving);
    case "range":
      return resolveRange(statement);
    case "vague-amount":
      return { wonder: `What is ${statement.text}? Tell me what the amount is for and I will note it.` };
  }
}

/** Which one figure of a range is meant is asked; the answer completes what it was said of. */
function resolveRange({ low, high, about, of }: RangeStatement): Resolution {
  const question = `You gave a range for ${about}. Which one figure between ${formatDollars(low)} and ${formatDollars(high)} shall I note?`;
  return of
    ? { ask: { need: "amount", statement: of, between: { low, high }, question, quickReplies: [] } }
    : { wonder: question };
}

function resolveNames(
  { list, add, remove }: Extract<Statement, { kind: "names" }>,
  { documents }: Resolving,
): Resolution {
  const stored = documents.skills[list];
  const gone = remove.filter((name) => includesName(stored, name));
  const fresh = add.filter((name) => !includesName(stored, name));
  if (gone.length + fresh.length === 0) {
    return {
      noted:
        add.length > 0
          ? `${add.join(" and ")} ${add.length > 1 ? "are" : "is"} among your ${list} already.`
          : `I found no such entry among your ${list}.`,
    };
  }
  return {
    changes: [
      ...(gone.length > 0 ? [{ kind: "remove-names" as const, list, names: gone }] : []),
      ...(fresh.length > 0 ? [{ kind: "add-names" as const, list, names: fresh }] : []),
    ],
  };
}

function resolveNone({ of }: Extract<Statement, { kind: "none" }>, { documents }: Resolving): Resolution {
  const stored = documents.financials[of];
  if (stored?.length === 0) return { noted: `It is noted already that you have no ${of}.` };
  return { changes: [of === "assets" ? { kind: "confirm-no-assets" } : { kind: "confirm-no-debts" }] };
}

function resolveSavings(
  { mode, amount }: Extract<Statement, { kind: "current-savings" }>,
  { documents }: Resolving,
): Resolution {
  const stored = documents.financials.financialInfo.currentSavings ?? 0;
  const value = mode === "set" ? amount : mode === "add" ? stored + amount : stored - amount;
  const problem = amountProblem(value, {
    action: "set",
    mention: { ...NO_MENTION, name: "Current Savings" },
  });
  if (problem) return { refused: problem };
  return { changes: [{ kind: "set-financial-info", fields: { currentSavings: roundToCents(value) } }] };
}
