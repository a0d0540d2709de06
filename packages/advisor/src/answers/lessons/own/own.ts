import type { PersonFacts } from "../../person/person-facts.ts";

/** Words about the person's own figures, with what they quote of domain functions beside the person's facts. */
export interface OwnWords {
  words: string;
  used?: unknown;
}

/** What is said where the figures are known, and what is asked for where they are not. */
export interface Own {
  tell: (facts: PersonFacts) => OwnWords | null;
  missing: string;
}

export const TELL_FLOW = "Tell me what you earn and what you spend, and I can put your own figures to it.";
export const TELL_OWN = "Tell me what you own, and I can put your own figures to it.";
export const TELL_DEBTS = "Tell me what you owe and at which rate, and I can put your own figures to it.";
