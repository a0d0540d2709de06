import { BasicStep } from "./basic-step.tsx";
import { GoalStep } from "./goal-step.tsx";
import { HistoryStep } from "./history-step.tsx";
import { SkillsStep } from "./skills-step.tsx";
import type { StepProps } from "./step-props.ts";

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
