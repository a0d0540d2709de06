import type { PersonFacts } from "../person/person-facts.ts";
import type { Draft, Topic } from "../topic.ts";
import { bullets, paragraphs } from "../words/sentences.ts";

/** A general subject, explained in a few lines and tied to the person where their numbers are known. */
export interface Lesson {
  id: string;
  /** Ways of asking, as {@link Phrasing} describes them. */
  phrasings: readonly string[];
  /** What it is, in one or two sentences. */
  gist: string;
  /** What to know or do; may depend on the person's country. */
  points: readonly string[] | ((facts: PersonFacts) => readonly string[]);
  /** What it means for this person; null where too little is known. */
  yours?: (facts: PersonFacts) => string | Computed | null;
  /** The gist in other words. */
  again: string;
  deeper: string;
  /** What to ask next. */
  next: readonly string[];
  /** Figures from data files that the words quote. */
  used?: unknown;
}

/** Words that quote outcomes of domain functions beside the person's facts. */
export interface Computed {
  words: string;
  used: unknown;
}

/** A lesson as a topic that answers. */
export function lessonTopic(lesson: Lesson): Topic {
  return { id: lesson.id, phrasings: lesson.phrasings, answer: ({ facts }) => teach(lesson, facts) };
}

function teach(lesson: Lesson, facts: PersonFacts): Draft {
  const points = typeof lesson.points === "function" ? lesson.points(facts) : lesson.points;
  const yours = lesson.yours?.(facts) ?? null;
  return {
    message: paragraphs(lesson.gist, bullets(points), typeof yours === "string" ? yours : yours?.words),
    again: lesson.again,
    deeper: lesson.deeper,
    used: [lesson.used, typeof yours === "string" ? null : yours?.used],
    quickReplies: lesson.next,
  };
}
