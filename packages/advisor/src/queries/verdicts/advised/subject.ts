import { anyOf } from "../../../language/any-of.ts";
import { piecesOf } from "../../pieces.ts";
import { type Amount, amountsIn, WANTS_ADVICE, type Wanted, WORTH } from "../verdict.ts";

/** What people ask advice on that turns on the figures they say with it. */
export interface Subject {
  id: string;
  /** Each of these is in the message. */
  about: readonly RegExp[];
  unless?: RegExp;
  /** Answers without a word that asks for advice too. */
  isTold?: true;
  /** The verdict; null where it is not about that after all. */
  say: (wanted: Wanted) => string | null;
  /** What to ask next. */
  next: readonly string[];
}

const ASKS = anyOf(
  "what (?:do|would|did) (?:you|u|ya|yall|we|i) (?:think|reckon|say|suggest|advise|recommend|do), wetin, who'?s right, who is right, thoughts, advice, advise, concern\\w*, worr\\w+, legit, trap, catch, risky?, safe, (?:is|are|was) (?:it|that|this|they|those) (?:right|rite|ok|okay|true|fair|normal|enough), can (?:i|we|you), could (?:i|we), do (?:i|we) (?:have|need|got|gotta|owe), (?:gotta|have to|need to|must) (?:i|we|put|pay|set|save), am i, are we, or (?:not|nah|no), what (?:if|happens), how bad, does (?:it|that) (?:make|count), any good, a mistake, talk me",
);

/** Whether a message wants advice, by its words or its mark. */
export function wantsAdvice(typed: string): boolean {
  return ASKS.test(typed) || WANTS_ADVICE.test(typed) || WORTH.test(typed) || typed.includes("?");
}

/** Less than this is an age, a rate or a count. */
const LEAST_SUM = 100;

/** The sums of money that a message says, without what is a rate, an age or a count. */
export function sumsIn({ laid }: Wanted): Amount[] {
  return amountsIn(laid).filter(({ value }) => value >= LEAST_SUM);
}

/** The sum that comes again and again, and how often. */
export function regularIn(wanted: Wanted): { sum: number; timesAYear: number } | null {
  const periods = piecesOf(wanted.laid.pieces, "period");
  const found = sumsIn(wanted).flatMap(({ value, to }) =>
    periods.filter(({ from }) => from >= to && from - to <= 2).map(({ timesAYear }) => ({ sum: value, timesAYear })),
  );
  return found[0] ?? null;
}

const PERCENT = /(\d+(?:\.\d+)?)\s?(?:%|percent|per cent|pct)/g;

/** The rates that a message says. */
export function percentsIn(typed: string): number[] {
  return [...typed.matchAll(PERCENT)].map(([, digits]) => Number(digits));
}
