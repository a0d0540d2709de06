import type { AskedNumbers } from "./match/asked-numbers.ts";
import type { PersonFacts } from "./person/person-facts.ts";

/** A question with what it needs for an answer. */
export interface Asked {
  text: string;
  numbers: AskedNumbers;
  facts: PersonFacts;
}

/** What there is to say about a topic. */
export interface Draft {
  message: string;
  /** The gist in other words, for when it is asked again. */
  again: string;
  /** One step further, for when it is asked again. */
  deeper: string;
  quickReplies: readonly string[];
  /** Tells questions of one topic apart, such as what-ifs about different amounts. */
  about?: string;
  /** Outcomes of domain functions, beside the person's facts, that the words quote. */
  used?: unknown;
}

/** Something that people ask about. */
export interface Topic {
  id: string;
  /** Ways of asking, as {@link Phrasing} describes them. */
  phrasings: readonly string[];
  /** What speaks for this topic beside its phrasings, added to their score where one of them fits. */
  evidence?: (text: string, facts: PersonFacts) => number;
  /** Whether a question, in plain words and as typed, asks for just this: it then wins over all that only fit. */
  outright?: (question: string, text: string, facts: PersonFacts) => boolean;
  /** Whether a question that fits nothing at least speaks of this, so that its figures are told. */
  subject?: (question: string, text: string, facts: PersonFacts) => boolean;
  /** Null where the question, on a second look, is about something else. */
  answer: (asked: Asked) => Draft | null;
}
