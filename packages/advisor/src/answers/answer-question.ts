import { askedNumbers } from "./match/asked-numbers.ts";
import { topicFinder } from "./match/best-topic.ts";
import { followedUp } from "./match/follow-up.ts";
import { questionParts } from "./match/question-parts.ts";
import { type PersonFacts, personFacts } from "./person/person-facts.ts";
import { recall, type Told } from "./recall.ts";
import type { Draft } from "./topic.ts";
import { TOPICS } from "./topics.ts";
import type { Answer, AnswerContext, AnswerMemory, Question } from "./types.ts";

const findTopics = topicFinder(TOPICS);
const MOST_PARTS = 3;

/** An answer before it is put into a message: what was asked for, what there is to say, and from what. */
export interface Traced {
  told: Told[];
  facts: PersonFacts;
}

/**
 * Answers a question, or up to three of them in one message, with the person's own numbers or in general terms; null
 * where nothing is known to say. Pure; the same question again is answered in other words and one step deeper.
 */
export function answerQuestion(question: Question, context: AnswerContext): Answer | null {
  const whole = followedUp(question, context.memory.asked ?? null);
  const followed = whole && tellAll(whole, context);
  const isOther = followed && followed.memory.last !== context.memory.last;
  return isOther ? followed : tellAll(question, context);
}

const LONGEST_REMEMBERED = 300;

function tellAll(question: Question, context: AnswerContext): Answer | null {
  const { told } = traceAnswer(question, context);
  if (told.length === 0) return null;
  const asked = { ...question, text: question.text.slice(0, LONGEST_REMEMBERED) };
  return told.reduce<Answer>(
    (answer, one) => {
      const said = recall(one, answer.memory);
      return {
        message: answer.message ? `${answer.message}\n\n${said.message}` : said.message,
        quickReplies: [...new Set([...answer.quickReplies, ...said.quickReplies])].slice(0, 3),
        memory: said.memory,
      };
    },
    { message: "", quickReplies: [], memory: { ...context.memory, asked } },
  );
}

/** The drafts that an answer is made of, with all that they were computed from. */
export function traceAnswer({ text, amounts }: Question, { documents, today, memory }: AnswerContext): Traced {
  const facts = personFacts(documents, today);
  const told: Told[] = [];
  for (const part of questionParts(text)) {
    const one = tellAbout(part, amounts, facts, memory);
    if (one && !told.some(({ id }) => id === one.id)) told.push(one);
    if (told.length === MOST_PARTS) break;
  }
  return { told, facts };
}

function tellAbout(text: string, amounts: readonly number[], facts: PersonFacts, memory: AnswerMemory): Told | null {
  const asked = { text, numbers: askedNumbers(text, amounts), facts };
  for (const { topic } of findTopics(text, facts)) {
    const draft: Draft | null = topic.answer(asked);
    if (draft) return { id: topic.id, draft };
  }
  return isFollowUp(text) ? followUp(memory, { ...asked, text: "" }) : null;
}

function isFollowUp(text: string): boolean {
  return /^\W*(why|how so|how come|tell me more|more|go on|explain|explain( that| it| more)?|and then|what else|really)\W*$/i.test(
    text,
  );
}

function followUp(memory: AnswerMemory, asked: Parameters<(typeof TOPICS)[number]["answer"]>[0]): Told | null {
  const id = memory.last?.split("|")[0];
  const draft = TOPICS.find((topic) => topic.id === id)?.answer(asked);
  return id && draft ? { id, draft } : null;
}
