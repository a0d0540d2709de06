import { completeEntries, type EducationEntry, type ExperienceEntry } from "@seven-figures/domain";

export const PARTLY_SAVED = "Saved, except for the entries that are not complete yet.";

/** What an entry lacks to be saved; nothing for one that is complete or blank throughout. */
export function educationNote(entry: EducationEntry): string | undefined {
  const [complete] = completeEntries({ educationHistory: [entry], experience: [] }).educationHistory;
  if (complete || isBlank(entry)) return undefined;
  return "Only saved once school, field of study and graduation year are filled in.";
}

export function experienceNote(entry: ExperienceEntry): string | undefined {
  const [complete] = completeEntries({ educationHistory: [], experience: [entry] }).experience;
  if (complete || isBlank(entry)) return undefined;
  return "Only saved once company, position, start year and end year are filled in.";
}

function isBlank(entry: EducationEntry | ExperienceEntry): boolean {
  return Object.values(entry).every((text) => text.trim() === "");
}

/** `No entries yet`, `1 entry`, `3 entries`. */
export function entriesText(count: number): string {
  if (count === 0) return "No entries yet";
  return count === 1 ? "1 entry" : `${count} entries`;
}
