import { stem, wordsOf } from "./normalise.ts";

/** FNV-1a, cut to three bytes. */
function hash(kind: string, text: string): number {
  let value = 0x811c9dc5;
  for (const part of [kind, text])
    for (let at = 0; at < part.length; at++) value = Math.imul(value ^ part.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  return (value >>> 0) & 0xff_ffff;
}

const LONGEST_READ = 80;
const BEGINNING = 5;
const ENDING = 4;

/** What a general question is recognised by: its words, their beginnings and ends, pairs of them; numbers are all alike. */
export function topicFeatures(text: string): Set<number> {
  const features = new Set<number>();
  const words = wordsOf(text)
    .slice(0, LONGEST_READ)
    .map((word) => (/^\d/.test(word) ? "0" : word));
  for (const [at, word] of words.entries()) {
    const [next, third] = [words[at + 1], words[at + 2]];
    features.add(hash("1", word));
    features.add(hash("s", stem(word)));
    if (next !== undefined) features.add(hash("2", `${word} ${next}`));
    if (third !== undefined) features.add(hash("_", `${word} ${third}`));
    if (word.length >= BEGINNING) {
      features.add(hash("<", word.slice(0, BEGINNING - 1)));
      features.add(hash(">", word.slice(-ENDING)));
    }
  }
  features.add(hash("^", words.slice(0, 2).join(" ")));
  return features;
}
