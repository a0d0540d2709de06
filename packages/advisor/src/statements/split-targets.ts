import { type Phrase, phraseOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";

export interface Part {
  phrase: Phrase;
  from: number;
  to: number;
}

/** The parts of a run between commas and "and": each may set something of its own. */
export function splitTargets(run: Phrase): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const isLink = (token: Token | undefined) => token?.slot === null && /^(?:,|and|but|plus|then)$/.test(token.text);
  for (let at = 0; at <= run.tokens.length; at++) {
    if (at < run.tokens.length && !isLink(run.tokens[at])) continue;
    if (at < run.tokens.length && isWithinAmount(run, at)) continue;
    if (at > from) parts.push({ phrase: phraseOf(run.tokens.slice(from, at)), from, to: at });
    from = at + 1;
  }
  return parts;
}

/** "raise it to M and to D": one statement. */
function isWithinAmount(run: Phrase, at: number): boolean {
  return /^(?:to M|by M|to D|by D|D)\b/.test(phraseOf(run.tokens.slice(at + 1)).text);
}
