import { type Figure, formatDollars, formatPercent } from "@seven-figures/domain";

/** Cents are told of small sums only: nobody needs them of a house. */
const WHOLE_FROM = 1_000;

export function money(value: number): string {
  const isWhole = Math.abs(value - Math.round(value)) < 0.005 || Math.abs(value) >= WHOLE_FROM;
  if (isWhole) return formatDollars(value);
  const cents = Math.abs(value).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${value < 0 ? "\u2212" : ""}$${cents}`;
}

export function shown({ value, unit }: Pick<Figure, "value" | "unit">): string {
  if (unit === "money") return money(value);
  if (unit === "percent") return formatPercent(value);
  if (unit === "months") return Number(value.toFixed(1)) === 1 ? "1 month" : `${Number(value.toFixed(1))} months`;
  if (unit === "times") return `${Number(value.toFixed(2))} times`;
  return String(value);
}

/** From this on nobody puts cents aside. */
const WHOLE_SAVING_FROM = 100;

/** What is to be put aside each month: in whole dollars, rounded up so that it is enough. */
export function monthlySaving(value: number): string {
  return money(value >= WHOLE_SAVING_FROM ? Math.ceil(value - 1e-6) : value);
}

/** " ($418.18 to the cent)", where {@link monthlySaving} rounds it up. */
export function toTheCent(value: number): string {
  const isWhole = Math.abs(value - Math.round(value)) < 0.005;
  if (isWhole || value < WHOLE_SAVING_FROM) return "";
  return ` ($${value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })} to the cent)`;
}

/** " (4.9 years)", of many months. */
export function inYears(months: number): string {
  return months < 24 ? "" : ` (${Number((months / 12).toFixed(1))} years)`;
}

export const strong = (text: string) => `**${text}**`;
export const capital = (text: string) =>
  text.replace(/^(\*{0,2})(\p{Ll})/u, (_, stars: string, letter: string) => `${stars}${letter.toUpperCase()}`);
