import {
  type Asset,
  type Debt,
  type Documents,
  type FinancialInfo,
  type Goal,
  newDocuments,
  newProfile,
  type Profile,
} from "@seven-figures/domain";

/** People for tests and examples. */
export const TODAY = "2026-11-20";
const NOW = "2026-11-20T09:00:00.000Z";

interface Person {
  info?: Partial<FinancialInfo>;
  assets?: [name: string, type: Asset["type"], value: number][] | null;
  debts?: [name: string, type: Debt["type"], balance: number, rate: number | null][] | null;
  goals?: Goal[];
  basicInfo?: Partial<Profile["basicInfo"]>;
  financialGoal?: Partial<Profile["financialGoal"]>;
  skills?: string[];
}

export function person({
  info,
  assets = null,
  debts = null,
  goals = [],
  basicInfo,
  financialGoal,
  skills = [],
}: Person): Documents {
  const profile = newProfile({ name: "Ada Byron", email: "ada@example.org" }, TODAY, NOW);
  const documents = newDocuments(
    {
      ...profile,
      basicInfo: { ...profile.basicInfo, country: "US", employmentStatus: "Employed", ...basicInfo },
      financialGoal: {
        ...profile.financialGoal,
        riskTolerance: "moderate",
        primaryStrategy: "investing",
        ...financialGoal,
      },
    },
    NOW,
  );
  return {
    ...documents,
    financials: {
      ...documents.financials,
      financialInfo: { ...documents.financials.financialInfo, ...info },
      assets:
        assets?.map(([name, type, value], at) => ({ id: `a${at + 1}`, name, type, value, description: "" })) ?? null,
      debts:
        debts?.map(([name, type, balance, interestRate], at) => ({
          id: `d${at + 1}`,
          name,
          type,
          balance,
          interestRate,
          description: "",
        })) ?? null,
    },
    goals: { ...documents.goals, intermediateGoals: goals },
    skills: { ...documents.skills, skills },
  };
}

export function savingGoal(id: string, title: string, target: number, current: number, date: Goal["targetDate"]): Goal {
  return {
    id,
    title,
    type: "financial",
    targetAmount: target,
    currentAmount: current,
    progress: null,
    targetDate: date,
    status: "In Progress",
    description: "",
    category: "",
    submilestones: [
      {
        id: `${id}-1`,
        title: "First half",
        description: "",
        targetAmount: target / 2,
        targetDate: "2026-11-24",
        completed: false,
        order: 0,
      },
      {
        id: `${id}-2`,
        title: "Second half",
        description: "",
        targetAmount: target,
        targetDate: date,
        completed: false,
        order: 1,
      },
    ],
    createdAt: NOW,
    updatedAt: NOW,
  };
}

/** Earns well, one card, a cushion of 4.8 months. */
export const ADA = person({
  info: { annualIncome: 85_000, annualExpenses: 50_400 },
  assets: [
    ["Ally savings", "savings", 20_000],
    ["Vanguard 401k", "retirement", 63_000],
  ],
  debts: [["Visa", "credit-card", 3_200, 24.9]],
  financialGoal: { targetYear: 2046 },
});

/** Several debts, a home, two goals, skills. */
export const BEN = person({
  info: { annualIncome: 72_000, annualExpenses: 61_000 },
  assets: [
    ["House", "real-estate", 310_000],
    ["Checking", "other", 4_300],
    ["Brokerage", "stocks", 18_250],
  ],
  debts: [
    ["Mortgage", "mortgage", 240_000, 4.5],
    ["Amex", "credit-card", 5_200, 27.4],
    ["Car loan", "car-loan", 9_800, 6.9],
    ["Student loan", "student-loan", 14_200, 9.5],
    ["Store card", "credit-card", 750, null],
  ],
  goals: [
    savingGoal("g1", "House repairs", 12_000, 3_500, "2028-06-30"),
    savingGoal("g2", "Trip to Japan", 6_000, 1_000, "2027-05-01"),
  ],
  basicInfo: { country: "GB", occupation: "Teacher" },
  financialGoal: { targetAmount: 600_000, targetYear: 2050, riskTolerance: "aggressive" },
  skills: ["Writing", "Teaching"],
});

/** Spends more than she earns, owes more than she owns. */
export const CLEO = person({
  info: { annualIncome: 38_000, annualExpenses: 41_000 },
  assets: [["Checking", "other", 900]],
  debts: [["Student loan", "student-loan", 31_500, 4.5]],
  basicInfo: { country: "DE", employmentStatus: "Student" },
  financialGoal: { riskTolerance: null },
});

/** There already. */
export const DAN = person({
  info: { annualIncome: 150_000, annualExpenses: 60_000 },
  assets: [
    ["Index funds", "stocks", 1_150_000],
    ["Savings", "savings", 80_000],
    ["Bitcoin", "crypto", 40_000],
  ],
  debts: [],
  basicInfo: { country: "CA", employmentStatus: "Retired" },
});

/** Has told nothing yet. */
export const EVE = person({
  basicInfo: { country: null },
  financialGoal: { riskTolerance: null, primaryStrategy: null },
});

export const PEOPLE = { ADA, BEN, CLEO, DAN, EVE };
