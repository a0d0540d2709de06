import { type Goal, sortGoals } from "@seven-figures/domain";
import { CardBoundary } from "#ui/card-boundary.tsx";
import { GoalCard } from "./goal-card.tsx";
import styles from "./goal-grid.module.css";
import { NewGoalTile } from "./new-goal-tile.tsx";

interface GoalGridProps {
  goals: readonly Goal[];
  onAdd: () => void;
  onOpen: (goal: Goal) => void;
  onEdit: (goal: Goal) => void;
}

/** All goals, the nearest date first and undated last. */
export function GoalGrid({ goals, onAdd, onOpen, onEdit }: GoalGridProps) {
  return (
    <ul className={styles.grid}>
      <li>
        <NewGoalTile onAdd={onAdd} />
      </li>
      {sortGoals(goals).map((goal) => (
        <li key={goal.id}>
          <CardBoundary>
            <GoalCard goal={goal} onOpen={() => onOpen(goal)} onEdit={() => onEdit(goal)} />
          </CardBoundary>
        </li>
      ))}
    </ul>
  );
}
