import type { Modality } from "./modality.ts";
import { phraseOf } from "./phrase.ts";
import { PREDICATE } from "./predicate-words.ts";
import type { Token } from "./token.ts";

/** "Visa plus Amex, how much is that": what only names something belongs to the question after it. */
export function takeNamesAsAsked(parts: { tokens: Token[]; modality: Modality }[]): void {
  for (const [at, part] of parts.entries()) {
    const isAsked = part.modality === "fact" && parts[at + 1]?.modality === "question" && isBareName(part.tokens);
    if (isAsked) part.modality = "question";
  }
}

function isBareName(tokens: readonly Token[]): boolean {
  return tokens.every(({ slot }) => slot === null) && !PREDICATE.test(phraseOf([...tokens]).text);
}
