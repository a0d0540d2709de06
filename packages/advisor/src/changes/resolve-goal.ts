import {
  addMonths,
  type Change,
  type Documents,
  formatDollars,
  type Goal,
  isMoneyGoal,
  isMoneyType,
  MAX_AMOUNT,
  type MoneyGoal,
  measureOf,
  roundToCents,
} from "@seven-figures/domain";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { matchAllGoals, matchGoals } from "../matching/match-goals.ts";
import type {
  GoalAddStatement,
  GoalEdit,
  GoalEditStatement,
  GoalRemoveStatement,
  Mention,
  Statement,
} from "../statements/statement.ts";
import { tooLarge } from "./amount-problems.ts";
import type { Resolution, Resolving } from "./resolution.ts";

type GoalFields = Extract<Change, { kind: "edit-goal" }>["fields"];

export function resolveGoalAdd(statement: GoalAddStatement, resolving: Resolving): Resolution {
  const { title, type, targetDate } = statement;
  const target = statement.targetAmount ?? balanceOf(statement, resolving.documents);
  if (isMoneyType(type) && target === null) {
    return { ask: { need: "amount", statement, question: `How much do you need for "${title}"?`, quickReplies: [] } };
  }
  const problem = isMoneyType(type) ? targetProblem(title, target ?? 0) : null;
  if (problem) return { refused: problem };
  if (targetDate !== null && targetDate < resolving.today) {
    return { wonder: `${targetDate} is past already. When should "${title}" be done?` };
  }
  return { changes: [{ kind: "add-goal", goal: newGoal(statement, target, resolving) }] };
}

function targetProblem(title: string, target: number): string | null {
  if (target <= 0) return `A goal's amount has to be more than $0, so I left "${title}" out.`;
  return target > MAX_AMOUNT ? tooLarge(`"${title}"`) : null;
}

function newGoal(statement: GoalAddStatement, target: number | null, { newId, today }: Resolving): Goal {
  const currentAmount = Math.min(statement.currentAmount ?? 0, target ?? 0);
  const begun = currentAmount > 0 ? "In Progress" : "Not Started";
  return {
    id: newId("goal"),
    title: statement.title,
    ...measureOf(statement.type, { targetAmount: target, currentAmount }),
    targetDate: statement.targetDate,
    status: isMoneyType(statement.type) && currentAmount === target ? "Completed" : begun,
    description: "",
    category: "",
    submilestones: [],
    createdAt: `${today}T00:00:00.000Z`,
    updatedAt: `${today}T00:00:00.000Z`,
  };
}

/** A goal to pay off a debt has its balance as target. */
function balanceOf({ payOff }: GoalAddStatement, documents: Documents): number | null {
  if (!payOff) return null;
  const debts = knownEntries(documents, "debt");
  const fitting = matchEntries(payOff, debts);
  const all = payOff.many || payOff.words.some((word) => /^(?:cards|loans|debts)$/.test(word));
  const balances = (all && fitting.length === 0 ? debts : fitting).map((known) =>
    known.side === "debt" ? known.entry.balance : 0,
  );
  if (balances.length === 0 || (balances.length > 1 && !all)) return null;
  return roundToCents(balances.reduce((sum, balance) => sum + balance, 0));
}

export function resolveGoalRemove(statement: GoalRemoveStatement, { documents }: Resolving): Resolution {
  const goals = goalsMeant(statement, documents);
  const plural = statement.mention.many !== null || statement.mention.words.includes("goals");
  if (goals.length === 0) return { noted: "I found no such goal, so nothing was removed." };
  if (goals.length > 1 && !plural) return whichGoal(statement, goals);
  return { changes: goals.map((goal) => ({ kind: "delete-goal", id: goal.id })) };
}

function goalsMeant({ mention, target }: GoalRemoveStatement | GoalEditStatement, documents: Documents): Goal[] {
  if (target) return documents.goals.intermediateGoals.filter(({ id }) => id === target);
  return mention.many ? matchAllGoals(mention, documents) : matchGoals(mention, documents);
}

export function whichGoal(statement: Statement, goals: readonly Goal[]): Resolution {
  const options = goals.map(({ id, title }) => ({ id, name: title }));
  const names = options.map(({ name }) => name);
  return {
    ask: {
      need: "which",
      statement,
      options,
      allowsNew: false,
      question: `Which goal do you mean: ${names.slice(0, -1).join(", ")} or ${names.at(-1)}?`,
      quickReplies: names.slice(0, 6),
    },
  };
}

export function resolveGoalEdit(statement: GoalEditStatement, resolving: Resolving): Resolution {
  const goals = goalsMeant(statement, resolving.documents);
  const [goal, ...others] = goals;
  const all = resolving.documents.goals.intermediateGoals;
  const possible = statement.edit.current ? all.filter(isMoneyGoal) : all;
  if (!goal && possible.length > 1 && (statement.mention.pronoun || isUnnamed(statement.mention)))
    return whichGoal(statement, possible);
  const [only] = possible;
  if (!goal && only && possible.length === 1 && statement.mention.words.length === 0 && statement.edit.current)
    return isItFor(statement, only);
  if (!goal) return { wonder: "Which goal do you mean? I found none by that name." };
  if (others.length > 0 && !statement.mention.many) return whichGoal(statement, goals);
  if (Object.keys(statement.edit).length === 0) return whatOf(statement, goal);
  const results = goals.map((each) => fieldsOf(each, statement.edit, resolving));
  const problem = results.find((result) => "refused" in result);
  if (problem && "refused" in problem) return problem;
  return {
    changes: results.flatMap((result, at) =>
      "fields" in result ? [{ kind: "edit-goal" as const, id: goals[at]?.id ?? "", fields: result.fields }] : [],
    ),
  };
}

