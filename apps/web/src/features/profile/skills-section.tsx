import { skillsSchema } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { skillsQuery } from "#documents/skills.ts";
import { mergeNames } from "#forms/merge-names.ts";
import type { ReportDirty } from "#forms/use-dirty-parts.ts";
import { SkillPickers } from "#profile-fields/skill-pickers.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { type SkillNames, skillsSummary } from "./skills-text.ts";
import { useSaveChangedSkills } from "./use-save-changed-skills.ts";
import { useSectionForm } from "./use-section-form.ts";

/** Names added here and elsewhere come together. */
const merges = { skills: mergeNames, interests: mergeNames };

/** The section while its lists are there; they are a record of their own. */
export function SkillsSection({ reportDirty }: { reportDirty: ReportDirty }) {
  const { data } = useQuery(skillsQuery);
  return data ? <LoadedSkillsSection stored={data.skillsAndInterests} reportDirty={reportDirty} /> : null;
}

function LoadedSkillsSection({ stored, reportDirty }: { stored: SkillNames; reportDirty: ReportDirty }) {
  const { skills, interests } = stored;
  const saved = useMemo(() => ({ skills, interests }), [skills, interests]);
  const saveChanged = useSaveChangedSkills();
  const { form, frame } = useSectionForm({
    title: "Skills & Interests",
    schema: skillsSchema,
    saved,
    merges,
    reportDirty,
    store: async (names) => ({ saved: await saveChanged(names, saved) }),
  });
  const typed = useWatch({ control: form.control });
  return (
    <SectionFrame {...frame} summary={skillsSummary(stored)}>
      <SkillPickers
        skills={typed.skills ?? []}
        interests={typed.interests ?? []}
        onSkills={(names) => form.setValue("skills", names)}
        onInterests={(names) => form.setValue("interests", names)}
      />
    </SectionFrame>
  );
}
