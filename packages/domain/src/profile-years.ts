import type { FieldError } from "./field-rules.ts";
import { MIN_YEAR, YEARS_AHEAD } from "./limits.ts";
import type { EducationEntry, ExperienceEntry } from "./profile.ts";

const WRONG_YEAR = "Please enter a valid year";
const WRONG_YEAR_OR_PRESENT = 'Please enter a valid year or "Present"';
const END_BEFORE_START = "End year must be after start year";

/** Blank, or a whole year from 1900 to ten years ahead: otherwise the sentence to show. */
export function graduationYearError(year: string, currentYear: number): string | null {
  return year.trim() === "" || isYear(year, currentYear) ? null : WRONG_YEAR;
}

/** Blank, a year in the same range, or 'Present' in any capitals. */
export function experienceYearError(year: string, currentYear: number): string | null {
  return year.trim() === "" || isPresent(year) || isYear(year, currentYear) ? null : WRONG_YEAR_OR_PRESENT;
}

/** The end of a job: as {@link experienceYearError}, and not before its start. */
export function endYearError(startYear: string, endYear: string, currentYear: number): string | null {
  const wrong = experienceYearError(endYear, currentYear);
  if (wrong) return wrong;
  if (!isYear(startYear, currentYear) || !isYear(endYear, currentYear)) return null;
  return Number(endYear) < Number(startYear) ? END_BEFORE_START : null;
}

/** All wrong years of a profile's history, by path. */
export function checkYears(
  history: { educationHistory?: readonly EducationEntry[]; experience?: readonly ExperienceEntry[] },
  currentYear: number,
): FieldError[] {
  const errors: FieldError[] = [];
  const add = (path: string, message: string | null) => {
    if (message) errors.push({ path, message });
  };
  for (const [at, entry] of (history.educationHistory ?? []).entries()) {
    add(`educationHistory.${at}.graduationYear`, graduationYearError(entry.graduationYear, currentYear));
  }
  for (const [at, entry] of (history.experience ?? []).entries()) {
    add(`experience.${at}.startYear`, experienceYearError(entry.startYear, currentYear));
    add(`experience.${at}.endYear`, endYearError(entry.startYear, entry.endYear, currentYear));
  }
  return errors;
}

function isPresent(year: string): boolean {
  return year.trim().toLowerCase() === "present";
}

function isYear(text: string, currentYear: number): boolean {
  if (!/^\d{4}$/.test(text.trim())) return false;
  const year = Number(text);
  return year >= MIN_YEAR && year <= currentYear + YEARS_AHEAD;
}
