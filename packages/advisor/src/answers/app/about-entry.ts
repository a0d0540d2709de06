/** A question about the app itself, answered in words and without doing anything. */
export interface AboutApp {
  id: string;
  /** The question that a button asks for it. */
  ask: string;
  /** Ways of asking, set apart by " / "; each as {@link Phrasing} describes it. */
  about: string;
  /** Words that may stand beside them, as one text. */
  beside: string;
  says: string;
  /** The same in other words, for when it is asked again. */
  again: string;
  next?: readonly string[];
}
