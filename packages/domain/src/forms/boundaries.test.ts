import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { formErrors } from "../../testing/form-errors.ts";
import { MAX_LIST_ENTRIES } from "../limits.ts";
import { loginForm, signupForm } from "./account-forms.ts";
import { assetForm, debtForm, financialInfoForm } from "./financial-forms.ts";
import { goalForm, newGoalForm } from "./goal-form.ts";
import { educationForm, experienceForm } from "./history-forms.ts";
import { onboardingGoalForm } from "./profile-forms.ts";

const TODAY = "2026-11-22" as const;
const REFUSED_MOST = "1,000,000,000,000.01";

const login = { email: "ann@example.com", password: "Secret1", rememberMe: false };
const signup = { ...login, confirmPassword: "Secret1", agreeToTerms: true };
const asset = { name: "Ally", type: "savings", value: "1", description: "" };
const debt = { name: "Visa", type: "credit-card", balance: "1", interestRate: "", description: "" };
const info = { annualIncome: "", annualExpenses: "", currentSavings: "" };
const goal = { ...newGoalForm("g1"), title: "House", targetAmount: "1000" };
const step = { id: "s1", title: "Deposit", description: "", targetAmount: "1", targetDate: "", completed: false };
const habit = { ...newGoalForm("g2"), title: "Read", type: "skill" as const };
const target = {
  targetAmount: "1000000",
  targetYear: "2046",
  timeframe: "10+",
  riskTolerance: "moderate",
  primaryStrategy: "investing",
};
const school = (graduationYear: string) => ({ educationHistory: [{ school: "MIT", field: "Law", graduationYear }] });
const job = (startYear: string, endYear: string) => ({
  experience: [{ company: "Acme", position: "Clerk", startYear, endYear, description: "" }],
});
const schools = (count: number) => ({
  educationHistory: Array.from({ length: count }, () => school("")).flatMap((s) => s.educationHistory),
});
const INVALID_EMAIL = "Please enter a valid email address";
const BAD_YEAR = "Please enter a valid year";
const BAD_WORK_YEAR = 'Please enter a valid year or "Present"';

interface Boundary {
  rule: string;
  form: z.ZodMiniType;
  /** The form with a value in the field that the rule is about. */
  fill: (value: string) => unknown;
  field: string;
  /** One step short of the boundary, on it, and one beyond; what is shown for each, null where it is taken. */
  values: readonly [string, string, string];
  shown: readonly [string | null, string | null, string | null];
}

const years = educationForm(TODAY);
const work = experienceForm(TODAY);
const MORE_THAN_ALL = "cannot be more than $1,000,000,000,000";

