import { type CalendarDate, yearOf } from "./calendar-date.ts";
import type { Profile } from "./profile.ts";

/** Whether name, e-mail, country and employment status are there, and a target above 0 in a later year. */
export function isOnboardingCompleted(
  profile: Pick<Profile, "basicInfo" | "financialGoal">,
  today: CalendarDate,
): boolean {
  const { name, email, country, employmentStatus } = profile.basicInfo;
  const { targetAmount, targetYear } = profile.financialGoal;
  return Boolean(name && email && country && employmentStatus) && targetAmount > 0 && targetYear > yearOf(today);
}
