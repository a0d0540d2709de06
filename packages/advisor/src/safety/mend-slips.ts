import { isEnglish } from "../language/english-words.ts";
import { BREAK, NUMBER } from "./fold-message.ts";
import { CLASS_WORDS, stem } from "./word-classes.ts";

const SHORTEST = 4;
const KNOWN: ReadonlySet<string> = new Set(CLASS_WORDS.flatMap((word) => [word, stem(word)]));

/** From what is left of a word when one letter is taken out, and the word itself, to the word. */
const BY_DELETION = new Map<string, string>();
for (const word of CLASS_WORDS.filter(({ length }) => length >= SHORTEST)) {
  for (const left of [word, ...deletions(word)]) if (!BY_DELETION.has(left)) BY_DELETION.set(left, word);
}

function deletions(word: string): string[] {
  return [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** The few words that are short and can't be spared. */
const SHORT_SLIPS: ReadonlyMap<string, string> = new Map([
  ["dei", "die"],
  ["ide", "die"],
  ["dide", "die"],
  ["dy", "die"],
  ["ded", "dead"],
  ["liek", "like"],
  ["wnat", "want"],
  ["watn", "want"],
  ["hrut", "hurt"],
  ["evrything", "everything"],
  ["anymor", "anymore"],
]);

/** A word with one slip in it becomes the word that matters here, unless it is right as it stands. */
export function mendSlip(word: string): string {
  if (word === BREAK || word === NUMBER) return word;
  const short = SHORT_SLIPS.get(word);
  if (short) return short;
  if (word.length < SHORTEST || word.length > 16 || KNOWN.has(word) || KNOWN.has(stem(word))) return word;
  if (isEnglish(word)) return word;
  const exact = BY_DELETION.get(word);
  if (exact) return exact;
  for (const left of deletions(word)) {
    const mended = BY_DELETION.get(left);
    if (mended && mended[0] === word[0]) return mended;
  }
  return word;
}
