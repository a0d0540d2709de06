import { PatternTable } from "../../language/pattern-table.ts";
import { rememberedLast } from "../../language/remembered.ts";
import { compileAll } from "../compile-patterns.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { LANGUAGES, type Language, type LanguageWords, PLAIN_DANGERS, type PlainDanger } from "./language.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { SPANISH } from "./spanish.ts";

export const LANGUAGE_WORDS: Readonly<Record<Language, LanguageWords>> = {
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
};

const ENGLISH_SMALL_WORDS = new Set(
  "the and my is are was of for with this that have has had not but what when how they he she we you your it its from can will would i im dont just about them there been him his her our all if so to in on at as or an".split(
    " ",
  ),
);

/** A pattern of danger to somebody else, or to whoever writes. */
interface Pattern extends Pick<PlainConcern, "danger" | "another"> {
  expression: RegExp;
}

interface Compiled {
  /** In the order that they count. */
  patterns: readonly Pattern[];
  table: PatternTable;
  smallWords: ReadonlySet<string>;
}

const COMPILED = new Map<Language, Compiled>(
  LANGUAGES.map((language) => {
    const words = LANGUAGE_WORDS[language];
    const patternsOf = (lines: string, danger: PlainDanger, another: boolean) =>
      compileAll(lines).map((expression): Pattern => ({ danger, another, expression }));
    const patterns = [
      ...patternsOf(words.another, "self-harm", true),
      ...PLAIN_DANGERS.flatMap((danger) => patternsOf(words.patterns[danger], danger, false)),
    ];
    const table = new PatternTable(patterns.map(({ expression }) => expression));
    return [language, { patterns, table, smallWords: new Set(words.smallWords.split(" ")) }];
  }),
);

/** Lower case, without accents and marks, words apart by one space. A message is asked for its language several times. */
export const plainWords: (message: string) => string = rememberedLast(2, plainWordsAnew);

function plainWordsAnew(message: string): string {
  return message
    .slice(0, 2_000)
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .replace(/([a-z])\1{2,}/g, "$1$1")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** The language that a message is in, if its small words tell; null where they don't or where it is English. */
export function languageOf(message: string): Language | null {
  const text = plainWords(message);
  const words = text.split(" ");
  const english = smallEnglishWords(text);
  let [best, most]: [Language | null, number] = [null, Math.max(1, english)];
  for (const language of LANGUAGES) {
    const own = COMPILED.get(language)?.smallWords;
    const count = words.filter((word) => own?.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

/** How many of the words of a text, made plain, are small words of English. */
export function smallEnglishWords(text: string): number {
  return text.split(" ").filter((word) => ENGLISH_SMALL_WORDS.has(word)).length;
}

function isEnglish(text: string): boolean {
  return smallEnglishWords(text) >= 3;
}

interface PlainConcern {
  language: Language;
  danger: PlainDanger;
  /** Whether it is told of somebody else. */
  another: boolean;
}

/** A danger told in the plain words of another language than English; null where there is none. */
export function readPlainDanger(message: string): PlainConcern | null {
  const text = plainWords(message);
  const likely = languageOf(message);
  if (!likely && isEnglish(text)) return null;
  const order = likely ? [likely, ...LANGUAGES.filter((language) => language !== likely)] : LANGUAGES;
  for (const language of order) {
    const { patterns, table } = COMPILED.get(language) as Compiled;
    const found = table
      .placesIn(text)
      .map((place) => patterns[place] as Pattern)
      .find(({ expression }) => expression.test(text));
    if (found) return { language, danger: found.danger, another: found.another };
  }
  return null;
}
