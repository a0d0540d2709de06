import * as z from "zod/mini";
import { type CalendarDate, yearOf } from "../calendar-date.ts";
import { EDUCATION_FIELDS, EXPERIENCE_FIELDS } from "../field-facts.ts";
import { longText, text } from "../field-rules.ts";
import { MAX_LIST_ENTRIES } from "../limits.ts";
import type { EducationEntry, ExperienceEntry } from "../profile.ts";
import { checkYears } from "../profile-years.ts";

type History = { educationHistory?: EducationEntry[]; experience?: ExperienceEntry[] };

const listSize = z.maxLength(MAX_LIST_ENTRIES, `At most ${MAX_LIST_ENTRIES} entries can be kept`);

/** Every year in its range and in its order, beside the fields' own rules. */
function rightYears<Form extends History>(today: CalendarDate) {
  return z.check<Form>(
    ({ value, issues }) => {
      for (const { path, message } of checkYears(value, yearOf(today))) {
        issues.push({ code: "custom", path: path.split("."), message, input: value });
      }
    },
    { when: () => true },
  );
}

/** The list of schools, as typed; entries may be incomplete. */
export function educationForm(today: CalendarDate) {
  const entry = z.object({
    school: text(EDUCATION_FIELDS.school.label),
    field: text(EDUCATION_FIELDS.field.label),
    graduationYear: text(EDUCATION_FIELDS.graduationYear.named),
  });
  return z.object({ educationHistory: z.array(entry).check(listSize) }).check(rightYears(today));
}
export type EducationFormInput = z.input<ReturnType<typeof educationForm>>;

/** The list of jobs, as typed; entries may be incomplete. */
export function experienceForm(today: CalendarDate) {
  const entry = z.object({
    company: text(EXPERIENCE_FIELDS.company.label),
    position: text(EXPERIENCE_FIELDS.position.label),
    startYear: text(EXPERIENCE_FIELDS.startYear.named),
    endYear: text(EXPERIENCE_FIELDS.endYear.named),
    description: longText(EXPERIENCE_FIELDS.description.label),
  });
  return z.object({ experience: z.array(entry).check(listSize) }).check(rightYears(today));
}
export type ExperienceFormInput = z.input<ReturnType<typeof experienceForm>>;
