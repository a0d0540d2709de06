import { tokenise } from "../language/tokenise.ts";
import { NUMBER_WORDS } from "./number-words.ts";
import { parseNumber } from "./parse-number.ts";

const SMALL = Object.keys(NUMBER_WORDS)
  .filter((word) => /^[a-z]{3,}$/.test(word))
  .join("|");
const WORD = `(?:${SMALL}|hundred|thousand)`;
/** A number in words or digits. */
const WHOLE = `(?:an?\\s+)?${WORD}(?:[\\s-]+(?:and\\s+)?${WORD})*|\\d[\\d,]*`;
const PART = `(?:${SMALL})(?:[\\s-]+(?:${SMALL}))?|\\d{1,2}`;
const IN_CENTS = new RegExp(
  `\\b(${WHOLE})\\s+(?:dollars?|bucks?|pounds?|euros?)(?:\\s+and|,)?\\s+(${PART})\\s+(?:cents?|pence|c)\\b`,
  "gi",
);
const NO_NAMES: ReadonlySet<string> = new Set();
const CENTS = 100;

/** A message with its sums of dollars and cents as one figure: "sixty eight dollars and ninety cents" is 68.90, and not 68 or 158. */
export function withCentsTold(message: string): string {
  return message.replace(IN_CENTS, (said, whole: string, part: string) => {
    const [dollars, cents] = [numberIn(whole), numberIn(part)];
    if (dollars === null || cents === null || cents >= CENTS) return said;
    return `$${dollars}.${String(cents).padStart(2, "0")}`;
  });
}

function numberIn(words: string): number | null {
  if (/^\d/.test(words)) return Number(words.replaceAll(",", ""));
  const tokens = tokenise(words.toLowerCase(), [], NO_NAMES);
  const number = [0, 1].map((at) => parseNumber(tokens, at)).find((each) => each?.to === tokens.length);
  return number?.value ?? null;
}
