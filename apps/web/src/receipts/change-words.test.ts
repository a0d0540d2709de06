import type { FieldChange } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { changeWords, changeWordsUnderName } from "./change-words.ts";

const change = (fields: Partial<FieldChange>): FieldChange => ({
  path: ["financials", "debts", "d1", "balance"],
  thing: "Visa",
  action: "changed",
  before: 3040,
  after: 2340,
  unit: "money",
  ...fields,
});

const emptyDebts = change({
  path: ["financials", "debts"],
  thing: "Debts",
  unit: "text",
  before: "not entered",
  after: "none",
});

describe("changeWords", () => {
  it("names the thing and its field, with both amounts in dollars", () => {
    expect(changeWords(change({}))).toEqual({ subject: "Visa, balance", before: "$3,040", after: "$2,340" });
  });

  it("leaves the record's name out where there is only one, and says when nothing was set", () => {
    const income = change({
      path: ["financials", "financialInfo", "annualIncome"],
      thing: "Income and expenses",
      before: null,
      after: 85_000,
    });
    expect(changeWords(income)).toEqual({ subject: "Annual income", before: "not set", after: "$85,000" });
  });

  it("shows an added entry with its main figure and a removed one with what it was", () => {
    const path = ["financials", "assets", "a1"];
    const added = change({ path, thing: "Ally savings", action: "added", before: null, after: 20_000 });
    expect(changeWords(added)).toEqual({ subject: "Ally savings added", before: null, after: "$20,000" });
    const removed = change({ path, thing: "Ally savings", action: "removed", before: 20_000, after: null });
    expect(changeWords(removed)).toEqual({ subject: "Ally savings removed", before: "$20,000", after: null });
  });

  it("keeps the decimals of a rate", () => {
    const rate = change({
      path: ["financials", "debts", "d1", "interestRate"],
      unit: "percent",
      before: 18,
      after: 24.99,
    });
    expect(changeWords(rate)).toEqual({ subject: "Visa, interest rate", before: "18%", after: "24.99%" });
  });

  it("writes days and option values as people read them", () => {
    const date = change({
      path: ["goals", "intermediateGoals", "g1", "targetDate"],
      thing: "House",
      unit: "date",
      before: null,
      after: "2028-06-30",
    });
    expect(changeWords(date)).toEqual({ subject: "House, target date", before: "not set", after: "Jun 30, 2028" });
    const type = change({
      path: ["financials", "assets", "a1", "type"],
      thing: "Vanguard",
      unit: "text",
      before: "savings",
      after: "real-estate",
    });
    expect(changeWords(type)).toEqual({ subject: "Vanguard, type", before: "Savings", after: "Real estate" });
  });

  it("says of a step whether it is done", () => {
    const step = change({
      path: ["goals", "intermediateGoals", "g1", "submilestones", "s1", "completed"],
      thing: "Book the exam",
      unit: "text",
      before: false,
      after: true,
    });
    expect(changeWords(step)).toEqual({ subject: "Book the exam, completed", before: "open", after: "done" });
    const added = changeWords({ ...step, action: "added", before: null, after: false });
    expect(added).toEqual({ subject: "Book the exam added", before: null, after: null });
  });

  it("names skills and interests one by one", () => {
    const skill = change({
      path: ["skills", "skills"],
      thing: "Skills",
      action: "added",
      unit: "text",
      before: null,
      after: "Welding",
    });
    expect(changeWords(skill)).toEqual({ subject: "Skills: added", before: null, after: "Welding" });
  });

  it("tells that a list was confirmed as empty", () => {
    expect(changeWords(emptyDebts)).toEqual({ subject: "Debts", before: "not entered", after: "none" });
  });
});

it("never shows the key of a field", () => {
  const lists = ["educationHistory", "experience"].map((key) => ["profile", key]);
  const fields = ["name", "birthday", "employmentStatus"].map((key) => ["profile", "basicInfo", key]);
  const target = ["targetAmount", "riskTolerance"].map((key) => ["profile", "financialGoal", key]);
  const money = ["annualIncome", "currentSavings"].map((key) => ["financials", "financialInfo", key]);
  const entries = [
    ["financials", "debts", "debt-mha3", "interestRate"],
    ["goals", "intermediateGoals", "g1", "submilestones", "s1", "targetDate"],
  ];
  for (const path of [...lists, ...fields, ...target, ...money, ...entries]) {
    const { subject } = changeWords(change({ path, thing: "Work experience" }));
    expect(subject).not.toMatch(/[a-z][A-Z]|-mha3|\./);
  }
  const education = change({ path: ["profile", "educationHistory"], thing: "Education history", before: "none" });
  expect(changeWords(education).subject).toBe("Education history");
});

describe("changeWordsUnderName", () => {
  const path = ["financials", "assets", "a1"];

  it("leaves out the name that stands above", () => {
    expect(changeWordsUnderName(change({}))).toEqual({ subject: "Balance", before: "$3,040", after: "$2,340" });
    const added = change({ path, thing: "Ally savings", action: "added", before: null, after: 20_000 });
    expect(changeWordsUnderName(added)).toEqual({ subject: "", before: null, after: "$20,000" });
    const income = change({ path: ["financials", "financialInfo", "annualIncome"], thing: "Income and expenses" });
    expect(changeWordsUnderName(income)?.subject).toBe("Annual income");
    expect(changeWordsUnderName(emptyDebts)).toEqual({ subject: "", before: "not entered", after: "none" });
  });

  it("says of a skill in which list it stands, and nothing of what is all in its name", () => {
    const skill = change({
      path: ["skills", "skills"],
      thing: "Skills",
      action: "added",
      before: null,
      after: "Welding",
    });
    expect(changeWordsUnderName(skill)).toEqual({ subject: "Skills", before: null, after: null });
    const step = change({
      path: ["goals", "intermediateGoals", "g1"],
      action: "added",
      thing: "Exam",
      before: null,
      after: false,
    });
    expect(changeWordsUnderName(step)).toBeNull();
  });
});
