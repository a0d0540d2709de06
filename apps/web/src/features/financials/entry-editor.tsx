import { useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { newRequestId } from "#documents/new-request-id.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { newerLines } from "#forms/newer-lines.ts";
import { type ReportDirty, useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { useAhead } from "#ui/ahead-part.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import type { Entry, EntryKind } from "./entry-kind.ts";
import type { SaveList } from "./use-save-list.ts";
import { withEntry } from "./with-entry.ts";

interface EntryEditorProps<Kept extends Entry, Input extends FieldValues, Output> {
  kind: EntryKind<Kept, Input, Output>;
  isOpen: boolean;
  /** The entry as it is stored now; null for a new one. */
  entry: Kept | null;
  /** Whether it was deleted elsewhere while this is open: saving adds it again. */
  isGone: boolean;
  saving: SaveList<Kept>;
  reportDirty: ReportDirty;
  confirmLeave: (leave: () => void) => void;
  onClose: () => void;
  onDelete: (entry: Kept) => void;
}

/** The dialog that adds or edits an asset or a debt. */
export function EntryEditor<Kept extends Entry, Input extends FieldValues, Output>({
  kind,
  isOpen,
  entry,
  isGone,
  saving,
  ...rest
}: EntryEditorProps<Kept, Input, Output>) {
  const { noun } = kind;
  const Fields = useAhead(kind.fields, isOpen);
  const saved = useMemo(() => kind.toForm(entry), [kind, entry]);
  const newId = useMemo(newRequestId, []);
  const { form, isDirty, conflicts, takeNewer } = useSavedForm(kind.schema, saved);
  useReportDirty(rest.reportDirty, noun, isOpen && isDirty);

  // What this very dialog saves comes back in its stored form before the dialog has closed
  const isSettled = isOpen && !saving.isSaving;

  const submit = form.handleSubmit(async (fields) => {
    const editedId = isGone ? undefined : entry?.id;
    const made = kind.toEntry(fields, editedId ?? newId);
    const isSaved = await saving.saveList((list) => withEntry(list, made), editedId);
    if (isSaved) rest.onClose();
  });
  return (
    <EntryDialog
      noun={noun}
      isNew={entry === null}
      isGone={isSettled && isGone}
      isOpen={isOpen && Fields !== null}
      canSave={form.formState.isValid}
      isSaving={saving.isSaving}
      onSubmit={submit}
      onClose={() => (isDirty ? rest.confirmLeave(rest.onClose) : rest.onClose())}
      onDelete={() => entry && rest.onDelete(entry)}
    >
      <ChangedElsewhere newer={isSettled ? newerLines(kind.facts, conflicts, saved) : []} onTakeNewer={takeNewer} />
      {Fields && <Fields form={form} entry={isGone ? null : entry} />}
    </EntryDialog>
  );
}
