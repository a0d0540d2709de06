import type { Country } from "@seven-figures/domain";
import type { Concern } from "../concern.ts";
import { helpReach } from "../help-lines.ts";
import { HELP_OF } from "../help-of-concern.ts";
import { type Language, type LanguageWords, PLAIN_DANGERS, type PlainDanger, type Reach } from "./language.ts";
import { LANGUAGE_WORDS, plainWords } from "./read-language.ts";

function reachOf(words: LanguageWords, country: Country | null): Reach {
  return (kind) => helpReach(country, kind) || words.help[kind] || helpReach(null, kind);
}

function plainDangerOf(concern: Concern): PlainDanger | null {
  if (concern === "control") return "violence";
  return (PLAIN_DANGERS as readonly Concern[]).includes(concern) ? (concern as PlainDanger) : null;
}

/** The first answer to somebody in danger or trouble, in their language, with the help of their country. */
export function answerInLanguage(
  language: Language,
  concern: Concern,
  another: boolean,
  country: Country | null,
): string {
  const words = LANGUAGE_WORDS[language];
  const reach = reachOf(words, country);
  const danger = plainDangerOf(concern);
  if (danger === "self-harm" && another) return words.worried(reach);
  return danger ? words.first[danger](reach) : words.anyOther(reach(HELP_OF[concern]), reach);
}

/** How that conversation goes on. */
export function talkOnInLanguage(
  language: Language,
  message: string,
  concern: Concern,
  country: Country | null,
): string {
  const words = LANGUAGE_WORDS[language];
  const reach = reachOf(words, country);
  const line = reach(HELP_OF[concern]);
  const text = plainWords(message);
  const says = (forms: string) => new RegExp(`^(?:${forms})$`).test(text);
  if (says(words.says.thanks)) return words.thanks(line);
  if (says(words.says.no)) return words.no(line, reach);
  if (says(words.says.yes)) return words.yes(line);
  return words.other(line, reach);
}
