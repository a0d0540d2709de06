import {
  addDays,
  type CalendarDate,
  type Documents,
  emptyFinancials,
  emptyGoals,
  emptyPast,
  emptyScenarios,
  emptySkills,
  type Financials,
  type Instant,
  instantOf,
  type Profile,
  yearOf,
} from "@seven-figures/domain";
import { CHECK_INS, SAMPLE_ASSETS, SAMPLE_DEBTS, SAMPLE_INCOME } from "./sample-figures.ts";
import { sampleGoals } from "./sample-goals.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_BETWEEN = 30;
const LAST_DAYS_AGO = 3;

export const SAMPLE_PROFILE_NAME = "Alex Morgan";
export const SAMPLE_PROFILE_EMAIL = "alex.morgan@example.com";

/** What the sample person had at a moment. */
export interface SampleState {
  /** Epoch milliseconds. */
  at: number;
  documents: Documents;
}

/** The sample person's year up to a moment, one state for each check-in. The same for the same moment. */
export function sampleStates(now: number): SampleState[] {
  const moments = Array.from({ length: CHECK_INS }, (_, at) => now - daysAgo(at) * DAY_MS);
  const since = instantOf(moments[0] ?? now);
  const today = instantOf(now).slice(0, 10) as CalendarDate;
  const profile = sampleProfile(today, since);
  const goals = sampleGoals(today, since);
  return moments.map((at, checkIn) => ({
    at,
    documents: {
      profile,
      financials: checkIn === 0 ? emptyFinancials(since) : sampleFinancials(checkIn, since),
      // The goals came once the figures were there.
      goals: { ...emptyGoals(since), intermediateGoals: checkIn < 2 ? [] : goals },
      skills: { ...emptySkills(since), skills: ["Project Management", "Writing"], interests: ["Travel", "Cooking"] },
      past: emptyPast(since),
      scenarios: emptyScenarios(since),
    },
  }));
}

/** All that a sample person of that moment begins with. */
export function sampleDocuments(now: number): Documents {
  const last = sampleStates(now).at(-1);
  if (!last) throw new Error("The sample person has no state");
  return last.documents;
}

function daysAgo(checkIn: number): number {
  return LAST_DAYS_AGO + (CHECK_INS - 1 - checkIn) * DAYS_BETWEEN;
}

function sampleProfile(today: CalendarDate, createdAt: Instant): Profile {
  const year = yearOf(today);
  return {
    basicInfo: {
      name: SAMPLE_PROFILE_NAME,
      email: SAMPLE_PROFILE_EMAIL,
      birthday: addDays(today, -34 * 365),
      location: "Denver",
      occupation: "Product designer",
      country: "US",
      employmentStatus: "Employed",
    },
    educationHistory: [{ school: "University of Colorado", field: "Design", graduationYear: String(year - 12) }],
    experience: [
      {
        company: "Brightline Health",
        position: "Senior product designer",
        startYear: String(year - 5),
        endYear: "Present",
        description: "Design of the patients' app.",
      },
    ],
    financialGoal: {
      targetAmount: 1_000_000,
      targetYear: year + 14,
      timeframe: "10+",
      riskTolerance: "moderate",
      primaryStrategy: "investing",
    },
    createdAt,
    updatedAt: createdAt,
  };
}

function sampleFinancials(checkIn: number, createdAt: Instant): Financials {
  return {
    ...emptyFinancials(createdAt),
    financialInfo: { ...SAMPLE_INCOME },
    assets: SAMPLE_ASSETS.map(({ name, type, values }, at) => ({
      id: `sample-asset-${at + 1}`,
      name,
      type,
      value: values[checkIn] ?? 0,
      description: "",
    })),
    debts: SAMPLE_DEBTS.map(({ name, type, interestRate, balances }, at) => ({
      id: `sample-debt-${at + 1}`,
      name,
      type,
      balance: balances[checkIn] ?? 0,
      interestRate,
      description: "",
    })),
    debtPayments: "in-expenses",
  };
}
