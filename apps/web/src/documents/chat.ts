import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { calls } from "#session/calls.ts";

/** The end of the conversation that is going on, as the server keeps it. */
export function currentChatQuery(sessionId: string) {
  return queryOptions({
    queryKey: ["current-chat", sessionId],
    queryFn: ({ signal }) => calls.call("getChatMessages", { sessionId }, { signal }),
  });
}

/** What was said in it before a message. */
export function earlierMessagesQuery(sessionId: string, before: string) {
  return queryOptions({
    queryKey: ["earlier-messages", sessionId, before],
    queryFn: ({ signal }) => calls.call("getChatMessages", { sessionId, before }, { signal }),
  });
}

/** All conversations, the last talked in first, a page at a time. */
export const chatSessionsQuery = infiniteQueryOptions({
  queryKey: ["chat-sessions"],
  queryFn: ({ signal, pageParam }) =>
    calls.call("getChatSessions", pageParam === null ? null : { before: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ sessions, hasMore }) => (hasMore ? sessions.at(-1)?.sessionId : undefined),
  staleTime: 0,
});

/** What was said in one of them: its end first, then what came before, a page at a time. */
export function chatMessagesQuery(sessionId: string) {
  return infiniteQueryOptions({
    queryKey: ["chat-messages", sessionId],
    queryFn: ({ signal, pageParam }) =>
      calls.call("getChatMessages", { sessionId, ...(pageParam === null ? {} : { before: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages[0]?.id : undefined),
    staleTime: 0,
  });
}
