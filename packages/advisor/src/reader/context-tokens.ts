import type { Statement } from "../statements/statement.ts";
import type { ReaderToken, TokenMark } from "./reader-tokens.ts";
import type { SpokenOf } from "./spoken-of.ts";

/** What was done with something just before, or which kind of thing was shown. */
export type ContextVerb =
  | "set"
  | "add"
  | "take"
  | "pay"
  | "charge"
  | "rate"
  | "gone"
  | "new"
  | "rename"
  | "goal-new"
  | "goal-gone"
  | "goal-amount"
  | "goal-progress"
  | "goal-date"
  | "goal-state"
  | "goal-name"
  | "step"
  | "income"
  | "expenses"
  | "profile"
  | "undo"
  | "asset"
  | "debt"
  | "goal";

/** Written, shown in answer to a question, or asked for as a missing piece. */
type ContextKind = "told" | "shown" | "asked";

/** One token that stands before a message for what went before it; marked as what it is about would be. */
export function contextToken(kind: ContextKind, verb: ContextVerb, mark: TokenMark | null): ReaderToken {
  return { text: `<${kind}:${verb}>`, raw: "", slot: null, marks: new Set(mark === null ? [] : [mark]) };
}

/** What parts it from the message: the end of a sentence. */
export const CONTEXT_END: ReaderToken = { text: "\n", raw: "", slot: null, marks: new Set() };

/** One thing that went before a message. */
export interface ContextThing {
  kind: ContextKind;
  verb: ContextVerb;
  mark: TokenMark | null;
  /** The entry or goal that it is about; null for income and the like. */
  spokenOf: SpokenOf | null;
  /** What was told of it. */
  statement?: Statement;
}

/** What goes before a message, as tokens before its own; none where nothing does. */
export function contextTokens(context: readonly ContextThing[]): ReaderToken[] {
  if (context.length === 0) return [];
  return [...context.map(({ kind, verb, mark }) => contextToken(kind, verb, mark)), CONTEXT_END];
}
