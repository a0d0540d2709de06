import { formatDollars, formatProgress, type Goal, goalProgress, isMoneyGoal } from "@seven-figures/domain";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { typeAppearance } from "./goal-appearance.ts";
import styles from "./goal-progress-bar.module.css";

/** How far a goal is: percent with amounts for financial goals, percent complete for others, and the bar. */
export function GoalProgressBar({ goal }: { goal: Goal }) {
  const percent = goalProgress(goal);
  return (
    <div className={styles.progress}>
      <p className={styles.line}>
        <span>
          <strong className={styles.percent}>{formatProgress(percent, isMoneyGoal(goal) ? 1 : 0)}</strong>
          {isMoneyGoal(goal) ? null : " complete"}
        </span>
        {isMoneyGoal(goal) ? (
          <span className={styles.amounts}>
            <b>{formatDollars(goal.currentAmount)}</b> of {formatDollars(goal.targetAmount)}
          </span>
        ) : null}
      </p>
      <ProgressBar value={percent} label={`Progress of ${goal.title}`} hue={typeAppearance(goal.type).hue} />
    </div>
  );
}