/** Every rule of the specification's section 5 that has a boundary, and the settled bounds of amounts and lists. */
const BOUNDARIES: readonly Boundary[] = [
  {
    rule: "an address of 200 characters",
    form: loginForm,
    fill: (email) => ({ ...login, email }),
    field: "email",
    values: [187, 188, 189].map((length) => `${"a".repeat(length)}@example.com`) as unknown as Boundary["values"],
    shown: [null, null, INVALID_EMAIL],
  },
  {
    rule: "a password of six characters to sign in",
    form: loginForm,
    fill: (password) => ({ ...login, password }),
    field: "password",
    values: ["12345", "123456", "1234567"],
    shown: ["Password must be at least 6 characters", null, null],
  },
  {
    rule: "a password of six characters to sign up",
    form: signupForm,
    fill: (password) => ({ ...signup, password, confirmPassword: password }),
    field: "password",
    values: ["Abcd1", "Abcde1", "Abcdef1"],
    shown: ["Password must be at least 6 characters", null, null],
  },
  {
    rule: "a password of 128 characters to sign up",
    form: signupForm,
    fill: (password) => ({ ...signup, password, confirmPassword: password }),
    field: "password",
    values: [127, 128, 129].map((length) => "Aa1".padEnd(length, "x")) as unknown as Boundary["values"],
    shown: [null, null, "Password cannot be longer than 128 characters"],
  },
  {
    rule: "an asset's value above $0",
    form: assetForm,
    fill: (value) => ({ ...asset, value }),
    field: "value",
    values: ["-0.01", "0", "0.01"],
    shown: ["Asset value must be greater than $0", "Asset value must be greater than $0", null],
  },
  {
    rule: "an asset's value up to the most",
    form: assetForm,
    fill: (value) => ({ ...asset, value }),
    field: "value",
    values: ["999,999,999,999.99", "1,000,000,000,000", REFUSED_MOST],
    shown: [null, null, `Asset value ${MORE_THAN_ALL}`],
  },
  {
    rule: "a debt's balance above $0",
    form: debtForm,
    fill: (balance) => ({ ...debt, balance }),
    field: "balance",
    values: ["-0.01", "0", "0.01"],
    shown: ["Debt balance must be greater than $0", "Debt balance must be greater than $0", null],
  },
  {
    rule: "an interest rate from 0",
    form: debtForm,
    fill: (interestRate) => ({ ...debt, interestRate }),
    field: "interestRate",
    values: ["-0.01", "0", "0.01"],
    shown: ["Interest rate cannot be negative", null, null],
  },
  {
    rule: "an interest rate up to 100",
    form: debtForm,
    fill: (interestRate) => ({ ...debt, interestRate }),
    field: "interestRate",
    values: ["99.99", "100", "100.01"],
    shown: [null, null, "Interest rate cannot be greater than 100%"],
  },
  ...(
    [
      ["annualIncome", "Annual Income"],
      ["annualExpenses", "Annual Expenses"],
      ["currentSavings", "Current Savings"],
    ] as const
  ).map(
    ([field, label]): Boundary => ({
      rule: `${label} from 0`,
      form: financialInfoForm,
      fill: (value) => ({ ...info, [field]: value }),
      field,
      values: ["-0.01", "0", "0.01"],
      shown: [`${label} cannot be negative`, null, null],
    }),
  ),
  {
    rule: "a goal's target above $0",
    form: goalForm,
    fill: (targetAmount) => ({ ...goal, targetAmount }),
    field: "targetAmount",
    values: ["-0.01", "0", "0.01"],
    shown: ["Target amount must be greater than $0", "Target amount must be greater than $0", null],
  },
  {
    rule: "a goal's current amount from 0",
    form: goalForm,
    fill: (currentAmount) => ({ ...goal, currentAmount }),
    field: "currentAmount",
    values: ["-0.01", "0", "0.01"],
    shown: ["Current amount cannot be negative", null, null],
  },
  {
    rule: "a goal's current amount up to its target",
    form: goalForm,
    fill: (currentAmount) => ({ ...goal, currentAmount }),
    field: "currentAmount",
    values: ["999.99", "1000", "1000.01"],
    shown: [null, null, "Current amount cannot exceed target amount"],
  },
  {
    rule: "a goal's progress from 0",
    form: goalForm,
    fill: (progress) => ({ ...habit, progress }),
    field: "progress",
    values: ["-1", "0", "1"],
    shown: ["Progress cannot be negative", null, null],
  },
  {
    rule: "a goal's progress up to 100",
    form: goalForm,
    fill: (progress) => ({ ...habit, progress }),
    field: "progress",
    values: ["99", "100", "101"],
    shown: [null, null, "Progress cannot exceed 100%"],
  },
  {
    rule: "a step's amount above $0",
    form: goalForm,
    fill: (targetAmount) => ({ ...goal, submilestones: [{ ...step, targetAmount }] }),
    field: "submilestones.0.targetAmount",
    values: ["-0.01", "0", "0.01"],
    shown: ["Submilestone amount must be greater than $0", "Submilestone amount must be greater than $0", null],
  },
  {
    rule: "a step's amount up to its goal's target",
    form: goalForm,
    fill: (targetAmount) => ({ ...goal, submilestones: [{ ...step, targetAmount }] }),
    field: "submilestones.0.targetAmount",
    values: ["999.99", "1000", "1000.01"],
    shown: [null, null, "Submilestone amount cannot exceed main goal target"],
  },
  {
    rule: "onboarding's target above $0",
    form: onboardingGoalForm(TODAY),
    fill: (targetAmount) => ({ ...target, targetAmount }),
    field: "targetAmount",
    values: ["-0.01", "0", "0.01"],
    shown: ["Target amount must be greater than $0", "Target amount must be greater than $0", null],
  },
  {
    rule: "onboarding's target year after this one",
    form: onboardingGoalForm(TODAY),
    fill: (targetYear) => ({ ...target, targetYear }),
    field: "targetYear",
    values: ["2025", "2026", "2027"],
    shown: ["Target year must be later than the current year", "Target year must be later than the current year", null],
  },
  {
    rule: "a graduation year from 1900",
    form: years,
    fill: school,
    field: "educationHistory.0.graduationYear",
    values: ["1899", "1900", "1901"],
    shown: [BAD_YEAR, null, null],
  },
  {
    rule: "a graduation year up to ten years ahead",
    form: years,
    fill: school,
    field: "educationHistory.0.graduationYear",
    values: ["2035", "2036", "2037"],
    shown: [null, null, BAD_YEAR],
  },
  {
    rule: "a first year of work from 1900",
    form: work,
    fill: (start) => job(start, ""),
    field: "experience.0.startYear",
    values: ["1899", "1900", "1901"],
    shown: [BAD_WORK_YEAR, null, null],
  },
  {
    rule: "a last year of work up to ten years ahead",
    form: work,
    fill: (end) => job("2020", end),
    field: "experience.0.endYear",
    values: ["2035", "2036", "2037"],
    shown: [null, null, BAD_WORK_YEAR],
  },
  {
    rule: "a last year of work not before the first",
    form: work,
    fill: (end) => job("2020", end),
    field: "experience.0.endYear",
    values: ["2019", "2020", "2021"],
    shown: ["End year must be after start year", null, null],
  },
  {
    rule: "a list of so many entries",
    form: years,
    fill: (count) => schools(Number(count)),
    field: "educationHistory",
    values: [String(MAX_LIST_ENTRIES - 1), String(MAX_LIST_ENTRIES), String(MAX_LIST_ENTRIES + 1)],
    shown: [null, null, `At most ${MAX_LIST_ENTRIES} entries can be kept`],
  },
];

