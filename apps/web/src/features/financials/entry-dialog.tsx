import { type ReactNode, type SubmitEventHandler, useId } from "react";
import { DeletedElsewhere } from "#forms/deleted-elsewhere.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import styles from "./entry-dialog.module.css";

interface EntryDialogProps {
  /** `Asset` or `Debt`. */
  noun: string;
  isNew: boolean;
  /** Whether it was deleted elsewhere. */
  isGone: boolean;
  isOpen: boolean;
  canSave: boolean;
  isSaving: boolean;
  onSubmit: SubmitEventHandler;
  onClose: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** The frame of the dialogs that add or edit an entry of a list. */
export function EntryDialog({ noun, isNew, isGone, isOpen, isSaving, onClose, ...rest }: EntryDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`${isNew ? "Add" : "Edit"} ${noun}`}
      footer={
        <>
          {!isNew && !isGone && (
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
            disabled={!rest.canSave}
            busy={isSaving}
            busyLabel="Saving..."
          >
            {isGone ? `Add ${noun} Again` : `${isNew ? "Add" : "Update"} ${noun}`}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={rest.onSubmit} noValidate>
        <DeletedElsewhere noun={isGone ? noun.toLowerCase() : null}>
          <p>What you typed is kept. You can add it again, or leave it.</p>
        </DeletedElsewhere>
        {rest.children}
      </form>
    </Dialog>
  );
}
