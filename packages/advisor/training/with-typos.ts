import type { Chance } from "./chance.ts";

const NEIGHBOURS: Record<string, string> = {
  a: "s",
  s: "a",
  d: "f",
  e: "r",
  r: "t",
  t: "y",
  i: "o",
  o: "p",
  n: "m",
  m: "n",
  l: "k",
  u: "i",
  c: "v",
  g: "h",
  h: "j",
};

/** Now and then a letter dropped, doubled, swapped or hit beside. */
export function withTypos(text: string, chance: Chance): string {
  return text.replace(/[A-Za-z]{4,}/g, (word) => {
    if (!chance.is(0.03)) return word;
    const at = chance.whole(1, word.length - 2);
    const letter = word[at] ?? "";
    const how = chance.next();
    if (how < 0.3) return word.slice(0, at) + word.slice(at + 1);
    if (how < 0.6) return `${word.slice(0, at)}${word[at + 1] ?? ""}${letter}${word.slice(at + 2)}`;
    if (how < 0.8) return word.slice(0, at) + letter + word.slice(at);
    return word.slice(0, at) + (NEIGHBOURS[letter.toLowerCase()] ?? letter) + word.slice(at + 1);
  });
}
