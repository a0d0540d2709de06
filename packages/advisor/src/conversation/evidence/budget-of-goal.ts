import type { Change, Documents, Goal } from "@seven-figures/domain";
import { mentionOf } from "../told-things.ts";
import { type Check, type Evidence, OF_SEVERAL, type Reading } from "./evidence.ts";

const BUDGET = /\bbudget(?:['\u2019]?s)?\b/i;
/** What one lives on is said by these. */
const OF_LIVING =
  /\b(?:spend\w*|expenses?|bills?|living|household|a (?:month|year|week)|monthly|yearly|annual\w*|per)\b/i;
/** What is planned for a day has a budget of its own. */
const OF_AN_EVENT =
  /\b(?:wedding|guests?|venue|party|trip|holiday|vacation|kitchen|bathroom|roof|renovation|remodel|build|move|honeymoon|reunion)\b/i;

/** "We're doing 70 guests, so budget's 22k now": what the goal costs, and not what is spent in a year. */
export const budgetIsOfTheGoal: Check = (evidence) => {
  const { message, changes } = evidence;
  const [change, ...others] = changes;
  if (change?.kind !== "set-financial-info" || others.length > 0 || !BUDGET.test(message)) return null;
  const expenses = change.fields.annualExpenses;
  if (typeof expenses !== "number" || OF_LIVING.test(message)) return null;
  const goal = goalMeant(evidence);
  if (!goal && !OF_AN_EVENT.test(message)) return null;
  return { question: OF_SEVERAL, others: goal ? [aimedAt(goal, expenses, evidence.documents)] : [] };
};

/** The one goal of money that is named, or was spoken of last. */
function goalMeant({ named, before, documents, message }: Evidence): Goal | null {
  const ids = named.filter(({ by }) => by === "goal").flatMap(({ things }) => things.map(({ id }) => id));
  const spoken = ids.length > 0 ? ids : (before.shown ?? []).filter(({ side }) => side === "goal").map(({ id }) => id);
  const money = documents.goals.intermediateGoals.filter(({ type }) => type === "financial");
  const event = OF_AN_EVENT.exec(message)?.[0]?.toLowerCase();
  const isMeant = ({ id, title }: Goal) =>
    spoken.includes(id) || (event !== undefined && title.toLowerCase().includes(event));
  const [goal, ...others] = money.filter(isMeant);
  return goal && others.length === 0 ? goal : null;
}

function aimedAt(goal: Goal, target: number, documents: Documents): Reading {
  const change: Change = { kind: "edit-goal", id: goal.id, fields: { targetAmount: target } };
  const mention = mentionOf({ side: "goal", id: goal.id }, documents);
  return {
    changes: [change],
    statements: [{ kind: "goal-edit", mention, target: goal.id, edit: { target: { to: target } } }],
  };
}
