import { annualCashFlow, savingsRate } from "../cash-flow.ts";
import type { Documents } from "../documents.ts";
import { milestones, nextMilestone } from "../milestones.ts";
import { netWorth, totalAssets, totalDebts } from "../net-worth.ts";
import { expenseCover, liquidTotal } from "../projections/expense-cover.ts";
import { targetProgress } from "../target-progress.ts";
import { itemsOf } from "./items.ts";
import type { Figure, Measured, Missing } from "./outcome.ts";
import type { Measure, Unit } from "./query.ts";
import { sumOf } from "./sum-of.ts";

/** One of the figures that are kept or follow from all that is kept, or what is missing for it. */
export function measure(name: Measure, documents: Documents): Measured {
  const missing = missingFor(name, documents);
  if (missing.length > 0) return { kind: "unknown", missing };
  return READERS[name](documents);
}

export function figureOf(value: number, unit: Unit): Figure {
  return { kind: "figure", value: value || 0, unit, leftOut: [] };
}

const DIVIDES_BY_NOTHING: Measured = { kind: "no-sense", why: "nothing-to-divide-by" };

const money = (value: number): Measured => figureOf(value, "money");
const percent = (value: number | null): Measured => (value === null ? DIVIDES_BY_NOTHING : figureOf(value, "percent"));
const worthOf = ({ financials }: Documents) => netWorth(financials);
const targetOf = ({ profile }: Documents) => profile.financialGoal.targetAmount;
const nextOf = (documents: Documents) => nextMilestone(worthOf(documents), targetOf(documents));

const READERS: Record<Measure, (documents: Documents) => Measured> = {
  "net-worth": (documents) => money(worthOf(documents)),
  assets: ({ financials }) => money(totalAssets(financials.assets)),
  debts: ({ financials }) => money(totalDebts(financials.debts)),
  income: ({ financials }) => money(financials.financialInfo.annualIncome ?? 0),
  expenses: ({ financials }) => money(financials.financialInfo.annualExpenses ?? 0),
  surplus: ({ financials }) => money(annualCashFlow(financials.financialInfo) ?? 0),
  "savings-rate": ({ financials }) => percent(savingsRate(financials.financialInfo)),
  "months-covered": ({ financials }) => {
    const cover = expenseCover(liquidTotal(financials), financials.financialInfo);
    return cover.kind === "months" ? figureOf(cover.months, "months") : DIVIDES_BY_NOTHING;
  },
  interest: (documents) => sumOf(itemsOf(documents, "debts"), "interest"),
  progress: (documents) => percent(targetProgress(worthOf(documents), targetOf(documents)).percent),
  target: (documents) => money(targetOf(documents)),
  "to-target": (documents) => money(targetProgress(worthOf(documents), targetOf(documents)).remaining),
  "next-milestone": (documents) => money(nextOf(documents).amount),
  "to-milestone": (documents) => money(Math.max(nextOf(documents).amount - worthOf(documents), 0)),
  "milestones-passed": (documents) =>
    figureOf(milestones(worthOf(documents), targetOf(documents)).filter(({ completed }) => completed).length, "count"),
  "debt-to-income": ({ financials }) => {
    const { annualIncome } = financials.financialInfo;
    return percent(annualIncome ? (totalDebts(financials.debts) / annualIncome) * 100 : null);
  },
  liquid: ({ financials }) => money(liquidTotal(financials)),
};

const NEEDS: Partial<Record<Measure, readonly ("income" | "expenses" | "assets" | "debts" | "worth" | "cash")[]>> = {
  "net-worth": ["worth"],
  assets: ["assets"],
  debts: ["debts"],
  income: ["income"],
  expenses: ["expenses"],
  surplus: ["income", "expenses"],
  "savings-rate": ["income", "expenses"],
  "months-covered": ["cash", "expenses"],
  interest: ["debts"],
  progress: ["worth"],
  "to-target": ["worth"],
  "next-milestone": ["worth"],
  "to-milestone": ["worth"],
  "milestones-passed": ["worth"],
  "debt-to-income": ["debts", "income"],
  liquid: ["cash"],
};

function missingFor(name: Measure, { financials }: Documents): Missing[] {
  const { financialInfo, assets, debts } = financials;
  const lacks = {
    income: financialInfo.annualIncome === null,
    expenses: financialInfo.annualExpenses === null,
    assets: assets === null,
    debts: debts === null,
    worth: assets === null && debts === null,
    cash: assets === null && financialInfo.currentSavings === null,
  };
  return (NEEDS[name] ?? [])
    .filter((need) => lacks[need])
    .flatMap((need): Missing[] => {
      if (need === "worth") return [{ kind: "assets" }, { kind: "debts" }];
      return [{ kind: need === "cash" ? "assets" : need }];
    });
}
