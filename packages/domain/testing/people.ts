import * as fc from "fast-check";
import { addDays, type CalendarDate } from "../src/calendar-date.ts";
import { type Documents, newDocuments } from "../src/documents.ts";
import type { Asset, Debt } from "../src/financials.ts";
import { measureOf } from "../src/goal-kinds.ts";
import type { Goal } from "../src/goals.ts";
import { roundToCents } from "../src/money.ts";
import { COUNTRIES, EMPLOYMENT_STATUSES, RISK_TOLERANCES, STRATEGIES } from "../src/options.ts";
import { newProfile } from "../src/profile.ts";
import { NOW } from "./arbitraries.ts";

/** People as they might be, with cents and odd figures, for laws about plans: poor and rich, in debt, with many goals. */

export const TODAY: CalendarDate = "2026-11-20";

/** Small amounts as likely as large ones, some of them with cents; without bias, or most would be the least. */
const dollars = (low: number, high: number) =>
  fc.tuple(fc.noBias(fc.integer({ min: 0, max: 100_000 })), fc.boolean()).map(([share, whole]) => {
    const amount = low * (high / low) ** (share / 100_000);
    return whole ? Math.round(amount) : roundToCents(amount);
  });

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>, freq = 8) => fc.option(arbitrary, { nil: null, freq });

const ASSETS = [
  ["Ally savings", "savings"],
  ["Money market", "savings"],
  ["Emergency fund", "savings"],
  ["Checking", "other"],
  ["Vanguard 401k", "retirement"],
  ["Brokerage", "stocks"],
  ["Treasury bonds", "bonds"],
  ["House", "real-estate"],
  ["Honda Civic", "other"],
  ["Grandma's ring", "other"],
  ["Bitcoin", "crypto"],
  ["Coffee cart", "business"],
] as const;
const DEBTS = [
  ["Visa", "credit-card"],
  ["Amex", "credit-card"],
  ["Store card", "credit-card"],
  ["Mortgage", "mortgage"],
  ["HELOC", "mortgage"],
  ["Student loan", "student-loan"],
  ["Car loan", "car-loan"],
  ["Loan from Dad", "personal-loan"],
  ["Cafe loan", "business-loan"],
  ["Back taxes", "other"],
] as const;
const GOALS = [
  "Trip to Japan",
  "House repairs",
  "New roof",
  "Wedding",
  "My rainy day money",
  "Get rid of the Visa",
  "Pay off student loan",
  "Reach a net worth of $250,000",
  "Invest 10,000 this year",
  "College fund for Mia",
] as const;

const asset: fc.Arbitrary<Omit<Asset, "id">> = fc
  .tuple(fc.constantFrom(...ASSETS), fc.oneof(dollars(1, 900_000), dollars(5_000, 300_000)))
  .map(([[name, type], value]) => ({ name, type, value, description: "" }));
const debt: fc.Arbitrary<Omit<Debt, "id">> = fc
  .tuple(fc.constantFrom(...DEBTS), dollars(1, 400_000), orNull(fc.integer({ min: 0, max: 3_999 })))
  .map(([[name, type], balance, rate]) => ({
    name,
    type,
    balance: type === "credit-card" ? Math.min(balance, 30_000) : balance,
    interestRate: rate === null ? null : rate / 100,
    description: "",
  }));
const goal: fc.Arbitrary<Goal> = fc
  .record({
    title: fc.constantFrom(...GOALS),
    targetAmount: dollars(50, 200_000),
    share: fc.constantFrom(0, 0, 0.2, 0.9),
    days: orNull(fc.integer({ min: -400, max: 6_000 }), 4),
    status: fc.constantFrom("Not Started" as const, "In Progress" as const, "Completed" as const),
    type: fc.constantFrom("financial" as const, "financial" as const, "financial" as const, "skill" as const),
  })
  .map(({ title, targetAmount, share, days, status, type }) => ({
    id: "g",
    title,
    ...measureOf(type, { targetAmount, currentAmount: roundToCents(targetAmount * share), progress: share * 100 }),
    targetDate: days === null ? null : addDays(TODAY, days),
    status,
    description: "",
    category: "",
    submilestones: [],
    createdAt: NOW,
    updatedAt: NOW,
  }));

const numbered = <Entry extends object>(entries: Entry[], prefix: string) =>
  entries.map((entry, at) => ({ ...entry, id: `${prefix}${at + 1}` }));

/** Up to a hundred entries in one list, though mostly few. */
const list = <Entry>(entry: fc.Arbitrary<Entry>) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.array(entry, { maxLength: 6 }) },
    { weight: 1, arbitrary: fc.array(entry, { minLength: 40, maxLength: 100 }) },
  );

export const somebody: fc.Arbitrary<Documents> = fc
  .record({
    annualIncome: orNull(
      fc.oneof(fc.constant(0), dollars(1_000, 400_000), dollars(30_000, 200_000), dollars(30_000, 200_000)),
    ),
    share: orNull(fc.constantFrom(0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99, 1, 1.1, 2)),
    currentSavings: orNull(dollars(1, 50_000), 2),
    assets: orNull(list(asset)),
    debts: orNull(list(debt)),
    debtPayments: fc.constantFrom(undefined, "in-expenses" as const, "apart" as const),
    goals: fc.array(goal, { maxLength: 15 }),
    targetAmount: fc.constantFrom(1_000_000, 1_000_000, 50_000, 600_000, 25_000_000),
    targetYear: fc.integer({ min: 2026, max: 2070 }),
    riskTolerance: orNull(fc.constantFrom(...RISK_TOLERANCES)),
    primaryStrategy: orNull(fc.constantFrom(...STRATEGIES)),
    country: orNull(fc.constantFrom(...COUNTRIES)),
    employmentStatus: orNull(fc.constantFrom(...EMPLOYMENT_STATUSES)),
    age: orNull(fc.integer({ min: 13, max: 95 }), 2),
    skills: fc.subarray(["Writing", "Sales", "Excel"]),
  })
  .map((drawn) => {
    const profile = newProfile({ name: "Ada Byron", email: "ada@example.org" }, TODAY, NOW);
    const documents = newDocuments(
      {
        ...profile,
        basicInfo: {
          ...profile.basicInfo,
          country: drawn.country,
          employmentStatus: drawn.employmentStatus,
          birthday: drawn.age === null ? null : `${2026 - drawn.age}-03-05`,
        },
        financialGoal: {
          ...profile.financialGoal,
          targetAmount: drawn.targetAmount,
          targetYear: drawn.targetYear,
          riskTolerance: drawn.riskTolerance,
          primaryStrategy: drawn.primaryStrategy,
        },
      },
      NOW,
    );
    const { annualIncome, share } = drawn;
    const annualExpenses = share === null ? null : roundToCents((annualIncome || 30_000) * share);
    return {
      ...documents,
      financials: {
        ...documents.financials,
        financialInfo: { annualIncome, annualExpenses, currentSavings: drawn.currentSavings },
        assets: drawn.assets && numbered(drawn.assets, "a"),
        debts: drawn.debts && numbered(drawn.debts, "d"),
        ...(drawn.debtPayments ? { debtPayments: drawn.debtPayments } : {}),
      },
      goals: { ...documents.goals, intermediateGoals: numbered(drawn.goals, "g") },
      skills: { ...documents.skills, skills: drawn.skills },
    };
  });

/** How many people a law is tried on: some hundreds with the other tests, 10,000 by `npm run test:laws`. */
export const LAW_RUNS = Number(process.env.LAW_RUNS ?? 200);
