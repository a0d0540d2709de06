import { formatDollars, type Goal, isMoneyGoal, type Submilestone } from "@seven-figures/domain";
import { matchGoals, matchSteps, type StepMatch } from "../matching/match-goals.ts";
import type { StepStatement } from "../statements/statement.ts";
import type { Resolution, Resolving } from "./resolution.ts";
import { whichGoal } from "./resolve-goal.ts";

/** What becomes of a goal's steps. */
export function resolveStep(statement: StepStatement, resolving: Resolving): Resolution {
  const all = resolving.documents.goals.intermediateGoals;
  const goals = statement.target
    ? all.filter(({ id }) => id === statement.target)
    : statement.goal
      ? matchGoals(statement.goal, resolving.documents)
      : all;
  if (goals.length === 0) return { wonder: "Which goal does that step belong to? I found none by that name." };
  if (statement.action === "add")
    return goals.length > 1 ? whichGoal(statement, goals) : addSteps(statement, goals[0] as Goal, resolving);
  const matches = statement.titles.flatMap((title) =>
    matchSteps(title, goals).slice(0, statement.action === "rename" ? 1 : 2),
  );
  const titles = statement.action === "rename" ? 1 : statement.titles.length;
  if (matches.length === 0) return { noted: "I found no such step, so nothing was changed." };
  if (matches.length > titles && new Set(matches.map(({ step }) => step.id)).size > titles) {
    return { wonder: `Which step do you mean: ${matches.map(({ step }) => `"${step.title}"`).join(" or ")}?` };
  }
  return { changes: editSteps(statement, matches) };
}

function addSteps(statement: StepStatement, goal: Goal, { newId }: Resolving): Resolution {
  const isMoney = isMoneyGoal(goal);
  const [title = "Step"] = statement.titles;
  if (isMoney && statement.amount === null) {
    return {
      ask: {
        need: "amount",
        statement: { ...statement, target: goal.id },
        question: `What amount belongs to the step "${title}"?`,
        quickReplies: [],
      },
    };
  }
  if (isMoney && statement.amount !== null && statement.amount <= 0)
    return { refused: `A step's amount has to be more than $0, so I left "${title}" out.` };
  if (isMoney && statement.amount !== null && statement.amount > goal.targetAmount) {
    return {
      refused: `A step cannot be more than its goal's ${formatDollars(goal.targetAmount)}, so I left "${title}" out.`,
    };
  }
  const step: Submilestone = {
    id: newId("step"),
    title: title.slice(0, 200),
    description: "",
    targetAmount: isMoney ? statement.amount : null,
    targetDate: statement.date,
    completed: false,
    order: goal.submilestones.length,
  };
  return { changes: [{ kind: "edit-goal", id: goal.id, fields: { submilestones: [...goal.submilestones, step] } }] };
}

function editSteps(statement: StepStatement, matches: readonly StepMatch[]) {
  const goals = [...new Set(matches.map(({ goal }) => goal))];
  const ids = new Set(matches.map(({ step }) => step.id));
  return goals.map((goal) => ({
    kind: "edit-goal" as const,
    id: goal.id,
    fields: {
      submilestones:
        statement.action === "remove"
          ? goal.submilestones.filter((step) => !ids.has(step.id))
          : goal.submilestones.map((step) => (ids.has(step.id) ? editedStep(step, statement) : step)),
    },
  }));
}

function editedStep(step: Submilestone, { action, amount, date, titles }: StepStatement): Submilestone {
  if (action === "tick" || action === "untick") return { ...step, completed: action === "tick" };
  if (action === "date") return { ...step, targetDate: date };
  if (action === "amount") return { ...step, targetAmount: amount };
  return { ...step, title: titles[1] ?? step.title };
}
