import type { FinancialsResult, GoalsResult } from "@seven-figures/calls";
import {
  ASSET_FIELDS,
  ASSET_TYPE_OPTIONS,
  DEBT_FIELDS,
  DEBT_TYPE_OPTIONS,
  FINANCIAL_INFO_FIELDS,
  GOAL_FIELDS,
  GOAL_TYPE_OPTIONS,
  labelOf,
} from "@seven-figures/domain";
import type { Cell } from "#tables/write-table.ts";

/** What the lists are made from, as it is stored now. */
export interface Stored {
  financials: FinancialsResult;
  goals: GoalsResult;
  history: { date: string; netWorth: number }[];
}

/** One list that can be taken along: as rows under headings, and as it is stored. */
export interface ListFile {
  name: string;
  /** In the file's name. */
  slug: string;
  rows: (stored: Stored) => Cell[][];
  json: (stored: Stored) => unknown;
}

const assets: ListFile = {
  name: "Assets",
  slug: "assets",
  json: ({ financials }) => financials.assets,
  rows: ({ financials }) => [
    ["Asset", ASSET_FIELDS.type.label, ASSET_FIELDS.value.label, ASSET_FIELDS.description.label],
    ...(financials.assets ?? []).map(({ name, type, value, description }): Cell[] => [
      name,
      labelOf(ASSET_TYPE_OPTIONS, type),
      value,
      description,
    ]),
  ],
};

const debts: ListFile = {
  name: "Debts",
  slug: "debts",
  json: ({ financials }) => financials.debts,
  rows: ({ financials }) => [
    [
      "Debt",
      DEBT_FIELDS.type.label,
      DEBT_FIELDS.balance.label,
      `${DEBT_FIELDS.interestRate.short} (APR %)`,
      DEBT_FIELDS.description.label,
    ],
    ...(financials.debts ?? []).map(({ name, type, balance, interestRate, description }): Cell[] => [
      name,
      labelOf(DEBT_TYPE_OPTIONS, type),
      balance,
      interestRate,
      description,
    ]),
  ],
};

const INFO_KEYS = ["annualIncome", "annualExpenses", "currentSavings"] as const;

const incomeAndExpenses: ListFile = {
  name: "Income & expenses",
  slug: "income-and-expenses",
  json: ({ financials }) => financials.financialInfo,
  rows: ({ financials: { financialInfo } }) => [
    ["Field", "Amount"],
    ...INFO_KEYS.map((key): Cell[] => [FINANCIAL_INFO_FIELDS[key].label, financialInfo[key]]),
  ],
};

const goals: ListFile = {
  name: "Goals and steps",
  slug: "goals",
  json: ({ goals: { intermediateGoals } }) => intermediateGoals,
  rows: ({ goals: { intermediateGoals } }) => [
    [
      "Goal",
      "Step",
      GOAL_FIELDS.type.short,
      GOAL_FIELDS.status.label,
      GOAL_FIELDS.targetAmount.named,
      GOAL_FIELDS.currentAmount.named,
      `${GOAL_FIELDS.progress.label} (%)`,
      GOAL_FIELDS.targetDate.named,
      GOAL_FIELDS.description.label,
    ],
    ...intermediateGoals.flatMap((goal): Cell[][] => [
      [
        goal.title,
        null,
        labelOf(GOAL_TYPE_OPTIONS, goal.type),
        goal.status,
        goal.targetAmount,
        goal.currentAmount,
        goal.progress,
        goal.targetDate,
        goal.description,
      ],
      ...goal.submilestones.map((step): Cell[] => [
        goal.title,
        step.title,
        null,
        step.completed ? "Completed" : "Open",
        step.targetAmount,
        null,
        null,
        step.targetDate,
        step.description,
      ]),
    ]),
  ],
};

const history: ListFile = {
  name: "Net worth over time",
  slug: "net-worth",
  json: (stored) => stored.history,
  rows: (stored) => [["Date", "Net worth"], ...stored.history.map(({ date, netWorth }): Cell[] => [date, netWorth])],
};

const LISTS = [assets, debts, incomeAndExpenses, goals, history];

/** All of them one below the other, each under its name and its own headings. */
const all: ListFile = {
  name: "All of these",
  slug: "lists",
  json: (stored) => Object.fromEntries(LISTS.map(({ slug, json }) => [slug, json(stored)])),
  rows: (stored) => LISTS.flatMap(({ name, rows }) => [[name], ...rows(stored), []]),
};

export const LIST_FILES: readonly ListFile[] = [...LISTS, all];
