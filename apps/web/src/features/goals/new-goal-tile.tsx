import { Plus } from "lucide-react";
import styles from "./new-goal-tile.module.css";

/** The first place of a goal grid: a new goal. */
export function NewGoalTile({ onAdd }: { onAdd: () => void }) {
  return (
    <button type="button" className={styles.tile} onClick={onAdd}>
      <span className={styles.icon}>
        <Plus size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <strong>Add New Goal</strong>
      <span>Money, a skill, a habit, a person to meet</span>
    </button>
  );
}
