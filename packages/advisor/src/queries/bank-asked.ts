import type { ItemRef, Query, Side } from "@seven-figures/domain";
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
  const names = namesIn(scope);
  const bank = scope.laid.tokens.map(({ text }) => text).find((word) => isBank(word, names));
  if (bank === undefined) return null;
  const sides: Side[] = owes && !holds ? ["debts"] : owes ? ["assets", "debts"] : ["assets"];
  const sums = sides.map((side) => bearing(bank, names).filter((item) => item.side === side));
  const isOfOne = sums.every((items) => items.length < 2);
  if (isOfOne || namesOther(bearing(bank, names), scope)) return null;
  return sums.filter((items) => items.length > 0).map((items) => value(sumOf(entries(...items))));
}

interface Name {
  item: ItemRef;
  first: string;
}

function namesIn({ documents }: Scope): Name[] {
  return (["assets", "debts"] as const).flatMap((side) =>
    (documents.financials[side] ?? []).map(({ id, name }) => ({
      item: { side, id },
      first: nameWordsOf(name)[0] ?? "",
    })),
  );
}

/** A word that two or more names of one side begin with. */
function isBank(word: string, names: readonly Name[]): boolean {
  if (word.length < LEAST_LETTERS || WEAK_NAME_WORDS.has(word)) return false;
  const items = bearing(word, names);
  return items.length > 1 && items.some(({ side }, at) => items.findIndex((other) => other.side === side) !== at);
}

function bearing(word: string, names: readonly Name[]): ItemRef[] {
  const stem = word.replace(/s$/, "");
  return names.filter(({ first }) => first.startsWith(stem)).map(({ item }) => item);
}

/** Whether an entry is named that is none of the bank's. */
function namesOther(own: readonly ItemRef[], scope: Scope): boolean {
  const keys = new Set(own.map(({ side, id }) => `${side} ${id}`));
  return scope.pieces.some(
    (piece) =>
      piece.kind === "named" &&
      !Object.values(piece.sides).some((items) => items.some(({ side, id }) => keys.has(`${side} ${id}`))),
  );
}
