import { askedNumbers } from "./match/asked-numbers.ts";
import { type NearTopics, topicFinder } from "./match/best-topic.ts";
import { followedUp } from "./match/follow-up.ts";
import { questionParts } from "./match/question-parts.ts";
import { type PersonFacts, personFacts } from "./person/person-facts.ts";
import { recall, type Told } from "./recall.ts";
import type { Draft } from "./topic.ts";
import { TOPICS } from "./topics.ts";
import type { Answer, AnswerContext, AnswerMemory, Question } from "./types.ts";

const finder = topicFinder(TOPICS);
const MOST_PARTS = 3;

/** An answer before it is put into a message: what was asked for, what there is to say, and from what. */
interface Traced {
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

/**
 * Answers a general question, one about the app, or small talk; null where another topic fits better, or where less than
 * `leastShare` of what it is about would be explained.
 */
export function answerGeneral(
  { text, amounts }: Question,
  { documents, today, memory }: AnswerContext,
  leastShare: number,
): Answer | null {
  if (questionParts(text).length > 1 || followedUp({ text, amounts }, memory.asked ?? null)) return null;
  if (!finder.explains(text, leastShare)) return null;
  const facts = personFacts(documents, today);
  const [best] = finder.find(text, facts);
  if (!best || best.topic.leastShare === undefined || best.share < leastShare) return null;
  const draft = best.topic.answer({ text, numbers: askedNumbers(text, amounts), facts });
  if (!draft) return null;
  const asked = { text: text.slice(0, LONGEST_REMEMBERED), amounts };
  return recall({ id: best.topic.id, draft }, { ...memory, asked });
}

/** The answer of one topic; null where there is none of that name, or it has nothing to say. */
export function answerTopic(
  id: string,
  { text, amounts }: Question,
  { documents, today, memory }: AnswerContext,
): Answer | null {
  const topic = TOPICS.find((each) => each.id === id);
  const draft = topic?.answer({ text, numbers: askedNumbers(text, amounts), facts: personFacts(documents, today) });
  const asked = { text: text.slice(0, LONGEST_REMEMBERED), amounts };
  return draft ? recall({ id, draft }, { ...memory, asked }) : null;
}

/** The question that a topic is offered by; null where it has none. */
export function questionOf(id: string): string | null {
  return TOPICS.find((topic) => topic.id === id)?.ask ?? null;
}

const BUTTONS: ReadonlySet<string> = new Set(TOPICS.flatMap(({ ask }) => ask ?? []));
const OFFERED: ReadonlySet<string> = new Set([...BUTTONS].map(bareOf));

/** Whether a text is a button's question as it stands there. */
export function isButton(text: string): boolean {
  return BUTTONS.has(text.trim());
}

/** Whether a text is a question that is offered as a button, tapped or typed word for word: it means just that topic. */
export function isOffered(text: string): boolean {
  return OFFERED.has(bareOf(text));
}

function bareOf(question: string): string {
  return question
    .trim()
    .toLowerCase()
    .replace(/(?<![\s?])[\s?]+$/, "");
}

/** The questions nearest to one that nothing answers, and the words of it that they have in common. */
export function nearestGeneral(text: string): NearTopics {
  return finder.near(text);
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
  for (const { topic } of finder.find(text, facts)) {
    const draft: Draft | null = topic.answer(asked);
    if (draft) return { id: topic.id, draft };
  }
  return isFollowUp(text) ? followUp(memory, { ...asked, text: "" }) : null;
}

function isFollowUp(text: string): boolean {
  return /^\W*(why|how so|how come|tell me more|more|go on|explain|explain( that| it| more)?|and then|what else|really|huh|come again|(sorry )?i (don'?t|do not) (follow|get it|understand)|you lost me.*|(say|explain) (that|it) again.*)\W*$/i.test(
    text,
  );
}

function followUp(memory: AnswerMemory, asked: Parameters<(typeof TOPICS)[number]["answer"]>[0]): Told | null {
  const id = memory.last?.split("|")[0];
  const draft = TOPICS.find((topic) => topic.id === id)?.answer(asked);
  return id && draft && !draft.wordings ? { id, draft } : null;
}
