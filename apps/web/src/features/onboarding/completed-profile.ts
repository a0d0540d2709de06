import {
  type BasicInfo,
  type CalendarDate,
  check,
  entriesWithContent,
  onboardingBasicForm,
  onboardingGoalForm,
} from "@seven-figures/domain";
import type { ProfileFields } from "#documents/profile.ts";
import type { OnboardingDraft } from "./onboarding-draft.ts";

/** The profile that a finished wizard stores, beside what it does not ask; null while its first steps are not right. */
export function completedProfile(draft: OnboardingDraft, stored: BasicInfo, today: CalendarDate): ProfileFields | null {
  const basic = check(onboardingBasicForm, draft.basic);
  const goal = check(onboardingGoalForm(today), draft.goal);
  if ("errors" in basic || "errors" in goal) return null;
  return {
    basicInfo: { ...stored, ...basic.value },
    ...entriesWithContent(draft),
    financialGoal: goal.value,
  };
}
