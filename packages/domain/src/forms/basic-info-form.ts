import * as z from "zod/mini";
import type { CalendarDate } from "../calendar-date.ts";
import { day, text } from "../field-rules.ts";
import { onboardingBasicForm } from "./profile-forms.ts";

/** A form field that holds a day as text; blank means null. */
function optionalDayField(label: string) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.trim() || null),
    ),
    z.nullable(day(label)) as z.ZodMiniType<CalendarDate | null, string | null>,
  );
}

/** Basic Information on the profile page: what onboarding asks, and what may be left blank. */
export const basicInfoForm = z.extend(onboardingBasicForm, {
  birthday: optionalDayField("Birthday"),
  location: text("Location"),
  occupation: text("Occupation"),
});
export type BasicInfoFormInput = z.input<typeof basicInfoForm>;
export type BasicInfoFormOutput = z.output<typeof basicInfoForm>;
