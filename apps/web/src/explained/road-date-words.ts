import { DAYS_A_MONTH, formatFullMonth, formatSpan, type RoadLine } from "@seven-figures/domain";

/** The date of the target, or what stands for it. */
export function arrivalWords({ arrival, date }: Pick<RoadLine, "arrival" | "date">): string {
  if (!arrival) return "Not known yet";
  if (arrival.kind === "reached") return "Reached";
  return date ? formatFullMonth(date) : "Out of reach";
}

/** Days, then months, then years and months. */
export function spanWords(days: number): string {
  return formatSpan(days / DAYS_A_MONTH);
}
