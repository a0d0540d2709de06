import { addDays, NO_LEVERS, roadLine } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { arrivalWords, spanWords } from "#explained/road-date-words.ts";
import { ROAD_DOCUMENTS } from "#test/road-documents.ts";
import { ignoredWords, noteWords } from "./note-words.ts";
import { roadReadings, tableReadings } from "./road-readings.ts";
import { roadScale, roadSpan, yearTicks } from "./road-scale.ts";
import { differenceWords, likelihoodWords, roadInWords } from "./road-words.ts";
import { showMoney } from "./shown-money.ts";

const TODAY = "2026-11-20";
const past = [
  { date: "2025-11-20", netWorth: 120_000 },
  { date: "2026-05-20", netWorth: 135_000 },
] as const;
const line = roadLine(ROAD_DOCUMENTS, past, NO_LEVERS, TODAY);
const reached = { kind: "reached" } as const;
const never = { kind: "never" } as const;
const after = (months: number) => ({ kind: "in", months }) as const;

test("a span is told in days, then months, then years", () => {
  expect(spanWords(1)).toBe("1 day");
  expect(spanWords(9)).toBe("9 days");
  expect(spanWords(62)).toBe("2 months");
  expect(spanWords(365 * 3)).toBe("3 years");
  expect(spanWords(365 * 3 + 40)).toBe("3 years and 1 month");
});

test("the difference to today's pace is told where there is one", () => {
  // Told by their months, the one falls in the 101st month and the other in the 94th.
  expect(differenceWords(after(100.2), after(93.9))).toBe("7 months sooner than at today's pace");
  expect(differenceWords(after(100), after(88))).toBe("12 months sooner than at today's pace");
  expect(differenceWords(after(100), after(100.3))).toBe("9 days later than at today's pace");
  expect(differenceWords(after(100), after(100))).toBeNull();
  expect(differenceWords(never, after(10))).toBe("instead of never at today's pace");
  expect(differenceWords(after(10), never)).toBe("never, instead of at today's pace");
  expect(differenceWords(reached, after(3))).toBeNull();
  expect(differenceWords(null, after(3))).toBeNull();
  expect(differenceWords(never, never)).toBeNull();
});

test("the date and its likelihood have words in every state", () => {
  expect(arrivalWords({ arrival: null, date: null })).toBe("Not known yet");
  expect(arrivalWords({ arrival: reached, date: null })).toBe("Reached");
  expect(arrivalWords({ arrival: never, date: null })).toBe("Out of reach");
  expect(arrivalWords(line)).toBe("December 2039");
  expect(likelihoodWords(line, 0.634)).toBe("63% likely by 2041");
  expect(likelihoodWords(line, undefined).trim()).toBe("");
  expect(likelihoodWords({ ...line, targetYear: 2026 }, null)).toBe("not by 2026");
});

test("the past runs into the future without a gap, and the picture spans both", () => {
  const readings = roadReadings(line, null, line.horizon, showMoney("future", 3));
  expect(readings.slice(0, 4).map(({ label }) => label)).toEqual([
    "Nov 20, 2025",
    "May 20, 2026",
    "Today",
    "February 2027",
  ]);
  expect(readings.at(-1)?.month).toBe(line.horizon);
  const span = roadSpan(readings, TODAY, line.horizon);
  expect(span).toEqual({ first: "2025-11-20", last: "2046-11-20" });
  const { shareOf, yOf, ticks } = roadScale(line, readings, span.last);
  expect(shareOf(readings[0]?.time ?? 0)).toBe(0);
  expect(shareOf(readings.at(-1)?.time ?? 0)).toBe(1);
  expect(yOf(1_000_000)).toBeGreaterThan(0);
  expect(ticks[0]).toBe(0);
  expect(yearTicks(span.first, span.last).map(({ year }) => year)).toEqual([2030, 2035, 2040, 2045]);
});

test("the table has each year ahead, and of a long past no more than a dozen rows", () => {
  const long = Array.from({ length: 100 }, (_, at) => ({ date: addDays("2025-03-10", at * 3), netWorth: at }));
  const rows = tableReadings(
    roadReadings(roadLine(ROAD_DOCUMENTS, long, NO_LEVERS, TODAY), null, 240, showMoney("future", 3)),
  );
  expect(rows.filter(({ month }) => month < 0).length).toBeLessThanOrEqual(12);
  expect(rows.filter(({ month }) => month > 0)).toHaveLength(20);
});

test("today's money shrinks what lies ahead, target included, and swells what was", () => {
  const show = showMoney("today", 3);
  expect(Math.round(show(1_000_000, 120))).toBe(744_094);
  expect(show(100, 0)).toBe(100);
  expect(show(100, -12)).toBeCloseTo(103, 6);
  const last = roadReadings(line, null, 240, show).at(-1);
  expect(last?.target).toBeCloseTo(show(1_000_000, 240), 6);
});

test("the picture is told in words, with and without a future", () => {
  const end = { label: "November 2046", netWorth: 1_700_000, low: 900_000, high: 3_000_000 };
  expect(roadInWords({ line, likelihood: 0.63, end })).toBe(
    "Net worth went from $120,000, 12 months ago, to $150,000 today. The middle line reaches $1,000,000 in December 2039. It stands there by 2041 in 63% of possible futures. In November 2046 the middle is $1,700,000; one future in ten stands below $900,000, one in ten above $3,000,000.",
  );
  const unknown = {
    ...ROAD_DOCUMENTS.financials,
    financialInfo: { ...ROAD_DOCUMENTS.financials.financialInfo, annualIncome: null },
  };
  const blank = roadLine({ ...ROAD_DOCUMENTS, financials: unknown }, [], NO_LEVERS, TODAY);
  expect(roadInWords({ line: blank, likelihood: null, end: undefined })).toBe(
    "Net worth is $150,000 today. The road ahead needs your income and expenses.",
  );
  expect(blank.notes.map(noteWords)).toEqual(["Add your income to see the road ahead."]);
});

test("what a link had wrong is named, the first four of it", () => {
  expect(ignoredWords(["saving"])).toBe("Parts of this link make no sense and were left out: saving.");
  expect(ignoredWords(["a", "b", "c", "d", "e"])).toContain("a, b, c, d and others.");
});
