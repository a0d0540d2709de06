import type { CalendarDate } from "../calendar-date.ts";
import type { Dollars } from "../money.ts";
import type { Target } from "../profile.ts";
import { monthlyTarget, yearsRemaining } from "../target-progress.ts";
import { assumedReturn, type ReturnAssumption } from "./assumptions.ts";
import { type RequiredMonthly, requiredMonthly } from "./required-monthly.ts";

/** What the target year asks for each month. The two figures belong together: wherever one is shown, so is the other. */
export interface MonthlyNeed {
  /** The specification's Monthly Target, which supposes no growth. */
  plainMonthly: Dollars;
  /** The same with the growth that is assumed. */
  requiredMonthly: RequiredMonthly;
  assumption: ReturnAssumption;
  /** Whole years. */
  yearsLeft: number;
}

export function monthlyNeed(
  netWorth: Dollars,
  { targetAmount, targetYear, riskTolerance }: Pick<Target, "targetAmount" | "targetYear" | "riskTolerance">,
  today: CalendarDate,
): MonthlyNeed {
  const assumption = assumedReturn(riskTolerance);
  const yearsLeft = yearsRemaining(targetYear, today);
  const start = { from: netWorth, annualReturn: assumption.annualReturn };
  return {
    plainMonthly: monthlyTarget(netWorth, targetAmount, yearsLeft),
    requiredMonthly: requiredMonthly(start, targetAmount, yearsLeft * 12),
    assumption,
    yearsLeft,
  };
}
