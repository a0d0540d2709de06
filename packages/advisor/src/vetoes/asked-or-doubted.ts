import type { Change, Documents } from "@seven-figures/domain";
import { rememberedLast } from "../language/remembered.ts";
import { bold } from "../replies/describe-changes.ts";
import { nameOfChange } from "./name-of-change.ts";
import type { Finding, Veto } from "./veto.ts";

const SHORT = 2;
const ENDS = /(?<=[.!?;\n])\s*/;

/** The sentences of a message, which is asked for them several times. */
const sentencesOf = rememberedLast(2, (message: string): readonly string[] => message.split(ENDS));

/** Words of someone who has not made up their mind. */
const DOUBT =
  /\b(?:not (?:so |too |really |quite |entirely )?sure|unsure|maybe|perhaps|idk|(?:don'?t|do not) know|dunno|undecided|on the fence|should i|or (?:should|shouldn'?t) i|or not|thinking (?:about|of)|tempted|what do you think|can'?t decide|torn|one day|some ?day|god willing|inshallah|hopefully|fingers crossed|eventually|is it (?:wise|smart|a good idea))\b/i;
/** Whoever is sure of it all the same. */
const SURE = /\b(?:(?:i am|i'm|im|pretty|quite|very) sure|definitely|for sure|go ahead|do it)\b/i;

/** What would go, or be taken back, after words of doubt: asked first. */
export const doubtRemovesNothing: Veto = ({ message, changes, documents }) => {
  const going = changes.filter(isRemoval);
  if (going.length === 0 || !(isDoubted(message) || isDenied(message) || isToCome(message))) return [];
  return [askFirst(going, documents)];
};

/** "Maybe 4.5k" is only about so much, and "believe it or not" is sure. */
function isDoubted(message: string): boolean {
  const doubts = sentencesOf(message).some(
    (sentence) => DOUBT.test(sentence.replace(/believe it or not/i, "")) && !/\d/.test(sentence),
  );
  return doubts && !SURE.test(message.replace(/\bnot (?:\w+ )?sure\b/gi, ""));
}

/** "Car loan is still running, that I have not cleared": the very thing that would take it off is denied. */
const NOT_GONE =
  /\b(?:not|n'?t|never)(?: \w+){0,3} (?:paid|cleared|sold|closed|settled|done with|finished|gone through)\b(?! (?:for|much|enough))|\bstill (?:running|owe|owing|there|open|standing|outstanding|on the books)\b/i;

function isDenied(message: string): boolean {
  return sentencesOf(message).some((sentence) => NOT_GONE.test(sentence) && !/\bbelieve\b/i.test(sentence));
}

/** What is to come, in a message with no word of what has come already: "the Amex will be next, in the spring". */
const TO_COME =
  /\b(?:will be|is going to be|gonna be|'ll be|(?:is|goes|comes) next|next (?:week|month|year|spring|summer|autumn|fall|winter)|the (?:day|week|month|year) (?:my|the|i|we)\b|as soon as|by (?:next|the end|summer|spring|autumn|winter|christmas))|\b(?:goes|going|gone|paid|done|cleared) (?:off )?in (?:the )?(?:spring|summer|autumn|fall|winter)\b/i;
const HAS_COME =
  /\b(?:today|just|yesterday|already|finally|now|last|this (?:morning|week|month)|sold|closed|delete|remove)\b/i;

function isToCome(message: string): boolean {
  return (
    sentencesOf(message).some((sentence) => TO_COME.test(sentence) && !/\?/.test(sentence)) && !HAS_COME.test(message)
  );
}

function isRemoval({ kind }: Change): boolean {
  return /^(?:delete-|confirm-no|remove-names)/.test(kind);
}

function askFirst(going: readonly Change[], documents: Documents): Finding {
  const names = going.map((change) => `**${bold(nameOfChange(change, documents))}**`).join(", ");
  return {
    veto: "asked-or-doubted",
    changes: going,
    ask: `You do not sound sure, so nothing is removed yet. Shall I remove ${names}?`,
    options: [
      { reply: "Yes, remove it", changes: [...going], yes: true },
      { reply: "No, keep it", changes: [] },
    ],
  };
}

/** "Debt free by 30", "no debts by the end of next year": a day to be there, not where somebody stands. */
const BY_A_DAY =
  /\b(?:by|before|until|till) (?:(?:age|the age of|the (?:end|time)|my|next|summer|christmas|new year|i (?:am|turn|hit|retire)|i'm|january|february|march|april|may|june|july|august|september|october|november|december)\b|\d)/i;
const HAS_NONE = /\b(?:have|has|having|got|own|owe)\b/i;

/** A list is empty where somebody says that it is, not where they hope that it will be. */
export const hopesEmptyNothing: Veto = ({ message, changes }) => {
  const emptied = changes.filter(({ kind }) => kind === "confirm-no-assets" || kind === "confirm-no-debts");
  if (emptied.length === 0) return [];
  if (!sentencesOf(message).some((part) => BY_A_DAY.test(part) && !HAS_NONE.test(part))) return [];
  const things = emptied.map(({ kind }) => (kind === "confirm-no-debts" ? "debts" : "assets")).join(" and ");
  return [
    {
      veto: "asked-or-doubted",
      changes: emptied,
      ask: `Do you have no ${things} today, or is that where you want to be?`,
      options: [
        { reply: `I have no ${things} today`, changes: emptied, yes: true },
        { reply: "That is where I want to be", changes: [] },
      ],
    },
  ];
};

/** Asks about things in general, or what somebody ought to do; no order, however politely put. */
const QUESTION =
  /^(?:(?:so|and|but|ok|okay|hey|hi|well|also|btw|um|hmm|just curious|quick question|question|wondering|i wonder|i was wondering)[ ,:]+)*(?:what|how|why|when|where|who|which|whose|is(?! it possible| there a way)|are|am|was|were|do|does|did|should|shall|would(?! you)|could(?! you| we| i)|can(?! you| u| we| i)|has|have|had|will(?! you)|may|might|if|whether|with)\b/i;

const ASKS_WITH =
  /^(?:\W|ok|okay|so|and|but|wait|hang on|hey|right|cool|shoot|uh|um|oh)*(?:wh?at(?!ever| a\b)|whit|wot|how|hw|why|when|where|who|which|compare)(?:'?s)?\b|\bor (?:nah|not|no|what)\W*$/i;

/** Whether a message asks, with a question mark or as people ask without one. */
export function isPlainQuestion(message: string): boolean {
  return message.includes("?") || ASKS_WITH.test(message.trim());
}

/** "And 20?" */
function isShort(sentence: string): boolean {
  return (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length <= SHORT;
}

const NO_AFTER_ALL =
  /^\W*(?:no|nah|nope|sorry|never ?mind|nvm|forget it|scratch that|just thinking|i was (?:just )?thinking)\b/i;

/** "Half of that to Harbor? No, I was thinking aloud": asked, and taken back at once. */
function isThoughtAloud(sentences: readonly string[]): boolean {
  const [first, ...others] = sentences;
  const [next] = others;
  if (!first?.includes("?") || !next || !NO_AFTER_ALL.test(next)) return false;
  return others.every((sentence) => !/\d/.test(sentence) && !sentence.includes("?"));
}

/** "If I do one more it's 70%": nothing of it has happened. */
const SUPPOSES =
  /^\W*(?:(?:and|but|so|well|or) )*(?:even |only )?if (?:i|we) (?:do|did|finish|get|got|make|made|sell|sold|pay|paid|put|add|take|took|buy|bought|manage|hit|reach)\b/i;

/** "If it was 21,500 I would not be here", "were it 89,000 I'd retire". */
const WOULD =
  /^\W*(?:(?:and|but|so|well|or|lol|haha) )*(?:even |only )?(?:if\b[^.!?]*\b(?:was|were|had|did)\b|were (?:it|that|i|we|the|my)\b)[^.!?]*(?:\bwould(?:n['\u2019]?t)?\b|['\u2019]d\b)/i;

/** Whether a message only supposes what did not come about. */
export function isOnlySupposed(message: string): boolean {
  const sentences = sentencesOf(message).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.length > 0 && sentences.every((sentence) => SUPPOSES.test(sentence) || WOULD.test(sentence));
}

const PLANS =
  /\b(?:i|we)(?:'d| would)? (?:like|want|love|plan|intend|hope|am going|are going) to\b|\b(?:wanna|gonna|thinking (?:of|about)|considering|planning (?:to|on))\b/i;
const ASKS_VERDICT =
  /\b(?:is|would|was) (?:that|it|this) (?:be )?(?:a )?(?:wise|smart|sensible|prudent|good|bad|ok|okay|silly|dumb|stupid|mad|crazy|worth it)\b|\b(?:good|bad|smart|dumb) (?:idea|move|plan)\W*\?|\bshould (?:i|we)\b|\bwhat do you (?:think|reckon)\b|\bthoughts\?/i;

/** "I would like to cash in the CD and pay off the HELOC. Is that wise?": a plan to be judged, and nothing done. */
function isPlanJudged(sentences: readonly string[]): boolean {
  const isAsked = sentences.some((sentence) => ASKS_VERDICT.test(sentence));
  return isAsked && sentences.some((sentence) => PLANS.test(sentence));
}

export const TAKEN_AS_THOUGHT = "I took that as a thought and changed nothing.";

/** A message that only asks or supposes, writes nothing at all. */
export const questionsWriteNothing: Veto = ({ message, changes }) => {
  if (changes.length === 0) return [];
  const sentences = sentencesOf(message).filter((sentence) => /\p{L}/u.test(sentence));
  if (sentences.length === 0) return [];
  if (isOnlySupposed(message)) return [{ veto: "asked-or-doubted", changes, refused: TAKEN_AS_THOUGHT }];
  const planned = changes.filter(({ kind }) => /^(?:(?:add|edit|delete)-(?:asset|debt)|add-goal)$/.test(kind));
  if (planned.length > 0 && isPlanJudged(sentences))
    return [{ veto: "asked-or-doubted", changes: planned, refused: TAKEN_AS_THOUGHT }];
  const isAsked = (sentence: string) => sentence.includes("?") && (QUESTION.test(sentence.trim()) || isShort(sentence));
  if (!sentences.every(isAsked) && !isThoughtAloud(sentences)) return [];
  return [
    {
      veto: "asked-or-doubted",
      changes,
      refused: "I took that as a question, so nothing is changed. Tell me what holds for you and I will note it.",
    },
  ];
};

/** Whether somebody can undo at all is asked, not for it. */
const UNDO_IN_GENERAL =
  /\b(?:can|could|do|does|is|are|would|how)\b[^.!?]*\bundo(?:ne|ing)?\b(?: (?:some ?)?(?:stuff|things?|changes|mistakes|anything|something|everything|possible|a change|a thing))?\s*\?/i;
const UNDO_OF_SOMETHING = /\b(?:undo|take back|revert) (?:that|it|this|the|my|what|those|them|last)\b/i;

/** "Can that be reversed": asked of a thing, with no word to do it. */
const CAN_IT_BE =
  /^\W*(?:\w+ ){0,2}?(?:can|could|may|might|is|are|would|will)\b(?! (?:you|u|ye|we|i)\b)[^.!]*\b(?:reversed|reversible|undone|taken back|turned (?:a?round|back)|put back)\b/i;

export function isUndoDoubted(message: string): boolean {
  if (isDoubted(message) || CAN_IT_BE.test(message)) return true;
  return UNDO_IN_GENERAL.test(message) && !UNDO_OF_SOMETHING.test(message);
}

/** Words of taking something back, whatever it is. */
const TAKES_BACK =
  /\b(?:undo(?:ne|ing)?|revers(?:e|ible|ing)|(?:be|been|get) reversed|revert(?:ed|ing)?|roll(?:ed|ing)? (?:\w+ ){0,2}back|(?:tak(?:e|en|ing)|put|chang(?:e|ing)|bring|set) (?:it|that|this|them|things?|something|anything|stuff|changes?|a \w+) back|tak(?:e|en|ing) (?:\w+ ){0,2}back|be (?:put|changed|set|brought|fixed|put right)(?: (?:back|right))?|(?:a|any) way back)\b/i;
const ASKS_WHETHER =
  /\b(?:can|could|would|will|is|are|am|do|does|how|what|may|might)\b[^.!]*(?:\?|\b(?:i|we|it|you|there|things?|that|mistakes?|changes?|stuff|this|one|anything|something)\b)/i;
/** A case that may come: it has not, so nothing is to be taken back yet. */
const IN_CASE =
  /\b(?:if|when(?:ever)?|suppos(?:e|ing)|say|in case|once|should) (?:that )?(?:i|we|i've|we've|i'm|someone|somebody|something|it|one)\b(?!'?d? (?:mind|like|please|can|could|may))/i;
/** What can be taken back in general: things of no name, or nothing at all. */
const ANYTHING =
  /\b(?:things|something|anything|stuff|mistakes?|changes|a (?:change|mistake|thing|typo|number|wrong \w+)|errors?|an? (?:undo|way back|way to (?:undo|go back|reverse|revert))|any(?: \w+)? (?:undo|way back)|entries|numbers|reversible)\b/i;

/** Whether a message asks if something can be taken back at all, or would be: an answer is wanted, and nothing undone. */
export function asksAboutUndoing(message: string): boolean {
  if (!TAKES_BACK.test(message) || !ASKS_WHETHER.test(message) || /\d/.test(message)) return false;
  return IN_CASE.test(message) || (ANYTHING.test(message) && !UNDO_OF_SOMETHING.test(message));
}
