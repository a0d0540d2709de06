import { foldAccents } from "../language/fold-word.ts";
import { groupTokens } from "../language/phrase.ts";
import { remembered } from "../language/remembered.ts";
import { SPOKEN_FORMS } from "../language/spoken-forms.ts";
import type { Token } from "../language/token.ts";
import { BRAND_WORDS } from "../lexicon/brands.ts";
import { CAR_MAKERS, FAMILY } from "../lexicon/entry-kinds.ts";
import { isEntryWord, isKindWord } from "../lexicon/entry-words.ts";
import { type Chunk, nameChunks } from "./name-chunks.ts";
import { PLAIN_QUALITIES } from "./name-words.ts";
import type { Mention, Side } from "./statement.ts";
import { tidyName } from "./tidy-name.ts";

const KEEPER = /^(?:at|with|from|through|in|on|via|to|by)$/;

export const NO_MENTION: Mention = {
  words: [],
  name: "",
  side: null,
  isNew: false,
  indefinite: false,
  pronoun: false,
  many: null,
  exact: false,
};

/** What a run of words refers to. `knownWords` are words of entries that are stored, which outrank others. */
export function readMention(
  tokens: readonly Token[],
  knownWords: ReadonlySet<string>,
  side: Side | null = null,
): Mention {
  const quoted = tokens.find((token) => token.slot?.kind === "quote");
  if (quoted)
    return {
      ...NO_MENTION,
      name: quoted.raw,
      words: wordsOf(quoted.raw),
      side,
      exact: true,
      kind: kindSaid(tokens, quoted),
    };
  const text = tokens.map((token) => token.text).join(" ");
  const called = calledTokens(tokens, text);
  if (called) {
    const name = tidyName(called);
    return { ...NO_MENTION, name, words: wordsOf(name), side, exact: true, kind: kindSaid(tokens, called[0]) };
  }
  const chunks = nameChunks(tokens);
  const main = chunks.toSorted((a, b) => weight(b, knownWords) - weight(a, knownWords))[0];
  const many = manyOf(text.replace(WHOLE_THING, "it"));
  if (!main || weight(main, knownWords) < -2 || pointsBack(main)) {
    return {
      ...NO_MENTION,
      side,
      many,
      pronoun: (main && pointsBack(main)) || /\b(?:it|its|that one|this one|that|them|they|those)\b/.test(text),
    };
  }
  const keeper = chunks.find(
    (chunk) => (chunk !== main && isKeeper(chunk, main, chunks)) || isLender(chunk, main, knownWords),
  );
  const place = placeOf(main, chunks);
  const named = nameTokens(main, keeper, place);
  return {
    words: named.map((token) => token.text).filter((word) => word !== "in"),
    name: tidyName(named),
    side,
    isNew:
      /(?<!\b(?:after|since|with|for|of) (?:the|a|my|our|some) )\b(?:another|new|additional|second)\b/.test(text) ||
      /^(?:another|second)$/.test(main.article) ||
      (/\b(?:also|as well|too)\b/.test(text) && main.article !== "the"),
    indefinite: /^(?:a|an|some|another)$/.test(main.article),
    pronoun: false,
    many,
    exact: false,
  };
}

/** "An asset called Grandpa's Toolbox, worth 1,200": the name to the letter, though no quotation marks are set. */
const CALLED =
  /\b(?:asset|debt|account|entry|one|something|item) (?:called|named|titled|labell?ed) (?:my |the )?(?<name>(?!(?:M|R|P|worth|with|at|for|valued|and|that|which|it|to|is|has|having|holding|of)\b)[^\s,:]+(?: (?!(?:M|R|P|worth|with|at|for|valued|and|that|which|it|to|is|has|having|holding|of)\b)[^\s,:]+){0,5})/d;

function calledTokens(tokens: readonly Token[], text: string): Token[] | null {
  const match = CALLED.exec(text);
  const named = match ? groupTokens({ tokens: [...tokens], text }, match, "name") : [];
  const words = named.filter(({ slot }) => slot === null || slot.kind === "count");
  return words.length > 0 ? words : null;
}

function kindSaid(tokens: readonly Token[], name: Token | undefined): string[] {
  return tokens
    .slice(0, Math.max(0, name ? tokens.indexOf(name) : 0))
    .map(({ text }) => text)
    .filter(isKindWord);
}

/** All of one thing, and no two. */
const WHOLE_THING = /\b(?:the|that|this) (?:whole|entire) (?:thing|amount|balance|lot|rest|sum|bill|debt|loan)\b/g;

/** "that debt", "this account": what was spoken of, not named again. */
function pointsBack({ article, tokens }: Chunk): boolean {
  if (article === "the" && tokens.every(({ text }) => text === "thing")) return true;
  return (
    /^(?:that|this)$/.test(article) &&
    tokens.every(({ text }) => /^(?:debt|asset|account|card|loan|one|thing|bill|entry)$/.test(text))
  );
}

/** "I'm training him": what is being done is no thing. */
const IS_DOING = /\b(?:am|are|is|was|were|been) (?:\w+ )?[a-z]+ing\b/;

export function isDoing({ words }: Mention, text: string): boolean {
  return words.length === 1 && /^[a-z]+ing$/.test(words[0] ?? "") && IS_DOING.test(text);
}

