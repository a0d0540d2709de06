import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { useEntryDialogs } from "./use-entry-dialogs.ts";

interface DeleteEntryDialogProps<Entry extends { id: string; name: string }> {
  noun: "Asset" | "Debt";
  /** What follows from it, after the entry's name. */
  consequence: string;
  dialogs: ReturnType<typeof useEntryDialogs<Entry>>;
  isSaving: boolean;
}

/** Asks before an asset or a debt goes. */
export function DeleteEntryDialog<Entry extends { id: string; name: string }>({
  noun,
  consequence,
  dialogs,
  isSaving,
}: DeleteEntryDialogProps<Entry>) {
  const { deleting, confirmDelete, cancelDelete } = dialogs;
  return (
    <ConfirmDialog
      open={deleting.isOpen}
      title={`Delete this ${noun.toLowerCase()}?`}
      message={`${deleting.entry?.name ?? ""} ${consequence}`}
      confirmLabel={`Delete ${noun}`}
      cancelLabel="Cancel"
      tone="danger"
      busy={isSaving}
      busyLabel="Deleting..."
      onConfirm={confirmDelete}
      onCancel={cancelDelete}
    />
  );
}
