import { checkBirthday } from "./birthday.ts";
import { type CalendarDate, yearOf } from "./calendar-date.ts";
import type { FieldError } from "./field-rules.ts";
import type { Profile } from "./profile.ts";
import { checkYears } from "./profile-years.ts";

/** What is wrong with parts of a profile on this day, by path; what is right on any day its schema says. */
export function checkProfile(parts: Partial<Profile>, today: CalendarDate): FieldError[] {
  return [...checkBirthday(parts, today), ...checkYears(parts, yearOf(today))];
}
