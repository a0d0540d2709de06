import type { Country } from "@seven-figures/domain";
import { isIllNow } from "./care-form.ts";
import { STAYING, saidOnce } from "./care-said.ts";
import { type CareState, LONGEST_CARE } from "./care-state.ts";
import type { CareWords, Help } from "./care-words.ts";
import { isDanger } from "./concern.ts";
import { denialIn } from "./denials.ts";
import { answerInLanguage, reachedInLanguage, talkOnInLanguage } from "./languages/answer-in-language.ts";
import { languageOf } from "./languages/read-language.ts";
import { STAYING_IN } from "./languages/staying.ts";
import { plainlyFolded } from "./plainly-folded.ts";
import type { Opinion } from "./read-concern.ts";
import { readTold, type Told } from "./read-told.ts";
import { type Leave, takeLeave } from "./take-leave.ts";
import { asksOfFigures } from "./talk-of-money.ts";
import { type TalkOn, talkOn, talkOnOf } from "./talk-on.ts";
import { talkOnWords } from "./talk-on-words.ts";
import { isWeary } from "./weary.ts";
import { helpOf, reached, wordsOf } from "./words-of-care.ts";
import { WORRY_WORDS } from "./worry-words.ts";

/** From here on a message is a general question. */
const GENERAL = 0.7;

/** What goes with an answer to what was faintly heard. */
const DOUBT = {
  words: "\n\nIf I misread you, say so, and we go on with your money.",
  quickReplies: ["You misread me"],
};

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
  const told = toldBeside(message, care, opinion);
  if (told) return answering(told, profileCountry, care);
  if (!care || isOver(care)) return null;
  const leave = takeLeave(message, care);
  if (leave) return leave.rest === "" ? leavingAlone(leave.words, profileCountry, care, leave.said) : null;
  return care.unsure && isOfElse(message, care, opinion) ? null : talkingOn(message, profileCountry, care);
}

/** Whether a message neither answers what was asked nor sounds of danger: what was faintly heard before it was none, then. */
function isOfElse(message: string, { concern }: CareState, opinion: Opinion | undefined): boolean {
  const said = talkOnOf(concern, message) ?? talkOn(message);
  if ((said && said.kind !== "other") || isWeary(plainlyFolded(message).join(" "))) return false;
  const second = said && concern === "self-harm" ? opinion?.() : null;
  // of what may be self-harm only what is surely of something else ends it: "the letters are written" does not
  if (second && second.general < GENERAL && !second.isOfTheirs()) return false;
  return !readTold(message, "again", opinion, concern);
}

/** What is said before the answer to the rest of a message that ends the talk by a plain denial, and that rest; what was faintly heard is taken back. */
export function leaveOfCare(message: string, care: CareState | undefined): Leave | null {
  if (!care || isOver(care)) return null;
  return takeLeave(message, care) ?? (care.unsure ? { words: "Sorry, I misread you there.", rest: message } : null);
}

/** What is kept of a talk that is over. */
export function careOver(care: CareState, leave: Partial<Leave> | null): CareState {
  return { ...care, ...(leave?.said && { said: leave.said }), over: true };
}

function isOver({ concern, answered, over }: CareState): boolean {
  return over === true || answered >= LONGEST_CARE[isDanger(concern) ? "danger" : "trouble"];
}

/** The danger that is told, also beside a denial: "I'm fine. No one would miss me." */
function toldBeside(message: string, care: CareState | undefined, opinion: Opinion | undefined): Told | null {
  const denial = denialIn(message, care?.unsure);
  const isOfFigures = denial ? denial.isOfMoney : asksOfFigures(message);
  const isAlert = care !== undefined && !isOver(care) && isDanger(care.concern) && !care.unsure && !isOfFigures;
  const others = denial?.others ?? message;
  const told = readTold(others, isAlert ? "again" : "first", opinion, care?.concern ?? null);
  // what is faintly heard beside a danger is of that
  if (told?.unsure && isAlert) return { ...told, concern: care.concern };
  if (told || !isAlert || care.concern !== "self-harm" || !isWeary(plainlyFolded(others).join(" "))) return told;
  return { concern: "self-harm", another: care.another ?? false, language: null };
}

