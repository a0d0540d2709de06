import { onboardingGoalForm } from "@seven-figures/domain";
import { useMemo } from "react";
import { today } from "#config/today.ts";
import { TargetStrategyFields } from "#profile-fields/target-strategy-fields.tsx";
import { StepCard } from "./step-card.tsx";
import type { StepProps } from "./step-props.ts";
import { useStepForm } from "./use-step-form.ts";

export function GoalStep({ draft, onDraft, titleRef, onBack, onNext }: StepProps) {
  const schema = useMemo(() => onboardingGoalForm(today()), []);
  const form = useStepForm(schema, draft.goal, (goal) => onDraft({ goal }));
  return (
    <StepCard
      step={1}
      text="Where you want to arrive, and when. You can change all of it later."
      titleRef={titleRef}
      onBack={onBack}
      onSubmit={form.handleSubmit(onNext)}
    >
      <TargetStrategyFields form={form} />
    </StepCard>
  );
}
