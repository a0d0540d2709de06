import type { Unwritten } from "../statements/statement.ts";
import { otherWaysOf } from "./said-before.ts";

/** What to say of things that were said and not stored. */
const WORDS: Partial<Record<Unwritten, string>> = {
  others: "That is someone else's money, so I noted nothing of it. I keep track of yours.",
  past: "That sounds like the past, so I left your figures as they are. Tell me what holds now and I will note it.",
  intention:
    "That is a plan for later, so nothing is noted yet. Tell me once it is done, or say that it should become a goal.",
  negation: "Understood. There was nothing to change.",
  wish: "I hear you. Give me an amount and I will make it a goal, or ask me how to get there.",
  "single-cost":
    "That is one of your costs and not all of them, so your total expenses stay as they are. Tell me what you spend in all, and I will note it.",
  "one-off":
    "That comes once, so I did not count it as income. If it went into an account, tell me which and how much.",
  recurring:
    "That is a regular payment and no balance, so I left your figures as they are. Tell me what the balance is now and I will note it.",
  "no-balance": "That is a limit or a fee and no balance, so I left your figures as they are.",
  hypothetical: "I took that as a thought and changed nothing.",
};

export function describeUnwritten(kinds: readonly Unwritten[]): string[] {
  return [...new Set(kinds)].flatMap((kind) => WORDS[kind] ?? []);
}

/** Whether all that an answer says is why something was not stored, in whatever words. */
export function saysOnlyWhyNot(message: string): boolean {
  const reasons = Object.values(WORDS).flatMap((words) => [words, ...otherWaysOf(words)]);
  return reasons.reduce((rest, words) => rest.replace(words, ""), message).trim() === "";
}

export const UNREADABLE: Record<"markup" | "too-long" | "other-language" | "no-words", string> = {
  markup:
    "That looks like a text from elsewhere, with markup in it, so I changed nothing. Tell me in plain words what holds for you.",
  "too-long":
    "That is a lot at once, and I would rather not guess. Please tell me the facts in shorter messages. I changed nothing.",
  "other-language":
    "I understand only English so far, so I changed nothing. Could you say it in English, in a short sentence?",
  "no-words": "I am here. Tell me about your income, spending, assets or debts, or ask me a question about your money.",
};
