import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documents as anyDocuments, day } from "../testing/arbitraries.ts";
import { skillGoal } from "../testing/examples.ts";
import type { CalendarDate } from "./calendar-date.ts";
import { calendarFeed } from "./calendar-feed.ts";
import type { Goal, PercentGoal } from "./goals.ts";
import { emptyPast } from "./past.ts";

const NOW = "2026-11-20T09:02:03.456Z";
const options = { today: "2026-11-20", now: NOW, origin: "https://money.example" } as const;

function goalWith(fields: Partial<PercentGoal>, steps: [string, CalendarDate | null, boolean?][] = []): Goal {
  return skillGoal({
    title: "House",
    status: "In Progress",
    ...fields,
    submilestones: steps.map(([title, targetDate, completed = false], order) => ({
      id: `s${order}`,
      title,
      description: "",
      targetAmount: null,
      targetDate,
      completed,
      order,
    })),
  });
}

const feedOf = (goals: Goal[], past = emptyPast(NOW)) =>
  calendarFeed({ goals: { intermediateGoals: goals, createdAt: NOW, updatedAt: NOW }, past }, options);
/** The properties of each event, lines unfolded. */
const events = (feed: string) =>
  feed
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) => event.split("\r\n").slice(0, event.split("\r\n").indexOf("END:VEVENT")));

describe("the calendar feed", () => {
  test("holds open steps and goals with a date, and the next check-in", () => {
    const feed = feedOf([
      goalWith({ targetDate: "2027-01-31", description: "For us" }, [
        ["Call the bank", "2026-11-25"],
        ["Done", "2026-11-26", true],
        ["Some day", null],
        ["Long ago", "2020-01-01"],
      ]),
      goalWith({ id: "g2", status: "Completed", targetDate: "2026-12-01" }),
    ]);
    expect(events(feed)).toEqual([
      [
        "UID:step-g1-s0@money.example",
        "DTSTAMP:20261120T090203Z",
        "DTSTART;VALUE=DATE:20261125",
        "DTEND;VALUE=DATE:20261126",
        "SUMMARY:Call the bank",
        "DESCRIPTION:House",
        "URL:https://money.example/goals",
        "TRANSP:TRANSPARENT",
      ],
      expect.arrayContaining(["UID:goal-g1@money.example", "SUMMARY:Goal: House", "DESCRIPTION:For us"]),
      expect.arrayContaining(["DTSTART;VALUE=DATE:20261120", "RRULE:FREQ=DAILY;INTERVAL=30;COUNT=12"]),
    ]);
    expect(feed.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:")).toBe(true);
    expect(feed.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
  });

  test("has the check-in thirty days after the last one", () => {
    const past = { ...emptyPast(NOW), checkIns: [{ date: "2026-11-10" } as never] };
    expect(events(feedOf([], past))[0]).toContain("DTSTART;VALUE=DATE:20261210");
  });

  test("lets nobody begin another line or value with a title", () => {
    const title = "Pay; now, C:\\x\nEND:VEVENT\r\nATTENDEE:mailto:eve@evil.example\u0000\u2028";
    const [event] = events(feedOf([goalWith({}, [[title, "2026-11-25"]])]));
    expect(event).toContain("SUMMARY:Pay\\; now\\, C:\\\\x\\nEND:VEVENT\\nATTENDEE:mailto:eve@evil.example\u2028");
    expect(event?.filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
  });

  test("has lines of 75 octets at most that unfold to what they were, whatever people write", () => {
    fc.assert(
      fc.property(anyDocuments, day, fc.string({ unit: "grapheme", maxLength: 200 }), (documents, date, title) => {
        const goals = { ...documents.goals, intermediateGoals: [goalWith({}, [[title, "2026-11-25"]])] };
        const feed = calendarFeed({ goals, past: documents.past }, options);
        expect(calendarFeed(documents, { ...options, today: date })).toMatch(/\r\n$/);
        const lines = feed.split("\r\n");
        expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
        const summary = events(feed)[0]?.find((line) => line.startsWith("SUMMARY:"));
        const text = summary?.slice(8).replace(/\\(.)/g, (_all, next: string) => (next === "n" ? "\n" : next));
        expect(text).toBe(title.replace(/\r\n?/g, "\n").replace(/(?!\n)\p{Cc}/gu, ""));
      }),
    );
  });

  test("holds 500 entries at most beside the check-in", () => {
    const many = Array.from({ length: 150 }, (_, at) =>
      goalWith(
        { id: `g${at}` },
        Array.from({ length: 5 }, (_each, step) => [`Step ${step}`, "2026-12-01"]),
      ),
    );
    expect(events(feedOf(many))).toHaveLength(501);
  });
});
