import type { Dollars } from "../money.ts";
import type { RequiredMonthly } from "../projections/required-monthly.ts";
import { worthAfter } from "./read-schedule.ts";
import { type ScheduledPath, supposedSchedule } from "./scheduled-path.ts";

const STEPS = 100;
const CENT = 0.01;

/**
 * What must be left over each month, income minus expenses, so that the schedule stands at the target after some months,
 * to the cent. More money each month never leads to less, and nearly in proportion, so it is found by false position
 * (the Illinois variant: M. Dowell and P. Jarratt, BIT 11, 1971).
 */
export function scheduledNeed(path: ScheduledPath, target: Dollars, months: number): RequiredMonthly {
  const above = (kept: Dollars) =>
    worthAfter(supposedSchedule(path, { monthly: kept - path.monthly, months }), months) - target;
  if (path.from >= target) return { kind: "none-needed" };
  if (months <= 0) return { kind: "no-time-left" };
  let low = { at: 0, value: above(0) };
  if (low.value >= 0) return { kind: "none-needed" };
  let high = { ...low };
  for (let at = Math.max(target / months, 1); high.value < 0; at *= 2) {
    low = high;
    high = { at, value: above(at) };
  }
  for (let step = 0; step < STEPS && high.at - low.at > CENT / 2; step++) {
    const share = low.value / (low.value - high.value);
    const at = step % 3 === 2 ? (low.at + high.at) / 2 : low.at + (high.at - low.at) * share;
    const value = above(at);
    if (value >= 0) {
      high = { at, value };
      low = { ...low, value: low.value / 2 };
    } else {
      low = { at, value };
      high = { ...high, value: high.value / 2 };
    }
  }
  return { kind: "monthly", amount: Math.ceil(high.at / CENT - 1e-6) * CENT };
}
