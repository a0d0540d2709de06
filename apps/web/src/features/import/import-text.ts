import { countOf } from "./plan-import.ts";
import type { RowStatus } from "./planned-rows.tsx";

/** `3 new, 2 changed, 1 unchanged, 1 not understood`: what there is of each. */
export function countsText(rows: readonly { status: RowStatus }[]): string {
  const words = [
    ["new", "new"],
    ["changed", "changed"],
    ["unchanged", "unchanged"],
    ["refused", "not understood"],
  ] as const;
  return words
    .map(([status, word]) => [countOf(rows, status), word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(", ");
}

export function currencyNote(signs: readonly string[]): string {
  return `Amounts in ${signs.join(" and ")} are taken as they stand: everything here is in US dollars.`;
}
