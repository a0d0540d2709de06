import { remembered, rememberedLast } from "../../language/remembered.ts";
import { WORD_ALIASES } from "./word-aliases.ts";

const LONGEST_QUESTION = 300;

/** Several finders look at the same question, and at its parts. */
const MOST_REMEMBERED = 8;

/** The words of a text in plain lower case: contractions opened, punctuation and quoted passages gone, slang put right. */
export const wordsOf: (text: string) => readonly string[] = rememberedLast(MOST_REMEMBERED, wordsAnew);

function wordsAnew(text: string): readonly string[] {
  return withoutQuotes(text)
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b(401|403|457)\s?\(([kb])\)/g, "$1$2")
    .replace(/\bca(?:n't|nnot)\b/g, "can not")
    .replace(/\bwon't\b/g, "will not")
    .replace(/\bain'?t\b/g, "is not")
    .replace(/\bw-([249])\b/g, "w$1")
    .replace(/n't\b/g, " not")
    .replace(/'(re|ve|ll|m|d)\b/g, " ")
    .replace(/\b(what|how|where|who|when|it|that|there|here)'?s\b/g, "$1 is")
    .replace(/'s?\b/g, " ")
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/%/g, " percent ")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .replace(/\.(?!\d)/g, " ")
    .split(" ")
    .filter(Boolean)
    .slice(0, LONGEST_QUESTION)
    .flatMap((word) => WORD_ALIASES.get(word) ?? [word]);
}

/** Longer passages in quotation marks are someone else's words, not the question. */
function withoutQuotes(text: string): string {
  return text.replace(/(["“”«»])(?:(?!["“”«»]).){25,}(["“”«»]|$)/gs, " ").replace(/(^|\s)'[^']{25,}'/g, " ");
}

const ENDINGS: readonly [RegExp, string][] = [
  [/ies$/, "y"],
  [/(ss|x|ch|sh)es$/, "$1"],
  [/([^su])s$/, "$1"],
  [/(.{3,})ments?$/, "$1"],
  [/(.{3,})ings?$/, "$1"],
  [/(.{2,}[^e])ed$/, "$1"],
  [/(.{2,})e$/, "$1"],
  [/([bdfglmnprt])\1$/, "$1"],
];

/** No word is longer: what is has no blanks, and to look for its ending takes as long as it is, many times over. */
const LONGEST_WORD = 40;

/** A word without its ending, so that `saving`, `savings`, `saved` and `save` are one. Not English, but consistent. */
export const stem: (word: string) => string = remembered((word: string) => {
  if (word.length < 4 || word.length > LONGEST_WORD || /\d/.test(word)) return word;
  return ENDINGS.reduce((rest, [ending, replacement]) => rest.replace(ending, replacement), word);
});
