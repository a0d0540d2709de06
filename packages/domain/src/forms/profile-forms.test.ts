import { describe, expect, test } from "vitest";
import { formErrors } from "../../testing/form-errors.ts";
import { check } from "../field-rules.ts";
import { completeEntries, entriesWithContent, onboardingBasicForm, onboardingGoalForm } from "./profile-forms.ts";

describe("onboarding, step 1", () => {
  const basic = { name: "Ann", email: "ann@example.com", country: "US", employmentStatus: "Employed" };

  test("all there", () => {
    expect(formErrors(onboardingBasicForm, basic)).toEqual({});
  });

  test("all four are required", () => {
    expect(formErrors(onboardingBasicForm, { name: " ", email: "", country: "", employmentStatus: "" })).toEqual({
      name: "Name is required",
      email: "Email is required",
      country: "Country is required",
      employmentStatus: "Employment status is required",
    });
  });

  test("an e-mail without its shape", () => {
    expect(formErrors(onboardingBasicForm, { ...basic, email: "ann" })).toEqual({
      email: "Please enter a valid email address",
    });
  });
});

describe("onboarding, step 2", () => {
  const form = onboardingGoalForm("2026-11-20");
  const goal = {
    targetAmount: "1,000,000",
    targetYear: "2046",
    timeframe: "10+",
    riskTolerance: "moderate",
    primaryStrategy: "investing",
  };

  test("gives the goal in numbers", () => {
    expect(check(form, goal)).toEqual({ value: { ...goal, targetAmount: 1_000_000, targetYear: 2046 } });
  });

  test.each([
    [{ targetAmount: "0" }, { targetAmount: "Target amount must be greater than $0" }],
    [{ targetAmount: "" }, { targetAmount: "Target amount is required" }],
    [{ targetYear: "2026" }, { targetYear: "Target year must be later than the current year" }],
    [{ targetYear: "1999" }, { targetYear: "Target year must be later than the current year" }],
    [{ targetYear: "" }, { targetYear: "Target year is required" }],
    [{ targetYear: "2030.5" }, { targetYear: "Target year must be a valid year" }],
    [{ targetYear: "soon" }, { targetYear: "Target year must be a valid year" }],
    [{ targetYear: "9999" }, { targetYear: "Target year must be a valid year" }],
    [{ timeframe: "" }, { timeframe: "Timeframe is required" }],
    [{ riskTolerance: "" }, { riskTolerance: "Risk tolerance is required" }],
    [{ primaryStrategy: "" }, { primaryStrategy: "Primary strategy is required" }],
  ])("%j", (fields, errors) => {
    expect(formErrors(form, { ...goal, ...fields })).toEqual(errors);
  });

  test("next year is late enough", () => {
    expect(formErrors(form, { ...goal, targetYear: "2027" })).toEqual({});
  });
});

describe("entries of a history", () => {
  const study = (school: string, field: string, graduationYear: string) => ({ school, field, graduationYear });
  const job = (company: string, position: string, startYear: string, endYear: string) => ({
    company,
    position,
    startYear,
    endYear,
    description: "",
  });

  test("onboarding keeps education with any field, and jobs with a company or a position", () => {
    const kept = entriesWithContent({
      educationHistory: [study("", "", ""), study("", " ", "2001"), study("MIT", "", "")],
      experience: [job("", "", "2001", "2002"), job("Acme", "", "", ""), job("", "Clerk", "", "")],
    });
    expect(kept.educationHistory).toEqual([study("", " ", "2001"), study("MIT", "", "")]);
    expect(kept.experience).toEqual([job("Acme", "", "", ""), job("", "Clerk", "", "")]);
  });

  test("the profile page keeps those with every required field", () => {
    const kept = completeEntries({
      educationHistory: [study("MIT", "Physics", "2001"), study("MIT", "Physics", " ")],
      experience: [job("Acme", "Clerk", "2001", "Present"), job("Acme", "Clerk", "2001", "")],
    });
    expect(kept.educationHistory).toEqual([study("MIT", "Physics", "2001")]);
    expect(kept.experience).toEqual([job("Acme", "Clerk", "2001", "Present")]);
  });
});
