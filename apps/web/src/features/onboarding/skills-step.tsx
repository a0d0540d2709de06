import { SkillPickers } from "#profile-fields/skill-pickers.tsx";
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
      <SkillPickers
        skills={draft.skills}
        interests={draft.interests}
        onSkills={(skills) => onDraft({ skills })}
        onInterests={(interests) => onDraft({ interests })}
      />
    </StepCard>
  );
}
