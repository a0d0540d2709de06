import { isEntryWord } from "../lexicon/entry-words.ts";
import { countSlips } from "./count-slips.ts";
import { isEnglish, isNearEnglish } from "./english-words.ts";
import { ORDINARY_WORDS } from "./ordinary-words.ts";
import { EVERYDAY_WORDS, VOCABULARY } from "./vocabulary.ts";

/** Words of the vocabulary by their first letter, so that a look-up compares with few. */
const BY_INITIAL = new Map<string, string[]>();
for (const word of VOCABULARY) {
  const initial = word[0] ?? "";
  BY_INITIAL.set(initial, [...(BY_INITIAL.get(initial) ?? []), word]);
}

const EVERYDAY_LIST = [...EVERYDAY_WORDS];
const SHORTEST_MENDED = 5;
const SHORTEST_SWAPPED = 3;
const LONG_WORD = 7;

/**
 * The word of our own vocabulary that a mistyped one was meant to be: same first letter, one slip (a letter more, less,
 * wrong or swapped), two in a long word that is no nearer to another English one. A word that is known, English or close
 * to nothing stays as it is. Short everyday words are mended where two letters are swapped ("teh", "wnat") or, from four
 * letters on, one is missing.
 */
export function mendSpelling(word: string): string {
  if (word.length < SHORTEST_SWAPPED || word.length > 20 || VOCABULARY.has(word) || ORDINARY_WORDS.has(word))
    return word;
  if (isEnglish(word) || isInflected(word) || isEntryWord(word)) return word;
  const everyday = everydayWord(word);
  if (everyday || word.length < SHORTEST_MENDED) return everyday ?? word;
  const allowed = word.length >= LONG_WORD ? 2 : 1;
  let best = word;
  let bestSlips = allowed + 1;
  for (const candidate of BY_INITIAL.get(word[0] ?? "") ?? []) {
    if (candidate.length < SHORTEST_MENDED || Math.abs(candidate.length - word.length) > allowed) continue;
    const slips = countSlips(word, candidate, bestSlips - 1);
    if (slips < bestSlips) [best, bestSlips] = [candidate, slips];
  }
  return bestSlips === 2 && isNearEnglish(word) ? word : best;
}

function everydayWord(word: string): string | null {
  for (let at = 0; at < word.length - 1; at++) {
    const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    if (EVERYDAY_WORDS.has(swapped)) return swapped;
  }
  if (word.length < SHORTEST_MENDED - 1) return null;
  const isWhole = (candidate: string) =>
    candidate.length === word.length + 1 && candidate[0] === word[0] && countSlips(word, candidate, 1) === 1;
  return EVERYDAY_LIST.find(isWhole) ?? null;
}

/** "motorcycles", "learning": forms of a known word are no slips. */
function isInflected(word: string): boolean {
  const stem = word.replace(/(?:s|es|ing|ed|er|ers|ly|d)$/, "");
  return (
    stem !== word &&
    !word.endsWith("ss") &&
    (VOCABULARY.has(stem) || VOCABULARY.has(`${stem}e`) || VOCABULARY.has(stem.replace(/(.)\1$/, "$1")))
  );
}
