import { CallError } from "@seven-figures/calls";
import { type Goal, pathOfItem } from "@seven-figures/domain";
import { useState } from "react";
import { useDeleteGoal } from "#documents/goals.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { useDeletedToast } from "#receipts/use-deleted-toast.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./delete-goal.module.css";

interface DeleteGoalProps {
  goal: Goal;
  /** The revision of the goals that it stands in. */
  revision: number;
  onDeleted: () => void;
}

/** The edit dialog's way to delete a goal, after asking. */
export function DeleteGoal({ goal, revision, onDeleted }: DeleteGoalProps) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useDeleteGoal();
  const tellDeleted = useDeletedToast();

  const remove = async () => {
    setAsking(false);
    try {
      await mutateAsync({ goal, revision });
      tellDeleted({ name: goal.title, path: pathOfItem({ side: "goals", id: goal.id }) });
      onDeleted();
    } catch (error) {
      // What was wished is so
      if (error instanceof CallError && error.code === "not-found") return onDeleted();
      toast.error(saveFailure(error, "Failed to delete goal. Please try again."));
    }
  };

  return (
    <>
      <span className={styles.start}>
        <Button variant="danger" busy={isPending} busyLabel="Deleting..." onClick={() => setAsking(true)}>
          Delete Goal
        </Button>
      </span>
      <ConfirmDialog
        open={asking}
        title="Delete this goal?"
        message={`"${goal.title}" and its ${countSteps(goal.submilestones.length)} will be deleted.`}
        confirmLabel="Delete Goal"
        cancelLabel="Keep Goal"
        tone="danger"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function countSteps(steps: number): string {
  if (steps === 0) return "progress";
  return steps === 1 ? "submilestone" : `${steps} submilestones`;
}
