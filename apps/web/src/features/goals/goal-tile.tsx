import type { GoalType } from "@seven-figures/domain";
import { typeAppearance } from "./goal-appearance.ts";
import styles from "./goal-tile.module.css";

/** The icon of a goal's type on a ground of its hue. */
export function GoalTile({ type }: { type: GoalType }) {
  const { Icon } = typeAppearance(type);
  return (
    <span className={styles.tile} data-type={type}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </span>
  );
}
