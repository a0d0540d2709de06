import { expect, test } from "vitest";
import { check } from "../field-rules.ts";
import { basicInfoForm } from "./basic-info-form.ts";
import { educationForm, experienceForm } from "./history-forms.ts";

const today = "2026-11-20";
const job = { company: "Acme", position: "Clerk", startYear: "2019", endYear: "Present", description: "" };

test("an education entry may be blank throughout", () => {
  const form = { educationHistory: [{ school: "", field: "", graduationYear: "" }] };
  expect(check(educationForm(today), form)).toEqual({ value: form });
});

test("a graduation year outside 1900 to ten years ahead is refused at its field", () => {
  const form = { educationHistory: [{ school: "State", field: "Law", graduationYear: "2037" }] };
  expect(check(educationForm(today), form)).toEqual({
    errors: [{ path: "educationHistory.0.graduationYear", message: "Please enter a valid year" }],
  });
});

test("a job that ended before it began is refused at its end year", () => {
  const form = { experience: [job, { ...job, endYear: "2018" }] };
  expect(check(experienceForm(today), form)).toEqual({
    errors: [{ path: "experience.1.endYear", message: "End year must be after start year" }],
  });
});

test("wrong years and a text that is too long are told together", () => {
  const form = { experience: [{ ...job, company: "x".repeat(201), startYear: "soon" }] };
  expect(check(experienceForm(today), form)).toEqual({
    errors: [
      { path: "experience.0.company", message: "Company cannot be longer than 200 characters" },
      { path: "experience.0.startYear", message: 'Please enter a valid year or "Present"' },
    ],
  });
});

const basicInfo = {
  name: "Maya",
  email: "maya@example.com",
  country: "US",
  employmentStatus: "Employed",
  birthday: "",
  location: " Oslo ",
  occupation: "",
};

test("a blank birthday becomes null, and one that was typed any other way YYYY-MM-DD", () => {
  const stored = { ...basicInfo, location: "Oslo" };
  expect(check(basicInfoForm(today), basicInfo)).toEqual({ value: { ...stored, birthday: null } });
  expect(check(basicInfoForm(today), { ...basicInfo, birthday: "Feb 28, 1990" })).toEqual({
    value: { ...stored, birthday: "1990-02-28" },
  });
});

test.each([
  ["2026-02-30", "Birthday does not exist: February 2026 has 28 days"],
  ["June 1990", "Birthday needs the day too, such as Dec 31, 2028"],
  ["when I was born", "Birthday must be a date, such as 2028-12-31 or Dec 31, 2028"],
  ["2027-01-01", "Birthday cannot be in the future"],
  ["2020-01-01", "Seven Figures is not for children under 13, so the birthday must be at least 13 years ago"],
])("a birthday of %s is refused with what is wrong", (birthday, message) => {
  expect(check(basicInfoForm(today), { ...basicInfo, birthday })).toEqual({ errors: [{ path: "birthday", message }] });
});
