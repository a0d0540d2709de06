import { groupDigits } from "./group-digits.ts";
import { type Dollars, roundToCents } from "./money.ts";

const FACTORS: Record<string, number> = { "": 1, k: 1e3, m: 1e6, b: 1e9 };
const PATTERN = /^([+-]?)\$?\s*([+-]?)(\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(\.\d*)?\s*([kmb]?)$/i;

/**
 * What a person typed into a money field, in dollars: `12500`, `12,500`, `$12,500.50`, `12.5k`, `1.2m`.
 * Undefined where nothing was typed, NaN where it is no amount.
 */
export function parseMoneyInput(text: string): Dollars | undefined {
  const trimmed = text.trim().replace(/^(\$?\s*)\u2212/, "$1-");
  if (trimmed === "") return undefined;
  const match = PATTERN.exec(trimmed);
  if (!match) return Number.NaN;
  const [, signBefore = "", signAfter = "", digits = "", fraction = "", unit = ""] = match;
  if (signBefore && signAfter) return Number.NaN;
  const size = Number(`${digits.replaceAll(",", "") || "0"}${fraction === "." ? "" : fraction}`);
  return (signBefore || signAfter) === "-" ? -size * factorOf(unit) : size * factorOf(unit);
}

/** What a person typed into a plain number field (a rate, a percentage, a year): undefined blank, NaN no number. */
export function parseNumberInput(text: string): number | undefined {
  const trimmed = text.trim().replace(/%$/, "").trim();
  if (trimmed === "") return undefined;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** An amount as a money field shows it once the person leaves it: `12,500`, `12,500.5`; empty for none. */
export function formatMoneyInput(amount: Dollars | null | undefined): string {
  if (amount === null || amount === undefined || Number.isNaN(amount)) return "";
  return groupDigits(roundToCents(amount));
}

function factorOf(unit: string): number {
  return FACTORS[unit.toLowerCase()] ?? 1;
}
