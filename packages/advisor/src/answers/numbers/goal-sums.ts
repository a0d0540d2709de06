import { goalProgress, isMoneyGoal, sumDollars } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars, rate } from "../words/figures.ts";
import { bullets, named, paragraphs } from "../words/sentences.ts";
import { answerGoalCount } from "./entries.ts";

/** All financial goals together: what they ask for, what is there, what is missing; the one furthest along first. */
export function answerGoalSums(asked: Asked): Draft {
  const goals = asked.facts.goals
    .filter(({ status }) => status !== "Completed")
    .map((goal) => ({ goal, progress: goalProgress(goal) }))
    .toSorted((a, b) => b.progress - a.progress);
  const financial = goals.map(({ goal }) => goal).filter(isMoneyGoal);
  const [first] = goals;
  if (!first) return answerGoalCount(asked);
  const target = sumDollars(financial.map(({ targetAmount }) => targetAmount));
  const saved = sumDollars(financial.map(({ currentAmount }) => currentAmount));
  return {
    message: paragraphs(
      `**${named(first.goal.title)}** is furthest along, at ${rate(Number(first.progress.toFixed(1)))}.`,
      bullets(
        goals
          .slice(0, 8)
          .map(({ goal, progress }) =>
            isMoneyGoal(goal)
              ? `${named(goal.title)}: ${dollars(goal.currentAmount)} of ${dollars(goal.targetAmount)} (${rate(Number(progress.toFixed(1)))})`
              : `${named(goal.title)}: ${rate(Number(progress.toFixed(1)))}`,
          ),
      ),
      financial.length > 0 &&
        `Together your financial goals ask for **${dollars(target)}**; **${dollars(saved)}** is there and **${dollars(target - saved)}** is missing.`,
    ),
    again: `${dollars(target - saved)} is missing in all.`,
    deeper: "Money put into the one that is nearly done frees your attention for the next.",
    used: { goals, target, saved, left: target - saved },
    quickReplies: ["Are my goals feasible?", "What tasks are due?"],
  };
}
