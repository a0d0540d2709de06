import { type CalendarDate, calendarDate, daysInMonth } from "./calendar-date.ts";
import { formatDate } from "./format-date.ts";
import { MONTH_NAMES } from "./month-names.ts";

/** What a person typed as a day: the day, or what is wrong with it as the rest of a sentence ('Target date ...'). */
type DateReading = { date: CalendarDate } | { wrong: string };

/** What a month without a day stands for: its last day, as deadlines are meant, or nothing, where a day is needed. */
export type MonthMeans = "its last day" | "no day";

const MONTHS = MONTH_NAMES.map((name) => name.slice(0, 3).toLowerCase());
const LONGEST = 40;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?,?\s*/;

const NO_DATE = "must be a date, such as 2028-12-31 or Dec 31, 2028";
const NO_YEAR = "needs a year with four digits, such as Dec 31, 2028";
const NO_DAY = "needs the day too, such as Dec 31, 2028";

/**
 * Reads a day as people write one: `2028-12-31`, `12/31/2028`, `31.12.2028`, `Dec 31, 2028`, `31 December 2028`. Where
 * day and month could be swapped nothing is guessed; where a day does not exist the sentence says why.
 */
export function readDateInput(text: string, monthMeans: MonthMeans = "no day"): DateReading {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, " ");
  if (plain.length > LONGEST) return { wrong: NO_DATE };
  return readNumbers(plain, monthMeans) ?? readMonthName(plain.replace(WEEKDAY, ""), monthMeans) ?? { wrong: NO_DATE };
}

/** Three numbers, or a year and a month. */
function readNumbers(text: string, monthMeans: MonthMeans): DateReading | null {
  const parts = /^(\d{1,4})\s*[-/. ]\s*(\d{1,4})(?:\s*[-/. ]\s*(\d{1,4})\.?)?$/.exec(text);
  if (!parts) return null;
  const [first = "", second = "", third] = parts.slice(1);
  if (third === undefined) {
    if (first.length === 4) return wholeMonth(Number(first), Number(second), monthMeans);
    return second.length === 4 ? wholeMonth(Number(second), Number(first), monthMeans) : { wrong: NO_YEAR };
  }
  if (first.length === 4) return dayOf(Number(first), Number(second), Number(third));
  if (third.length !== 4) return { wrong: NO_YEAR };
  return dayOrMonthFirst(Number(third), Number(first), Number(second));
}

/** `12/31/2028` and `31.12.2028` can only be one day; `3/4/2028` is two. */
function dayOrMonthFirst(year: number, first: number, second: number): DateReading {
  if (first > 12) return dayOf(year, second, first);
  if (second > 12 || first === second) return dayOf(year, first, second);
  if (first === 0 || second === 0) return { wrong: NO_DATE };
  const [american, european] = [calendarDate(year, first, second), calendarDate(year, second, first)];
  return {
    wrong: `could be ${formatDate(american)} or ${formatDate(european)}. Write the month as a word, or ${american}`,
  };
}

/** `Dec 31, 2028`, `31st of December 2028`, `31-Dec-2028`, `2028 Dec 31`, `June 2028`. */
function readMonthName(text: string, monthMeans: MonthMeans): DateReading | null {
  const words = text.split(/[\s,./-]+(?:of )?/).filter((word) => word !== "" && word !== "the");
  const month = words.findIndex((word) => monthOf(word) > 0);
  const numbers = words.filter((_, at) => at !== month).map((word) => /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(word)?.[1]);
  if (month === -1 || numbers.length > 2 || numbers.includes(undefined)) return null;
  const place = monthOf(words[month] ?? "");
  const year = numbers.find((number) => number?.length === 4);
  const day = numbers.find((number) => number !== year);
  if (year === undefined) return { wrong: NO_YEAR };
  return day === undefined ? wholeMonth(Number(year), place, monthMeans) : dayOf(Number(year), place, Number(day));
}

function monthOf(word: string): number {
  const at = MONTHS.indexOf(word.slice(0, 3));
  const name = MONTH_NAMES[at]?.toLowerCase() ?? "";
  return word.length >= 3 && (name.startsWith(word) || word === "sept") ? at + 1 : 0;
}

function wholeMonth(year: number, month: number, monthMeans: MonthMeans): DateReading {
  if (month < 1 || month > 12) return { wrong: NO_DATE };
  return monthMeans === "no day" ? { wrong: NO_DAY } : { date: calendarDate(year, month, 31) };
}

function dayOf(year: number, month: number, day: number): DateReading {
  if (month < 1 || month > 12 || day < 1 || day > 31) return { wrong: NO_DATE };
  const last = daysInMonth(year, month);
  if (day <= last) return { date: calendarDate(year, month, day) };
  return { wrong: `does not exist: ${MONTH_NAMES[month - 1]} ${year} has ${last} days` };
}
