import * as z from "zod/mini";
import { birthdayError } from "../birthday.ts";
import type { CalendarDate } from "../calendar-date.ts";
import { BASIC_INFO_FIELDS } from "../field-facts.ts";
import { text } from "../field-rules.ts";
import { onboardingBasicForm } from "./profile-forms.ts";
import { optionalDayField } from "./text-fields.ts";

/** Basic Information on the profile page: what onboarding asks, and what may be left blank. */
export function basicInfoForm(today: CalendarDate) {
  const oldEnough = z.check<CalendarDate | null>(({ value, issues }) => {
    const message = birthdayError(value, today);
    if (message) issues.push({ code: "custom", message, input: value });
  });
  return z.extend(onboardingBasicForm, {
    birthday: z.pipe(
      optionalDayField(BASIC_INFO_FIELDS.birthday.label),
      z.nullable(z.custom<CalendarDate>()).check(oldEnough),
    ),
    location: text(BASIC_INFO_FIELDS.location.label),
    occupation: text(BASIC_INFO_FIELDS.occupation.label),
  });
}
export type BasicInfoFormInput = z.input<ReturnType<typeof basicInfoForm>>;
export type BasicInfoFormOutput = z.output<ReturnType<typeof basicInfoForm>>;
