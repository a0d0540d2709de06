import type { CalendarDate } from "../calendar-date.ts";
import { check, type FieldError } from "../field-rules.ts";
import type { Profile } from "../profile.ts";
import { onboardingBasicForm, onboardingGoalForm } from "./profile-forms.ts";

/** What onboarding still asks of a profile on this day, by path, in the sentences of its first two steps. */
export function checkOnboarding(
  { basicInfo, financialGoal }: Pick<Profile, "basicInfo" | "financialGoal">,
  today: CalendarDate,
): FieldError[] {
  const goal = {
    ...financialGoal,
    targetAmount: String(financialGoal.targetAmount),
    targetYear: String(financialGoal.targetYear),
  };
  return [
    ...errorsBelow("basicInfo", onboardingBasicForm, basicInfo),
    ...errorsBelow("financialGoal", onboardingGoalForm(today), goal),
  ];
}

function errorsBelow(section: string, schema: Parameters<typeof check>[0], input: object): FieldError[] {
  const checked = check(schema, input);
  if ("value" in checked) return [];
  return checked.errors.map(({ path, message }) => ({ path: `${section}.${path}`, message }));
}
