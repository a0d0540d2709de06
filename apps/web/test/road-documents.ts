import type { RoadDocuments } from "@seven-figures/domain";

/** Somebody with a fund of 150,000, no debt and 3,000 a month left over, on the way to a million in 2041. */
export const ROAD_DOCUMENTS: RoadDocuments = {
  financials: {
    financialInfo: { annualIncome: 96_000, annualExpenses: 60_000, currentSavings: null },
    assets: [{ id: "a", name: "Fund", type: "stocks", value: 150_000, description: "" }],
    debts: [],
  },
  financialGoal: { targetAmount: 1_000_000, targetYear: 2041, riskTolerance: "moderate" },
  goals: [],
};
