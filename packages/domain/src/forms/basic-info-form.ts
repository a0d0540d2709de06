import * as z from "zod/mini";
import { birthdayError } from "../birthday.ts";
import type { CalendarDate } from "../calendar-date.ts";
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
    birthday: z.pipe(optionalDayField("Birthday"), z.nullable(z.custom<CalendarDate>()).check(oldEnough)),
    location: text("Location"),
    occupation: text("Occupation"),
  });
}
export type BasicInfoFormInput = z.input<ReturnType<typeof basicInfoForm>>;
export type BasicInfoFormOutput = z.output<ReturnType<typeof basicInfoForm>>;
