const LONGEST = 4_000;
const MOST_PARTS = 6;

/** The questions of a message, each by itself, six at most; the whole message where it holds one or none. */
export function questionParts(text: string): string[] {
  const whole = text.slice(0, LONGEST);
  const questions = whole
    .split(/(?<=[?!\n])|(?<=\.)(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part.endsWith("?") && /\p{L}/u.test(part));
  return questions.length > 1 ? [...new Set(questions)].slice(0, MOST_PARTS) : [whole];
}
