import { formatMonth, type NearerAnswer } from "@seven-figures/domain";
import { spanWords } from "./road-date-words.ts";

/** `9 days nearer`, `2 months further away`; what stands for it where it can't be told in days. */
export function nearerWords({ days, doubt }: Pick<NearerAnswer, "days" | "doubt">): string {
  if (days === null) return DOUBTS[doubt ?? "not-known"] ?? "Can't be told in days";
  if (days === 0) return "No nearer";
  return `${spanWords(Math.abs(days))} ${days > 0 ? "nearer" : "further away"}`;
}

/** What is done with the amount, beside it: `on top of your pace`. */
export function nearerAbout({ kind, date }: Pick<NearerAnswer, "kind" | "date">): string {
  if (kind === "debt") return "paid off from savings";
  if (kind !== "purchase") return "on top of your pace";
  return date ? `spent in ${formatMonth(date)}` : "spent now";
}

const DOUBTS: Partial<Record<NonNullable<NearerAnswer["doubt"]>, string>> = {
  "into-reach": "Comes into reach",
  lost: "Goes out of reach",
  "out-of-reach": "Out of reach either way",
};
