import type { HelpKind } from "../help-lines.ts";

/** The languages besides English in which the plain forms of danger are known and answered. */
export const LANGUAGES = ["es", "fr", "de", "pt"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The dangers whose plain forms are known in each of them. */
export const PLAIN_DANGERS = ["self-harm", "violence", "hunger", "eviction", "gambling"] as const;

export type PlainDanger = (typeof PLAIN_DANGERS)[number];

/** Name and number of the help of a kind in the person's country. */
export type Reach = (kind: HelpKind) => string;

export interface LanguageWords {
  /** A pattern a line, over words without accents; see `compile-patterns.ts`. */
  patterns: Readonly<Record<PlainDanger, string>>;
  /** Said of somebody else who wants to die. */
  another: string;
  /** Small words that are common here and in no other of the languages. */
  smallWords: string;
  /** What is said first; ends in a question that can be answered with yes or no. */
  first: Readonly<Record<PlainDanger, (reach: Reach) => string>>;
  /** To somebody who has taken too much of a medicine. */
  taken: (reach: Reach) => string;
  /** To somebody who worries about another. */
  worried: (reach: Reach) => string;
  /** For every other danger or trouble. */
  anyOther: (line: string, reach: Reach) => string;
  /** How an answer goes on: after a yes, a no, thanks and anything else. */
  yes: (line: string) => string;
  no: (line: string, reach: Reach) => string;
  thanks: (line: string) => string;
  other: (line: string, reach: Reach) => string;
  says: { yes: string; no: string; thanks: string };
  /** For kinds of help that have no name or number in a country. */
  help: Partial<Record<HelpKind, string>>;
}
