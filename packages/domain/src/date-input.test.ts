import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { day } from "../testing/arbitraries.ts";
import { dateParts } from "./calendar-date.ts";
import { readDateInput } from "./date-input.ts";
import { formatDate } from "./format-date.ts";

describe("a day as people write it", () => {
  test.each([
    "2028-12-31",
    "2028/12/31",
    "2028.12.31",
    " 12/31/2028 ",
    "12-31-2028",
    "12.31.2028",
    "31/12/2028",
    "31.12.2028",
    "31. 12. 2028",
    "Dec 31 2028",
    "dec 31, 2028",
    "Dec. 31, 2028",
    "December 31, 2028",
    "DECEMBER 31ST, 2028",
    "31 December 2028",
    "31st of December 2028",
    "the 31st of December, 2028",
    "31-Dec-2028",
    "2028 Dec 31",
    "Sunday, December 31, 2028",
    "Sun 31 Dec 2028",
  ])("%s", (text) => {
    expect(readDateInput(text)).toEqual({ date: "2028-12-31" });
  });

  test("one digit for a day or a month is enough", () => {
    expect(readDateInput("2028-1-5")).toEqual({ date: "2028-01-05" });
    expect(readDateInput("5/5/2028")).toEqual({ date: "2028-05-05" });
    expect(readDateInput("Sept 5 2028")).toEqual({ date: "2028-09-05" });
  });
});

test.each(["June 2028", "jun 2028", "2028 June", "6/2028", "2028-06", "06.2028"])(
  "a month, %s, is its last day for a deadline and too little for a birthday",
  (text) => {
    expect(readDateInput(text, "its last day")).toEqual({ date: "2028-06-30" });
    expect(readDateInput(text)).toEqual({ wrong: "needs the day too, such as Dec 31, 2028" });
  },
);

test.each([
  ["3/4/2028", "could be Mar 4, 2028 or Apr 3, 2028. Write the month as a word, or 2028-03-04"],
  ["03.04.2028", "could be Mar 4, 2028 or Apr 3, 2028. Write the month as a word, or 2028-03-04"],
])("what could be two days is not guessed: %s", (text, wrong) => {
  expect(readDateInput(text)).toEqual({ wrong });
});

test.each([
  ["2027-02-29", "does not exist: February 2027 has 28 days"],
  ["Feb 30, 2028", "does not exist: February 2028 has 29 days"],
  ["31/4/2028", "does not exist: April 2028 has 30 days"],
  ["12/31/28", "needs a year with four digits, such as Dec 31, 2028"],
  ["Dec 31", "needs a year with four digits, such as Dec 31, 2028"],
  ["12/31", "needs a year with four digits, such as Dec 31, 2028"],
  ["2028-13-01", "must be a date, such as 2028-12-31 or Dec 31, 2028"],
  ["13/13/2028", "must be a date, such as 2028-12-31 or Dec 31, 2028"],
  ["0/5/2028", "must be a date, such as 2028-12-31 or Dec 31, 2028"],
  ["next spring", "must be a date, such as 2028-12-31 or Dec 31, 2028"],
  ["Marvin 3 2028", "must be a date, such as 2028-12-31 or Dec 31, 2028"],
  ["2028", "must be a date, such as 2028-12-31 or Dec 31, 2028"],
  ["x".repeat(4000), "must be a date, such as 2028-12-31 or Dec 31, 2028"],
])("what is wrong is said: %s", (text, wrong) => {
  expect(readDateInput(text, "its last day")).toEqual({ wrong });
});

test("every day is read back from how we write it, and from any order that names the month", () => {
  fc.assert(
    fc.property(day, (date) => {
      const { year } = dateParts(date);
      fc.pre(year >= 1000);
      expect(readDateInput(date)).toEqual({ date });
      expect(readDateInput(formatDate(date))).toEqual({ date });
    }),
  );
});

test("any text is read as a day or told what is wrong", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/. -]{1,12}$/)), (text) => {
      const reading = readDateInput(text, "its last day");
      expect("date" in reading ? /^\d{4}-\d{2}-\d{2}$/.test(reading.date) : reading.wrong.length > 0).toBe(true);
    }),
  );
});
