/** Days in a month, on average. */
export const DAYS_A_MONTH = 365.25 / 12;

/** A span of time in words, of months that may be fractions: days up to two months, then months, then years and months. */
export function formatSpan(months: number): string {
  if (months < 2) return counted(Math.round(months * DAYS_A_MONTH), "day");
  const whole = Math.round(months);
  if (whole < 24) return counted(whole, "month");
  const [years, rest] = [Math.floor(whole / 12), whole % 12];
  return rest === 0 ? counted(years, "year") : `${counted(years, "year")} and ${counted(rest, "month")}`;
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
