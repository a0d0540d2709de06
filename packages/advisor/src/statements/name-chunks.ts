import type { Token } from "../language/token.ts";
import { BRANDS } from "../lexicon/brands.ts";
import { ASSET_KINDS, DEBT_KINDS } from "../lexicon/entry-kinds.ts";
import { isEntryWord } from "../lexicon/entry-words.ts";
import { NOT_NAMES } from "./name-words.ts";

/** A run of words that may name something, with the preposition and the article before it. */
export interface Chunk {
  preposition: string;
  article: string;
  tokens: Token[];
}

const PREPOSITION =
  /^(?:in|on|at|to|from|into|onto|out|off|with|for|by|of|through|toward|towards|against|under|via|about|as)$/;
const ARTICLE = /^(?:a|an|the|my|our|this|that|another|some|both|all|no|any|second)$/;

/** After a name, what it did: "the Visa jumped". Lower case only; some are parts of names. */
const PAST_FORM =
  /^(?!(?:un)?(?:limited|secured|united|managed|advanced|certified|shared|linked|indexed)$)[a-z]{2,}[^e]ed$/;

/** Names of several words, whose words by themselves may be none: "certificate of deposit", "Best Buy". */
const NAMES_OF_SEVERAL: string[][] = [
  ...[...ASSET_KINDS, ...DEBT_KINDS].flatMap(({ words }) => words),
  ...BRANDS.map((brand) => brand.toLowerCase()),
]
  .map((name) => name.split(" "))
  .filter((words) => words.length > 1)
  .toSorted((a, b) => b.length - a.length);

const BY_FIRST = new Map<string, string[][]>();
for (const words of NAMES_OF_SEVERAL) {
  const [first = ""] = words;
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), words]);
}

/** The runs of words in a sentence that may be names, cut at verbs, amounts and all that never is part of one. */
export function nameChunks(tokens: readonly Token[]): Chunk[] {
  const isName = namePlaces(tokens);
  const chunks: Chunk[] = [];
  let [preposition, article] = ["", ""];
  let current: Token[] = [];
  const close = (): void => {
    if (current.length > 0) {
      chunks.push({ preposition, article, tokens: current });
      [preposition, article] = ["", ""];
    }
    current = [];
  };
  for (const [at, token] of tokens.entries()) {
    const word = token.text;
    const joins = (word === "of" || word === "'s") && current.length > 0 && isName[at + 1];
    const isVerb = isPastForm(token, at === 0, current.length > 0);
    if ((isName[at] && !isVerb) || joins) current.push(token);
    else {
      close();
      if (PREPOSITION.test(word)) [preposition, article] = [word, ""];
      else if (ARTICLE.test(word)) article = word;
      else if (token.slot !== null || /^[,:]$/.test(word)) [preposition, article] = ["", ""];
    }
  }
  close();
  return chunks;
}

/** Whether a word tells what was done: after a name, or at the head of a clause ("Tapped Ally for 500"). */
function isPastForm({ text, raw }: Token, isFirst: boolean, isAfterName: boolean): boolean {
  return (isFirst || isAfterName) && PAST_FORM.test(isFirst ? raw.toLowerCase() : raw) && !isEntryWord(text);
}

function namePlaces(tokens: readonly Token[]): boolean[] {
  const places = tokens.map(isNameWord);
  for (const [at, token] of tokens.entries()) {
    const name = BY_FIRST.get(token.text)?.find((words) =>
      words.every((word, step) => tokens[at + step]?.text === word),
    );
    if (/^tax(?:es)?$/.test(token.text) && /^(?:after|before)$/.test(tokens[at - 1]?.text ?? "")) {
      places[at - 1] = places[at] = false;
      continue;
    }
    for (let step = 0; step < (name?.length ?? 0); step++) places[at + step] = true;
    // "UOB One savings"
    const isOne = token.raw === "One" && places[at - 1] && /^\p{Lu}/u.test(tokens[at - 1]?.raw ?? "");
    if (isOne || isShopOfCard(token, tokens[at + 1])) places[at] = true;
  }
  return places;
}

/** "The Next card": a shop whose name is a word that else names nothing, written as a name. */
function isShopOfCard({ raw, slot }: Token, next: Token | undefined): boolean {
  return slot === null && /^\p{Lu}\p{Ll}+$/u.test(raw) && SHOP_OR_WORD.test(raw) && next?.text === "card";
}

const SHOP_OR_WORD = /^(?:Next|Target|Total|Current|Best|Box|Boost|Gap|Level|Step|Prime|Fixed|Zero|First|Good|Save)$/;

function isNameWord(token: Token): boolean {
  if (token.slot !== null) return token.slot.kind === "count" && /^\d+$/.test(token.raw);
  return /[\p{L}\d]/u.test(token.text) && !NOT_NAMES.has(token.text);
}
