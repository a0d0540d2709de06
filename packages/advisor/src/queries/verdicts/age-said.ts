import { type CalendarDate, dateParts, monthsBetween } from "@seven-figures/domain";
import type { PersonFacts } from "../../answers/person/person-facts.ts";

const MONTHS = 12;
/** "I'm 47 now", "at 47", "being 47": how old somebody is. */
const IS =
  /\b(?:i'?m|i am|we'?re|im|being|aged?)(?: (?:now|currently|just|only|already))? (\d{2})\b(?! ?(?:%|k\b|percent|months?|years? (?:in|from)))|\b(\d{2}) (?:now|today|at the moment|years old|yrs old)\b/g;
/** "When I'm 60", "by the time I turn 60", "at 60", "till I hit 60", "age 60". */
const THEN =
  /\b(?:when|by the time|once|until|till|til|before|the day)(?: that)? (?:i'?m|i am|im|i turn|i hit|i reach|i get to|i'?ll be|turning|we'?re)(?: about)? (\d{2})\b(?! ?(?:%|k\b|percent))|\b(?:at|by|to|turn(?:ing)?|age|until|till)(?: age)? (\d{2})\b(?! ?(?:%|k\b|percent|a (?:month|week|year)|per|each|every|months?|years?))/g;

/** The ages that a message says: the one that somebody is, and the one at which something is asked. */
export function agesIn(typed: string): number[] {
  const { then, now } = agesSaid(typed);
  return [then, now].filter((age) => age !== null);
}

/** In how many months somebody is as old as is said, by the age that is said with it or by the birthday on record; null where no age is said. */
export function monthsToAge(
  typed: string,
  { documents, today }: Pick<PersonFacts, "documents" | "today">,
): number | null {
  const { then, now } = agesSaid(typed);
  const { birthday } = documents.profile.basicInfo;
  const onRecord = birthday ? ageOn(birthday, today) : null;
  const age = now ?? onRecord;
  if (then === null || age === null || then <= age) return null;
  return birthday && age === onRecord ? monthsToBirthday(birthday, then, today) : (then - age) * MONTHS;
}

/** Whole years from a birthday on. */
function ageOn(birthday: CalendarDate, today: CalendarDate): number {
  return Math.floor((monthsBetween(birthday, today) - partOfMonth(birthday, today)) / MONTHS);
}

/** Whole months until somebody is so many years old. */
function monthsToBirthday(birthday: CalendarDate, age: number, today: CalendarDate): number {
  return age * MONTHS - monthsBetween(birthday, today) - partOfMonth(today, birthday);
}

/** 1 where the last of the months between two days is not over. */
function partOfMonth(from: CalendarDate, to: CalendarDate): number {
  return dateParts(to).day < dateParts(from).day ? 1 : 0;
}

function agesSaid(typed: string): { then: number | null; now: number | null } {
  const thens = [...typed.matchAll(THEN)];
  const [at] = thens;
  const then = at ? Number(at[1] ?? at[2]) : null;
  const rest = thens.reduce((said, [words]) => said.replace(words, " "), typed);
  const [is] = [...rest.matchAll(IS)];
  const now = is ? Number(is[1] ?? is[2]) : null;
  return { then, now };
}
