import { expect, test } from "vitest";
import { writeCsv } from "#tables/write-table.ts";
import { LIST_FILES, type Stored } from "./list-files.ts";

const AT = "2026-11-23T00:00:00.000Z";
const STORED: Stored = {
  financials: {
    financialInfo: { annualIncome: 85_000, annualExpenses: null, currentSavings: 5.5 },
    assets: [{ id: "a1", name: "=Home", type: "real-estate", value: 600_000, description: "by the sea" }],
    debts: [{ id: "d1", name: "Visa, old", type: "credit-card", balance: 900, interestRate: 24.99, description: "" }],
    createdAt: AT,
    updatedAt: AT,
    revision: 3,
  },
  goals: {
    intermediateGoals: [
      {
        id: "g1",
        title: "Learn SQL",
        type: "skill",
        targetAmount: null,
        currentAmount: null,
        progress: 40,
        targetDate: "2027-02-01",
        status: "In Progress",
        description: "",
        category: "",
        submilestones: [
          {
            id: "s1",
            title: "Course",
            description: "",
            targetAmount: null,
            targetDate: null,
            completed: true,
            order: 0,
          },
        ],
        createdAt: AT,
        updatedAt: AT,
      },
    ],
    financialGoal: { targetAmount: 1, targetYear: 2040, timeframe: null, riskTolerance: null, primaryStrategy: null },
    revision: 1,
  } as Stored["goals"],
  history: [{ date: "2026-11-01", netWorth: -1_200.5 }],
};

test.each([
  ["Assets", 'Asset,Type,Value,Description\r\n"\'=Home",Real estate,600000,by the sea\r\n'],
  ["Debts", 'Debt,Type,Balance,Interest rate (APR %),Description\r\n"Visa, old",Credit card,900,24.99,\r\n'],
  ["Income & expenses", "Field,Amount\r\nAnnual Income,85000\r\nAnnual Expenses,\r\nCurrent Savings,5.5\r\n"],
  ["Net worth over time", "Date,Net worth\r\n2026-11-01,-1200.5\r\n"],
])("%s as CSV", (name, csv) => {
  const list = LIST_FILES.find((file) => file.name === name);
  expect(writeCsv(list?.rows(STORED) ?? [])).toBe(`\ufeff${csv}`);
});

test("goals carry their steps, and all lists together leave none out", () => {
  const [, , , goals, , all] = LIST_FILES;
  expect(goals?.rows(STORED).slice(1)).toEqual([
    ["Learn SQL", null, "Skill-Based Goals", "In Progress", null, null, 40, "2027-02-01", ""],
    ["Learn SQL", "Course", null, "Completed", null, null, null, null, ""],
  ]);
  const text = writeCsv(all?.rows(STORED) ?? []);
  for (const part of ["Home", "Visa", "85000", "Course", "-1200.5"]) expect(text).toContain(part);
  expect(Object.keys(all?.json(STORED) as object)).toEqual([
    "assets",
    "debts",
    "income-and-expenses",
    "goals",
    "net-worth",
  ]);
});
