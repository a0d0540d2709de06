import { askedNumbers } from "../match/asked-numbers.ts";
import { topicFinder } from "../match/best-topic.ts";
import type { PersonFacts } from "../person/person-facts.ts";
import { recall } from "../recall.ts";
import type { Answer, AnswerMemory } from "../types.ts";
import { FEELINGS } from "./feelings.ts";
import { TALK_KINDS } from "./talk-kinds.ts";
import { talkTopic } from "./talk-topics.ts";

/** Of small talk, those that are feelings too. */
const FELT = new Set(["down", "proud"]);
const finder = topicFinder([...FEELINGS, ...TALK_KINDS.filter(({ id }) => FELT.has(id))].map(talkTopic));
const LEAST_SHARE = 0.6;
/** Less will do where nothing else is in a message: "thank you for the support". */
const LEAST_OF_TALK = 0.5;
const LONGEST = 16;

const small = topicFinder(TALK_KINDS.map(talkTopic));
const LEADS = /^(?:\W|alright|aight|ok|okay|k|well|right|so|yeah|anyway|and|but|oh|ah)*\b/i;

/** The answer to the first part of a message that is small talk; null where none is. */
export function answerSmallTalk(message: string, facts: PersonFacts, memory: AnswerMemory): Answer | null {
  for (const part of message.split(/(?<=[.!?,;])\s*|\n+/)) {
    const text = part.replace(LEADS, "");
    const [best] = text === "" ? [] : small.find(text, facts);
    const draft =
      best && best.share >= LEAST_OF_TALK ? best.topic.answer({ text, numbers: askedNumbers(text, []), facts }) : null;
    if (best && draft) return recall({ id: best.topic.id, draft }, memory);
  }
  return null;
}

/** Somebody who names what they feel, whatever else the clause speaks of. */
const NAMED_FEELINGS: readonly [id: string, says: RegExp][] = [
  [
    "worried",
    /\b(?:i'?m|i am|im|i feel|i'?ve been|i keep|been|feeling|me|kinda|kind of|sort of|just|so|really|super|bit|pretty|very|all|i)\W+(?:(?:just|so|really|super|kinda|kind of|sort of|a bit|a little|pretty|very|all|always|totally|completely|honestly|getting|feeling|kept|out here)\W+)*(?:stress(?:ed|ing)(?: out)?|overwhelmed|freak(?:ed|ing|in)(?: out)?|panick(?:ed|ing|y)|anxious|worried(?: sick)?|scared|terrified|spiral+ing|losing sleep|on edge)\b/i,
  ],
  [
    "weary",
    /\b(?:i'?m|i am|im|i feel|feeling|just|so)\W+(?:(?:just|so|really|super|kinda|pretty|very|all|totally|completely|honestly)\W+)*(?:exhausted|drained|burn(?:ed|t)[ -]out|worn out|fed up|sick of (?:this|it))\b/i,
  ],
];
/** Not felt, or not by them, or only a manner of speaking. */
const NOT_FELT =
  /\b(?:not|never|no longer|isn'?t|aren'?t|wasn'?t|don'?t|used to|less|if|she|he|they|mum|mom|dad|husband|wife|partner|boyfriend|girlfriend|brother|sister)(?:\W+\w+){0,2}\W*$/i;

/** The feeling that a clause of a message names in the first person; null where none does. */
export function namedFeeling(message: string): string | null {
  for (const clause of message.split(/(?<=[.!?,;])\s*|\n+|(?<![^\S\n])\s+(?:but|and)\s+/i))
    for (const [id, says] of NAMED_FEELINGS) {
      const found = says.exec(clause);
      if (found && !NOT_FELT.test(clause.slice(0, found.index)) && !/\bnot\b/i.test(found[0])) return id;
    }
  return null;
}

/** The answer to the feeling that one sentence of a message tells; null where none of them tells any. */
export function answerFeeling(message: string, facts: PersonFacts, memory: AnswerMemory): Answer | null {
  const named = namedFeeling(message);
  const kind = named === null ? undefined : FEELINGS.find(({ id }) => id === named);
  if (kind) {
    const draft = talkTopic(kind).answer({ text: message, numbers: askedNumbers(message, []), facts });
    if (draft) return recall({ id: kind.id, draft }, memory);
  }
  for (const sentence of message.split(/(?<=[.!?])\s+|\n+|(?<![^\S\n])\s+but\s+/i)) {
    const words = sentence.match(/[\p{L}\p{N}']+/gu) ?? [];
    if (words.length < 2 || words.length > LONGEST || /\d/.test(sentence)) continue;
    const [best] = finder.find(sentence, facts);
    const draft =
      best && best.share >= LEAST_SHARE
        ? best.topic.answer({ text: sentence, numbers: askedNumbers(sentence, []), facts })
        : null;
    if (best && draft) return recall({ id: best.topic.id, draft }, memory);
  }
  return null;
}
