import { type Debt, debtForm } from "@seven-figures/domain";
import { useMemo } from "react";
import { newRequestId } from "#documents/new-request-id.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { type ReportDirty, useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { withEntry } from "./change-list.ts";
import { DebtFields } from "./debt-fields.tsx";
import { toDebtForm } from "./debt-form-values.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { newerValues } from "./newer-values.ts";
import type { SaveList } from "./use-save-list.ts";

interface DebtDialogProps {
  isOpen: boolean;
  /** The debt as it is stored now; null for a new one. */
  debt: Debt | null;
  /** Whether it was deleted elsewhere while this is open: saving adds it again. */
  isGone: boolean;
  saving: SaveList<Debt>;
  reportDirty: ReportDirty;
  confirmLeave: (leave: () => void) => void;
  onClose: () => void;
  onDelete: (debt: Debt) => void;
}

export function DebtDialog({ isOpen, debt, isGone, saving, ...rest }: DebtDialogProps) {
  const saved = useMemo(() => toDebtForm(debt), [debt]);
  const newId = useMemo(newRequestId, []);
  const { form, isDirty, conflicts, takeNewer } = useSavedForm(debtForm, saved);
  useReportDirty(rest.reportDirty, "debt", isOpen && isDirty);

  // What this very dialog saves comes back in its stored form before the dialog has closed
  const isSettled = isOpen && !saving.isSaving;

  const submit = form.handleSubmit(async (fields) => {
    const editedId = isGone ? undefined : debt?.id;
    const isSaved = await saving.saveList((list) => withEntry(list, { ...fields, id: editedId ?? newId }), editedId);
    if (isSaved) rest.onClose();
  });
  return (
    <EntryDialog
      noun="Debt"
      isNew={debt === null}
      isGone={isSettled && isGone}
      isOpen={isOpen}
      canSave={form.formState.isValid}
      isSaving={saving.isSaving}
      onSubmit={submit}
      onClose={() => (isDirty ? rest.confirmLeave(rest.onClose) : rest.onClose())}
      onDelete={() => debt && rest.onDelete(debt)}
    >
      <ChangedElsewhere newer={isSettled ? newerValues(conflicts, saved) : []} onTakeNewer={takeNewer} />
      <DebtFields form={form} />
    </EntryDialog>
  );
}
