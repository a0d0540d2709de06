import { formatFullMonth, type RoadLine } from "@seven-figures/domain";

/** The date of the target, or what stands for it. */
export function arrivalWords({ arrival, date }: Pick<RoadLine, "arrival" | "date">): string {
  if (!arrival) return "Not known yet";
  if (arrival.kind === "reached") return "Reached";
  return date ? formatFullMonth(date) : "Out of reach";
}

export const DAYS_A_MONTH = 365.25 / 12;

/** Days, then months, then years and months. */
export function spanWords(days: number): string {
  if (days < 45) return count(days, "day");
  const months = Math.round(days / DAYS_A_MONTH);
  if (months < 24) return count(months, "month");
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return rest === 0 ? count(years, "year") : `${count(years, "year")} and ${count(rest, "month")}`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
