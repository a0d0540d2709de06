import { stem, wordsOf } from "../match/normalise.ts";
import { BORROWING } from "./data/borrowing.ts";
import { MARKETS } from "./data/markets.ts";
import { RULES } from "./data/rules.ts";
import { WEALTH } from "./data/wealth.ts";
import type { Term } from "./term.ts";

/** All words that are explained; a new one is an entry in the data file of its subject. */
export const TERMS: readonly Term[] = [...BORROWING, ...WEALTH, ...MARKETS, ...RULES];

const BY_NAME: ReadonlyMap<string, Term> = new Map(
  TERMS.flatMap((term) => term.names.split(" / ").map((name) => [keyOf(name), term] as const)),
);

/** The term of that name, in whatever number and spelling; null for any other words. */
export function termNamed(name: string): Term | null {
  return BY_NAME.get(keyOf(name)) ?? null;
}

function keyOf(name: string): string {
  return wordsOf(name).map(stem).join(" ");
}
