/** A pattern for each source, from the beginning of a word on. */
export function wordsFrom(sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(`\\b(?:${source})`));
}

/** A pattern for each source, of whole words. */
export function wholeWords(sources: readonly string[]): RegExp[] {
  return wordsFrom(sources.map((source) => `(?:${source})\\b`));
}

/** Whether one of the patterns is found. */
export function saysOne(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
