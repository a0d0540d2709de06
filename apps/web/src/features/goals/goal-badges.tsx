import type { Goal } from "@seven-figures/domain";
import { Badge } from "#ui/badge.tsx";
import { STATUS_APPEARANCE, typeAppearance } from "./goal-appearance.ts";
import styles from "./goal-badges.module.css";

/** What kind of goal it is, and how it stands. */
export function GoalBadges({ goal }: { goal: Pick<Goal, "type" | "status"> }) {
  const { hue, label } = typeAppearance(goal.type);
  const { Icon, tone } = STATUS_APPEARANCE[goal.status];
  return (
    <p className={styles.badges}>
      <Badge hue={hue}>{label}</Badge>
      <Badge tone={tone} icon={<Icon aria-hidden />}>
        {goal.status}
      </Badge>
    </p>
  );
}
