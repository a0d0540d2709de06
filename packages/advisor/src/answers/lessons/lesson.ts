import type { Country } from "@seven-figures/domain";
import type { OwnFigure } from "./own-figures.ts";
import type { YearlyFigure } from "./yearly-figures.ts";

/**
 * A general subject in plain words. `{order}`, `{source}`, `{deposits}`, `{credit}` and `{country}` in a text stand for
 * what the person's country has (see `country-accounts.ts`). No amount and no year stands in a text: those that change
 * are in `yearly-figures.ts` with their sources.
 */
export interface Lesson {
  id: string;
  /** Answers what is told as well, not only what asks: "I can't pay my debts". */
  isTold?: true;
  /** The question that a button asks for it. */
  ask: string;
  /** Ways of asking, set apart by " / "; each as {@link Phrasing} describes it. */
  about: string;
  /** Words that may stand beside them, as one text. */
  beside: string;
  /** What it is and what to know, in two or three sentences. */
  gist: string;
  /** Which of the person's own figures it touches; none where a figure would be out of place. */
  own?: OwnFigure;
  /** Whether paying off a costly debt comes before what it is about. */
  afterDebts?: true;
  /** What it depends on: completes "It depends on". */
  depends: string;
  /** Where the rules differ in kind: what holds in a country; `else` for every other one. */
  by?: Partial<Record<Country | "else", string>>;
  figures?: readonly YearlyFigure[];
  /** The gist in other words and one step further, for when it is asked again. */
  again: string;
  /** What to ask next. */
  next: readonly string[];
}
