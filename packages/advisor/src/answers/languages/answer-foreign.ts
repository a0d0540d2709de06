import { isEnglish } from "../../language/english-words.ts";
import { LANGUAGES, type Language } from "../../safety/languages/language.ts";
import { LANGUAGE_WORDS, plainWords, smallEnglishWords } from "../../safety/languages/read-language.ts";
import type { Answer, AnswerMemory } from "../types.ts";
import { WORDS_IN_LANGUAGE } from "./words-in-language.ts";

const COURTESY: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.map((language) => [language, new Set(WORDS_IN_LANGUAGE[language].courtesy.split(" "))]),
);
const COMMON: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.map((language) => {
    const { courtesy, common } = WORDS_IN_LANGUAGE[language];
    return [language, new Set(`${courtesy} ${common} ${LANGUAGE_WORDS[language].smallWords}`.split(" "))];
  }),
);
const GREETS = /^(?:hola|buen[oa]s|bonjour|bonsoir|salut|coucou|hallo|guten|moin|servus|ola|oi|bom|boa)\b/;
const THANKS =
  /\b(?:gracias|merci|danke|dank|obrigad[oa]|valeu|adios|revoir|tschuss|tchau|hasta luego|bis bald|a demain|a bientot)\b/;
const LEAST_WORDS = 5;
/** Of its words that are no English ones, so many are too long for an abbreviation. */
const LEAST_LONG = 3;
/** Of the words of a message in another language at least so many are no English ones. */
const LEAST_FOREIGN = { known: 0.3, unknown: 0.6 };
/** Of the words of a message, so many are common ones of its language, and at least two. */
const LEAST_COMMON = 0.3;
/** Small words of English alone: with one of them a message is mixed, and read as English. */
const ENGLISH_ALONE =
  /\b(?:the|and|my|is|are|of|with|this|that|have|got|but|what|when|how|they|you|it|from|to|for|by|next|i|im|not|now|paid|finished)\b/;

/**
 * A polite answer to a message that is wholly in Spanish, French, German or Portuguese, in that language; null for any
 * other. One foreign word in an English message makes none.
 */
export function answerForeign(message: string, memory: AnswerMemory): Answer | null {
  const text = plainWords(message);
  const language = courteousIn(text) ?? languageSpoken(message, text);
  if (!language) return null;
  const words = WORDS_IN_LANGUAGE[language];
  const isShort = text.split(" ").length <= 6;
  if (isShort && THANKS.test(text)) return { message: words.thanks, quickReplies: [], memory };
  const key = `language|${language}`;
  const times = memory.told[key] ?? 0;
  const said = isShort && GREETS.test(text) ? words.greeting : (words.says[times % words.says.length] ?? words.says[0]);
  return {
    message: said,
    quickReplies: ["What is my net worth?", "What can you do?"],
    memory: { ...memory, told: { ...memory.told, [key]: times + 1 } },
  };
}

/** The language whose common words make up enough of a message, more than of any other; null where none is sure. */
function languageSpoken(message: string, text: string): Language | null {
  if (ENGLISH_ALONE.test(message.toLowerCase()) || foreignShare(message) < LEAST_FOREIGN.known) return null;
  const words = text.split(" ");
  const [first, second] = LANGUAGES.map((language) => {
    const common = words.filter((word) => COMMON.get(language)?.has(word));
    return { language, count: common.length, weight: common.reduce((sum, word) => sum + weightOf(word), 0) };
  }).toSorted((one, other) => other.weight - one.weight);
  const isSure =
    first && first.count >= Math.max(2, LEAST_COMMON * words.length) && first.weight > (second?.weight ?? 0);
  return isSure ? first.language : null;
}

/** A word that several of the languages share tells less. */
function weightOf(word: string): number {
  return 1 / Math.max(1, LANGUAGES.filter((language) => COMMON.get(language)?.has(word)).length);
}

/** The share of words that are no English ones. */
function foreignShare(message: string): number {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !isEnglish(word)).length / Math.max(words.length, 1);
}

/** The language of which all words are those of greeting, thanks or farewell. */
function courteousIn(text: string): Language | null {
  const words = text.split(" ");
  if (words.length < 2) return null;
  const fits = LANGUAGES.filter((language) => words.every((word) => COURTESY.get(language)?.has(word)));
  return fits[0] ?? null;
}

/** Whether a message is in a language that nothing is known of here: hardly an English word, and no small one. */
export function isUnknownLanguage(message: string): boolean {
  const text = plainWords(message);
  if (/\d/.test(text) || text.split(" ").length < LEAST_WORDS) return false;
  if (smallEnglishWords(text) > 0 || ENGLISH_ALONE.test(message.toLowerCase())) return false;
  const long = text.split(" ").filter((word) => word.length >= 4 && !isEnglish(word));
  return long.length >= LEAST_LONG && foreignShare(message) >= LEAST_FOREIGN.unknown;
}
