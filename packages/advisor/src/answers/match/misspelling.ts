/** The known word that a misspelt one most likely stands for; undefined where none is near enough. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < 5 || /\d/.test(word)) return undefined;
  const allowed = word.length >= 9 ? 2 : 1;
  let best: string | undefined;
  let least = allowed + 1;
  for (const candidate of known) {
    if (candidate.length < 4 || candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed)
      continue;
    const edits = editDistance(word, candidate, least);
    if (edits < least) {
      best = candidate;
      least = edits;
    }
  }
  return best;
}

/** Optimal string alignment: insertions, deletions, replacements and swaps of neighbours; stops counting at a limit. */
export function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) >= limit) return limit;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? limit;
}
