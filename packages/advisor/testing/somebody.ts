import type { Documents } from "@seven-figures/domain";
import { type Case, documentsOf } from "./run-case.ts";
import { type Turn, talk } from "./talk.ts";

const goal = { type: "financial", status: "In Progress" };
const NORWAY = [
  { id: "g1", title: "Norway trip", ...goal, targetAmount: 4_000, currentAmount: 600, targetDate: "2027-09-01" },
];
const STATE: Case["state"] = {
  financialInfo: { annualIncome: 72_000, annualExpenses: 60_000, currentSavings: null },
  assets: [
    { id: "a1", name: "Harbor checking", type: "savings", value: 5_000 },
    { id: "a2", name: "Kayak", type: "other", value: 900 },
    { id: "a3", name: "Coin wallet", type: "crypto", value: 8_000 },
    { id: "a4", name: "Pine savings", type: "savings", value: 2_000 },
    { id: "a5", name: "Piano", type: "other", value: 4_000 },
  ],
  debts: [
    { id: "d1", name: "Sears card", type: "credit-card", balance: 1_400, interestRate: 22 },
    { id: "d2", name: "Tax office", type: "other", balance: 3_000, interestRate: 7 },
  ],
  goals: NORWAY,
};
/** Somebody with accounts, things, debts and a goal. */
export const SOMEONE = documentsOf({ state: STATE });

/** The last turn of a talk with them. */
export function last(...messages: string[]): Turn {
  return talk(SOMEONE, messages).at(-1) as Turn;
}

/** Every amount that is stored, by id. */
export function amounts({ financials }: Documents): Record<string, number> {
  return Object.fromEntries([
    ...(financials.assets ?? []).map(({ id, value }) => [id, value]),
    ...(financials.debts ?? []).map(({ id, balance }) => [id, balance]),
  ]);
}

/** The same, with what goals have. */
export function amountsWithGoals(documents: Documents): Record<string, number | undefined> {
  const goals = documents.goals.intermediateGoals.map(({ id, currentAmount }) => [id, currentAmount]);
  return { ...amounts(documents), ...Object.fromEntries(goals) };
}

/** Their amounts before anything is told. */
export const BEFORE = amounts(SOMEONE);
