/** A kind of small talk: how people say it, and several ways to answer it, taken in turn. */
export interface TalkKind {
  id: string;
  /** Ways of saying it, set apart by " / "; each as {@link Phrasing} describes it. */
  about: string;
  /** Words that may stand beside them, as one text. */
  beside?: string;
  /** Answers in turn; `{name}` stands for the first name, `{standing}` for a sentence on the net worth where it is known. */
  says: readonly [string, string, ...string[]];
  next?: readonly string[];
}
