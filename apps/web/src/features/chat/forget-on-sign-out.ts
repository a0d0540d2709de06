import { sessionState } from "#session/session-state.ts";
import { storeOfAllTabs } from "./browser-store.ts";
import { forgetSharedSession } from "./shared-session.ts";
import { forgetStoredChat } from "./stored-chat.ts";

let owner = sessionState.get().person?.userId;

/**
 * What a person said to the advisor leaves the tab with them, and the next time they begin with a greeting; a session
 * that merely ran out keeps it.
 */
sessionState.subscribe(() => {
  const next = sessionState.get().person?.userId;
  if (owner !== undefined && owner !== next) {
    forgetStoredChat(sessionStorage, owner);
    forgetSharedSession(storeOfAllTabs(), owner);
  }
  owner = next;
});