function answering(told: Told, profileCountry: Country | null, care: CareState | undefined): CareAnswer {
  const { concern, another, language, unsure } = told;
  const country = care?.country ?? null;
  const taken = told.taken ?? (care && !isOver(care) && concern === "self-harm" ? care.taken : undefined);
  const form = told.form ?? (care && !isOver(care) && concern === care.concern ? care.form : undefined);
  const kept: CareState = {
    concern,
    country,
    answered: 1,
    ...(another && { another }),
    ...(taken && { taken }),
    ...(form && { form }),
    ...(language && { language }),
    ...(unsure && (!care || isOver(care) || care.unsure) && { unsure }),
  };
  const where = country ?? profileCountry;
  if (language) {
    const text = answerInLanguage(language, { concern, another, ...(taken && { taken }) }, where);
    const once = saidOnce(text, reachedInLanguage(language, concern, where), STAYING_IN[language], care?.said);
    return { message: once.text, quickReplies: [], care: { ...kept, said: once.said } };
  }
  const words = wordsOf(kept);
  const say = care && isSame(care, kept) ? words.again : words.first;
  const { text, said } = saidOnce(say(helpOf(where)), reached(kept, where), STAYING, care?.said);
  const doubt = kept.unsure ? DOUBT : { words: "", quickReplies: [] };
  return {
    message: `${text}${doubt.words}`,
    quickReplies: [...words.quickReplies, ...doubt.quickReplies],
    care: { ...kept, said },
  };
}

/** Whether two answers are to the same danger of the same person. */
function isSame(before: CareState, now: CareState): boolean {
  return (
    before.concern === now.concern &&
    !before.another === !now.another &&
    (before.taken ?? false) === (now.taken ?? false) &&
    before.form === now.form
  );
}

/** A plain denial with nothing beside it: believed, with where help is for another day. */
function leavingAlone(
  words: string,
  profileCountry: Country | null,
  care: CareState,
  said: readonly string[],
): CareAnswer {
  const { line } = reached(care, care.country ?? profileCountry);
  return {
    message: `${words} If it is ever otherwise: ${line}. What would you like to look at?`,
    quickReplies: [],
    care: { ...care, said: [...said], over: true },
  };
}

function talkingOn(message: string, profileCountry: Country | null, care: CareState): CareAnswer | null {
  const said =
    talkOnOf(care.concern, message) ?? talkOn(message) ?? (isStillUrgent(care) ? { kind: "other" as const } : null);
  if (!said) return null;
  const country = said.kind === "country" ? said.country : (care.country ?? profileCountry);
  const language = care.language && (languageOf(message) ?? care.language);
  const { concern } = care;
  const once = language
    ? saidOnce(
        talkOnInLanguage(language, message, concern, country),
        reachedInLanguage(language, concern, country),
        STAYING_IN[language],
        care.said,
      )
    : saidOnce(spokenOn(said, care, helpOf(country)), reached(care, country), STAYING, care.said);
  const isDone = said.kind === "joking" || (said.kind === "bye" && !care.taken);
  return {
    message: once.text,
    quickReplies: [],
    care: {
      ...care,
      ...(language && { language }),
      said: once.said,
      country: said.kind === "country" ? said.country : care.country,
      answered: isDone ? Number.MAX_SAFE_INTEGER : care.answered + 1,
    },
  };
}

/** Just after something has been taken no question about money is answered. */
function isStillUrgent({ taken, answered }: CareState): boolean {
  return taken === true && answered < 3;
}

function spokenOn(said: TalkOn, care: CareState, help: Help): string {
  const { concern, another = false, taken, form } = care;
  const words = wordsOf(care);
  if ((taken || isIllNow(form)) && said.kind !== "joking") return onTaken(said, words, help);
  const isHow = said.kind === "how" || said.kind === "cannot-call";
  return another && isDanger(concern) && concern !== "elder-scam" && isHow
    ? WORRY_WORDS[concern].how(help)
    : talkOnWords(said, concern, words, help);
}

function onTaken({ kind }: TalkOn, words: CareWords, help: Help): string {
  if (kind === "yes") return words.yes(help);
  return kind === "no" || kind === "cannot-call" ? words.no(help) : words.again(help);
}
