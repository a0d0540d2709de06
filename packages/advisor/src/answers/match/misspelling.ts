import { countSlips } from "../../language/count-slips.ts";

/** The known word that a misspelt one most likely stands for; undefined where none is near enough. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < 5 || /\d/.test(word)) return undefined;
  const allowed = word.length >= 9 ? 2 : 1;
  let best: string | undefined;
  let least = allowed + 1;
  for (const candidate of known) {
    if (candidate.length < 4 || candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed)
      continue;
    const edits = countSlips(word, candidate, least - 1);
    if (edits < least) {
      best = candidate;
      least = edits;
    }
  }
  return best;
}
