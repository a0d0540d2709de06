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

test("a blank birthday becomes null and one that is no day is refused", () => {
  const form = {
    name: "Maya",
    email: "maya@example.com",
    country: "US",
    employmentStatus: "Employed",
    birthday: "",
    location: " Oslo ",
    occupation: "",
  };
  expect(check(basicInfoForm, form)).toEqual({ value: { ...form, birthday: null, location: "Oslo" } });
  expect(check(basicInfoForm, { ...form, birthday: "2026-02-30" })).toEqual({
    errors: [{ path: "birthday", message: "Birthday must be a date (YYYY-MM-DD)" }],
  });
});
