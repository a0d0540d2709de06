import { type Dollars, formatDollars, SAVINGS_RATE_BANDS } from "@seven-figures/domain";

const BANDS = `${SAVINGS_RATE_BANDS.excellent}% and above counts as excellent, ${SAVINGS_RATE_BANDS.good}% as good.`;

/** One sentence on what the year's cash flow means for a month, and how the savings rate is read. */
export function cashFlowText(cashFlow: Dollars | null): string {
  if (cashFlow === null) return "Enter your income and expenses to see what is left for your goals.";
  const monthly = formatDollars(Math.abs(cashFlow) / 12);
  if (cashFlow < 0) return `That is ${monthly} a month more than you earn. ${BANDS}`;
  if (cashFlow === 0) return `Your income covers your expenses exactly. ${BANDS}`;
  return `That is ${monthly} a month that can work for your goals. ${BANDS}`;
}
