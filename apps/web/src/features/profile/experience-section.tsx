import { completeEntries, type ExperienceEntry, experienceForm } from "@seven-figures/domain";
import { useMemo } from "react";
import { today } from "#config/today.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import type { Merges } from "#forms/follow-saved.ts";
import { mergeEntries } from "#forms/merge-entries.ts";
import { useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { ExperienceFields } from "#profile-fields/experience-fields.tsx";
import { entriesText, experienceNote, PARTLY_SAVED } from "./history-text.ts";
import { aboutSaving, newerEntries } from "./newer-entries.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-props.ts";
import { useSectionSave } from "./use-section-save.ts";

const nameOf = ({ company }: ExperienceEntry) => company;
const merges: Merges<{ experience: ExperienceEntry[] }> = {
  experience: (base, typed, fresh, prefer) => mergeEntries(base, typed, fresh, { nameOf, prefer }),
};
const TITLE = "Work Experience";

export function ExperienceSection({ profile, save, reportDirty }: SectionProps) {
  const { experience } = profile;
  const schema = useMemo(() => experienceForm(today()), []);
  const saved = useMemo(() => ({ experience }), [experience]);
  const { form, isDirty, conflicts, savedBefore, takeNewer, accept } = useSavedForm(schema, saved, merges);
  const { isSaving, run } = useSectionSave(TITLE);
  useReportDirty(reportDirty, TITLE, isDirty);

  const submit = form.handleSubmit((entered) =>
    run(async () => {
      const typed = structuredClone(form.getValues());
      const data = completeEntries({ educationHistory: [], ...entered }).experience;
      const stored = await save({ profileSection: "experience", data });
      const fresh = { experience: stored.experience };
      const isPartial = entered.experience.some(experienceNote);
      // What is not complete yet stays in the form
      accept(isPartial ? fresh : typed, fresh);
      return isPartial ? { notice: PARTLY_SAVED } : undefined;
    }),
  );
  const newer =
    conflicts.length > 0
      ? newerEntries({ before: savedBefore.experience, typed: form.getValues("experience"), now: experience, nameOf })
      : [];
  return (
    <SectionFrame
      title={TITLE}
      summary={entriesText(experience.length)}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
    >
      <ChangedElsewhere
        newer={newer}
        intro="This changed elsewhere:"
        consequence={aboutSaving(newer)}
        onTakeNewer={takeNewer}
      />
      <ExperienceFields form={form} noteOf={experienceNote} />
    </SectionFrame>
  );
}
