import type { Asset, Debt } from "@seven-figures/domain";
import { type FinancialsSectionInput, useSaveFinancialsSection } from "#documents/financials.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { toast } from "#ui/toast.tsx";

export interface SaveList<Entry> {
  section: "assets" | "debts";
  /** Saves the list that a change makes of the stored one; false where it failed, which the person has been told. */
  saveList: (change: (list: Entry[] | null) => Entry[]) => Promise<boolean>;
  isSaving: boolean;
}

export function useSaveAssets(): SaveList<Asset> {
  const { save, isSaving } = useToldSave("Failed to save assets. Please try again.");
  return { section: "assets", saveList: (change) => save({ section: "assets", data: change }), isSaving };
}

export function useSaveDebts(): SaveList<Debt> {
  const { save, isSaving } = useToldSave("Failed to save debts. Please try again.");
  return { section: "debts", saveList: (change) => save({ section: "debts", data: change }), isSaving };
}

function useToldSave(failure: string) {
  const { mutateAsync, isPending } = useSaveFinancialsSection();
  const save = async (input: FinancialsSectionInput) => {
    try {
      await mutateAsync(input);
      return true;
    } catch (error) {
      toast.error(saveFailure(error, failure));
      return false;
    }
  };
  return { save, isSaving: isPending };
}
