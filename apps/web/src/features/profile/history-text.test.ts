import { expect, test } from "vitest";
import { educationNote, entriesText, experienceNote } from "./history-text.ts";

test("an entry that is complete or blank throughout needs no note", () => {
  expect(educationNote({ school: "State", field: "Law", graduationYear: "2010" })).toBeUndefined();
  expect(educationNote({ school: " ", field: "", graduationYear: "" })).toBeUndefined();
  const job = { company: "Acme", position: "Clerk", startYear: "2019", endYear: "Present", description: "" };
  expect(experienceNote(job)).toBeUndefined();
});

test("an entry with something missing says what saving it takes", () => {
  expect(educationNote({ school: "State", field: "", graduationYear: "2010" })).toBe(
    "Only saved once school, field of study and graduation year are filled in.",
  );
  expect(experienceNote({ company: "Acme", position: "", startYear: "", endYear: "", description: "" })).toBe(
    "Only saved once company, position, start year and end year are filled in.",
  );
});

test("entries are counted in words", () => {
  expect([0, 1, 3].map(entriesText)).toEqual(["No entries yet", "1 entry", "3 entries"]);
});
