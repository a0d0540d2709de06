import type { ProfileResult } from "@seven-figures/calls";
import { useDirtyParts } from "#forms/use-dirty-parts.ts";
import { CardBoundary } from "#ui/card-boundary.tsx";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import { EducationSection, ExperienceSection } from "./history-section.tsx";
import styles from "./profile-content.module.css";
import { BasicInfoSection, TargetSection } from "./record-section.tsx";
import { SkillsSection } from "./skills-section.tsx";
import { useSaveInTurn } from "./use-save-in-turn.ts";

const LEAVE_WARNING = "You have unsaved changes to your profile. Are you sure you want to leave without saving?";
const SECTIONS = [BasicInfoSection, TargetSection, EducationSection, ExperienceSection];

export function ProfileContent({ profile }: { profile: ProfileResult }) {
  const { isDirty, report } = useDirtyParts();
  const { dialog } = useUnsavedChanges(isDirty, LEAVE_WARNING);
  const save = useSaveInTurn();
  return (
    <div className={styles.sections}>
      {SECTIONS.map((Section) => (
        <CardBoundary key={Section.name}>
          <Section profile={profile} save={save} reportDirty={report} />
        </CardBoundary>
      ))}
      <CardBoundary>
        <SkillsSection reportDirty={report} />
      </CardBoundary>
      {dialog}
    </div>
  );
}
