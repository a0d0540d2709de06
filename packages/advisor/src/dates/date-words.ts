import { ONE_TO_TWELVE } from "../lexicon/one-to-twelve.ts";

export const MONTH_NAMES = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

const MONTHS: readonly string[] = MONTH_NAMES;
const SHORT = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** 1 to 12 for a month's name or its short form; 0 for any other word. */
export function monthNumber(word: string): number {
  const name = word.replace(".", "");
  if (name === "sept") return 9;
  const long = MONTHS.indexOf(name);
  return (long >= 0 ? long : SHORT.indexOf(name)) + 1;
}

export const MONTH_PATTERN = `(?:${MONTH_NAMES.join("|")}|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)`;

/** The last month of each season, 1 to 12. */
export const SEASON_END: Record<string, number> = { spring: 5, summer: 8, autumn: 11, fall: 11, winter: 12 };

/** Feasts with the month and day on which they fall. */
export const FEASTS: Record<string, [month: number, day: number]> = {
  christmas: [12, 25],
  xmas: [12, 25],
  "new year": [12, 31],
  "new year 's": [12, 31],
  "new years": [12, 31],
  "valentine 's day": [2, 14],
  valentines: [2, 14],
  halloween: [10, 31],
  "independence day": [7, 4],
  thanksgiving: [11, 26],
  easter: [4, 16],
  "labor day": [9, 7],
  "memorial day": [5, 31],
};

/** Small numbers in words, as used in "in two years". */
export const SMALL_NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  ...ONE_TO_TWELVE,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  "twenty-four": 24,
  thirty: 30,
  "thirty-six": 36,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
  "a couple of": 2,
  "a couple": 2,
  "couple of": 2,
  "half a": 0.5,
};

/** By how many months or years something is moved: "another year", "a couple of months". */
export const MOVED_BY: Record<string, number> = { ...SMALL_NUMBERS, another: 1 };
