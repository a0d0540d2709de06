import { isEnglish } from "../../language/english-words.ts";
import { LANGUAGES, type Language } from "../../safety/languages/language.ts";
import { languageOf, plainWords, smallEnglishWords } from "../../safety/languages/read-language.ts";
import type { Answer, AnswerMemory } from "../types.ts";
import { WORDS_IN_LANGUAGE } from "./words-in-language.ts";

const COURTESY: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.map((language) => [language, new Set(WORDS_IN_LANGUAGE[language].courtesy.split(" "))]),
);
const GREETS = /^(?:hola|buen[oa]s|bonjour|bonsoir|salut|coucou|hallo|guten|moin|servus|ola|oi|bom|boa)\b/;
const THANKS =
  /\b(?:gracias|merci|danke|dank|obrigad[oa]|valeu|adios|revoir|tschuss|tchau|hasta luego|bis bald|a demain|a bientot)\b/;
const LEAST_WORDS = 4;
/** Of the words of a message in a language that is not known here, at least so many are no English ones. */
const LEAST_FOREIGN = 0.6;

/**
 * A polite answer to a message that is wholly in Spanish, French, German or Portuguese, in that language; null for any
 * other. One foreign word in an English message makes none.
 */
export function answerForeign(message: string, memory: AnswerMemory): Answer | null {
  const text = plainWords(message);
  const language = languageOf(message) ?? courteousIn(text);
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

/** The language of which all words are those of greeting, thanks or farewell. */
function courteousIn(text: string): Language | null {
  const words = text.split(" ");
  if (words.length < 2) return null;
  const fits = LANGUAGES.filter((language) => words.every((word) => COURTESY.get(language)?.has(word)));
  return fits[0] ?? null;
}

/** Whether a message is in a language that nothing is known of here: hardly an English word, and no small one. */
export function isUnknownLanguage(message: string): boolean {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS || smallEnglishWords(plainWords(message)) > 0) return false;
  return words.filter((word) => !isEnglish(word)).length / words.length >= LEAST_FOREIGN;
}
