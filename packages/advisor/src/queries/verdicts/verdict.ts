import type { Asset, Debt, ItemRef } from "@seven-figures/domain";
import type { PersonFacts } from "../../answers/person/person-facts.ts";
import { anyOf } from "../../language/any-of.ts";
import type { LastAsked } from "../follow-up.ts";
import { type Laid, type PieceOf, piecesOf } from "../pieces.ts";
import type { SaidPayment } from "./said-payment.ts";

/** A message that may want a verdict, with what it names. */
export interface Wanted {
  /** As it came. */
  message: string;
  /** As typed, in small letters and plain marks. */
  typed: string;
  laid: Laid;
  /** The debts that it names, or speaks of as a kind. */
  debts: Debt[];
  /** The assets that it names, or speaks of as a kind. */
  assets: Asset[];
  /** What was spoken of last. */
  spoken: readonly ItemRef[];
  /** What was said before it. */
  before: Before;
  facts: PersonFacts;
}

/** What was said before a message. */
export interface Before {
  last: LastAsked | null;
  /** The one goal that was spoken of last. */
  shown: string | null;
  /** The one payment that the message before said. */
  payment: SaidPayment | null;
  /** The amounts of the question that a topic answered last. */
  asked: readonly number[];
  /** Whether a question is open. */
  isAnswering: boolean;
}

export interface Verdict {
  message: string;
  quickReplies: string[];
  /** What it is of, for what is asked next. */
  debts: readonly Debt[];
  assets: readonly Asset[];
  /** What would write what was worked out, were it said: "put that in" means the first of them. */
  notes?: readonly string[];
  /** The questions that it answers, and of what, where that is told otherwise than by the entries. */
  of?: Pick<LastAsked, "queries" | "items">;
}

/** Wants to be told what to do, in place of a figure. */
export const WANTS_ADVICE = anyOf(
  "should, sh?ud, ought, do i, better, best, smarter, wiser, smart, wise, rather, priorit\\w+, makes? (?:more )?sense, dapat",
  "",
);

/** Asks whether something is worth doing. */
export const WORTH = anyOf(
  "mad, crazy, nuts, insane, stupid, dumb, daft, silly, foolish, sensible, prudent, reckless, worth, worthwhile, (?:good|bad) (?:idea|move|deal), ok(?:ay)? to, (?:any|no|the) (?:point|sense)",
  "",
);

/** Something was done: that is told, whatever is asked with it. */
export const TELLS = anyOf(
  "i, we, just, i've, ive)(?: just,  already,  also)? (?:paid, bought, sold, got, moved, sent, transferred, deposited, withdrew, received, spent, added, opened, closed",
  "",
);

/** "The Visa is now 900": a balance is told beside what is asked. */
export const STATES =
  /\b(?:is|are|at|now|went|was)(?: now| at| up| down| to)* [$£€]?\d[\d,.]*(?![\d,.]*\s?(?:%|percent|one\b))/;

/** The highest rate first; among equals the smallest balance. */
export function byRate(debts: readonly Debt[]): Debt[] {
  return debts.toSorted((a, b) => (b.interestRate ?? -1) - (a.interestRate ?? -1) || a.balance - b.balance);
}

/** The debts among what was spoken of last. */
export function spokenDebts({ spoken, facts }: Wanted): Debt[] {
  return facts.debts.filter(({ id }) => spoken.some((each) => each.side === "debts" && each.id === id));
}

export type Amount = PieceOf<"money"> | PieceOf<"count">;

/** The assets that a message names, a debt of the same name or not. */
export function assetsNamed({ laid, facts }: Pick<Wanted, "laid" | "facts">): Asset[] {
  const named = piecesOf(laid.pieces, "named").flatMap(({ sides }) => sides.assets ?? []);
  return facts.assets.filter(({ id }) => named.some((each) => each.id === id));
}

/** A sum as it is written: "4,500", "3" and "k". */
export function dollarsWritten(digits: string, k?: string): number {
  return Number(digits.replaceAll(",", "")) * (k ? 1_000 : 1);
}

/** The sums that a message says, with or without their mark. */
export function amountsIn({ pieces }: Laid): Amount[] {
  return pieces.filter((piece): piece is Amount => piece.kind === "money" || piece.kind === "count");
}
