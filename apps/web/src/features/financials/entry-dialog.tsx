import { type ReactNode, type SubmitEventHandler, useId } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import styles from "./entry-dialog.module.css";

interface EntryDialogProps {
  /** `Asset` or `Debt`. */
  noun: string;
  isNew: boolean;
  isOpen: boolean;
  canSave: boolean;
  isSaving: boolean;
  onSubmit: SubmitEventHandler;
  onClose: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** The frame of the dialogs that add or edit an entry of a list. */
export function EntryDialog({ noun, isNew, isOpen, canSave, isSaving, onSubmit, onClose, ...rest }: EntryDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`${isNew ? "Add" : "Edit"} ${noun}`}
      footer={
        <>
          {!isNew && (
            <Button variant="danger" className={styles.delete} onClick={rest.onDelete}>
              {`Delete ${noun}`}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!canSave}
            busy={isSaving}
            busyLabel="Saving..."
          >
            {`${isNew ? "Add" : "Update"} ${noun}`}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={onSubmit} noValidate>
        {rest.children}
      </form>
    </Dialog>
  );
}
