import type { Goal } from "@seven-figures/domain";
import { Target } from "lucide-react";
import { Button } from "#ui/button.tsx";
import styles from "./levers.module.css";

interface GoalButtonProps {
  /** Null where the lever asks for nothing. */
  goal: Goal | null;
  /** What is added: what the button shows, or where a lever was moved on meanwhile, the goal of that. */
  goalNow: () => Goal | null;
  isAdding: boolean;
  onAdd: (goal: Goal) => void;
}

/** Turns what was only supposed into a goal with dated steps. */
export function GoalButton({ goal, goalNow, isAdding, onAdd }: GoalButtonProps) {
  if (!goal) return null;
  const add = () => {
    const now = goalNow();
    // Goals are told apart by when they were made.
    if (now) onAdd(withId(now, String(Date.now())));
  };
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.goal}
      icon={<Target strokeWidth={1.75} aria-hidden />}
      aria-label={`Make it a goal: ${goal.title}`}
      busy={isAdding}
      onClick={add}
    >
      Make it a goal
    </Button>
  );
}

function withId(goal: Goal, id: string): Goal {
  const submilestones = goal.submilestones.map((step) => ({ ...step, id: `${id}-${step.order + 1}` }));
  return { ...goal, id, submilestones };
}
