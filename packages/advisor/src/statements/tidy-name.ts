import type { Token } from "../language/token.ts";
import { properSpelling } from "../lexicon/brands.ts";

/** The words of a name as they should stand in a list: "my vanguard 401k" is "Vanguard 401k". */
export function tidyName(tokens: readonly Token[]): string {
  const words = tokens.map((token) => {
    const raw = token.raw || token.text;
    const proper = token.slot === null ? properSpelling(raw.toLowerCase()) : null;
    return proper && (raw === raw.toLowerCase() || /^[A-Z]+$/.test(proper)) ? proper : raw;
  });
  const name = words
    .join(" ")
    .replace(/ (['’](?:s\b|(?= |$))|[,.!?])/g, "$1")
    .replace(/\( /g, "(")
    .replace(/ \)/g, ")")
    .replace(/\s+/g, " ")
    .trim();
  return /^\p{Ll}/u.test(name) && !/^i(?:Phone|Pad)/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
