import type { Goal } from "@seven-figures/domain";
import { useIsMutating } from "@tanstack/react-query";
import { FormProvider } from "react-hook-form";
import { DeletedElsewhere } from "#forms/deleted-elsewhere.tsx";
import { CHANGED_ELSEWHERE } from "#forms/save-failure.ts";
import { FormDialog } from "#ui/form-dialog.tsx";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import { DeleteGoal } from "./delete-goal.tsx";
import styles from "./goal-dialog.module.css";
import { GoalFields } from "./goal-fields.tsx";
import { StepEditor } from "./step-editor.tsx";
import { useGoalForm } from "./use-goal-form.ts";

const LEAVE_WARNING = "You have unsaved changes to your goal. Are you sure you want to leave without saving?";

interface GoalDialogProps {
  open: boolean;
  /** The goal to edit; null adds a new one. */
  goal: Goal | null;
  /** Whether it was deleted elsewhere while this is open. */
  isGone: boolean;
  revision: number;
  onClose: () => void;
}

/** Adds or edits a goal with its submilestones. */
export function GoalDialog({ open, goal, isGone, revision, onClose }: GoalDialogProps) {
  const { form, submit, newer, goneSteps } = useGoalForm({ goal, isGone, revision, onSaved: onClose });
  const { isDirty, isSubmitting } = form.formState;
  const { dialog, confirmLeave } = useUnsavedChanges(open && isDirty, LEAVE_WARNING);
  const leave = () => confirmLeave(onClose);
  // What this very dialog deletes is gone before the dialog has closed
  const isSaving = useIsMutating() > 0;
  const toldGone = isGone && open && !isSaving;
  return (
    <>
      <FormProvider {...form}>
        <FormDialog
          open={open}
          title={goal ? "Edit Goal" : "Add New Goal"}
          aside={goal && !toldGone ? <DeleteGoal goal={goal} revision={revision} onDeleted={onClose} /> : null}
          submitLabel={submitLabel(goal, isGone)}
          busyLabel="Saving..."
          busy={isSubmitting}
          canSubmit={isDirty || isGone}
          onSubmit={submit}
          onClose={leave}
        >
          <DeletedElsewhere noun={toldGone ? "goal" : null}>
            <p>What you typed is kept. You can add it again, or leave it.</p>
          </DeletedElsewhere>
          {newer && !isGone ? (
            <p className={styles.newer} role="status">
              {CHANGED_ELSEWHERE}
            </p>
          ) : null}
          <GoalFields />
          <StepEditor goneSteps={goneSteps} />
        </FormDialog>
      </FormProvider>
      {dialog}
    </>
  );
}

function submitLabel(goal: Goal | null, isGone: boolean): string {
  if (!goal) return "Add Goal";
  return isGone ? "Add Goal Again" : "Update Goal";
}
