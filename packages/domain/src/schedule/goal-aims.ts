import type { Debt } from "../financials.ts";
import { isMoneyType } from "../goal-kinds.ts";
import type { Goal } from "../goals.ts";
import { DEBT_TYPE_OPTIONS, labelOf } from "../options.ts";

/** What a goal asks of the schedule. A goal that is completed, or that takes no money, asks for nothing. */
type GoalAim =
  | { kind: "none" }
  | { kind: "debt"; debtId: string }
  | { kind: "fund" }
  | { kind: "invest" }
  | { kind: "net-worth" }
  | { kind: "save" };

/** Ids that a plan gives the goals it proposes, so that it knows them again. */
export const PLAN_GOAL_IDS = {
  debt: "plan-pay-off-",
  fund: "plan-emergency-fund",
  invest: "plan-invest-first-year",
  stage: "plan-stage-",
} as const;
const LONGEST_ID = 80;

/** The id of the goal with which a plan clears a debt. */
export function debtGoalId(debt: Pick<Debt, "id">): string {
  return `${PLAN_GOAL_IDS.debt}${debt.id.slice(0, LONGEST_ID)}`;
}

const PAYS = /\b(pay|paid|paying|clear|rid|debt|off|owe|zero)\b/i;
const FUND = /emergency|rainy|cushion|safety net|months? of expenses/i;
const WORTH = /net worth|\bmillion(?:aire)?\b/i;
const INVESTS = /\binvest|index fund|brokerage|retire|pension|\b401\(?k|\bira\b|\bisa\b|portfolio|\bfi(?:re)?\b/i;

/** What a stored goal is about, by its id where a plan made it, else by the words of its title. */
export function aimOfGoal(goal: Pick<Goal, "id" | "title" | "type" | "status">, debts: readonly Debt[]): GoalAim {
  if (goal.status === "Completed" || !isMoneyType(goal.type)) return { kind: "none" };
  const debt = debtOfGoal(goal, debts);
  if (debt) return { kind: "debt", debtId: debt.id };
  if (goal.id.startsWith(PLAN_GOAL_IDS.debt)) return { kind: "none" };
  if (goal.id === PLAN_GOAL_IDS.fund || FUND.test(goal.title)) return { kind: "fund" };
  if (goal.id.startsWith(PLAN_GOAL_IDS.stage) || WORTH.test(goal.title)) return { kind: "net-worth" };
  if (goal.id === PLAN_GOAL_IDS.invest || INVESTS.test(goal.title)) return { kind: "invest" };
  return { kind: "save" };
}

/** Whether a goal's money is saved to be spent. One that speaks of paying something off is none, whether that is stored or not. */
export function isPurchase(goal: Pick<Goal, "id" | "title" | "type" | "status">, debts: readonly Debt[]): boolean {
  return aimOfGoal(goal, debts).kind === "save" && !PAYS.test(goal.title);
}

function debtOfGoal({ id, title }: Pick<Goal, "id" | "title">, debts: readonly Debt[]): Debt | null {
  const byId = debts.find((debt) => debtGoalId(debt) === id);
  if (byId || id.startsWith("plan-") || !PAYS.test(title)) return byId ?? null;
  const said = title.toLowerCase();
  const byName = debts.find(({ name }) => said.includes(name.toLowerCase().trim()));
  if (byName) return byName;
  const ofType = debts.filter(({ type }) => said.includes(labelOf(DEBT_TYPE_OPTIONS, type).toLowerCase()));
  return ofType.length === 1 ? (ofType[0] ?? null) : null;
}
