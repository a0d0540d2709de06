import type { Country } from "@seven-figures/domain";
import { type CareState, LONGEST_CARE } from "./care-state.ts";
import type { CareWords, Help } from "./care-words.ts";
import { type Concern, isDanger } from "./concern.ts";
import { DANGER_WORDS } from "./danger-words.ts";
import { helpLine } from "./help-lines.ts";
import { answerInLanguage, talkOnInLanguage } from "./languages/answer-in-language.ts";
import { languageOf } from "./languages/read-language.ts";
import type { Opinion } from "./read-concern.ts";
import { readTold, type Told } from "./read-told.ts";
import { talkOn } from "./talk-on.ts";
import { talkOnWords } from "./talk-on-words.ts";
import { TROUBLE_WORDS } from "./trouble-words.ts";
import { WORRY_WORDS } from "./worry-words.ts";

export interface CareAnswer {
  message: string;
  /** Only such as talk on. */
  quickReplies: string[];
  /** What is kept for the next message. */
  care: CareState;
}

/**
 * The answer to a message of someone in danger or trouble, or that goes on from such an answer; null where the message
 * is to be read as any other. It looks at the raw message alone, before anything is read for money.
 */
export function answerWithCare(
  message: string,
  profileCountry: Country | null,
  care: CareState | undefined,
  opinion?: Opinion,
): CareAnswer | null {
  const wasDanger = care !== undefined && isDanger(care.concern);
  const told = readTold(message, wasDanger ? "again" : "first", opinion);
  if (told) return answering(told, profileCountry, care);
  if (!care || care.answered >= LONGEST_CARE[wasDanger ? "danger" : "trouble"]) return null;
  return talkingOn(message, profileCountry, care);
}

function answering(told: Told, profileCountry: Country | null, care: CareState | undefined): CareAnswer {
  const { concern, another, language } = told;
  const country = care?.country ?? null;
  const kept: CareState = { concern, country, answered: 1, ...(another && { another }), ...(language && { language }) };
  const where = country ?? profileCountry;
  if (language) return { message: answerInLanguage(language, concern, another, where), quickReplies: [], care: kept };
  const words = wordsOf(concern, another);
  const say = care?.concern === concern && (care.another ?? false) === another ? words.again : words.first;
  return { message: say(helpOf(where)), quickReplies: [...words.quickReplies], care: kept };
}

function talkingOn(message: string, profileCountry: Country | null, care: CareState): CareAnswer | null {
  const said = talkOn(message);
  if (!said) return null;
  const country = said.kind === "country" ? said.country : (care.country ?? profileCountry);
  const language = care.language && (languageOf(message) ?? care.language);
  const { concern, another = false } = care;
  const help = helpOf(country);
  const spoken = language
    ? talkOnInLanguage(language, message, concern, country)
    : another && isDanger(concern) && concern !== "elder-scam" && (said.kind === "how" || said.kind === "cannot-call")
      ? WORRY_WORDS[concern].how(help)
      : talkOnWords(said, concern, wordsOf(concern, another), help);
  const isOver = said.kind === "bye" || said.kind === "joking";
  return {
    message: spoken,
    quickReplies: [],
    care: {
      ...care,
      ...(language && { language }),
      country: said.kind === "country" ? said.country : care.country,
      answered: isOver ? Number.MAX_SAFE_INTEGER : care.answered + 1,
    },
  };
}

function wordsOf(concern: Concern, another: boolean): CareWords {
  if (!isDanger(concern)) return TROUBLE_WORDS[concern];
  return another && concern !== "elder-scam" ? WORRY_WORDS[concern] : DANGER_WORDS[concern];
}

function helpOf(country: Country | null): Help {
  return (kind) => helpLine(country, kind);
}
