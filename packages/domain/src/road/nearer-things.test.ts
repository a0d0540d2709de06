import { expect, it } from "vitest";
import { nearerByDebt, nearerByGoal, nearerThings } from "./nearer-things.ts";
import type { RoadDocuments } from "./suppose-road.ts";

const TODAY = "2026-11-20";
const step = { description: "", targetDate: null, completed: false, order: 0 };
const goal = {
  id: "g1",
  title: "Pay off the Visa",
  type: "financial",
  targetAmount: 3_000,
  currentAmount: 1_000,
  progress: null,
  targetDate: "2027-06-01",
  status: "In Progress",
  description: "",
  category: "",
  submilestones: [
    { ...step, id: "s1", title: "Half of it", targetAmount: 1_500 },
    { ...step, id: "s2", title: "A start", targetAmount: 500 },
    { ...step, id: "s3", title: "Done already", targetAmount: 3_000, completed: true },
    { ...step, id: "s4", title: "All of it", targetAmount: 3_000 },
  ],
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
} as const;
const documents: RoadDocuments = {
  financials: {
    financialInfo: { annualIncome: 70_000, annualExpenses: 64_000, currentSavings: null },
    assets: [{ id: "a", name: "Fund", type: "stocks", value: 60_000, description: "" }],
    debts: [
      { id: "visa", name: "Visa", type: "credit-card", balance: 8_000, interestRate: 24, description: "" },
      { id: "cheap", name: "Car", type: "car-loan", balance: 8_000, interestRate: 1, description: "" },
      { id: "home", name: "Home", type: "mortgage", balance: 300_000, interestRate: 9, description: "" },
    ],
  },
  financialGoal: { targetAmount: 1_000_000, targetYear: 2060, riskTolerance: "moderate" },
  goals: [{ ...goal, submilestones: [...goal.submilestones] }],
};

it("tells of open steps with money missing and of costly debts how many days nearer they bring the target", () => {
  const free = { ...documents, financials: { ...documents.financials, debts: [] } };
  const steps = nearerThings(free, TODAY);
  expect(steps).toMatchObject([
    { kind: "step", id: "s1", title: "Half of it", amount: 500 },
    { kind: "step", id: "s4", title: "All of it", amount: 2_000 },
  ]);
  expect(steps[1]?.days).toBeGreaterThan(steps[0]?.days ?? 0);
  const owing = {
    ...documents,
    financials: { ...documents.financials, debts: documents.financials.debts?.slice(0, 2) ?? [] },
  };
  const debts = nearerThings(owing, TODAY).filter(({ kind }) => kind === "debt");
  expect(debts).toMatchObject([{ id: "visa", title: "Visa", amount: 8_000 }]);
  expect(debts[0]?.days).toBeGreaterThan(7);
});

it("leaves out debts that savings do not reach for, and says nothing where there is no date", () => {
  expect(nearerThings(documents, TODAY).map(({ id }) => id)).not.toContain("home");
  const unknown = {
    ...documents.financials,
    financialInfo: { ...documents.financials.financialInfo, annualIncome: null },
  };
  expect(nearerThings({ ...documents, financials: unknown }, TODAY)).toEqual([]);
  const rich = {
    ...documents,
    financialGoal: { ...documents.financialGoal, targetAmount: 10 },
    financials: { ...documents.financials, debts: [] },
  };
  expect(nearerThings(rich, TODAY)).toEqual([]);
});

it("says of one goal, its steps or one debt the very days that the road says", () => {
  const owing = {
    ...documents,
    financials: { ...documents.financials, debts: documents.financials.debts?.slice(0, 2) ?? [] },
  };
  const all = nearerThings(owing, TODAY);
  const [whole, ...steps] = nearerByGoal(owing, "g1", TODAY);
  expect(whole).toMatchObject({ kind: "goal", id: "g1", amount: 2_000, doubt: null });
  expect(steps).toEqual(
    all.filter(({ id, kind }) => kind === "step" && id === "s1").map((step) => ({ ...step, doubt: null })),
  );
  // The last step asks for as much as the goal.
  expect(whole?.days).toBe(all.find(({ id }) => id === "s4")?.days);
  expect(nearerByDebt(owing, "visa", TODAY)).toEqual({ ...all.find(({ id }) => id === "visa"), doubt: null });
  expect(nearerByDebt(owing, "cheap", TODAY)?.days).toBeLessThanOrEqual(0);
});

it("says why where it can't be told in days", () => {
  expect(nearerByDebt(documents, "home", TODAY)).toMatchObject({ amount: 300_000, doubt: "savings-short" });
  expect(nearerByDebt(documents, "gone", TODAY)).toBeNull();
  expect(nearerByGoal(documents, "gone", TODAY)).toEqual([]);
  const doubts = (financials: Partial<RoadDocuments["financials"]>, targetAmount = 1_000_000) => {
    const other = {
      ...documents,
      financials: { ...documents.financials, debts: [], ...financials },
      financialGoal: { ...documents.financialGoal, targetAmount },
    };
    return nearerByGoal(other, "g1", TODAY).map(({ doubt }) => doubt);
  };
  const info = documents.financials.financialInfo;
  expect(doubts({ financialInfo: { ...info, annualIncome: null } })).toEqual(["not-known", "not-known"]);
  expect(doubts({}, 10)).toEqual(["reached", "reached"]);
  expect(doubts({ assets: [], financialInfo: { ...info, annualIncome: 20_000 } })).toEqual([
    "out-of-reach",
    "out-of-reach",
  ]);
});
