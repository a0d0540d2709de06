import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useCallback, useEffect, useState } from "react";
import { currentChatQuery } from "#documents/chat.ts";
import type { Conversation } from "./chat-message.ts";
import { type ConversationEvent, startConversation } from "./conversation.ts";
import { toHistoryPage } from "./kept-messages.ts";
import { SETTLE_MS } from "./settle.ts";
import type { SharedSession } from "./shared-session.ts";
import { useOtherTabs } from "./use-other-tabs.ts";

interface ChatHistory {
  /** What was said before is on its way. */
  isRestoring: boolean;
  /** Goes on in a session that was begun before. */
  resume: (session: SharedSession) => void;
  /** Tells the person's other tabs that something was said. */
  tellOtherTabs: (sessionId: string) => void;
}

interface ChatHistoryOptions {
  userId: string;
  conversation: Conversation;
  dispatch: Dispatch<ConversationEvent>;
  isUnderWay: boolean;
  isAtHand: boolean;
}

/**
 * Keeps this tab's conversation the same as the server's: fetched when the tab opens on one that is under way, when
 * it is looked at again, and when another tab says that something was said.
 */
export function useChatHistory({
  userId,
  conversation,
  dispatch,
  isUnderWay,
  isAtHand,
}: ChatHistoryOptions): ChatHistory {
  const { sessionId, messages } = conversation;
  const client = useQueryClient();
  const [followed, follow] = useState(isUnderWay ? sessionId : null);
  const isFollowed = followed === sessionId;
  const { data, isError } = useQuery({ ...currentChatQuery(sessionId), enabled: isFollowed });
  const [restoredId, setRestored] = useState(isAtHand ? sessionId : null);

  useEffect(() => {
    if (data) dispatch({ type: "history-known", sessionId, ...toHistoryPage(data) });
    if (!data && !isError) return;
    const timer = setTimeout(() => setRestored(sessionId), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [data, isError, sessionId, dispatch]);

  const resume = useCallback(
    (session: SharedSession) => {
      if (session.sessionId === sessionId) return;
      dispatch({ type: "restarted", conversation: startConversation(session.sessionId, session.startedAt) });
      follow(session.sessionId);
    },
    [sessionId, dispatch],
  );
  const listen = useCallback(
    (saidIn: string) => {
      follow(saidIn);
      void client.invalidateQueries(currentChatQuery(saidIn));
    },
    [client],
  );
  const tellOtherTabs = useOtherTabs(userId, { onMoved: resume, onSaid: listen });
  const isRestoring = isFollowed && restoredId !== sessionId && messages.length === 1;
  return { isRestoring, resume, tellOtherTabs };
}
