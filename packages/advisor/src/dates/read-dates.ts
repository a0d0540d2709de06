import { addDays, addMonths, type CalendarDate, calendarDate, dateParts, daysInMonth } from "@seven-figures/domain";
import { setSlots, setSlotsBy, slotRules } from "../language/set-slots.ts";
import type { Slot, Token } from "../language/token.ts";
import { FEASTS, MONTH_PATTERN, monthNumber, SEASON_END, SMALL_NUMBERS } from "./date-words.ts";

const YEAR = "(20\\d\\d|21\\d\\d)";
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const LEAD = "(?:(?:by|in|before|until|till|til|for|on|at|due|around|within|during|come|from) )?(?:the )?";
const COUNT = `(\\d+(?:\\.\\d+)?|${Object.keys(SMALL_NUMBERS)
  .sort((a, b) => b.length - a.length)
  .join("|")})`;
const UNIT = "(days?|weeks?|wks?|months?|mos?|years?|yrs?)";
const BEFORE = /\bbefore\b/;
/** "To 2000 a month" names no year. */
const NO_RATE =
  "(?! (?:(?:an?|per|each|every|/) (?:day|week|wk|fortnight|month|mo|mth|quarter|year|yr)|daily|weekly|biweekly|fortnightly|monthly|quarterly|yearly)(?: |$))";

interface DateRule {
  pattern: RegExp;
  read: (match: RegExpExecArray, today: CalendarDate) => CalendarDate | null;
  yearOnly?: boolean;
}

function rule(pattern: string, read: DateRule["read"], yearOnly = false): DateRule {
  return { pattern: new RegExp(`(?<=^| )${pattern}(?=$| )`, "g"), read, yearOnly };
}

function dayOrNull(year: number, month: number, day: number): CalendarDate | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? calendarDate(year, month, day)
    : null;
}

/** A day of a month without a year: the next time it comes. */
function nextTime(today: CalendarDate, month: number, day: number): CalendarDate {
  const { year } = dateParts(today);
  const thisYear = calendarDate(year, month, day);
  return thisYear >= today ? thisYear : calendarDate(year + 1, month, day);
}

/** "Next November", said in November, is that of the year after. */
function nextMonthNamed(today: CalendarDate, month: number, words: string): CalendarDate {
  const { year, month: current } = dateParts(today);
  return /\bnext\b/.test(words) && month === current ? calendarDate(year + 1, month, 31) : nextTime(today, month, 31);
}

/** By or in a month means its last day; before it, the last day of the month that precedes it. */
function monthEnd(year: number, month: number, words: string): CalendarDate {
  return BEFORE.test(words) ? addDays(calendarDate(year, month, 1), -1) : calendarDate(year, month, 31);
}

function yearEnd(year: number, words: string): CalendarDate {
  return calendarDate(BEFORE.test(words) && !/\bend\b/.test(words) ? year - 1 : year, 12, 31);
}

/** A day some days, weeks, months or years after another. */
export function later(today: CalendarDate, count: number, unit: string): CalendarDate {
  if (unit.startsWith("d")) return addDays(today, Math.round(count));
  if (unit.startsWith("w")) return addDays(today, Math.round(count * 7));
  return addMonths(today, Math.round(unit.startsWith("m") ? count : count * 12));
}

function countOf(word: string): number {
  return SMALL_NUMBERS[word] ?? Number(word);
}

const PART_DAY: Record<string, number> = { start: 1, beginning: 1, early: 10, mid: 15, middle: 15, late: 25, end: 31 };

