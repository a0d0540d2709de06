const LONGEST_WORD = 20;
const MOST_PIECES = 48;
const LENGTHS = [2, 3, 4];

/** The numbers of the pieces (2, 3 and 4 letters, with the borders) of a word, hashed by FNV-1a; 0 is no piece. */
export function wordPieces(word: string, buckets: number): number[] {
  const letters = `^${word.slice(0, LONGEST_WORD)}$`;
  const pieces: number[] = [];
  for (const length of LENGTHS)
    for (let from = 0; from + length <= letters.length; from++) {
      let hash = 2166136261;
      for (let at = from; at < from + length; at++) hash = Math.imul(hash ^ letters.charCodeAt(at), 16777619) >>> 0;
      pieces.push(1 + (hash % buckets));
    }
  return pieces.slice(0, MOST_PIECES);
}
