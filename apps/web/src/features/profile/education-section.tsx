import { completeEntries, type EducationEntry, educationForm } from "@seven-figures/domain";
import { useMemo } from "react";
import { today } from "#config/today.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import type { Merges } from "#forms/follow-saved.ts";
import { mergeEntries } from "#forms/merge-entries.ts";
import { useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { EducationFields } from "#profile-fields/education-fields.tsx";
import { educationNote, entriesText, PARTLY_SAVED } from "./history-text.ts";
import { aboutSaving, newerEntries } from "./newer-entries.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-props.ts";
import { useSectionSave } from "./use-section-save.ts";

const nameOf = ({ school }: EducationEntry) => school;
const merges: Merges<{ educationHistory: EducationEntry[] }> = {
  educationHistory: (base, typed, fresh, prefer) => mergeEntries(base, typed, fresh, { nameOf, prefer }),
};
const TITLE = "Education History";

export function EducationSection({ profile, save, reportDirty }: SectionProps) {
  const { educationHistory } = profile;
  const schema = useMemo(() => educationForm(today()), []);
  const saved = useMemo(() => ({ educationHistory }), [educationHistory]);
  const { form, isDirty, conflicts, savedBefore, takeNewer, accept } = useSavedForm(schema, saved, merges);
  const { isSaving, run } = useSectionSave(TITLE);
  useReportDirty(reportDirty, TITLE, isDirty);

  const submit = form.handleSubmit((entered) =>
    run(async () => {
      const typed = structuredClone(form.getValues());
      const data = completeEntries({ ...entered, experience: [] }).educationHistory;
      const stored = await save({ profileSection: "educationHistory", data });
      const fresh = { educationHistory: stored.educationHistory };
      const isPartial = entered.educationHistory.some(educationNote);
      // What is not complete yet stays in the form
      accept(isPartial ? fresh : typed, fresh);
      return isPartial ? { notice: PARTLY_SAVED } : undefined;
    }),
  );
  const newer =
    conflicts.length > 0
      ? newerEntries({
          before: savedBefore.educationHistory,
          typed: form.getValues("educationHistory"),
          now: educationHistory,
          nameOf,
        })
      : [];
  return (
    <SectionFrame
      title={TITLE}
      summary={entriesText(educationHistory.length)}
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
      <EducationFields form={form} noteOf={educationNote} />
    </SectionFrame>
  );
}
