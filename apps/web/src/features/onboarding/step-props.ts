import type { Ref } from "react";
import type { OnboardingDraft } from "./onboarding-draft.ts";
import type { UpdateDraft } from "./use-onboarding-draft.ts";

export interface StepProps {
  draft: OnboardingDraft;
  onDraft: UpdateDraft;
  titleRef: Ref<HTMLHeadingElement>;
  onBack: () => void;
  /** Called once the step is right. */
  onNext: () => void;
}
