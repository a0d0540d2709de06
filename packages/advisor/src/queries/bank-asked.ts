import { type ItemRef, itemsOf, type Query, type Side } from "@seven-figures/domain";
import { nameWordsOf } from "../statements/read-mention.ts";
import { entries, sumOf, value } from "./build.ts";
import { WEAK_NAME_WORDS } from "./group-words.ts";
import type { Scope } from "./scope.ts";

const TOGETHER = /\b(?:everything|all|total|sum|together|altogether|all up|add|combined|in all|both)\b/;
const HOLDS = /\b(?:held|holding|holds?|sat|kept|keep|got|have|saving|savings|saved)\b/;
const OWES = /\b(?:ow(?:e|es|ed|ing)|borrow(?:ed|ing)?|debts?|loans?|cards?)\b/;
const LEFT_OUT = /\bnot (?:counting )?(?:the |my )?\w+/g;
const LEAST_LETTERS = 4;

/**
 * All that is with one bank, kept, owed or both: "how much is Barclays holding for me, and what do I owe them"; null where the name
 * is of one entry alone, or nothing says that all of it is meant.
 */
export function bankAsked(scope: Scope): Query[] | null {
  const typed = scope.laid.typed.replace(LEFT_OUT, "");
  if (scope.pieces.some(({ kind }) => kind === "money" || kind === "percent" || kind === "period")) return null;
  const [owes, holds] = [OWES.test(typed), HOLDS.test(typed)];
  if (!TOGETHER.test(typed) && !holds) return null;
  const bank = scope.laid.tokens.map(({ text }) => text).find((word) => isBank(word, scope));
  if (bank === undefined) return null;
  const sides: Side[] = owes && !holds ? ["debts"] : owes ? ["assets", "debts"] : ["assets"];
  const sums = sides.map((side) => bearing(bank, side, scope)).filter((items) => items.length > 0);
  const isOfOne = sums.every((items) => items.length < 2);
  return isOfOne || namesOther(bank, scope) ? null : sums.map((items) => value(sumOf(entries(...items))));
}

/** A word that two or more names of one side begin with. */
function isBank(word: string, scope: Scope): boolean {
  if (word.length < LEAST_LETTERS || WEAK_NAME_WORDS.has(word)) return false;
  return (["assets", "debts"] as const).some((side) => bearing(word, side, scope).length > 1);
}

function bearing(word: string, side: Side, { documents }: Scope): ItemRef[] {
  const stem = word.replace(/s$/, "");
  return itemsOf(documents, side)
    .filter(({ name }) => nameWordsOf(name)[0]?.startsWith(stem))
    .map(({ id }) => ({ side, id }));
}

/** Whether an entry is named that the bank's name is no part of. */
function namesOther(bank: string, scope: Scope): boolean {
  const own = new Set(
    (["assets", "debts"] as const).flatMap((side) => bearing(bank, side, scope).map(({ id }) => `${side} ${id}`)),
  );
  return scope.pieces.some(
    (piece) =>
      piece.kind === "named" &&
      !Object.values(piece.sides).some((items) => items.some(({ side, id }) => own.has(`${side} ${id}`))),
  );
}
