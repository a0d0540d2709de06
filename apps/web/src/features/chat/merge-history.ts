import { questionId, replyId } from "@seven-figures/calls";
import type { ChatMessage, Conversation } from "./chat-message.ts";

/**
 * This tab's messages with those that the server keeps: what other tabs said comes in at its place, a lost answer in
 * place of its apology, and what only this tab knows (the greeting, apologies) stays behind what it followed.
 */
export function mergeHistory({ messages, pending }: Conversation, history: readonly ChatMessage[]): ChatMessage[] {
  // What is awaited here may be kept there already; it is shown as it comes.
  const awaited = pending ? [questionId(pending.id), replyId(pending.id)] : [];
  const kept = history.filter(({ id }) => !awaited.includes(id));
  const mine = new Map(messages.filter(isSettled).map((message) => [message.id, message]));
  const merged = kept.map((message) => mine.get(message.id) ?? message);
  const keptIds = new Set(kept.map(({ id }) => id));
  let place = 0;
  for (const message of messages) {
    if (keptIds.has(message.id)) place = merged.findIndex(({ id }) => id === message.id) + 1;
    else merged.splice(place++, 0, message);
  }
  return merged;
}

function isSettled(message: ChatMessage): boolean {
  return message.sender === "user" || message.kind === "reply";
}
