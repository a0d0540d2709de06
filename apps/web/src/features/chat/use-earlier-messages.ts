import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useCallback, useState } from "react";
import { earlierMessagesQuery } from "#documents/chat.ts";
import { toast } from "#ui/toast.tsx";
import type { Conversation } from "./chat-message.ts";
import type { ConversationEvent } from "./conversation.ts";
import { toHistoryPage } from "./kept-messages.ts";
import { SETTLE_MS } from "./settle.ts";

export interface EarlierMessages {
  /** The server keeps messages that were said before those shown. */
  hasEarlier: boolean;
  isFetchingEarlier: boolean;
  /** Puts a page of them before those shown. */
  showEarlier: () => Promise<void>;
}

export function useEarlierMessages(
  { sessionId, earlierThan: before }: Conversation,
  dispatch: Dispatch<ConversationEvent>,
): EarlierMessages {
  const client = useQueryClient();
  const [isFetchingEarlier, setFetching] = useState(false);

  const showEarlier = useCallback(async () => {
    if (before === null) return;
    setFetching(true);
    try {
      const page = await client.fetchQuery(earlierMessagesQuery(sessionId, before));
      dispatch({ type: "earlier-known", sessionId, before, ...toHistoryPage(page) });
    } catch {
      toast.error("Earlier messages could not be loaded. Please try again.");
    }
    setTimeout(() => setFetching(false), SETTLE_MS);
  }, [client, sessionId, before, dispatch]);

  return { hasEarlier: before !== null, isFetchingEarlier, showEarlier };
}
