import { describe, expect, test } from "vitest";
import { checkYears, endYearError, experienceYearError, graduationYearError } from "./profile-years.ts";

const THIS_YEAR = 2026;
const YEAR = "Please enter a valid year";
const YEAR_OR_PRESENT = 'Please enter a valid year or "Present"';

describe("graduation year", () => {
  test.each(["", "  ", "1900", "2026", "2036"])("%j is right", (year) => {
    expect(graduationYearError(year, THIS_YEAR)).toBeNull();
  });

  test.each(["1899", "2037", "20", "2001.5", "twenty", "Present", "-2001", "02001"])("%j is wrong", (year) => {
    expect(graduationYearError(year, THIS_YEAR)).toBe(YEAR);
  });
});

describe("start of a job", () => {
  test.each(["", "1900", "2036", "Present", "present", " PRESENT "])("%j is right", (year) => {
    expect(experienceYearError(year, THIS_YEAR)).toBeNull();
  });

  test.each(["1899", "2037", "now"])("%j is wrong", (year) => {
    expect(experienceYearError(year, THIS_YEAR)).toBe(YEAR_OR_PRESENT);
  });
});

describe("end of a job", () => {
  test.each([
    ["2001", "2001", null],
    ["2001", "2004", null],
    ["2001", "Present", null],
    ["2001", "", null],
    ["", "1999", null],
    ["2001", "2000", "End year must be after start year"],
    ["2001", "soon", YEAR_OR_PRESENT],
  ])("from %j to %j", (start, end, message) => {
    expect(endYearError(start, end, THIS_YEAR)).toBe(message);
  });
});

test("all wrong years are named by their path", () => {
  const job = { company: "Acme", position: "Clerk", description: "" };
  expect(
    checkYears(
      {
        educationHistory: [
          { school: "", field: "", graduationYear: "2001" },
          { school: "", field: "", graduationYear: "1" },
        ],
        experience: [
          { ...job, startYear: "x", endYear: "y" },
          { ...job, startYear: "2004", endYear: "2001" },
        ],
      },
      THIS_YEAR,
    ),
  ).toEqual([
    { path: "educationHistory.1.graduationYear", message: YEAR },
    { path: "experience.0.startYear", message: YEAR_OR_PRESENT },
    { path: "experience.0.endYear", message: YEAR_OR_PRESENT },
    { path: "experience.1.endYear", message: "End year must be after start year" },
  ]);
  expect(checkYears({}, THIS_YEAR)).toEqual([]);
});
