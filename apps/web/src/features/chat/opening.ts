import type { Chat } from "./use-chat.ts";

type Beginning = Pick<Chat, "messages" | "isTyping" | "isRestoring">;

/**
 * Whether buttons to begin with stand below the messages: while there are few, none is awaited or on its way, and
 * nobody was answered in danger, since nothing about money is offered then.
 */
export function offersOpening({ messages, isTyping, isRestoring }: Beginning, upTo: number): boolean {
  return messages.length <= upTo && !isTyping && !isRestoring && !hasCare(messages);
}

function hasCare(messages: Chat["messages"]): boolean {
  return messages.some((message) => message.sender === "advisor" && message.answer?.care);
}