type At = -1 | 0 | 1;

const CASES = BOUNDARIES.flatMap((boundary) => ([-1, 0, 1] as const).map((at) => ({ ...boundary, boundary, at })));

/** What a form says of the value at a boundary, one step short of it, or one beyond. */
function errorsAt({ form, fill, values }: Boundary, at: At): Record<string, string> {
  return formErrors(form, fill(values[at + 1] ?? ""));
}

function expectedAt({ field, shown }: Boundary, at: At): Record<string, string> {
  const message = shown[at + 1] ?? null;
  return message === null ? {} : { [field]: message };
}

test.each(CASES)("$rule, at $at", ({ boundary, at }) => {
  expect(errorsAt(boundary, at)).toEqual(expectedAt(boundary, at));
});

/** Guards that are broken on purpose: under each of them some case of every boundary goes wrong. */
const MUTATIONS: Record<string, typeof errorsAt> = {
  "a form without rules": (boundary, at) => errorsAt({ ...boundary, form: z.any() }, at),
  "a boundary one step lower": (boundary, at) => errorsAt(boundary, at === -1 ? 0 : 1),
  "a boundary one step higher": (boundary, at) => errorsAt(boundary, at === 1 ? 0 : -1),
};

test.each(Object.entries(MUTATIONS))("%s would be seen at every boundary", (_, mutated) => {
  const unseen = BOUNDARIES.filter((boundary) =>
    ([-1, 0, 1] as const).every((at) => isDeepStrictEqual(mutated(boundary, at), expectedAt(boundary, at))),
  );
  expect(unseen.map(({ rule }) => rule)).toEqual([]);
});
