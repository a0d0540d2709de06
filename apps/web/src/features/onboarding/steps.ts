import {
  type CalendarDate,
  check,
  educationForm,
  experienceForm,
  onboardingBasicForm,
  onboardingGoalForm,
  PRODUCT_NAME,
} from "@seven-figures/domain";
import type { OnboardingDraft } from "./onboarding-draft.ts";

export const STEPS = [
  { title: "Basic Information", isOptional: false },
  { title: `${PRODUCT_NAME} Goal`, isOptional: false },
  { title: "Education & Experience", isOptional: true },
  { title: "Skills & Interests", isOptional: true },
] as const;

export const LAST_STEP = STEPS.length - 1;

/** The furthest step that a person may be on: every step before it is right. */
export function furthestStep(draft: OnboardingDraft, today: CalendarDate): number {
  const isRight = [
    "value" in check(onboardingBasicForm, draft.basic),
    "value" in check(onboardingGoalForm(today), draft.goal),
    "value" in check(educationForm(today), draft) && "value" in check(experienceForm(today), draft),
  ];
  const firstWrong = isRight.indexOf(false);
  return firstWrong === -1 ? LAST_STEP : firstWrong;
}
