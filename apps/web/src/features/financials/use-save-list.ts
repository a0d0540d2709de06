import type { FieldValues } from "react-hook-form";
import { useIsEntryGone, useSaveFinancialsSection } from "#documents/financials.ts";
import { changedElsewhere, saveFailure } from "#forms/save-failure.ts";
import { toast } from "#ui/toast.tsx";
import type { Entry, EntryKind } from "./entry-kind.ts";

export interface SaveList<Kept> {
  section: "assets" | "debts";
  /**
   * Saves the list that a change makes of the stored one; false where it failed, which the person has been told, or
   * where the entry `editedId` turned out to be deleted elsewhere, which its dialog tells.
   */
  saveList: (change: (list: Kept[] | null) => Kept[], editedId?: string) => Promise<boolean>;
  isSaving: boolean;
}

export function useSaveList<Kept extends Entry, Input extends FieldValues, Output>({
  section,
  words,
  toInput,
}: EntryKind<Kept, Input, Output>): SaveList<Kept> {
  const { mutateAsync, isPending } = useSaveFinancialsSection();
  const isEntryGone = useIsEntryGone();
  return {
    section,
    isSaving: isPending,
    async saveList(change, editedId) {
      try {
        await mutateAsync(toInput(change));
        return true;
      } catch (error) {
        const isGone = changedElsewhere(error) && editedId !== undefined && isEntryGone(editedId);
        if (!isGone) toast.error(saveFailure(error, words.notSaved));
        return false;
      }
    },
  };
}
