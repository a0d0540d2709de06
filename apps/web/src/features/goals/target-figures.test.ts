import { formatDollars, targetOutlook } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { targetFigures } from "./target-figures.ts";

const TODAY = "2026-11-20";

test("the card's figures follow from target, year and net worth", () => {
  expect(targetFigures({ targetAmount: 1_000_000, targetYear: 2041 }, 286_740, TODAY)).toMatchObject({
    remaining: 713_260,
    monthlyTarget: 3962.56,
    status: "Getting Started",
    tone: "secondary",
  });
});

test("the Monthly Target never stands without the same with growth", () => {
  const caption = (targetYear: number, netWorth: number) =>
    targetFigures({ targetAmount: 1_000_000, targetYear, riskTolerance: "moderate" }, netWorth, TODAY).withGrowth;
  expect(caption(2041, 286_740)).toBe("Without growth. With 6% growth a year (assumed): $1,090");
  expect(caption(2041, 600_000)).toBe("Without growth. With 6% growth a year, nothing more is needed");
  expect(caption(2026, 286_740)).toBe("No full year is left until 2026");
  expect(caption(2041, 1_000_000)).toBe("");
});

test("without a target in the profile it is 1,000,000 in ten years", () => {
  expect(targetFigures({}, 0, TODAY)).toMatchObject({
    targetAmount: 1_000_000,
    targetYear: 2036,
    status: "Just Starting",
  });
});

test("debts above assets show no progress and raise what remains", () => {
  expect(targetFigures({ targetAmount: 1000, targetYear: 2027 }, -200, TODAY)).toMatchObject({
    percent: 0,
    remaining: 1200,
    monthlyTarget: 100,
  });
});

test("a target reached needs nothing more", () => {
  expect(targetFigures({ targetAmount: 1000, targetYear: 2030 }, 5000, TODAY)).toMatchObject({
    percent: 100,
    remaining: 0,
    monthlyTarget: 0,
    status: "Achieved",
  });
});

test("what the year asks for with growth is what the dashboard says", () => {
  const fund = { id: "a1", name: "Fund", type: "stocks" as const, value: 286_740, description: "" };
  const financials = {
    financialInfo: { annualIncome: 60_000, annualExpenses: 54_000, currentSavings: null },
    assets: [fund],
    debts: [],
  };
  const goal = { targetAmount: 1_000_000, targetYear: 2041, riskTolerance: "moderate" as const };
  const { requiredMonthly } = targetOutlook(financials, goal, TODAY);
  const asked = requiredMonthly.kind === "monthly" ? formatDollars(requiredMonthly.amount) : "";
  expect(asked).toBe("$1,178");
  expect(targetFigures(goal, 286_740, TODAY, { financials, goals: [] }).withGrowth).toContain(asked);
});
