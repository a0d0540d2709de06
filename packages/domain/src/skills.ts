import * as z from "zod/mini";
import type { Instant } from "./calendar-date.ts";
import { requiredText } from "./field-rules.ts";
import { MAX_LIST_ENTRIES } from "./limits.ts";

export interface Skills {
  skills: string[];
  interests: string[];
  createdAt: Instant;
  updatedAt: Instant;
}

/** Up to 200 names, each once whatever its capitals. */
function nameList(label: string) {
  return z.pipe(
    z.array(requiredText(label)).check(z.maxLength(MAX_LIST_ENTRIES, `At most ${MAX_LIST_ENTRIES} can be kept`)),
    z.transform(withoutDuplicates),
  );
}

export const skillListSchema = nameList("Skill");
export const interestListSchema = nameList("Interest");

export const skillsSchema = z.object({ skills: skillListSchema, interests: interestListSchema });

export function emptySkills(now: Instant): Skills {
  return { skills: [], interests: [], createdAt: now, updatedAt: now };
}

/** Whether a list holds a name, capitals and surrounding blanks aside. */
export function includesName(names: readonly string[], name: string): boolean {
  return names.some((other) => sameName(other, name));
}

function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** The list with a name at its end; unchanged where the name is blank or there already. */
export function addName(names: readonly string[], name: string): string[] {
  const trimmed = name.trim();
  return trimmed === "" || includesName(names, trimmed) ? [...names] : [...names, trimmed];
}

export function removeName(names: readonly string[], name: string): string[] {
  return names.filter((other) => !sameName(other, name));
}

function withoutDuplicates(names: string[]): string[] {
  return names.reduce<string[]>(addName, []);
}
