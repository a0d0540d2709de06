import type { Asset, Debt, Documents } from "@seven-figures/domain";
import { type Case, documentsOf } from "../run-case.ts";

type AssetRow = [name: string, type: Asset["type"], value: number];
type DebtRow = [name: string, type: Debt["type"], balance: number, rate: number | null];
type GoalRow = [title: string, has: number, of: number, by?: string];

interface PersonRow {
  /** By the year; null: never told. */
  income: number | null;
  expenses: number | null;
  assets: AssetRow[];
  debts: DebtRow[];
  goals?: GoalRow[];
  target: { targetAmount: number; targetYear: number };
}

function person({ income, expenses, assets, debts, goals = [], target }: PersonRow): Documents {
  const state: Case["state"] = {
    financialInfo: { annualIncome: income, annualExpenses: expenses, currentSavings: null },
    assets: assets.map(([name, type, value], at) => ({ id: `a${at + 1}`, name, type, value })),
    debts: debts.map(([name, type, balance, interestRate], at) => ({
      id: `d${at + 1}`,
      name,
      type,
      balance,
      interestRate,
    })),
    goals: goals.map(([title, currentAmount, targetAmount, targetDate = null], at) => ({
      id: `g${at + 1}`,
      title,
      type: "financial",
      status: "In Progress",
      currentAmount,
      targetAmount,
      targetDate,
    })),
    financialGoal: target,
  };
  return documentsOf({ state });
}

/** A home, a mortgage, two cards, goals with dates, something left over each month. */
export const MIRA = person({
  income: 78_000,
  expenses: 63_000,
  assets: [
    ["Ally savings", "savings", 14_600],
    ["Maple house", "real-estate", 285_000],
    ["Fidelity 401k", "retirement", 52_300],
    ["Subaru", "other", 11_500],
    ["Bitcoin", "crypto", 3_250],
  ],
  debts: [
    ["Maple mortgage", "mortgage", 196_400, 4.75],
    ["Visa", "credit-card", 4_850, 22.9],
    ["Amex", "credit-card", 1_320, 26.5],
    ["Subaru loan", "car-loan", 7_400, 6.2],
  ],
  goals: [
    ["Japan trip", 1_800, 7_200, "2028-02-20"],
    ["New roof", 5_250, 15_000, "2029-05-20"],
  ],
  target: { targetAmount: 1_000_000, targetYear: 2050 },
});

/** Rich: past the first million, on the way to two and a half, with nothing owed but one mortgage. */
export const VICTOR = person({
  income: 240_000,
  expenses: 132_000,
  assets: [
    ["Schwab brokerage", "stocks", 845_000],
    ["Lake house", "real-estate", 620_000],
    ["Treasury fund", "bonds", 130_000],
    ["Chase savings", "savings", 96_000],
    ["Pension pot", "retirement", 310_000],
    ["Sailboat", "other", 48_000],
  ],
  debts: [["Lake mortgage", "mortgage", 215_000, 3.25]],
  goals: [["World tour", 22_000, 60_000, "2028-11-20"]],
  target: { targetAmount: 2_500_000, targetYear: 2034 },
});

/** Deep in debt at high rates, with little left over, and one debt without interest. */
export const DELIA = person({
  income: 46_800,
  expenses: 42_600,
  assets: [
    ["Checking account", "other", 640],
    ["Nissan", "other", 5_200],
  ],
  debts: [
    ["Discover card", "credit-card", 9_240, 27.9],
    ["Citi card", "credit-card", 6_115, 24.4],
    ["Sofi loan", "personal-loan", 12_700, 13.5],
    ["Nissan loan", "car-loan", 8_300, 9.9],
    ["Klarna plan", "other", 540, 0],
  ],
  goals: [["Rainy day fund", 150, 3_000, "2027-11-20"]],
  target: { targetAmount: 250_000, targetYear: 2056 },
});

/** No income, lives on what is kept. */
export const NORA = person({
  income: 0,
  expenses: 31_200,
  assets: [
    ["Wells Fargo savings", "savings", 88_400],
    ["Index fund", "stocks", 164_000],
    ["Gold coins", "other", 9_600],
  ],
  debts: [["Dental plan", "other", 1_950, 0]],
  goals: [["Garden shed", 900, 2_400, "2027-05-20"]],
  target: { targetAmount: 500_000, targetYear: 2045 },
});

/** Owes more than is owned, but earns and saves well. */
export const PABLO = person({
  income: 112_000,
  expenses: 70_000,
  assets: [
    ["Marcus savings", "savings", 6_450],
    ["Roth IRA", "retirement", 18_900],
  ],
  debts: [
    ["Medical school loan", "student-loan", 164_500, 6.8],
    ["Bar loan", "student-loan", 12_250, 5.4],
    ["Apple Card", "credit-card", 780, 19.24],
  ],
  goals: [["Wedding", 4_000, 20_000, "2028-07-20"]],
  target: { targetAmount: 1_000_000, targetYear: 2055 },
});

/** Many entries of all kinds, with cents in some. */
export const GRETA = person({
  income: 96_500,
  expenses: 81_380,
  assets: [
    ["Joint checking", "savings", 3_412.55],
    ["Holiday savings", "savings", 2_150],
    ["Emergency savings", "savings", 17_800],
    ["Elm Street duplex", "real-estate", 342_000],
    ["Cabin", "real-estate", 118_500],
    ["Vanguard Roth IRA", "retirement", 41_260],
    ["Old pension", "retirement", 27_940],
    ["Acme shares", "stocks", 8_615.4],
    ["Savings bonds", "bonds", 5_000],
    ["Ethereum", "crypto", 2_980],
    ["Ford pickup", "other", 21_300],
    ["Violin", "other", 6_750],
    ["Etsy shop", "business", 12_000],
  ],
  debts: [
    ["Duplex mortgage", "mortgage", 231_700, 5.1],
    ["Cabin mortgage", "mortgage", 74_250, 6.35],
    ["Ford loan", "car-loan", 13_980, 7.4],
    ["Barclays card", "credit-card", 2_465.8, 23.99],
    ["Target card", "credit-card", 915.25, 28.4],
    ["Furniture plan", "other", 1_680, 0],
    ["Uncle Jim", "other", 3_000, null],
  ],
  goals: [
    ["Cabin deck", 2_600, 9_500, "2027-09-20"],
    ["Piano lessons", 300, 1_200, "2027-03-20"],
    ["College fund", 11_000, 48_000, "2035-08-20"],
    ["Solar panels", 0, 16_000],
  ],
  target: { targetAmount: 1_000_000, targetYear: 2048 },
});

/** Owes only what bears no interest. */
export const ZED = person({
  income: 52_000,
  expenses: 44_200,
  assets: [
    ["Credit union savings", "savings", 4_120],
    ["Trek bike", "other", 1_350],
  ],
  debts: [
    ["Affirm", "other", 960, 0],
    ["Loan from Mom", "other", 2_500, 0],
    ["Phone plan", "other", 612.5, 0],
  ],
  target: { targetAmount: 100_000, targetYear: 2036 },
});
