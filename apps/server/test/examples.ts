import type { CallPayload } from "@seven-figures/calls";
import type { Asset, Debt, MoneyGoal, Scenario, ToldFigure } from "@seven-figures/domain";

export const ally: Asset = { id: "a1", name: "Ally savings", type: "savings", value: 20_000, description: "" };
export const visa: Debt = {
  id: "d1",
  name: "Visa",
  type: "credit-card",
  balance: 3_200,
  interestRate: 24.9,
  description: "",
};

/** A figure of an earlier day. */
export const moreSaved: Scenario = { id: "s1", name: "Save more", address: "saving=300" };
export const toldFund: ToldFigure = { id: "t1", date: "2024-11-20", of: "asset", name: "401k", amount: 80_000 };

const NEVER = "1970-01-01T00:00:00.000Z";

export function financialGoal(fields: Partial<MoneyGoal> = {}): MoneyGoal {
  return {
    id: "g1",
    title: "House",
    type: "financial",
    targetAmount: 20_000,
    currentAmount: 5_000,
    progress: null,
    targetDate: "2028-06-30",
    status: "In Progress",
    description: "",
    category: "",
    submilestones: [],
    createdAt: NEVER,
    updatedAt: NEVER,
    ...fields,
  };
}

export const profile: CallPayload<"saveUserProfile">["profile"] = {
  basicInfo: {
    name: "Ann Lee",
    email: "ann@example.com",
    birthday: "1990-02-28",
    location: "Oslo",
    occupation: "Engineer",
    country: "NO",
    employmentStatus: "Employed",
  },
  educationHistory: [{ school: "NTNU", field: "Physics", graduationYear: "2012" }],
  experience: [{ company: "Acme", position: "Engineer", startYear: "2012", endYear: "Present", description: "" }],
  financialGoal: {
    targetAmount: 1_000_000,
    targetYear: 2046,
    timeframe: "10+",
    riskTolerance: "moderate",
    primaryStrategy: "investing",
  },
};
