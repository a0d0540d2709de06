import type { Dollars } from "@seven-figures/domain";
import type { PersonFacts } from "../../person/person-facts.ts";
import { dollars } from "../../words/figures.ts";

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

/** For whom nothing is left over: by how much, and what follows from it for the subject. */
export function overspentWords(monthlySurplus: Dollars, so: string): OwnWords {
  const spends = monthlySurplus < 0 ? `${dollars(-monthlySurplus)} a month more than` : "all that";
  return { words: `you spend ${spends} you earn, ${so}.` };
}

export const TELL_FLOW = "Tell me what you earn and what you spend, and I can put your own figures to it.";
export const TELL_OWN = "Tell me what you own, and I can put your own figures to it.";
export const TELL_DEBTS = "Tell me what you owe and at which rate, and I can put your own figures to it.";
