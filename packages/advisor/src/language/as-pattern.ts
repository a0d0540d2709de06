/** Text as a part of a regular expression that matches it as it stands. */
export function asPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
