import type { Asset, Debt } from "@seven-figures/domain";
import { type FinancialsSectionInput, useIsEntryGone, useSaveFinancialsSection } from "#documents/financials.ts";
import { changedElsewhere, saveFailure } from "#forms/save-failure.ts";
import { toast } from "#ui/toast.tsx";

export interface SaveList<Entry> {
  section: "assets" | "debts";
  /**
   * Saves the list that a change makes of the stored one; false where it failed, which the person has been told, or
   * where the entry `editedId` turned out to be deleted elsewhere, which its dialog tells.
   */
  saveList: (change: (list: Entry[] | null) => Entry[], editedId?: string) => Promise<boolean>;
  isSaving: boolean;
}

export function useSaveAssets(): SaveList<Asset> {
  const { save, isSaving } = useToldSave("Failed to save assets. Please try again.");
  return {
    section: "assets",
    saveList: (change, editedId) => save({ section: "assets", data: change }, editedId),
    isSaving,
  };
}

export function useSaveDebts(): SaveList<Debt> {
  const { save, isSaving } = useToldSave("Failed to save debts. Please try again.");
  return {
    section: "debts",
    saveList: (change, editedId) => save({ section: "debts", data: change }, editedId),
    isSaving,
  };
}

function useToldSave(failure: string) {
  const { mutateAsync, isPending } = useSaveFinancialsSection();
  const isEntryGone = useIsEntryGone();
  const save = async (input: FinancialsSectionInput, editedId: string | undefined) => {
    try {
      await mutateAsync(input);
      return true;
    } catch (error) {
      const isGone = changedElsewhere(error) && editedId !== undefined && isEntryGone(editedId);
      if (!isGone) toast.error(saveFailure(error, failure));
      return false;
    }
  };
  return { save, isSaving: isPending };
}