/** How people name days to come. Longer ways come first. To add a way of saying it, add a line. */
const RULES = slotRules<DateRule>([
  rule(`${LEAD}${YEAR} - (\\d{1,2}) - (\\d{1,2})`, ([, y, m, d]) => dayOrNull(Number(y), Number(m), Number(d))),
  rule(`${LEAD}(\\d{1,2}) [/.-] (\\d{1,2}) [/.-] ${YEAR}`, ([, a, b, y]) =>
    Number(a) > 12 ? dayOrNull(Number(y), Number(b), Number(a)) : dayOrNull(Number(y), Number(a), Number(b)),
  ),
  rule(`${LEAD}(\\d{1,2}) / ${YEAR}`, ([words, m, y]) =>
    Number(m) <= 12 ? monthEnd(Number(y), Number(m), words) : null,
  ),
  rule(`${LEAD}${DAY} (?:of )?(${MONTH_PATTERN})(?: \\.)?(?: ,)? ${YEAR}`, ([, d, m = "", y]) =>
    dayOrNull(Number(y), monthNumber(m), Number(d)),
  ),
  rule(`${LEAD}(${MONTH_PATTERN})(?: \\.)? ${DAY}(?: ,)? ${YEAR}`, ([, m = "", d, y]) =>
    dayOrNull(Number(y), monthNumber(m), Number(d)),
  ),
  rule(`${LEAD}first(?: day)? of (${MONTH_PATTERN})(?: ,)? ${YEAR}`, ([, m = "", y]) =>
    calendarDate(Number(y), monthNumber(m), 1),
  ),
  rule(
    `${LEAD}(start|beginning|middle|mid|end|early|late)(?: -)?(?: of)?(?: in)? (${MONTH_PATTERN})(?: of)?(?: ,)? ${YEAR}`,
    ([, part = "", m = "", y]) => calendarDate(Number(y), monthNumber(m), PART_DAY[part] ?? 31),
  ),
  rule(`${LEAD}mid-(${MONTH_PATTERN})(?: of)?(?: ,)? ${YEAR}`, ([, m = "", y]) =>
    calendarDate(Number(y), monthNumber(m), 15),
  ),
  rule(`${LEAD}(${MONTH_PATTERN})(?: \\.)?(?: of)?(?: ,)? ${YEAR}`, ([words, m = "", y]) =>
    monthEnd(Number(y), monthNumber(m), words),
  ),
  rule(`${LEAD}(${MONTH_PATTERN})(?: of)? next year`, ([words, m = ""], today) =>
    monthEnd(dateParts(today).year + 1, monthNumber(m), words),
  ),
  rule(`${LEAD}(${MONTH_PATTERN})(?: of)? this year`, ([words, m = ""], today) =>
    monthEnd(dateParts(today).year, monthNumber(m), words),
  ),
  rule(
    `${LEAD}(?:(\\d)(?:st|nd|rd|th)|(first|second|third|fourth|last)) quarter(?: of)? ${YEAR}`,
    ([, digit, word = "", y]) =>
      quarterEnd(Number(y), Number(digit) || ["first", "second", "third", "fourth"].indexOf(word) + 1 || 4),
  ),
  rule(`${LEAD}(?:end of )?q([1-4])(?: of)?(?: ,)? ${YEAR}`, ([, q, y]) => quarterEnd(Number(y), Number(q))),
  rule(`${LEAD}${YEAR} q([1-4])`, ([, y, q]) => quarterEnd(Number(y), Number(q))),
  rule(`${LEAD}(?:end of )?(spring|summer|autumn|fall|winter)(?: of)?(?: ,)? ${YEAR}`, ([, season = "", y]) =>
    seasonEnd(Number(y), season),
  ),
  rule(`${LEAD}(?:end of )?(spring|summer|autumn|fall|winter) next year`, ([, season = ""], today) =>
    seasonEnd(dateParts(today).year + 1, season),
  ),
  rule(
    `(?:by|in|before|until|for) (?:the )?(?:end of )?(?:(next)|this)? ?(spring|summer|autumn|fall|winter)`,
    ([, next, season = ""], today) =>
      next ? nextSeason(today, season) : nextTime(today, SEASON_END[season] ?? 12, 31),
  ),
  rule(`(?:${LEAD}end of )?this (spring|summer|autumn|fall|winter)`, ([, season = ""], today) =>
    nextTime(today, SEASON_END[season] ?? 12, 31),
  ),
  rule(`${LEAD}(?:end of )?next (spring|summer|autumn|fall|winter)`, ([, season = ""], today) =>
    nextSeason(today, season),
  ),
  rule(`${LEAD}(${Object.keys(FEASTS).join("|")})(?: day)?(?: of)?(?: ,)? ${YEAR}`, ([, feast = "", y]) =>
    feastDay(feast, Number(y)),
  ),
  rule(
    `(?:by|before|until|for|at|around) (?:the )?(?:this |next )?(${Object.keys(FEASTS).join("|")})(?: day| eve)?( next year)?(?! (?:gifts?|presents?|shopping|dinner|party|trip|money|fund))`,
    ([, feast = "", nextYear], today) =>
      nextYear ? feastDay(feast, dateParts(today).year + 1) : nextFeast(feast, today),
  ),
  rule(`${LEAD}(?:middle of|mid) ${YEAR}|${LEAD}mid-${YEAR}`, ([, a, b]) => calendarDate(Number(a ?? b), 6, 30)),
  rule(`${LEAD}(?:beginning|start|early)(?: of| in)? ${YEAR}`, ([, y]) => calendarDate(Number(y), 1, 31)),
  rule(`${LEAD}(?:very )?(?:end|close|late)(?: of| in)? ${YEAR}`, ([, y]) => calendarDate(Number(y), 12, 31), true),
  rule(`${LEAD}(?:end of (?:the|this) year|year end|year-end|eoy|this year)`, (_, today) =>
    calendarDate(dateParts(today).year, 12, 31),
  ),
  rule(`(?:by )?(?:this time next year|a year from (?:now|today))`, (_, today) => addMonths(today, 12)),
  rule(`${LEAD}(?:end of )?(?:the )?next year`, ([words], today) =>
    /\bbefore\b/.test(words) && !/end/.test(words)
      ? calendarDate(dateParts(today).year, 12, 31)
      : calendarDate(dateParts(today).year + 1, 12, 31),
  ),
  rule(`${LEAD}(?:end of (?:the|this) month|this month)`, (_, today) =>
    calendarDate(dateParts(today).year, dateParts(today).month, 31),
  ),
  rule(`(?:by|before|until) (?:the )?(?:end of )?next month`, (_, today) => endOfMonth(addMonths(today, 1))),
  rule(`(?:by|before|until) (?:the )?(?:end of )?next week`, (_, today) => addDays(today, 7)),
  rule(`(?:a )?year and a half(?: from now| from today)?`, (_, today) => addMonths(today, 18)),
  rule(
    `(?:in|within|over|inside|after)(?: the)?(?: next| coming| following)? ${COUNT} and a half years?`,
    ([, n = ""], today) => addMonths(today, Math.round((countOf(n) + 0.5) * 12)),
  ),
  rule(
    `(?<!\\b(?:spend|make|earn|get|clear|bring in|go through|pay) )(?:in|within|over|inside|less than|under)(?: the)?(?: next| coming| following)?(?: about)? ${COUNT}(?: -)? ${UNIT}(?: or less| or so| time|'s time| 's time| from now| max| at most| tops)?`,
    ([, n = "", unit = ""], today) => later(today, countOf(n), unit),
  ),
  rule(`(?:in|within|over) (?:a|one) (?:year|twelvemonth)(?:'s time)?`, (_, today) => addMonths(today, 12)),
  rule(`(?:over |within |in )?(?:the )?next ${COUNT} ${UNIT}`, ([, n = "", unit = ""], today) =>
    later(today, countOf(n), unit),
  ),
  rule(`(?:to |for |by )?${COUNT} ${UNIT} (?:from (?:now|today)|out|ahead|hence)`, ([, n = "", unit = ""], today) =>
    later(today, countOf(n), unit),
  ),
  rule(
    `(?:by|before|until|till|on|in|come|next|due|this|to) (?:the )?(?:end of )?(?:next |this )?(${MONTH_PATTERN}) ${DAY}(?! ,? ?\\d)`,
    ([, m = "", d], today) => nextTime(today, monthNumber(m), Number(d)),
  ),
  rule(`(?:by|before|until|till|on|due|to|for) (?:the )?${DAY} (?:of )?(${MONTH_PATTERN})`, ([, d, m = ""], today) =>
    nextTime(today, monthNumber(m), Number(d)),
  ),
  rule(
    `(?:by|before|until|till|in|come|due|to) (?:the )?(?:end of )?(?:next |this )?(${MONTH_PATTERN})`,
    ([words, m = ""], today) => monthBefore(nextMonthNamed(today, monthNumber(m), words), words),
  ),
  rule(`next (${MONTH_PATTERN})`, ([words, m = ""], today) => nextMonthNamed(today, monthNumber(m), words)),
  rule(
    `(?:by|in|before|until|till|for|during|come|due|to) (?:the )?(?:year )?${YEAR}${NO_RATE}`,
    ([words, y]) => yearEnd(Number(y), words),
    true,
  ),
  rule(`tomorrow`, (_, today) => addDays(today, 1)),
]);

