import type { Ref } from "react";
import { BasicStep } from "./basic-step.tsx";
import { GoalStep } from "./goal-step.tsx";
import { HistoryStep } from "./history-step.tsx";
import type { OnboardingDraft } from "./onboarding-draft.ts";
import { SkillsStep } from "./skills-step.tsx";
import type { UpdateDraft } from "./use-onboarding-draft.ts";

export interface StepProps {
  draft: OnboardingDraft;
  onDraft: UpdateDraft;
  titleRef: Ref<HTMLHeadingElement>;
  onBack: () => void;
  /** Called once the step is right. */
  onNext: () => void;
}

interface WizardStepFormProps extends StepProps {
  step: number;
  isCompleting: boolean;
  onComplete: () => void;
}

export function WizardStepForm({ step, isCompleting, onComplete, ...props }: WizardStepFormProps) {
  if (step === 0) return <BasicStep {...props} />;
  if (step === 1) return <GoalStep {...props} />;
  if (step === 2) return <HistoryStep {...props} />;
  return <SkillsStep {...props} isCompleting={isCompleting} onNext={onComplete} />;
}
