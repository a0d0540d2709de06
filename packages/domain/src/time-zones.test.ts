import { describe, expect, test } from "vitest";
import { addDays, type CalendarDate, dayInTimeZone } from "./calendar-date.ts";
import { dueLabel } from "./due-label.ts";

/** From the first to the last to see a day, with halves and quarters of hours, and those that change clocks at midnight. */
const ZONES = [
  "Pacific/Kiritimati",
  "Pacific/Apia",
  "Pacific/Tongatapu",
  "Pacific/Chatham",
  "Pacific/Auckland",
  "Pacific/Norfolk",
  "Australia/Lord_Howe",
  "Australia/Sydney",
  "Australia/Adelaide",
  "Australia/Darwin",
  "Australia/Eucla",
  "Asia/Tokyo",
  "Asia/Singapore",
  "Asia/Yangon",
  "Asia/Dhaka",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Karachi",
  "Asia/Kabul",
  "Asia/Tehran",
  "Asia/Dubai",
  "Asia/Beirut",
  "Europe/Istanbul",
  "Africa/Cairo",
  "Europe/Helsinki",
  "Europe/Zurich",
  "Africa/Casablanca",
  "Europe/London",
  "Europe/Lisbon",
  "Atlantic/Azores",
  "America/Nuuk",
  "America/St_Johns",
  "America/Sao_Paulo",
  "America/Santiago",
  "America/Havana",
  "America/New_York",
  "America/Chicago",
  "America/Phoenix",
  "America/Los_Angeles",
  "Pacific/Marquesas",
  "Pacific/Pago_Pago",
];

/** Days on which clocks change somewhere and the days around them, leap days, and ends of months and years. */
const DAYS: CalendarDate[] = [
  "2026-03-07",
  "2026-03-08",
  "2026-03-28",
  "2026-03-29",
  "2026-04-04",
  "2026-04-05",
  "2026-09-05",
  "2026-09-06",
  "2026-10-24",
  "2026-10-25",
  "2026-10-31",
  "2026-11-01",
  "2026-12-31",
  "2027-02-28",
  "2028-02-28",
  "2028-02-29",
];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What clocks on the wall show, read in another way than `dayInTimeZone` does. */
function wallClock(zone: string) {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return (epochMs: number) => {
    const part = new Map(format.formatToParts(epochMs).map(({ type, value }) => [type, value.padStart(2, "0")]));
    return {
      day: `${part.get("year")}-${part.get("month")}-${part.get("day")}`,
      time: `${part.get("hour")}:${part.get("minute")}`,
    };
  };
}

/** The moment at which a day is over on the walls of a zone. */
function endOf(day: CalendarDate, clock: ReturnType<typeof wallClock>): number {
  const midnight = Date.parse(`${addDays(day, 1)}T00:00:00Z`);
  let [before, after] = [midnight - 15 * HOUR, midnight + 13 * HOUR];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (clock(middle).day > day) after = middle;
    else before = middle;
  }
  return after;
}

describe.each(ZONES)("in %s", (zone) => {
  const clock = wallClock(zone);

  test.each(DAYS)("what is due on %s is due until 23:59, and overdue at 00:01", (day) => {
    const end = endOf(day, clock);
    const [late, early] = [end - MINUTE, end + MINUTE];
    // In Greenland the last hour of a day in March is skipped.
    expect(clock(late)).toEqual({ day, time: expect.stringMatching(/^2[23]:59$/) });
    expect(dueLabel(day, dayInTimeZone(late, zone))).toMatchObject({ state: "today", text: "Due today" });
    expect(dueLabel(addDays(day, 1), dayInTimeZone(late, zone))).toMatchObject({ state: "soon", text: "Due in 1 day" });
    expect(clock(early).time).toMatch(/^0[01]:01$/);
    expect(dueLabel(day, dayInTimeZone(early, zone))).toMatchObject({ state: "overdue", text: "1 day overdue" });
    expect(dueLabel(addDays(day, 8), dayInTimeZone(early, zone))).toMatchObject({
      state: "soon",
      text: "Due in 7 days",
    });
    expect(dueLabel(addDays(day, 9), dayInTimeZone(early, zone))).toMatchObject({ state: "upcoming", text: null });
  });
});

test("by the days of Greenwich some of them would be wrong: the tests above can fail", () => {
  const wrong = ZONES.filter((zone) => {
    const late = endOf("2026-11-01", wallClock(zone)) - MINUTE;
    return dueLabel("2026-11-01", dayInTimeZone(late, "UTC")).state !== "today";
  });
  expect(wrong.length).toBeGreaterThan(10);
});
