import { BRAND_WORDS } from "./brands.ts";
import { ASSET_KINDS, CAR_MAKERS, DEBT_KINDS, STOCK_NAMES } from "./entry-kinds.ts";

const KIND_WORDS: ReadonlySet<string> = new Set(
  [...ASSET_KINDS, ...DEBT_KINDS]
    .flatMap(({ words }) => words.flatMap((word) => word.split(" ")))
    .filter(
      (word) =>
        word.length > 1 &&
        !/^(?:accounts|care|law|med|university|nursing|grad|of|on|the|pay|buy|now|later|current|market|money|term|line|home|back|one|time|share|fixed|lake|beach|vacation|holiday|payday|wedding|season)$/.test(
          word,
        ),
    ),
);

/** Whether a word can name an asset or a debt: a kind of either, or who keeps, made or lent it. */
export function isEntryWord(word: string): boolean {
  return (
    KIND_WORDS.has(word) || BRAND_WORDS.has(word) || CAR_MAKERS.has(word) || STOCK_NAMES.has(word) || word === "home"
  );
}

export function isKindWord(word: string): boolean {
  return KIND_WORDS.has(word);
}
