import { countGoals, type Goal } from "@seven-figures/domain";
import { Circle, CircleCheck, CircleDot, type LucideIcon } from "lucide-react";
import styles from "./goal-stats.module.css";

/** How many goals there are, and how they stand. */
export function GoalStats({ goals }: { goals: readonly Goal[] }) {
  const counts = countGoals(goals);
  return (
    <dl className={styles.stats}>
      <Stat label="Total Goals" value={counts.total} />
      <Stat label="Completed" value={counts.completed} Icon={CircleCheck} />
      <Stat label="In Progress" value={counts.inProgress} Icon={CircleDot} />
      <Stat label="Not Started" value={counts.notStarted} Icon={Circle} />
    </dl>
  );
}

function Stat({ label, value, Icon }: { label: string; value: number; Icon?: LucideIcon }) {
  return (
    <div className={styles.stat}>
      <dt>
        {Icon ? <Icon size={16} strokeWidth={2} aria-hidden /> : null}
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
