import type { Country, Dollars } from "@seven-figures/domain";
import { YEARLY_FIGURES, type YearlyFigure } from "./yearly-figures.ts";

/** An amount that an authority sets, for one year or until it is changed. */
export interface DatedFigure {
  country: Country;
  /** Completes "In 2026 ": or "Since 2023 ". */
  says: string;
  /** The year that it holds for; `since` where it holds until it is changed. */
  year: number;
  since?: true;
  /** Who publishes it, in which document, and where the one of a later year stands. */
  source: string;
  where: string;
  /** Of a limit: less than what it has been worth in US dollars at any time since 2015. */
  atLeastInDollars?: number;
}

/** Whether a sum in US dollars may be above an insured limit. */
export function mayExceed(sum: Dollars, id: YearlyFigure): boolean {
  const { atLeastInDollars }: DatedFigure = YEARLY_FIGURES[id];
  return atLeastInDollars !== undefined && sum > atLeastInDollars;
}

/** A figure as a sentence with its year and source; in a later year than its own, with where the newer one stands. */
export function figureWords(id: YearlyFigure, thisYear: number): string {
  const figure: DatedFigure = YEARLY_FIGURES[id];
  if (figure.since) return `Since ${figure.year} ${figure.says} (${figure.source}).`;
  const newer = thisYear > figure.year ? ` The figure for ${thisYear} stands at ${figure.where}.` : "";
  return `In ${figure.year} ${figure.says} (${figure.source}).${newer}`;
}
