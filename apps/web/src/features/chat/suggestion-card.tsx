import { GOAL_TYPE_OPTIONS, type Goal, labelOf } from "@seven-figures/domain";
import { Check, Plus, RefreshCw } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { type SuggestionState, suggestionFact } from "./goal-suggestion.ts";
import styles from "./suggestions.module.css";

interface SuggestionCardProps {
  goal: Goal;
  state: SuggestionState;
  isAdding: boolean;
  heading: "h3" | "h4";
  onAdd: () => void;
}

export function SuggestionCard({ goal, state, isAdding, heading: Heading, onAdd }: SuggestionCardProps) {
  const steps = goal.submilestones.length;
  const fact = suggestionFact(goal);
  return (
    <li className={styles.card}>
      <Badge hue={`goal-${goal.type}`} className={styles.badge}>
        {labelOf(GOAL_TYPE_OPTIONS, goal.type)}
      </Badge>
      <Heading className={styles.title}>{goal.title}</Heading>
      {fact && <p className={styles.fact}>{fact}</p>}
      {goal.description && <p className={styles.reason}>{goal.description}</p>}
      {steps > 0 && <p className={styles.steps}>{steps === 1 ? "1 step" : `${steps} steps`}</p>}
      {state === "added" ? (
        <p className={styles.added}>
          <Check size={18} strokeWidth={2} aria-hidden /> Added
        </p>
      ) : (
        <AddButton goal={goal} isUpdate={state === "update"} isAdding={isAdding} onAdd={onAdd} />
      )}
    </li>
  );
}

interface AddButtonProps {
  goal: Goal;
  isUpdate: boolean;
  isAdding: boolean;
  onAdd: () => void;
}

function AddButton({ goal, isUpdate, isAdding, onAdd }: AddButtonProps) {
  const Icon = isUpdate ? RefreshCw : Plus;
  const word = isUpdate ? "Update" : "Add";
  return (
    <Button
      size="small"
      className={styles.add}
      icon={<Icon strokeWidth={1.75} aria-hidden />}
      busy={isAdding}
      busyLabel={isUpdate ? "Updating..." : "Adding..."}
      aria-label={isAdding ? undefined : `${word} ${goal.title}`}
      onClick={onAdd}
    >
      {word}
    </Button>
  );
}
