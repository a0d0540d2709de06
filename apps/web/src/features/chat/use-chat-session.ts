import { useEffect, useMemo, useReducer, useState } from "react";
import { converse, newSessionId, startConversation } from "./conversation.ts";
import { now } from "./now.ts";
import { readStoredChat, writeStoredChat } from "./stored-chat.ts";

/** A conversation that begins now. */
export function freshConversation(userId: string) {
  return startConversation(newSessionId(userId, Date.now()), now());
}

/** The tab's conversation with its draft, as a reload left it or from its greeting on. */
export function useChatSession(userId: string) {
  const stored = useMemo(() => readStoredChat(sessionStorage, userId), [userId]);
  const [conversation, dispatch] = useReducer(
    converse,
    undefined,
    () => stored?.conversation ?? freshConversation(userId),
  );
  const [draft, setDraft] = useState(stored?.draft ?? "");
  const [isMiniOpen, setMiniOpen] = useState(stored?.isMiniOpen ?? true);

  useEffect(() => {
    writeStoredChat(sessionStorage, userId, { conversation, draft, isMiniOpen });
  }, [userId, conversation, draft, isMiniOpen]);

  return { conversation, dispatch, draft, setDraft, isMiniOpen, setMiniOpen };
}
