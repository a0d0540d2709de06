import { expect, test } from "vitest";
import {
  ASSET_TYPES,
  COUNTRIES,
  COUNTRY_OPTIONS,
  DEBT_TYPES,
  EMPLOYMENT_STATUSES,
  GOAL_STATUSES,
  GOAL_TYPE_OPTIONS,
  GOAL_TYPES,
  labelOf,
  RISK_TOLERANCES,
  STRATEGIES,
  TIMEFRAME_OPTIONS,
  TIMEFRAMES,
} from "./options.ts";
import { SUGGESTED_INTERESTS, SUGGESTED_SKILLS } from "./suggestions.ts";

test("asset types are the eight of the specification", () => {
  const types = "real-estate, stocks, bonds, savings, retirement, crypto, business, other";
  expect(ASSET_TYPES.join(", ")).toBe(types);
});

test("debt types are the seven of the specification", () => {
  const types = "mortgage, credit-card, student-loan, car-loan, personal-loan, business-loan, other";
  expect(DEBT_TYPES.join(", ")).toBe(types);
});

test("goal types are the six of the specification, each under its label", () => {
  expect(GOAL_TYPES.join(", ")).toBe("financial, skill, behavior, lifestyle, networking, project");
  expect(GOAL_TYPE_OPTIONS.map(({ label }) => label)).toEqual([
    "Financial Goals",
    "Skill-Based Goals",
    "Financial Behavior Goals",
    "Lifestyle Discipline Goals",
    "Networking & Mentorship Goals",
    "Project / Output-Based Goals",
  ]);
  expect(GOAL_STATUSES).toEqual(["Not Started", "In Progress", "Completed"]);
});

test("employment statuses are the seven of the specification", () => {
  const statuses = "Employed, Part-time, Freelancer, Entrepreneur, Student, Unemployed, Retired";
  expect(EMPLOYMENT_STATUSES.join(", ")).toBe(statuses);
});

test("countries are those of both lists, each labelled with its currency", () => {
  const both = "US CA GB AU DE FR JP SG CH NL SE NO DK OTHER US CA GB AU DE FR IT ES NL CH JP SG OTHER";
  expect([...COUNTRIES].sort()).toEqual([...new Set(both.split(" "))].sort());
  for (const { label } of COUNTRY_OPTIONS) expect(label).toMatch(/ \([A-Z]{3}\)$/);
});

test("timeframes, risk tolerances and strategies are those of the specification", () => {
  expect(TIMEFRAMES.join(", ")).toBe("1-3, 3-5, 5-10, 10+");
  expect(TIMEFRAME_OPTIONS.map(({ label }) => label).join(", ")).toBe("1-3 years, 3-5 years, 5-10 years, 10+ years");
  expect(RISK_TOLERANCES.join(", ")).toBe("conservative, moderate, aggressive");
  expect(STRATEGIES.join(", ")).toBe("investing, real-estate, business, mixed, other");
});

test("what was not chosen has no label", () => {
  expect(labelOf(COUNTRY_OPTIONS, "NO")).toBe("Norway (NOK)");
  expect(labelOf(COUNTRY_OPTIONS, null)).toBe("");
});

test("23 skills are suggested", () => {
  const skills =
    "Programming, Data Analysis, Project Management, Digital Marketing, Graphic Design, Sales, Customer Service, Writing, Photography, Video Editing, Web Development, Mobile Development, Consulting, Teaching, Public Speaking, Languages, Real Estate, Trading, E-commerce, Social Media, Finance, Accounting, Leadership";
  expect(SUGGESTED_SKILLS.join(", ")).toBe(skills);
  expect(SUGGESTED_SKILLS).toHaveLength(23);
});

test("20 interests are suggested", () => {
  const interests =
    "Technology, Investing, Real Estate, Travel, Sports, Music, Reading, Cooking, Fitness, Art, Gaming, Entrepreneurship, Personal Development, Networking, Volunteering, Learning, Innovation, Sustainability, Health & Wellness, Family";
  expect(SUGGESTED_INTERESTS.join(", ")).toBe(interests);
  expect(SUGGESTED_INTERESTS).toHaveLength(20);
});
