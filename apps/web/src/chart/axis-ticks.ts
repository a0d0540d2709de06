import { type Dollars, formatDollars, formatShortDollars } from "@seven-figures/domain";

const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 3;

/** Round amounts that span what is drawn, lowest first. A single amount gets room above and below. */
export function axisTicks(amounts: readonly Dollars[]): Dollars[] {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const step = niceStep((high - low || Math.max(Math.abs(high) * 0.2, 3)) / INTERVALS);
  const start = Math.floor(low === high ? (low - step) / step : low / step);
  const end = Math.ceil(low === high ? (high + step) / step : high / step);
  return Array.from({ length: end - start + 1 }, (_, at) => (start + at) * step || 0);
}

/** Short labels, or whole amounts where the short ones would be the same. */
export function tickLabels(ticks: readonly Dollars[]): string[] {
  const short = ticks.map(formatShortDollars);
  return new Set(short).size === short.length ? short : ticks.map(formatDollars);
}

function niceStep(rough: number): number {
  const size = 10 ** Math.floor(Math.log10(rough));
  return Math.max((STEPS.find((step) => step * size >= rough) ?? 10) * size, 1);
}
