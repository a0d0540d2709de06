import { onLeaving } from "#session/leaving.ts";
import { sessionState } from "#session/session-state.ts";
import { storeOfAllTabs } from "./browser-store.ts";
import { forgetSharedSession, readSharedSession, writeSharedSession } from "./shared-session.ts";
import { forgetStoredChat, readStoredChat, writeStoredChat } from "./stored-chat.ts";

let owner = sessionState.get().person?.userId;

/**
 * What a person said to the advisor leaves the tab with them, and the next time they begin with a greeting; a session
 * that merely ran out keeps it.
 */
sessionState.subscribe(() => {
  const next = sessionState.get().person?.userId;
  if (owner !== undefined && owner !== next) forget(owner);
  owner = next;
});

onLeaving(forget);

/** Gives what brings it back. */
function forget(userId: string): () => void {
  const chat = readStoredChat(sessionStorage, userId);
  const session = readSharedSession(storeOfAllTabs(), userId);
  forgetStoredChat(sessionStorage, userId);
  forgetSharedSession(storeOfAllTabs(), userId);
  return () => {
    if (chat) writeStoredChat(sessionStorage, userId, chat);
    if (session) writeSharedSession(storeOfAllTabs(), userId, session);
  };
}