/** "Saved another 200", with one goal to save for: it may as well have gone elsewhere. */
function isItFor(statement: Statement, { id, title }: Goal): Resolution {
  const question = `Is that for your goal "${title}"?`;
  const options = [{ id, name: title }];
  return { ask: { need: "which", statement, options, allowsNew: false, question, quickReplies: ["Yes", "No"] } };
}

/** "Put 200 towards my goal". */
function isUnnamed({ words, exact }: Mention): boolean {
  return !exact && words.every((word) => /^(?:goals?|savings|fund)$/.test(word));
}

/** "Update the van goal": what is to change has to be asked. */
function whatOf(statement: GoalEditStatement, goal: Goal): Resolution {
  const question = isMoneyGoal(goal)
    ? `What should the target of "${goal.title}" be, or when is it due?`
    : `What should I change of "${goal.title}": its date, its name or how far you are?`;
  return { ask: { need: "amount", statement: { ...statement, target: goal.id }, question, quickReplies: [] } };
}

function fieldsOf(goal: Goal, edit: GoalEdit, { today }: Resolving): { fields: GoalFields } | { refused: string } {
  const fields: GoalFields = {};
  if (edit.title !== undefined) fields.title = edit.title;
  if (edit.type !== undefined) Object.assign(fields, typeFields(goal, edit.type));
  if (edit.targetDate !== undefined) fields.targetDate = edit.targetDate;
  if (edit.shiftMonths !== undefined) fields.targetDate = addMonths(goal.targetDate ?? today, edit.shiftMonths);
  if (edit.target) {
    if (!isMoneyGoal(goal)) return { refused: `"${goal.title}" is not a financial goal, so it has no target amount.` };
    const target = "to" in edit.target ? edit.target.to : goal.targetAmount + edit.target.by;
    if (target <= 0) return { refused: `A goal's amount has to be more than $0, so "${goal.title}" stays as it is.` };
    if (target > MAX_AMOUNT) return { refused: tooLarge(`"${goal.title}"`) };
    fields.targetAmount = roundToCents(target);
    if (goal.currentAmount > target)
      Object.assign(fields, { currentAmount: roundToCents(target), status: "Completed" });
  }
  const progress = progressFields(goal, edit);
  return "refused" in progress ? progress : { fields: { ...fields, ...progress.fields } };
}

function typeFields(goal: Goal, type: Goal["type"]): GoalFields {
  return isMoneyType(type) && !isMoneyGoal(goal) ? { type, targetAmount: 1 } : { type };
}

/** Amounts saved, percentages and statuses keep one another in step. */
function progressFields(goal: Goal, edit: GoalEdit): { fields: GoalFields } | { refused: string } {
  if (edit.current)
    return isMoneyGoal(goal)
      ? currentFields(goal, savedOf(goal, edit.current), "by" in edit.current)
      : { refused: `"${goal.title}" is not a financial goal, so it keeps no amounts. Tell me a percentage instead.` };
  if (edit.progress !== undefined) {
    if (edit.progress < 0 || edit.progress > 100)
      return { refused: `Progress has to be between 0% and 100%, so "${goal.title}" stays as it is.` };
    if (isMoneyGoal(goal)) return currentFields(goal, (goal.targetAmount * edit.progress) / 100, false);
    return {
      fields: {
        progress: edit.progress,
        status: edit.progress >= 100 ? "Completed" : edit.progress > 0 ? "In Progress" : "Not Started",
      },
    };
  }
  if (edit.status === "Completed")
    return {
      fields: isMoneyGoal(goal)
        ? { status: "Completed", currentAmount: goal.targetAmount }
        : { status: "Completed", progress: 100 },
    };
  return { fields: edit.status ? { status: edit.status } : {} };
}

function savedOf(goal: MoneyGoal, said: NonNullable<GoalEdit["current"]>): number {
  const { currentAmount: current, targetAmount } = goal;
  if ("to" in said) return said.to;
  if ("left" in said) return targetAmount - said.left;
  if ("by" in said) return current + said.by;
  return said.saved < current ? current + said.saved : said.saved;
}

function currentFields(
  goal: MoneyGoal,
  amount: number,
  relative: boolean,
): { fields: GoalFields } | { refused: string } {
  if (amount < 0) {
    return {
      refused: relative
        ? `"${goal.title}" has only ${formatDollars(goal.currentAmount)} saved, so that much cannot come out of it.`
        : `An amount cannot be negative, so "${goal.title}" stays as it is.`,
    };
  }
  if (amount > MAX_AMOUNT) return { refused: tooLarge(`"${goal.title}"`) };
  const target = goal.targetAmount;
  if (amount >= target) return { fields: { currentAmount: target, status: "Completed" } };
  const status = amount > 0 || goal.status === "Completed" ? "In Progress" : goal.status;
  return { fields: { currentAmount: roundToCents(amount), status } };
}
