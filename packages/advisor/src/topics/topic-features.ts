import { stem, wordsOf } from "../answers/match/normalise.ts";
import { featureHash, HASH_MASK } from "../hashed-softmax.ts";

const LONGEST_READ = 80;
const BEGINNING = 5;
const ENDING = 4;

/** The words of a message that a general question is recognised by: numbers are all alike. */
export function topicWords(text: string): string[] {
  return wordsOf(text)
    .slice(0, LONGEST_READ)
    .map((word) => (/^\d/.test(word) ? "0" : word));
}

/** What the wording shows: those words, their beginnings and ends, pairs of them. */
export function topicFeatures(words: readonly string[]): Set<number> {
  const features = new Set<number>();
  const add = (kind: string, text: string) => features.add(featureHash(kind, text) & HASH_MASK);
  for (const [at, word] of words.entries()) {
    const [next, third] = [words[at + 1], words[at + 2]];
    add("1", word);
    add("s", stem(word));
    if (next !== undefined) add("2", `${word} ${next}`);
    if (third !== undefined) add("_", `${word} ${third}`);
    if (word.length >= BEGINNING) {
      add("<", word.slice(0, BEGINNING - 1));
      add(">", word.slice(-ENDING));
    }
  }
  add("^", words.slice(0, 2).join(" "));
  return features;
}
