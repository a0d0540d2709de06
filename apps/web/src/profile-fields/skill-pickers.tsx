import { SUGGESTED_INTERESTS, SUGGESTED_SKILLS } from "@seven-figures/domain";
import { NamePicker } from "./name-picker.tsx";

interface SkillPickersProps {
  skills: string[];
  interests: string[];
  onSkills: (names: string[]) => void;
  onInterests: (names: string[]) => void;
}

/** What the person is good at, and what they care about. */
export function SkillPickers({ skills, interests, onSkills, onInterests }: SkillPickersProps) {
  return (
    <>
      <NamePicker
        title="Skills"
        addLabel="Add a skill"
        suggestions={SUGGESTED_SKILLS}
        names={skills}
        onChange={onSkills}
      />
      <NamePicker
        title="Interests"
        addLabel="Add an interest"
        suggestions={SUGGESTED_INTERESTS}
        names={interests}
        onChange={onInterests}
      />
    </>
  );
}
