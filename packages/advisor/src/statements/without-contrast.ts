import { type Phrase, phraseOf } from "../language/phrase.ts";
import type { Slot, Token } from "../language/token.ts";

/** Figures that are said to hold no longer: "instead of M", "not D any more". */
const CONTRAST =
  /\b(?:instead of|rather than|in place of|and not|not|up from|down from|it was|from the original|from|used to be) [MDN](?: any more| any longer)?(?: but| ,)?(?= |$)/g;

/** What is said without the figures that hold no longer; one of their kind stays. */
export function withoutContrast(phrase: Phrase): Phrase {
  let { tokens } = phrase;
  for (const match of [...phrase.text.matchAll(CONTRAST)].reverse()) {
    const from = phrase.text.slice(0, match.index).split(" ").length - 1;
    const rest = [...tokens.slice(0, from), ...tokens.slice(from + match[0].trim().split(" ").length)];
    const isSuch = (token: Token) => holdsInstead(token, tokens.slice(from, tokens.length - rest.length + from));
    if (rest.some(isSuch)) tokens = rest;
  }
  return phraseOf(tokens);
}

/** Whether a figure can stand in place of one that holds no longer: an amount of an amount, a year of a year. */
function holdsInstead({ slot }: Token, former: readonly Token[]): boolean {
  const figure = former.find((token) => token.slot !== null)?.slot;
  if (figure?.kind !== "money") return slot?.kind === "date" || slot?.kind === "count" || isYear(slot);
  return slot?.kind === "money" || (isYear(figure) && (slot?.kind === "date" || slot?.kind === "count"));
}

function isYear(slot: Slot | null): boolean {
  return slot?.kind === "money" && Number.isInteger(slot.value) && slot.value >= 1900 && slot.value <= 2200;
}
