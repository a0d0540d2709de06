import { addDays, type CalendarDate, type Instant } from "./calendar-date.ts";
import { CHECK_IN_DAYS } from "./check-in.ts";
import type { Documents } from "./documents.ts";
import { PRODUCT_NAME } from "./limits.ts";

/** What a calendar program shows on one day. */
interface CalendarEntry {
  /** The same for the same thing, whenever the feed is read. */
  uid: string;
  date: CalendarDate;
  title: string;
  about: string;
  url: string;
  /** How it comes again, as RFC 5545 writes it. */
  again?: string;
}

interface FeedOptions {
  today: CalendarDate;
  now: Instant;
  /** Where the app is, without a slash at its end. */
  origin: string;
}

/** Steps that are overdue for longer are left out, and of all that is due only so much is kept, the earliest first. */
const OVERDUE_DAYS = 90;
const MOST_ENTRIES = 500;
const CHECK_INS_AHEAD = 12;

/**
 * The open steps and goals that are due, and the check-ins, as an iCalendar of all-day events (RFC 5545): lines end with
 * CRLF and are folded at 75 octets.
 */
export function calendarFeed(documents: Pick<Documents, "goals" | "past">, options: FeedOptions): string {
  const entries = [...dueEntries(documents, options), checkInEntry(documents, options)];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${PRODUCT_NAME}//Calendar//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${PRODUCT_NAME}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...entries.flatMap((entry) => eventLines(entry, options.now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function dueEntries({ goals }: Pick<Documents, "goals">, { today, origin }: FeedOptions): CalendarEntry[] {
  const url = `${origin}/goals`;
  const entries = goals.intermediateGoals.flatMap((goal): CalendarEntry[] => {
    const steps = goal.submilestones.flatMap(({ id, title, targetDate, completed }) =>
      targetDate && !completed
        ? [{ uid: `step-${goal.id}-${id}`, date: targetDate, title, about: goal.title, url }]
        : [],
    );
    const { id, title, targetDate: date } = goal;
    if (!date || goal.status === "Completed") return steps;
    return [...steps, { uid: `goal-${id}`, date, title: `Goal: ${title}`, about: goal.description, url }];
  });
  const oldest = addDays(today, -OVERDUE_DAYS);
  return entries
    .filter(({ date }) => date >= oldest)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .slice(0, MOST_ENTRIES);
}

/** The next check-in, and those after it as long as nobody makes one: the first is never in the past. */
function checkInEntry({ past }: Pick<Documents, "past">, { today, origin }: FeedOptions): CalendarEntry {
  const last = past.checkIns.at(-1)?.date;
  const due = last ? addDays(last, CHECK_IN_DAYS) : today;
  return {
    uid: "check-in",
    date: due < today ? today : due,
    title: `${PRODUCT_NAME} check-in`,
    about: "All your balances in one go.",
    url: `${origin}/check-in`,
    again: `FREQ=DAILY;INTERVAL=${CHECK_IN_DAYS};COUNT=${CHECK_INS_AHEAD}`,
  };
}

function eventLines({ uid, date, title, about, url, again }: CalendarEntry, now: Instant): string[] {
  const basic = (day: CalendarDate) => day.replaceAll("-", "");
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}@${new URL(url).hostname}`,
    `DTSTAMP:${now.replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `DTEND;VALUE=DATE:${basic(addDays(date, 1))}`,
    ...(again ? [`RRULE:${again}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(about === "" ? [] : [`DESCRIPTION:${escaped(about)}`]),
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** TEXT as RFC 5545 (3.3.11) has it: no control characters, and nothing that would begin another value or line. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll("\n", "\\n")
    .replace(/\p{Cc}/gu, "");
}

const LONGEST_LINE = 75;

/** Folded after at most 75 octets of UTF-8, never within a character (3.1). */
function folded(line: string): string {
  let result = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
