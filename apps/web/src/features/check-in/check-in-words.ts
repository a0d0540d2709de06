import {
  ASSET_TYPE_OPTIONS,
  type CheckIn,
  DEBT_TYPE_OPTIONS,
  type Dollars,
  FINANCIAL_INFO_FIELDS,
  type Financials,
  formatDate,
  formatDollars,
  formatFullMonth,
  formatSignedDollars,
  monthsBetween,
  type TargetOutlook,
  targetVerdict,
} from "@seven-figures/domain";
import { newerLines as newerFields } from "#forms/newer-lines.ts";
import type { DraftKey } from "./check-in-draft.ts";

export function typeLabel(type: string): string {
  return [...ASSET_TYPE_OPTIONS, ...DEBT_TYPE_OPTIONS].find(({ value }) => value === type)?.label ?? "";
}

/** A line for each amount that changed elsewhere, with what it is now. */
export function newerLines(
  keys: readonly DraftKey[],
  { financialInfo, assets, debts }: Pick<Financials, "financialInfo" | "assets" | "debts">,
): string[] {
  const lines = keys.flatMap((key) => {
    const asset = assets?.find(({ id }) => key === `assets.${id}`);
    const debt = debts?.find(({ id }) => key === `debts.${id}`);
    if (asset) return `${asset.name}: ${formatDollars(asset.value)}`;
    if (debt) return `${debt.name}: ${formatDollars(debt.balance)}`;
    if (key !== "annualIncome" && key !== "annualExpenses")
      return "An entry was deleted. What you typed for it is left out";
    return newerFields(FINANCIAL_INFO_FIELDS, [key], financialInfo);
  });
  return [...new Set(lines)];
}

/** When the target is reached as things stand: the date, or what stands for it. */
export function arrivalWords(outlook: TargetOutlook): { main: string; isDate: boolean } {
  const verdict = targetVerdict(outlook);
  switch (verdict.kind) {
    case "reached":
      return { main: `${formatDollars(outlook.target)} is reached`, isDate: false };
    case "unknown":
      return { main: `Add your ${verdict.missing.join(" and ")} to see the date`, isDate: false };
    case "out-of-reach":
      return { main: "Out of reach at today's pace", isDate: false };
    default:
      return { main: formatFullMonth(verdict.date), isDate: true };
  }
}

/** By how much the date moved since it was last told; null where one of the two is none. */
export function movedWords({ arrival, arrivalBefore, since, date }: CheckIn): string | null {
  if (!arrival || !arrivalBefore || !since) return null;
  const months = monthsBetween(arrivalBefore, arrival);
  const then = since === date ? "before" : `on ${formatDate(since)}`;
  if (months === 0) return `The same month as ${then}`;
  return months < 0 ? `${span(-months)} earlier than ${then}` : `${span(months)} later than ${then}`;
}

/** A change with its sign; none has none. */
export function changeWords(amount: Dollars): string {
  return amount === 0 ? formatDollars(0) : formatSignedDollars(amount);
}

/** What a check-in is compared with. */
export function sinceWords({ since, date }: Pick<CheckIn, "since" | "date">): string {
  if (!since) return "with your first check-in";
  return since === date ? "since earlier today" : `since ${formatDate(since)}`;
}

/** `1 month`, `8 months`, `2 years and 3 months`. */
function span(months: number): string {
  const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? "" : "s"}`;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return count(rest, "month");
  return rest === 0 ? count(years, "year") : `${count(years, "year")} and ${count(rest, "month")}`;
}
