import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import type { Merges } from "#forms/follow-saved.ts";
import { type ReportDirty, useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { useSectionSave } from "./use-section-save.ts";

interface SectionForm<Input extends FieldValues, Output, Saved> {
  title: string;
  schema: z.ZodMiniType<Output, Input>;
  saved: Saved;
  /** A constant. */
  merges?: Merges<NoInfer<Input>>;
  reportDirty: ReportDirty;
  /** Stores what was entered, and answers with what is stored now. `notice`: what of it was left out, which stays typed. */
  store: (entered: Output) => Promise<{ saved: Saved; notice?: string | undefined }>;
}

/** The form of one section of the profile: it follows what is saved, tells the page of what is not, and saves it. */
export function useSectionForm<Input extends FieldValues, Output, Saved extends DefaultValues<Input>>({
  title,
  schema,
  saved,
  merges,
  reportDirty,
  store,
}: SectionForm<Input, Output, Saved>) {
  const { form, isDirty, accept, ...newer } = useSavedForm<Input, Output, Saved>(schema, saved, merges);
  const { isSaving, run } = useSectionSave(title);
  useReportDirty(reportDirty, title, isDirty);

  const onSubmit = form.handleSubmit((entered) =>
    run(async () => {
      // What is typed while it is being saved changes the form's own lists.
      const typed = structuredClone(form.getValues()) as unknown as Saved;
      const { saved: now, notice } = await store(entered);
      accept(notice === undefined ? typed : now, now);
      return notice;
    }),
  );
  return { form, ...newer, frame: { title, isDirty, isSaving, onSubmit } };
}
