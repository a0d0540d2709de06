import type { CalendarDate, Change, Documents } from "@seven-figures/domain";
import type { Statement } from "../statements/statement.ts";
import type { Figure } from "./figures.ts";

/** Changes that someone's message is read as, whoever read it, before any of them is stored. */
export interface Proposal {
  /** As typed. */
  message: string;
  documents: Documents;
  changes: readonly Change[];
  today: CalendarDate;
  /** Amounts that count as said though the message has them not: of the question it answers, of what it corrects. */
  known: readonly number[];
  /** The id of the one thing that was spoken of in the answer before, where it was just one. */
  shown?: string | undefined;
  newId: (prefix: string) => string;
}

/** A proposal with the numbers of its message. */
export interface Case extends Proposal {
  figures: readonly Figure[];
}

export type VetoId =
  | "age-or-year"
  | "rate"
  | "foreign-currency"
  | "unsaid-amount"
  | "used-twice"
  | "asked-or-doubted"
  | "sale-in-doubt"
  | "quoted"
  | "bill"
  | "half-move"
  | "another-of-the-kind"
  | "another-thing-named"
  | "past-no-target"
  | "tenfold"
  | "put-or-set"
  | "another-income"
  | "in-thousands"
  | "stored-one-meant"
  | "unsaid-rate";

/** The answer that leaves all as it is. */
export const NEITHER = "Leave it as it is";

/** An answer that can be tapped: it carries what it does, so that it does the same each time. */
export interface Option {
  reply: string;
  changes: Change[];
  /** Carried out by a plain yes. */
  yes?: true;
  /** What has to be said for this one, where the answer is typed: patterns of words, all of them. */
  words?: string[];
  /** Understood where it is typed, and not offered. */
  unoffered?: true;
  /** What was read, where the option is one reading of what was told. */
  statements?: Statement[];
  /** Takes back the advisor's last change, in place of changes. */
  undo?: true;
}

/** The answers with leaving all as it is beside them; where there is only one, a plain yes means that one. */
export function orNeither(options: readonly Option[]): Option[] {
  const [only, ...others] = options;
  const offered = only && others.length === 0 ? [{ ...only, yes: true as const }] : options;
  return [...offered, { reply: NEITHER, changes: [] }];
}

/**
 * Why some of the changes are not stored. `refused`: in words, for the person. `ask`: what to ask first; `options` carry
 * the answers, and without any an amount is to be told.
 */
export type Finding = { veto: VetoId; changes: readonly Change[] } & (
  | { refused: string }
  | {
      ask: string;
      options: Option[];
      /** Amounts to offer, where one is to be told. */
      suggested?: number[];
      /** Another figure in place of the one that is asked about is a message of its own. */
      isWhole?: true;
    }
);

/** One rule of what is never stored. Pure; silent where it has nothing against the changes. */
export type Veto = (of: Case) => Finding[];
