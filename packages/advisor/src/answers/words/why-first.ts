import { type Debt, yearlyInterest } from "@seven-figures/domain";
import { dollars, rate } from "./figures.ts";
import { named, sentences } from "./sentences.ts";

/** What a rate is told by: so many dollars of debt. */
const SAMPLE = 1_000;

/** Why the first of two debts, whose rates are known, is paid before the second. */
export function whyFirst(first: Debt, second: Debt): string {
  const per = ({ interestRate }: Debt) => dollars(((interestRate ?? 0) * SAMPLE) / 100);
  const cost = (debt: Debt) => yearlyInterest(debt) ?? 0;
  const isDearer = cost(second) > cost(first);
  if (first.interestRate === second.interestRate)
    return `${named(first.name)} and ${named(second.name)} cost the same, ${rate(first.interestRate ?? 0)}: the smaller one first is gone sooner, and takes a payment off your month.`;
  return sentences(
    `**${named(first.name)} first** because of the rate: each ${dollars(SAMPLE)} owed there costs ${per(first)} a year, and ${per(second)} on ${named(second.name)}. So a dollar paid there saves more.`,
    isDearer &&
      `${named(second.name)} costs more in all, ${dollars(Math.round(cost(second)))} a year against ${dollars(Math.round(cost(first)))}, only because more is owed on it.`,
    `What has to be paid each month on ${named(second.name)} goes on being paid, so that nothing falls due.`,
  );
}
