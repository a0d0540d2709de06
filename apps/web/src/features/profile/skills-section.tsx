import { SUGGESTED_INTERESTS, SUGGESTED_SKILLS, skillsSchema } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { skillsQuery } from "#documents/skills.ts";
import { mergeNames } from "#forms/merge-names.ts";
import { type ReportDirty, useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { NamePicker } from "#profile-fields/name-picker.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { type SkillNames, skillsSummary } from "./skills-text.ts";
import { useSaveChangedSkills } from "./use-save-changed-skills.ts";
import { useSectionSave } from "./use-section-save.ts";

/** Names added here and elsewhere come together. */
const merges = { skills: mergeNames, interests: mergeNames };
const TITLE = "Skills & Interests";

/** The section while its lists are there; they are a record of their own. */
export function SkillsSection({ reportDirty }: { reportDirty: ReportDirty }) {
  const { data } = useQuery(skillsQuery);
  return data ? <LoadedSkillsSection stored={data.skillsAndInterests} reportDirty={reportDirty} /> : null;
}

function LoadedSkillsSection({ stored, reportDirty }: { stored: SkillNames; reportDirty: ReportDirty }) {
  const { skills, interests } = stored;
  const saved = useMemo(() => ({ skills, interests }), [skills, interests]);
  const { form, isDirty, accept } = useSavedForm(skillsSchema, saved, merges);
  const { isSaving, run } = useSectionSave(TITLE);
  const saveChanged = useSaveChangedSkills();
  const typed = useWatch({ control: form.control });
  useReportDirty(reportDirty, TITLE, isDirty);

  const submit = form.handleSubmit((names) =>
    run(async () => {
      const submitted = structuredClone(form.getValues());
      accept(submitted, await saveChanged(names, saved));
      return undefined;
    }),
  );
  return (
    <SectionFrame title={TITLE} summary={skillsSummary(stored)} isDirty={isDirty} isSaving={isSaving} onSubmit={submit}>
      <NamePicker
        title="Skills"
        addLabel="Add a skill"
        suggestions={SUGGESTED_SKILLS}
        names={typed.skills ?? []}
        onChange={(names) => form.setValue("skills", names)}
      />
      <NamePicker
        title="Interests"
        addLabel="Add an interest"
        suggestions={SUGGESTED_INTERESTS}
        names={typed.interests ?? []}
        onChange={(names) => form.setValue("interests", names)}
      />
    </SectionFrame>
  );
}
