import { type Asset, assetForm } from "@seven-figures/domain";
import { useMemo } from "react";
import { newRequestId } from "#documents/new-request-id.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { type ReportDirty, useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { AssetFields } from "./asset-fields.tsx";
import { toAssetForm } from "./asset-form-values.ts";
import { withEntry } from "./change-list.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { newerValues } from "./newer-values.ts";
import type { SaveList } from "./use-save-list.ts";

interface AssetDialogProps {
  isOpen: boolean;
  /** The asset as it is stored now; null for a new one. */
  asset: Asset | null;
  /** Whether it was deleted elsewhere while this is open: saving adds it again. */
  isGone: boolean;
  saving: SaveList<Asset>;
  reportDirty: ReportDirty;
  confirmLeave: (leave: () => void) => void;
  onClose: () => void;
  onDelete: (asset: Asset) => void;
}

export function AssetDialog({ isOpen, asset, isGone, saving, ...rest }: AssetDialogProps) {
  const saved = useMemo(() => toAssetForm(asset), [asset]);
  const newId = useMemo(newRequestId, []);
  const { form, isDirty, conflicts, takeNewer } = useSavedForm(assetForm, saved);
  useReportDirty(rest.reportDirty, "asset", isOpen && isDirty);

  // What this very dialog saves comes back in its stored form before the dialog has closed
  const isSettled = isOpen && !saving.isSaving;

  const submit = form.handleSubmit(async (fields) => {
    const editedId = isGone ? undefined : asset?.id;
    const isSaved = await saving.saveList((list) => withEntry(list, { ...fields, id: editedId ?? newId }), editedId);
    if (isSaved) rest.onClose();
  });
  return (
    <EntryDialog
      noun="Asset"
      isNew={asset === null}
      isGone={isSettled && isGone}
      isOpen={isOpen}
      canSave={form.formState.isValid}
      isSaving={saving.isSaving}
      onSubmit={submit}
      onClose={() => (isDirty ? rest.confirmLeave(rest.onClose) : rest.onClose())}
      onDelete={() => asset && rest.onDelete(asset)}
    >
      <ChangedElsewhere newer={isSettled ? newerValues(conflicts, saved) : []} onTakeNewer={takeNewer} />
      <AssetFields form={form} />
    </EntryDialog>
  );
}
