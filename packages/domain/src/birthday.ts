import { addMonths, type CalendarDate } from "./calendar-date.ts";
import type { FieldError } from "./field-rules.ts";
import { MIN_AGE, PRODUCT_NAME } from "./limits.ts";

const FUTURE = "Birthday cannot be in the future";
const TOO_YOUNG = `${PRODUCT_NAME} is not for children under ${MIN_AGE}, so the birthday must be at least ${MIN_AGE} years ago`;

/** Blank, or a day at least 13 years ago: otherwise the sentence to show. */
export function birthdayError(birthday: CalendarDate | null, today: CalendarDate): string | null {
  if (birthday === null) return null;
  if (birthday > today) return FUTURE;
  return birthday > addMonths(today, -12 * MIN_AGE) ? TOO_YOUNG : null;
}

/** What is wrong with a profile's birthday, by path. */
export function checkBirthday(
  { basicInfo }: { basicInfo?: { birthday: CalendarDate | null } },
  today: CalendarDate,
): FieldError[] {
  const message = basicInfo ? birthdayError(basicInfo.birthday, today) : null;
  return message ? [{ path: "basicInfo.birthday", message }] : [];
}
