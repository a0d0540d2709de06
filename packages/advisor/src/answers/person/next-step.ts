import {
  addMonths,
  type CalendarDate,
  type Debt,
  type Dollars,
  EMERGENCY_FUND_MONTHS,
  firstUnpaidMonth,
  monthlyGap as gapOf,
} from "@seven-figures/domain";
import { costlyDebts } from "./debt-outlook.ts";
import type { PersonFacts } from "./person-facts.ts";

/** The one thing that matters most for someone now. */
export type NextStep =
  | { kind: "tell-cash-flow"; missing: ("income" | "expenses")[] }
  /** `paidUntil`: the month in which savings no longer pay for it; null where they always do. */
  | { kind: "close-gap"; monthlyGap: Dollars; paidUntil: CalendarDate | null }
  /** Retired, with savings that pay for longer than a retirement commonly lasts. */
  | { kind: "draw"; monthly: Dollars; paidUntil: CalendarDate | null }
  | { kind: "build-cushion"; gap: Dollars; goal: Dollars }
  | { kind: "clear-debt"; debt: Debt }
  | { kind: "build-fund"; gap: Dollars; goal: Dollars }
  | { kind: "celebrate" }
  | { kind: "save-more"; missing: Dollars }
  | { kind: "invest"; monthly: Dollars };

/** Months: longer than most people are retired. */
const LONG_RETIREMENT = 420;

export function nextStep(facts: PersonFacts): NextStep {
  if (facts.progress.percent >= 100) return { kind: "celebrate" };
  const missing: ("income" | "expenses")[] = [];
  if (facts.income === null) missing.push("income");
  if (facts.expenses === null) missing.push("expenses");
  const debt = costlyDebts(facts)[0];
  const short = shortfall(facts);
  if (short) return short;
  const cushion = facts.monthlyExpenses ?? 0;
  if (debt && facts.path && facts.liquid < cushion) {
    return { kind: "build-cushion", gap: cushion - facts.liquid, goal: cushion };
  }
  if (debt) return { kind: "clear-debt", debt };
  if (facts.monthlySurplus === null) return { kind: "tell-cash-flow", missing };
  const fund = facts.emergencyFund;
  if (fund && fund.gapToLow > 0) return { kind: "build-fund", gap: fund.gapToLow, goal: fund.low };
  const required = facts.requiredMonthly;
  if (required.kind === "monthly" && required.amount > facts.monthlySurplus) {
    return { kind: "save-more", missing: required.amount - facts.monthlySurplus };
  }
  return { kind: "invest", monthly: facts.monthlySpare ?? facts.monthlySurplus };
}

/** Where bills are more than the income; null where they are not, or that is not known. */
function shortfall({ path, today, documents }: PersonFacts): NextStep | null {
  const monthlyGap = path ? gapOf(path.schedule) : 0;
  if (!path || monthlyGap === 0) return null;
  const month = firstUnpaidMonth(path.schedule);
  const paidUntil = month === null ? null : addMonths(today, month);
  const isRetired = documents.profile.basicInfo.employmentStatus === "Retired";
  return isRetired && (month === null || month > LONG_RETIREMENT)
    ? { kind: "draw", monthly: monthlyGap, paidUntil }
    : { kind: "close-gap", monthlyGap, paidUntil };
}

/** What clearing a debt from cash would leave, where three months of expenses stay covered. */
export function cashAfterClearing(facts: PersonFacts, debt: Debt): { left: Dollars; months: number } | null {
  const { monthlyExpenses, liquid } = facts;
  const left = liquid - debt.balance;
  if (!monthlyExpenses || left < monthlyExpenses * EMERGENCY_FUND_MONTHS.low) return null;
  return { left, months: left / monthlyExpenses };
}
