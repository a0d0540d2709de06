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
  /** Several ways of saying it, taken in turn in place of the above. */
  wordings?: readonly string[];
  /** General words, which are not told a third time. */
  isGeneral?: true;
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
  /** Words that may stand beside them, as one text. */
  beside?: string;
  /** The share of a question's content that its phrasings and those words have to explain; none where left out. */
  leastShare?: number;
  /** Whether it answers only what asks: a statement that nobody understood is no question about its words. */
  onlyAsked?: boolean;
  /** A question that it answers, to be offered where another one comes near. */
  ask?: string;
  /** What speaks for this topic beside its phrasings, added to their score where one of them fits. */
  evidence?: (text: string, facts: PersonFacts) => number;
  /** Whether a question, in plain words and as typed, asks for just this: it then wins over all that only fit. */
  outright?: (question: string, text: string, facts: PersonFacts) => boolean;
  /** Whether a question that fits nothing at least speaks of this, so that its figures are told. */
  subject?: (question: string, text: string, facts: PersonFacts) => boolean;
  /** Null where the question, on a second look, is about something else. */
  answer: (asked: Asked) => Draft | null;
}
