import type { Country } from "@seven-figures/domain";
import type { Reached } from "../care-said.ts";
import { type Concern, isDanger } from "../concern.ts";
import { helpReach } from "../help-lines.ts";
import { HELP_OF } from "../help-of-concern.ts";
import type { Told } from "../read-told.ts";
import { type Language, type LanguageWords, PLAIN_DANGERS, type PlainDanger, type Reach } from "./language.ts";
import { LANGUAGE_WORDS, plainWords } from "./read-language.ts";

function reachOf(words: LanguageWords, country: Country | null): Reach {
  return (kind) => helpReach(country, kind) || words.help[kind] || helpReach(null, kind);
}

function plainDangerOf(concern: Concern): PlainDanger | null {
  if (concern === "control") return "violence";
  return (PLAIN_DANGERS as readonly Concern[]).includes(concern) ? (concern as PlainDanger) : null;
}

/** The line of help of a concern in a language, and the emergency number where it is a danger. */
export function reachedInLanguage(language: Language, concern: Concern, country: Country | null): Reached {
  const reach = reachOf(LANGUAGE_WORDS[language], country);
  return { line: reach(HELP_OF[concern]), emergency: isDanger(concern) ? reach("emergency") : null };
}

/** The first answer to somebody in danger or trouble, in their language, with the help of their country. */
export function answerInLanguage(
  language: Language,
  { concern, another, taken }: Pick<Told, "concern" | "another" | "taken">,
  country: Country | null,
): string {
  const words = LANGUAGE_WORDS[language];
  const reach = reachOf(words, country);
  if (taken) return words.taken(reach);
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
