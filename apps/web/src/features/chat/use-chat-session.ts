import { useCallback, useEffect, useReducer, useState } from "react";
import { storeOfAllTabs } from "./browser-store.ts";
import type { Conversation } from "./chat-message.ts";
import { converse, newSessionId, startConversation } from "./conversation.ts";
import { rememberMiniOpen, wasMiniOpen } from "./mini-chat-memory.ts";
import { now } from "./now.ts";
import { readSharedSession, writeSharedSession } from "./shared-session.ts";
import { readStoredChat, writeStoredChat } from "./stored-chat.ts";

/** A conversation that begins now. */
export function freshConversation(userId: string) {
  return startConversation(newSessionId(userId, Date.now()), now());
}

interface Opened {
  conversation: Conversation;
  draft: string;
  /** Something may have been said in it already that this tab does not know. */
  isUnderWay: boolean;
  /** The tab has its own copy of it to show meanwhile. */
  isAtHand: boolean;
}

/** The session that the person's tabs are in: as a reload left it here, else what the server keeps of it, else a new one. */
function openChat(userId: string): Opened {
  const store = storeOfAllTabs();
  const shared = readSharedSession(store, userId);
  const kept = readStoredChat(sessionStorage, userId);
  if (kept && (store === null || kept.conversation.sessionId === shared?.sessionId)) {
    return { ...kept, isUnderWay: true, isAtHand: true };
  }
  const draft = kept?.draft ?? "";
  if (!shared) return { conversation: freshConversation(userId), draft, isUnderWay: false, isAtHand: true };
  return {
    conversation: startConversation(shared.sessionId, shared.startedAt),
    draft,
    isUnderWay: true,
    isAtHand: false,
  };
}

/** The conversation of the person's tabs, with this one's draft. */
export function useChatSession(userId: string) {
  const [opened] = useState(() => openChat(userId));
  const [conversation, dispatch] = useReducer(converse, opened.conversation);
  const [draft, setDraft] = useState(opened.draft);
  const [isMiniOpen, showMini] = useState(() => wasMiniOpen(storeOfAllTabs(), userId));
  const { sessionId, messages } = conversation;
  const startedAt = messages[0]?.timestamp ?? now();

  useEffect(() => writeStoredChat(sessionStorage, userId, { conversation, draft }), [userId, conversation, draft]);
  useEffect(
    () => writeSharedSession(storeOfAllTabs(), userId, { sessionId, startedAt }),
    [userId, sessionId, startedAt],
  );
  const setMiniOpen = useCallback(
    (isOpen: boolean) => {
      showMini(isOpen);
      rememberMiniOpen(storeOfAllTabs(), userId, isOpen);
    },
    [userId],
  );

  /** Out of the way for now; the next visit finds it as the person left it. */
  const foldMini = useCallback(() => showMini(false), []);

  const { isUnderWay, isAtHand } = opened;
  return { conversation, dispatch, draft, setDraft, isMiniOpen, setMiniOpen, foldMini, isUnderWay, isAtHand };
}
