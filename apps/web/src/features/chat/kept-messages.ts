import type { CallResult, KeptMessage } from "@seven-figures/calls";
import type { ChatMessage } from "./chat-message.ts";
import type { HistoryPage } from "./merge-history.ts";
import { shownText } from "./plan-request.ts";

/** Messages as the server keeps them, as they are shown. */
export function toChatMessages(kept: readonly KeptMessage[]): ChatMessage[] {
  return kept.map(({ id, sender, text, timestamp, answer }) =>
    sender === "user"
      ? { id, sender, text: shownText(text), timestamp }
      : { id, sender, text, timestamp, kind: "reply", ...(answer ? { answer } : {}) },
  );
}

export function toHistoryPage({ messages, hasMore }: CallResult<"getChatMessages">): HistoryPage {
  return { messages: toChatMessages(messages), hasMore };
}
