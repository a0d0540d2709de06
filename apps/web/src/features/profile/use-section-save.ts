import { useState } from "react";
import { saveFailure } from "#forms/save-failure.ts";
import { toast } from "#ui/toast.tsx";

/** Runs a section's save and tells how it went; `work` may say what to tell instead of 'saved'. */
export function useSectionSave(title: string) {
  const [isSaving, setSaving] = useState(false);
  const run = async (work: () => Promise<string | undefined>) => {
    setSaving(true);
    try {
      const notice = await work();
      if (notice) toast.info(notice);
      else toast.success(`${title} saved.`);
    } catch (error) {
      toast.error(saveFailure(error, `${title} could not be saved. Please try again.`));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, run };
}
