import { formatDate } from "@seven-figures/domain";
import { beforeAndAfter } from "../entry-words.ts";
import type { ShownRow } from "../planned-rows.tsx";
import type { PlannedFigure } from "./plan-history.ts";

const KINDS = { "net-worth": "Net worth", asset: "Asset", debt: "Debt" } as const;

/** What is shown of a figure. */
export function shownFigure(figure: PlannedFigure): ShownRow {
  const { row, name, note, status } = figure;
  if (figure.status === "refused")
    return { status, name: name || `Row ${row}`, about: `Row ${row}: ${figure.reason}`, amount: null, note };
  const { before, after } = figure;
  return {
    status,
    name: formatDate(after.date),
    about: after.of === "net-worth" ? KINDS[after.of] : `${KINDS[after.of]} · ${after.name}`,
    amount: beforeAndAfter(before?.amount ?? null, after.amount),
    note,
  };
}

/** `From Jan 31, 2019 to Oct 31, 2026.`: the days that the figures span. */
export function spanText(figures: readonly PlannedFigure[]): string | null {
  const days = figures.flatMap((figure) => (figure.status === "refused" ? [] : [figure.after.date])).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return first === last ? `Of ${formatDate(first)}.` : `From ${formatDate(first)} to ${formatDate(last)}.`;
}
