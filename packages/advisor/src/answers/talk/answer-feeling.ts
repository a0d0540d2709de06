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

/** The answer to the feeling that one sentence of a message tells; null where none of them tells any. */
export function answerFeeling(message: string, facts: PersonFacts, memory: AnswerMemory): Answer | null {
  for (const sentence of message.split(/(?<=[.!?])\s+|\n+|\s+but\s+/i)) {
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
