import type { Instant } from "@seven-figures/domain";

/** Older messages of a session are dropped. */
const MOST_MESSAGES = 400;

interface ChatMessage {
  text: string;
  sender: "user" | "advisor";
  timestamp: Instant;
}

/** The stored history of a session with one more exchange. */
export function addExchange(history: string | undefined, said: string, answered: string, timestamp: Instant): string {
  const messages: ChatMessage[] = history === undefined ? [] : JSON.parse(history);
  messages.push({ text: said, sender: "user", timestamp }, { text: answered, sender: "advisor", timestamp });
  return JSON.stringify(messages.slice(-MOST_MESSAGES));
}
