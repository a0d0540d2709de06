import {
  type Dollars,
  dateAfterMonths,
  MAX_AMOUNT,
  monthsUntilWorth,
  type TargetOutlook,
  yearOf,
} from "@seven-figures/domain";

export interface NextTarget {
  amount: Dollars;
  /** The year in which it is reached at today's pace, or else the one to start from. */
  year: number;
  isDated: boolean;
}

const MULTIPLES = [1.5, 2, 3, 5, 10, 15, 20, 30];
const OFFERED = 3;
/** What is nearer than this is there before it is chosen. */
const LEAST_AHEAD = 1.1;
const YEARS_WITHOUT_DATE = 10;

/** Three marks to walk towards once the target is reached, each with the year that fits it. */
export function nextTargets({ target, netWorth, path, today, targetYear }: TargetOutlook): NextTarget[] {
  let unit = target;
  while (unit * 10 <= netWorth) unit *= 10;
  return MULTIPLES.map((multiple) => Math.round(unit * multiple))
    .filter((amount) => amount > netWorth * LEAST_AHEAD && amount <= MAX_AMOUNT)
    .slice(0, OFFERED)
    .map((amount) => {
      const time = path && monthsUntilWorth(path.schedule, amount);
      const date = time?.kind === "in" ? dateAfterMonths(today, time.months) : null;
      const year = date ? yearOf(date) : Math.max(targetYear, yearOf(today) + YEARS_WITHOUT_DATE);
      return { amount, year: Math.max(year, yearOf(today) + 1), isDated: date !== null };
    });
}
