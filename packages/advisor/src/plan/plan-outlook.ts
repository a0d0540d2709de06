import {
  type CalendarDate,
  type Debt,
  type Dollars,
  dateAfterMonths,
  type Payoff,
  type TargetStage,
  targetStages,
} from "@seven-figures/domain";
import { consumerDebts, costlyDebts, type DebtOutlook, debtOutlook } from "../answers/person/debt-outlook.ts";
import { type NextStep, nextStep } from "../answers/person/next-step.ts";
import { type PersonFacts, personFacts } from "../answers/person/person-facts.ts";
import type { PlanContext } from "./types.ts";

/** All that a plan is made of: the person's facts, and what the surplus does first, second and third. */
export interface PlanOutlook {
  facts: PersonFacts;
  step: NextStep;
  /** Debts that cost more than investments bring, to clear with the whole surplus. */
  costly: DebtOutlook;
  /** Other debts, mortgages aside: paid as agreed. */
  calm: Debt[];
  /** Months until the costly debts are gone; null where the surplus doesn't do it. */
  debtMonths: number | null;
  /** Missing to the part of the emergency fund that comes next: three months of expenses, then six. */
  fundGoal: Dollars | null;
  fundGap: Dollars | null;
  /** Months from today until that part is there, after the debts; null where there is no surplus for it. */
  fundMonths: number | null;
}

export function planOutlook({ documents, today }: PlanContext): PlanOutlook {
  const facts = personFacts(documents, today);
  const costly = debtOutlook(facts, costlyDebts(facts));
  const debtMonths = monthsOf(costly.avalanche) ?? (costly.debts.length === 0 ? 0 : null);
  const fund = facts.emergencyFund;
  const [fundGoal, fundGap] = !fund
    ? [null, null]
    : fund.gapToLow > 0
      ? [fund.low, fund.gapToLow]
      : [fund.high, fund.gapToHigh];
  const surplus = facts.monthlySurplus ?? 0;
  const saving = fundGap !== null && surplus > 0 ? fundGap / surplus : null;
  return {
    facts,
    step: nextStep(facts),
    costly,
    calm: consumerDebts(facts).filter((debt) => !costly.debts.includes(debt)),
    debtMonths,
    fundGoal,
    fundGap,
    fundMonths: saving === null || debtMonths === null ? null : debtMonths + saving,
  };
}

/** The month in which a debt is gone by the plan; null where the surplus doesn't do it. */
export function clearedDate({ costly, facts }: PlanOutlook, debt: Debt): CalendarDate | null {
  if (costly.avalanche?.kind !== "paid-off") return null;
  const cleared = costly.avalanche.cleared.find(({ id }) => id === debt.id);
  return cleared ? dateAfterMonths(facts.today, cleared.month) : null;
}

function monthsOf(payoff: Payoff | null): number | null {
  return payoff?.kind === "paid-off" ? payoff.months : null;
}

/**
 * The stages of the path at today's pace; where that never arrives, at the pace that the target year asks for, with that
 * monthly amount.
 */
export function stagesToShow(facts: PersonFacts): { required: Dollars | null; stages: TargetStage[] } {
  const { requiredMonthly: required, timeToTarget, netWorth, assumption, target, today } = facts;
  if (timeToTarget?.kind !== "never" || required.kind !== "monthly") return { required: null, stages: facts.stages };
  const path = { from: netWorth, monthly: required.amount, annualReturn: assumption.annualReturn };
  return { required: required.amount, stages: targetStages(path, target, today) };
}
