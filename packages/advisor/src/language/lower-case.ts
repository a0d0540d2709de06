/** A message in lower case, with plain apostrophes and nothing around it. */
export function lowerCase(message: string): string {
  return message.toLowerCase().replaceAll("\u2019", "'").trim();
}
