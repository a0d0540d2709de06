import { check, type Goal, goalSchema } from "@seven-figures/domain";
import { calmDebtGoals, debtGoals } from "./goals/debt-goals.ts";
import { fundGoals } from "./goals/fund-goal.ts";
import { investingGoals, stageGoals } from "./goals/growth-goals.ts";
import { incomeGoals } from "./goals/income-goals.ts";
import { type Proposal, proposedGoal } from "./goals/proposal.ts";
import { protectionGoals, reviewGoals, savingGoals } from "./goals/saving-goals.ts";
import type { PlanOutlook } from "./plan-outlook.ts";

const MOST = 6;
const FEWEST = 3;

/** In order of what matters. The fillers come in only where fewer than three of the others fit. */
const GOALS = [debtGoals, fundGoals, savingGoals, investingGoals, incomeGoals, stageGoals];
/** Where more is spent than earned. */
const GOALS_WITH_GAP = [savingGoals, ...GOALS.filter((propose) => propose !== savingGoals)];
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
  const order = outlook.step.kind === "close-gap" ? GOALS_WITH_GAP : GOALS;
  const proposals = order.flatMap((propose) => propose(outlook)).filter(fits);
  const fillers = FILLERS.flatMap((propose) => propose(outlook)).filter(fits);
  const chosen = [...proposals, ...fillers.slice(0, Math.max(FEWEST - proposals.length, 0))].slice(0, MOST);
  return chosen
    .map((proposal, at) =>
      proposedGoal(
        proposal,
        today,
        goals.find(({ id }) => id === proposal.id),
        at === 0,
      ),
    )
    .flatMap((goal) => {
      const checked = check(goalSchema, goal);
      return "value" in checked ? [checked.value] : [];
    });
}
