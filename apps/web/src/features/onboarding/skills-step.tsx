import { SUGGESTED_INTERESTS, SUGGESTED_SKILLS } from "@seven-figures/domain";
import { NamePicker } from "#profile-fields/name-picker.tsx";
import { StepCard } from "./step-card.tsx";
import type { StepProps } from "./step-props.ts";

export function SkillsStep({
  draft,
  onDraft,
  titleRef,
  isCompleting,
  onBack,
  onNext,
}: StepProps & { isCompleting: boolean }) {
  return (
    <StepCard
      step={3}
      text="What you are good at and what you care about. You can leave this out."
      titleRef={titleRef}
      isCompleting={isCompleting}
      onBack={onBack}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isCompleting) onNext();
      }}
    >
      <NamePicker
        title="Skills"
        addLabel="Add a skill"
        suggestions={SUGGESTED_SKILLS}
        names={draft.skills}
        onChange={(skills) => onDraft({ skills })}
      />
      <NamePicker
        title="Interests"
        addLabel="Add an interest"
        suggestions={SUGGESTED_INTERESTS}
        names={draft.interests}
        onChange={(interests) => onDraft({ interests })}
      />
    </StepCard>
  );
}
