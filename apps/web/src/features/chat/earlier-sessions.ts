import type { ChatSessionEntry } from "@seven-figures/calls";
import { shownText } from "./plan-request.ts";

/** Pages of the list as one, each conversation once, without the one that is going on. */
export function earlierSessions(
  pages: readonly { sessions: ChatSessionEntry[] }[],
  currentId: string,
): ChatSessionEntry[] {
  const byId = new Map(pages.flatMap(({ sessions }) => sessions).map((session) => [session.sessionId, session]));
  byId.delete(currentId);
  return [...byId.values()];
}

/** How a conversation began, as its bubble reads. */
export function openingLabel({ opening }: Pick<ChatSessionEntry, "opening">): string {
  return shownText(opening) || "Conversation";
}

export function lengthLabel({ messageCount }: Pick<ChatSessionEntry, "messageCount">): string {
  if (messageCount === 0) return "some messages";
  return messageCount === 1 ? "1 message" : `${messageCount} messages`;
}