export function wordsOf(text: string): string[] {
  return foldAccents(text.toLowerCase()).match(/[\p{L}\p{N}&]+(?:'s)?/gu) ?? [];
}

/** Words of names that stand in a message in their plain form only. */
const SPOKEN = new Set(["chequing", "acct", "sav", "svgs"]);

/** The words of a stored name, those with a hyphen also as the one word that people write: "cr-v". */
export const nameWordsOf = remembered((name: string): readonly string[] => {
  const joined = foldAccents(name.toLowerCase()).match(/[\p{L}\p{N}]+(?:[-*][\p{L}\p{N}]+)+/gu) ?? [];
  const words = wordsOf(name);
  return [
    ...words,
    ...joined.map((word) => word.replaceAll("*", "")),
    ...words.flatMap((word) => (SPOKEN.has(word) ? (SPOKEN_FORMS[word] ?? []) : [])),
  ];
});

function manyOf(text: string): Mention["many"] {
  if (/\bboth\b|\bthe two\b|\bmy two\b/.test(text)) return "both";
  return /\b(?:all|every|each|whole|entire|everything|three|four|five)\b/.test(text) ? "all" : null;
}

/** How likely a run of words is what the sentence is about. */
function weight(chunk: Chunk, knownWords: ReadonlySet<string>): number {
  const words = chunk.tokens.map((token) => token.text);
  if (words.every((word) => (/^\d+$/.test(word) && !isKindWord(word)) || PLAIN_QUALITIES.has(word))) return -3;
  const brand = words.some((word) => BRAND_WORDS.has(word) || CAR_MAKERS.has(word)) ? 3 : 0;
  const isKind = (word: string) => isKindWord(word) && word !== "bank";
  const kind = words.some(isKind) || words.at(-1) === "home" ? 4 : 0;
  const known = words.some((word) => knownWords.has(word)) ? 3 : 0;
  const purpose = /^(?:for|against)$/.test(chunk.preposition) ? -6 : 0;
  const beside = /^(?:on|by|near|across|from|with|through)$/.test(chunk.preposition) ? -1 : 0;
  const owner = /^(?:my|our|the)$/.test(chunk.article) ? 0.5 : 0;
  return kind + brand + known + purpose + beside + owner;
}

/** "a savings account at Ally", "a loan from SoFi": who keeps or lent it, to be put before the name. */
function isKeeper(chunk: Chunk, main: Chunk, chunks: Chunk[]): boolean {
  if (!KEEPER.test(chunk.preposition) || chunks.indexOf(chunk) < chunks.indexOf(main))
    return (
      chunk.tokens.every((token) => BRAND_WORDS.has(token.text)) &&
      chunks.indexOf(chunk) === chunks.indexOf(main) - 1 &&
      chunk.article === ""
    );
  const words = chunk.tokens.map((token) => token.text);
  if (words.every((word) => /^(?:credit|union|bank|dealer|dealership|employer|local)$/.test(word)))
    return (
      /^(?:from|with|through|at)$/.test(chunk.preposition) &&
      main.tokens.some(({ text }) => /^(?:loan|mortgage|heloc)$/.test(text))
    );
  return (
    chunk.preposition !== "in" &&
    (words.some((word) => BRAND_WORDS.has(word)) ||
      (!words.some(isKindWord) && chunk.article === "" && isCapital(chunk.tokens[0])) ||
      (chunk.preposition === "at" && !words.some(isEntryWord)))
  );
}

const LENDING = /^(?:landlord|landlady|boss|employer|roommate|flatmate|neighbou?r|coworker|colleague|friend|buddy|ex)$/;

/** "the loan from mom", where a loan from her is stored. */
function isLender({ preposition, tokens }: Chunk, main: Chunk, knownWords: ReadonlySet<string>): boolean {
  const isFamily = tokens.some(({ text }) => FAMILY.has(text) || LENDING.test(text));
  const isLoan = main.tokens.some(({ text }) => /^(?:loan|debt|money)$/.test(text));
  return (
    isLoan && /^(?:from|with)$/.test(preposition) && (isFamily || tokens.every(({ text }) => knownWords.has(text)))
  );
}

function isCapital(token: Token | undefined): boolean {
  return /^\p{Lu}/u.test(token?.raw ?? "");
}

function placeOf(main: Chunk, chunks: Chunk[]): Chunk | undefined {
  const next = chunks[chunks.indexOf(main) + 1];
  const isPlace =
    next?.preposition === "in" && next.article === "" && !next.tokens.some((token) => isEntryWord(token.text));
  return isPlace ? next : undefined;
}

const ACCOUNT_KIND =
  /^(?:savings|saving|checking|brokerage|retirement|investment|market|401k|403b|ira|isa|tfsa|rrsp|super|hsa|pension|trading|crypto)$/;

function nameTokens(main: Chunk, keeper: Chunk | undefined, place: Chunk | undefined): Token[] {
  let own = main.tokens;
  const last = own.at(-1);
  if (own.length > 1 && /^accounts?$/.test(last?.text ?? "") && own.some((token) => ACCOUNT_KIND.test(token.text)))
    own = own.slice(0, -1);
  while (
    own.length > 1 &&
    PLAIN_QUALITIES.has(own[0]?.text ?? "") &&
    !(isCapital(own[0]) && isCapital(own[1])) &&
    !/^(?:high-yield|current)$/.test(own[0]?.text ?? "")
  )
    own = own.slice(1);
  const before = keeper ? keeper.tokens.filter((token) => !own.some(({ text }) => text === token.text)) : [];
  const inPlace = place ? [{ text: "in", raw: "in", slot: null }, ...place.tokens] : [];
  return [...before, ...own, ...inPlace];
}
