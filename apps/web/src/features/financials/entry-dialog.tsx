import type { ReactNode, SubmitEventHandler } from "react";
import { DeletedElsewhere } from "#forms/deleted-elsewhere.tsx";
import { Button } from "#ui/button.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
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
  return (
    <FormDialog
      open={isOpen}
      title={`${isNew ? "Add" : "Edit"} ${noun}`}
      aside={
        !isNew &&
        !isGone && (
          <Button variant="danger" className={styles.delete} onClick={rest.onDelete}>
            {`Delete ${noun}`}
          </Button>
        )
      }
      submitLabel={isGone ? `Add ${noun} Again` : `${isNew ? "Add" : "Update"} ${noun}`}
      busyLabel="Saving..."
      busy={isSaving}
      canSubmit={rest.canSave}
      onSubmit={rest.onSubmit}
      onClose={onClose}
    >
      <DeletedElsewhere noun={isGone ? noun.toLowerCase() : null}>
        <p>What you typed is kept. You can add it again, or leave it.</p>
      </DeletedElsewhere>
      {rest.children}
    </FormDialog>
  );
}
