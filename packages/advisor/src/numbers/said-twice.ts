import { tokenise } from "../language/tokenise.ts";
import { MULTIPLIERS, NUMBER_WORDS } from "./number-words.ts";
import { parseNumber } from "./parse-number.ts";

const SMALL = Object.keys(NUMBER_WORDS)
  .filter((word) => /^[a-z]{3,}$/.test(word))
  .join("|");
const LARGE = Object.keys(MULTIPLIERS)
  .filter((word) => /^[a-z]{4,}$/.test(word))
  .join("|");
/** "Eleven thousand, two hundred and five": one number. */
const COMMA_IN_WORDS = new RegExp(
  `\\b((?:${SMALL}|hundred)[\\s-]+(?:thousand|million)),\\s+(?=(?:and\\s+)?(?:an?\\s+|(?:${SMALL})[\\s-]+)+hundred\\b)`,
  "gi",
);
const IN_WORDS = new RegExp(
  `\\b(?:an?\\s+)?(?:${SMALL}|${LARGE})(?:(?:[\\s-]+(?:and\\s+)?)(?:${SMALL}|${LARGE}))+\\b(?:\\s+(?:dollars|pounds|euros|bucks))?`,
  "gi",
);
const IN_DIGITS = /[$\u00A3\u20AC]?\b(\d{1,3}(?:,\d{3})+|\d{3,})(?:\.\d{2})?\b/g;
/** What stands between a figure and the same in words: a mark, and few words. */
const BETWEEN = /^(?:\s+\S+){0,3}?\s*[-.,;:(\u2013\u2014/]+\s*(?:that is |that's |i\.e\. |or |yes |so )*$/i;
const BETWEEN_WORDS = /^\s*[-.,;:(\u2013\u2014/]+\s*(?:that is |that's |i\.e\. |or |so )*$/i;
const NO_NAMES: ReadonlySet<string> = new Set();

/** A message with each number once: "102,130. A hundred and two thousand, one hundred thirty." tells one. */
export function withNumbersOnce(message: string): string {
  const plain = message.replace(COMMA_IN_WORDS, "$1 ");
  const said = [...plain.matchAll(IN_WORDS)].toReversed();
  return said.reduce((text, match) => withoutSecond(text, match[0], match.index), plain);
}

/** A message without a number in words that a figure right before or after it tells too. */
function withoutSecond(text: string, words: string, at: number): string {
  const value = numberIn(words);
  if (value === null) return text;
  const end = at + words.length;
  for (const match of text.matchAll(IN_DIGITS)) {
    const digits = match[0];
    if (Number(match[1]?.replaceAll(",", "")) !== value) continue;
    const to = match.index + digits.length;
    if (to <= at && BETWEEN.test(text.slice(to, at))) {
      const head = text.slice(0, at).replace(/[-.\s,;:(\u2013\u2014/]+$/, "");
      return `${head}${text.slice(end).replace(/^\s*\)/, "")}`;
    }
    if (match.index >= end && BETWEEN_WORDS.test(text.slice(end, match.index)))
      return `${text.slice(0, at)}${digits}${text.slice(to).replace(/^\s*\)/, "")}`;
  }
  return text;
}

function numberIn(words: string): number | null {
  const tokens = tokenise(words.toLowerCase().replace(/\s+(?:dollars|pounds|euros|bucks)$/, ""), [], NO_NAMES);
  for (const at of [0, 1]) {
    const number = parseNumber(tokens, at);
    if (number && number.to === tokens.length) return number.value;
  }
  return null;
}
