import type { HelpKind } from "./help-lines.ts";

/** Gives the line of the person's country. */
export type Help = (kind: HelpKind) => string;

/** What is said about one concern. `first` ends in a question that can be answered with yes or no. */
export interface CareWords {
  first: (help: Help) => string;
  /** To a second message of the same concern. */
  again: (help: Help) => string;
  yes: (help: Help) => string;
  no: (help: Help) => string;
  quickReplies: readonly string[];
}
