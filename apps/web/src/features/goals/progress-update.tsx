import { formatDollars, formatPercent, GOAL_FIELDS, type Goal, isMoneyGoal } from "@seven-figures/domain";
import { type FormEvent, useState } from "react";
import { useUpdateGoal } from "#documents/goals.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { Button } from "#ui/button.tsx";
import { MoneyField } from "#ui/money-field.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { toast } from "#ui/toast.tsx";
import { checkProgress } from "./check-progress.ts";
import styles from "./progress-update.module.css";

/** The Update Progress box: the amount so far of a financial goal, the percentage of any other. */
export function ProgressUpdate({ goal }: { goal: Goal }) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const { mutateAsync, isPending } = useUpdateGoal();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkProgress(goal, text);
    if ("error" in checked) return setError(checked.error);
    try {
      const { progress, currentAmount } = goal;
      await mutateAsync({ goalId: goal.id, updates: checked.updates, seen: { progress, currentAmount } });
      setText("");
      toast.success("Progress updated");
    } catch (failure) {
      toast.error(saveFailure(failure, "Failed to update progress. Please try again."));
    }
  };

  const field = {
    value: text,
    error,
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value);
      setError(undefined);
    },
  };
  return (
    <form className={styles.box} noValidate onSubmit={save}>
      {isMoneyGoal(goal) ? (
        <MoneyField
          {...field}
          label={GOAL_FIELDS.currentAmount.label}
          help={`Now ${formatDollars(goal.currentAmount)}`}
        />
      ) : (
        <NumberField
          {...field}
          label={GOAL_FIELDS.progress.label}
          suffix="%"
          type="number"
          min={0}
          max={100}
          step="any"
          help={`Now ${formatPercent(goal.progress, 0)}`}
        />
      )}
      <Button variant="primary" type="submit" disabled={text.trim() === ""} busy={isPending} busyLabel="Saving...">
        Update Progress
      </Button>
    </form>
  );
}
