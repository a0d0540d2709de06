import { questionId, replyId } from "@seven-figures/calls";
import type { ChatMessage, Conversation } from "./chat-message.ts";

/** Messages of a session as the server keeps them, in order. `hasMore`: it keeps some that were said before them. */
export interface HistoryPage {
  messages: readonly ChatMessage[];
  hasMore: boolean;
}

/**
 * This tab's messages with the last that the server keeps: what other tabs said comes in at its place, a lost answer in
 * place of its apology, and what only this tab knows (the greeting, apologies) stays behind what it followed. Where so
 * much was said elsewhere that nothing joins the two, this tab's part is left to be fetched with what lies between.
 */
export function mergeHistory(
  { messages, pending, earlierThan }: Conversation,
  { messages: history, hasMore }: HistoryPage,
): Pick<Conversation, "messages" | "earlierThan"> {
  // What is awaited here may be kept there already; it is shown as it comes.
  const awaited = pending ? [questionId(pending.id), replyId(pending.id)] : [];
  const kept = history.filter(({ id }) => !awaited.includes(id));
  const keptIds = new Set(kept.map(({ id }) => id));
  const said = messages.filter(({ id }) => !awaited.includes(id));
  const joint = said.findIndex(({ id }) => keptIds.has(id));
  const isApart = hasMore && joint < 0;
  const mine = isApart ? said.filter(isGreeting) : said;

  const settled = new Map(mine.filter(isSettled).map((message) => [message.id, message]));
  const merged = kept.map((message) => settled.get(message.id) ?? message);
  let place = 0;
  for (const message of mine) {
    if (keptIds.has(message.id)) place = merged.findIndex(({ id }) => id === message.id) + 1;
    else merged.splice(place++, 0, message);
  }
  const reachesBack = mine.slice(0, Math.max(joint, 0)).some(isReply);
  return {
    messages: [...merged, ...messages.filter(({ id }) => awaited.includes(id))],
    earlierThan: reachesBack ? earlierThan : (hasMore && kept[0]?.id) || null,
  };
}

/** The conversation with what was said before its first message, after the greeting. */
export function addEarlier(now: Conversation, { messages: earlier, hasMore }: HistoryPage): Conversation {
  const known = new Set(now.messages.map(({ id }) => id));
  const fresh = earlier.filter(({ id }) => !known.has(id));
  const [greetings, rest] = [now.messages.filter(isGreeting), now.messages.filter((message) => !isGreeting(message))];
  return { ...now, messages: [...greetings, ...fresh, ...rest], earlierThan: (hasMore && earlier[0]?.id) || null };
}

function isSettled(message: ChatMessage): boolean {
  return message.sender === "user" || message.kind === "reply";
}

function isReply(message: ChatMessage): boolean {
  return message.sender === "advisor" && message.kind === "reply";
}

function isGreeting(message: ChatMessage): boolean {
  return message.sender === "advisor" && message.kind === "greeting";
}
