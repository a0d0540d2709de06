import type { Goal } from "@seven-figures/domain";
import { useId } from "react";
import { FormProvider } from "react-hook-form";
import { CHANGED_ELSEWHERE } from "#forms/save-failure.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
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
  revision: number;
  onClose: () => void;
}

/** Adds or edits a goal with its submilestones. */
export function GoalDialog({ open, goal, revision, onClose }: GoalDialogProps) {
  const { form, submit, newer } = useGoalForm({ goal, revision, onSaved: onClose });
  const { isDirty, isSubmitting } = form.formState;
  const { dialog, confirmLeave } = useUnsavedChanges(open && isDirty, LEAVE_WARNING);
  const leave = () => confirmLeave(onClose);
  const formId = useId();
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => (next ? undefined : leave())}
        title={goal ? "Edit Goal" : "Add New Goal"}
        footer={
          <>
            {goal ? <DeleteGoal goal={goal} onDeleted={onClose} /> : null}
            <Button variant="secondary" onClick={leave}>
              Cancel
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              disabled={!isDirty}
              busy={isSubmitting}
              busyLabel="Saving..."
            >
              {goal ? "Update Goal" : "Add Goal"}
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <form id={formId} className={styles.form} noValidate onSubmit={submit}>
            {newer ? (
              <p className={styles.newer} role="status">
                {CHANGED_ELSEWHERE}
              </p>
            ) : null}
            <GoalFields />
            <StepEditor />
          </form>
        </FormProvider>
      </Dialog>
      {dialog}
    </>
  );
}
