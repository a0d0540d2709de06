import {
  addDays,
  type CalendarDate,
  check,
  type Goal,
  goalSchema,
  isMoneyGoal,
  type Submilestone,
} from "@seven-figures/domain";
import { calmDebtGoals, debtGoals } from "./goals/debt-goals.ts";
import { fundGoals } from "./goals/fund-goal.ts";
import { investingGoals, stageGoals } from "./goals/growth-goals.ts";
import { incomeGoals } from "./goals/income-goals.ts";
import { type Proposal, proposedGoal, WEEK } from "./goals/proposal.ts";
import { protectionGoals, reviewGoals, savingGoals } from "./goals/saving-goals.ts";
import type { PlanOutlook } from "./plan-outlook.ts";

const MOST = 6;
const FEWEST = 3;

/** In order of what matters. The fillers come in only where fewer than three of the others fit. */
const GOALS = [debtGoals, fundGoals, savingGoals, investingGoals, incomeGoals, stageGoals];
/** Where more is spent than earned. */
const GOALS_WITH_GAP = [savingGoals, ...GOALS.filter((propose) => propose !== savingGoals)];
/** Where a small cushion comes before the costly debts. */
const GOALS_WITH_CUSHION = [fundGoals, ...GOALS.filter((propose) => propose !== fundGoals)];
const FILLERS = [calmDebtGoals, protectionGoals, reviewGoals];

/**
 * Three to six goals that fit a person, each valid by the goal schema. One that they have already under the same id
 * comes back as an update that keeps what is done; one on a subject that another goal of theirs covers is left out.
 * The first step of the first one is due within the week.
 */
export function suggestedGoals(outlook: PlanOutlook): Goal[] {
  const { goals, today } = outlook.facts;
  const fits = ({ id, subject }: Proposal) => {
    const same = goals.find((goal) => goal.id === id);
    return same
      ? same.status !== "Completed"
      : !goals.some(({ title, status }) => status !== "Completed" && subject.test(title));
  };
  const all = orderOf(outlook).flatMap((propose) => propose(outlook));
  const proposals = all.filter(fits);
  const fillers = FILLERS.flatMap((propose) => propose(outlook)).filter(fits);
  const chosen = [...proposals, ...fillers.slice(0, Math.max(FEWEST - proposals.length, 0))].slice(0, MOST);
  const own = all[0] && !fits(all[0]) ? goalToExtend(all[0], goals, today) : null;
  if (own) return [own, ...toGoals(chosen.slice(0, MOST - 1), outlook, false)];
  return toGoals(chosen, outlook, true);
}

function orderOf({ step }: PlanOutlook): readonly ((outlook: PlanOutlook) => Proposal[])[] {
  if (step.kind === "close-gap" || step.kind === "draw") return GOALS_WITH_GAP;
  return step.kind === "build-cushion" ? GOALS_WITH_CUSHION : GOALS;
}

/** A goal of the person's own that is about what comes first: the same with a step for this week. */
function goalToExtend(
  { id, subject, start, type, date, current = 0 }: Proposal,
  goals: readonly Goal[],
  today: CalendarDate,
) {
  const own = goals.find((goal) => goal.status !== "Completed" && goal.type === type && subject.test(goal.title));
  const startId = `${id}-start`;
  if (!own || own.id === id || own.submilestones.some((step) => step.id === startId)) return null;
  const put = Math.max((start.amount ?? 0) - current, 0);
  const first: Submilestone = {
    id: startId,
    title: start.title,
    description: "",
    targetAmount: isMoneyGoal(own) ? Math.min(own.currentAmount + put, own.targetAmount) : null,
    targetDate: addDays(today, WEEK),
    completed: false,
    order: 0,
  };
  const submilestones = [first, ...own.submilestones].map((step, order) => ({ ...step, order }));
  const checked = check(goalSchema, { ...own, targetDate: own.targetDate ?? date, submilestones });
  return "value" in checked ? checked.value : null;
}

function toGoals(chosen: readonly Proposal[], { facts: { goals, today } }: PlanOutlook, beginsPlan: boolean): Goal[] {
  return chosen
    .map((proposal, at) =>
      proposedGoal(
        proposal,
        today,
        goals.find(({ id }) => id === proposal.id),
        beginsPlan && at === 0,
      ),
    )
    .flatMap((goal) => {
      const checked = check(goalSchema, goal);
      return "value" in checked ? [checked.value] : [];
    });
}