function quarterEnd(year: number, quarter: number): CalendarDate {
  return calendarDate(year, quarter * 3, 31);
}

function seasonEnd(year: number, season: string): CalendarDate {
  return calendarDate(year, SEASON_END[season] ?? 12, 31);
}

/** "Next fall", said in fall, is that of the year after. */
function nextSeason(today: CalendarDate, season: string): CalendarDate {
  const end = SEASON_END[season] ?? 12;
  return nextTime(dateParts(today).month > end - 3 ? endOfMonth(addMonths(today, 3)) : today, end, 31);
}

function endOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = dateParts(date);
  return calendarDate(year, month, 31);
}

function monthBefore(end: CalendarDate, words: string): CalendarDate {
  const { year, month } = dateParts(end);
  return BEFORE.test(words) ? addDays(calendarDate(year, month, 1), -1) : end;
}

function feastDay(feast: string, year: number): CalendarDate {
  const [month, day] = FEASTS[feast] ?? [12, 25];
  return calendarDate(year, month, day);
}

function nextFeast(feast: string, today: CalendarDate): CalendarDate {
  const [month, day] = FEASTS[feast] ?? [12, 25];
  return nextTime(today, month, day);
}

/** Days that are over: they say when something happened and change nothing of it. */
const RECENT =
  /(?<=^| )(?:yesterday|today|tonight|this (?:morning|afternoon|evening|week)|last (?:night|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|the other day|a (?:few|couple of) (?:days|weeks) ago|(?:a|one|two|three|\d) (?:days?|weeks?) ago|earlier (?:today|this week)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|recently|as of (?:today|now|yesterday)|right now|at the moment|these days|(?<!\bbuy )now)(?=$| )/g;
const LONG_AGO =
  /(?<=^| )(?:(?:back )?in (?:19\d\d|20[01]\d|202[0-5])|last (?:year|month|summer|winter|spring|fall|autumn)|(?:a|one|two|three|four|five|ten|\d+|many|some|several) (?:years?|months?) ago|years ago|ages ago)(?=$| )/g;

/** Marks the dates that people name. Dates over and gone are marked as past, mentions of the present are dropped. */
export function readDates(tokens: Token[], today: CalendarDate): Token[] {
  const gone = setSlots(tokens, LONG_AGO, () => ({ kind: "past" }));
  const dated = setSlotsBy(gone, RULES, (match, { read, yearOnly = false }): Slot | null => {
    const date = read(match, today);
    return date === null ? null : { kind: "date", date, yearOnly };
  });
  return setSlots(dated, RECENT, () => "drop");
}
