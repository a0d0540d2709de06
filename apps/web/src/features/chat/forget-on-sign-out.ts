import { sessionState } from "#session/session-state.ts";
import { forgetStoredChat } from "./stored-chat.ts";

let owner = sessionState.get().person?.userId;

/** What a person said to the advisor leaves the tab with them; a session that merely ran out keeps it. */
sessionState.subscribe(() => {
  const next = sessionState.get().person?.userId;
  if (owner !== undefined && owner !== next) forgetStoredChat(sessionStorage, owner);
  owner = next;
});
