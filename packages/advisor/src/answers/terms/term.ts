import type { OwnFigure } from "../lessons/own-figures.ts";

/** A word of the field with what it means. No amount and no year stands in it; what changes each year is in the lessons. */
export interface Term {
  /** What it is called, set apart by " / ", the first as it is usually written. */
  names: string;
  /** What it is, in one sentence. */
  is: string;
  /** Why it matters, or an example. */
  so: string;
  /** Which of the person's own figures it touches. */
  own?: OwnFigure;
  /** The lesson that knows more; its question is offered as a button. */
  lesson?: string;
  /** The lesson explains it better: it stands here to be set beside another one. */
  isLesson?: true;
}
