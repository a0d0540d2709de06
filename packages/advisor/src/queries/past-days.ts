import { addDays, addMonths, type CalendarDate, calendarDate, dateParts, daysBetween } from "@seven-figures/domain";
import { ONE_TO_TWELVE } from "../lexicon/one-to-twelve.ts";
import { type PieceOf, piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

/** Days between which something is looked back on, from the end of the one to the end of the other; null is today. */
export interface PastDays {
  from: CalendarDate;
  to: CalendarDate | null;
}

/** From before anything was told. */
export const EVER: CalendarDate = "1970-01-01";
const UNITS = "day|week|fortnight|month|quarter|year";
const NUMBERS: Record<string, number> = { a: 1, an: 1, couple: 2, few: 3, ...ONE_TO_TWELVE };
const COUNT = `(\\d{1,3}|${Object.keys(NUMBERS).join("|")})(?: of)?`;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const WEEKDAY = "(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?";

/** "Since", "than", "compared with": up to today, from that day on. */
const SINCE =
  "(?:since|from|than(?: (?:i|we|it) (?:was|were|had|did))?(?: back)?(?: in| on| at)?|versus|vs|against|compared? (?:to|with|against)|after|now and)(?: the| my| about| around)*";

type Reader = (match: RegExpExecArray, today: CalendarDate) => PastDays;

/** The first that fits decides: what is narrower comes first. */
const READERS: readonly [RegExp, Reader][] = [
  [
    new RegExp(`\\b(?:${COUNT}) (${UNITS})s? ago\\b`),
    ([, count, unit], today) => ({ from: back(today, count, unit), to: null }),
  ],
  [
    new RegExp(`\\b(?:past|last|previous) (?:${COUNT}) (${UNITS})s?\\b`),
    ([, count, unit], today) => ({ from: back(today, count, unit), to: null }),
  ],
  [/\b(?:since|from) yesterday\b/, (_, today) => ({ from: addDays(today, -1), to: null })],
  [/\byesterday\b/, (_, today) => ({ from: addDays(today, -2), to: addDays(today, -1) })],
  [/\b(?:chang\w+|new|happened|moved) (?:\S+ ){0,2}today\b/, (_, today) => ({ from: addDays(today, -1), to: null })],
  [/\bsince (?:the )?new year|\byear to date\b|\bytd\b/, (_, today) => sinceThis("year", today)],
  [/\b(?:this|the current) (week|month|quarter|year)\b/, ([, unit = ""], today) => sinceThis(unit, today)],
  [
    new RegExp(
      `\\b(?:${SINCE}) (?:this time )?last (${UNITS})\\b|\\blast (${UNITS}) (?:this time|around|round)\\b|\\bthis time last (${UNITS})\\b`,
    ),
    ([, unit, other, third], today) => ({ from: back(today, "a", unit ?? other ?? third), to: null }),
  ],
  [
    /\b(?:last|the past|past|previous) (week|fortnight)\b/,
    ([, unit], today) => ({ from: back(today, "a", unit), to: null }),
  ],
  [/\b(?:last|previous) (month|quarter|year)\b/, ([, unit = ""], today) => theWholeBefore(unit, today)],
  [/\bthe past (month|quarter|year)\b/, ([, unit], today) => ({ from: back(today, "a", unit), to: null })],
  [
    new RegExp(`\\b(?:since|from) (?:last )?${WEEKDAY}\\b`),
    ([, day = ""], today) => ({ from: lastWeekday(day, today), to: null }),
  ],
  [
    new RegExp(`\\b${MONTH} (\\d{1,2})(?!\\d)(?:st|nd|rd|th)?(?:,? (20\\d\\d))?`),
    ([, month = "", day = "", year], today) => onDay(month, day, year, today),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b(?: (20\\d\\d))?`),
    ([, day = "", month = "", year], today) => onDay(month, day, year, today),
  ],
  [/\b(?:last|since|at) (?:christmas|xmas)\b/, (_, today) => onDay("dec", "25", undefined, today)],
  [
    new RegExp(`\\b(?:${SINCE}) (?:the )?(?:start|beginning|1st|first) of ${MONTH}\\b(?: (20\\d\\d))?(?! \\d)`),
    ([, month = "", year], today) => ({ from: addDays(monthStart(month, year, today), -1), to: null }),
  ],
  [
    new RegExp(`\\b(?:${SINCE}) (?:last )?${MONTH}\\b(?: (20\\d\\d))?(?! ?\\d)`),
    ([, month = "", year], today) => ({ from: addDays(monthStart(month, year, today), -1), to: null }),
  ],
  [
    new RegExp(`\\b(?:in|during|over|for|back in|last) ${MONTH}\\b(?: (20\\d\\d))?(?! ?\\d)`),
    ([, month = "", year], today) => wholeMonth(monthStart(month, year, today), today),
  ],
  [
    new RegExp(`\\b(?:${SINCE}) (20\\d\\d)\\b`),
    ([, year = ""]) => ({ from: calendarDate(Number(year) - 1, 12, 31), to: null }),
  ],
  [
    /\b(?:in|during|for|back in) ((?:19|20)\d\d)\b/,
    ([, year = ""], today) => wholeSpan(calendarDate(Number(year), 1, 1), 12, today),
  ],
  [
    /\b(?:start|beginning) of (?:the|this) (week|month|quarter|year)\b/,
    ([, unit = ""], today) => sinceThis(unit, today),
  ],
  [/\b(?:lately|recently|these days)\b/, (_, today) => ({ from: addMonths(today, -1), to: null })],
  [
    /\bsince (?:i|we) (?:started|began|joined|signed up|first|bought|got|opened|added|took)\b|\b(?:since|from) the (?:start|beginning|outset)\b|\b(?:ever|all time|overall|in all that time)\b/,
    () => ({ from: EVER, to: null }),
  ],
];

/** The days that a text in small letters speaks of in so many words; null where it names none. */
export function daysOf(text: string, today: CalendarDate): PastDays | null {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text);
    const days = match && read(match, today);
    if (days && days.from < today) return days;
  }
  return null;
}

/** The days that a question about the past speaks of; null where it names none. */
export function daysIn(scope: Scope): PastDays | null {
  const { laid, pieces, today } = scope;
  const said = daysOf(laid.typed, today);
  if (said) return said;
  const isAhead = ({ date, from }: PieceOf<"date">) => date > today && /\b\d{4}\b/.test(laid.tokens[from]?.raw ?? "");
  const dates = piecesOf(pieces, "date").filter((each) => !isAhead(each));
  const [first, second] = dates.map(({ date }) => overAndGone(date, today));
  if (first && second) return first < second ? { from: first, to: second } : { from: second, to: first };
  return first ? { from: first, to: null } : null;
}

/** The one day that "what was it in March?" asks for: the last one of a span that is over. */
export function dayIn(scope: Scope): CalendarDate | null {
  const days = daysIn(scope);
  if (!days) return null;
  return days.to !== null && days.to < scope.today ? days.to : days.from;
}

/** A day without a year is read as one to come; in a question about the past it is the last such day. */
export function overAndGone(date: CalendarDate, today: CalendarDate): CalendarDate {
  let day = date;
  while (day > today) day = addMonths(day, -12);
  return day;
}

function back(today: CalendarDate, count = "a", unit = "month"): CalendarDate {
  const many = NUMBERS[count] ?? Number(count);
  if (unit === "day") return addDays(today, -many);
  if (unit === "week" || unit === "fortnight") return addDays(today, -many * (unit === "week" ? 7 : 14));
  return addMonths(today, -many * (unit === "year" ? 12 : unit === "quarter" ? 3 : 1));
}

/** The first day of the week (a Monday), month, quarter or year that a day is in. */
function firstOf(unit: string, day: CalendarDate): CalendarDate {
  const { year, month } = dateParts(day);
  if (unit === "week") return addDays(day, -((weekdayOf(day) + 6) % 7));
  if (unit === "quarter") return calendarDate(year, month - ((month - 1) % 3), 1);
  return unit === "year" ? calendarDate(year, 1, 1) : calendarDate(year, month, 1);
}

function beforeThis(unit: string, today: CalendarDate): CalendarDate {
  return addDays(firstOf(unit, today), -1);
}

function sinceThis(unit: string, today: CalendarDate): PastDays {
  return { from: beforeThis(unit, today), to: null };
}

function theWholeBefore(unit: string, today: CalendarDate): PastDays {
  const to = beforeThis(unit, today);
  return { from: beforeThis(unit, to), to };
}

function monthStart(name: string, year: string | undefined, today: CalendarDate): CalendarDate {
  const month = MONTHS.indexOf(name.slice(0, 3)) + 1;
  const said = calendarDate(year === undefined ? dateParts(today).year : Number(year), month, 1);
  return year === undefined ? overAndGone(said, today) : said;
}

function onDay(month: string, day: string, year: string | undefined, today: CalendarDate): PastDays {
  const first = monthStart(month, year, today);
  const { year: then, month: number } = dateParts(first);
  const said = calendarDate(then, number, Math.max(Number(day), 1));
  return { from: year === undefined ? overAndGone(said, today) : said, to: null };
}

function wholeMonth(start: CalendarDate, today: CalendarDate): PastDays {
  return wholeSpan(start, 1, today);
}

function wholeSpan(start: CalendarDate, months: number, today: CalendarDate): PastDays {
  const end = addDays(addMonths(start, months), -1);
  return { from: addDays(start, -1), to: end < today ? end : null };
}

const A_SUNDAY: CalendarDate = "1970-01-04";

/** 0 is a Sunday. */
function weekdayOf(day: CalendarDate): number {
  return daysBetween(A_SUNDAY, day) % 7;
}

function lastWeekday(name: string, today: CalendarDate): CalendarDate {
  const wanted = WEEKDAYS.indexOf(name.slice(0, 3));
  return addDays(today, -(((weekdayOf(today) - wanted + 6) % 7) + 1));
}
