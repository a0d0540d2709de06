/** A word of which there are several as one of them: "loans", "properties". Words are in small letters. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word) && word !== "savings"
    ? word.slice(0, -1)
    : word;
}
