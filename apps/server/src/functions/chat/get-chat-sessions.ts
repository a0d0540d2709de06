import { instantOf } from "@seven-figures/domain";
import type { Handler } from "../../call/call.ts";

/** How many conversations one answer holds. */
const PAGE = 20;

/** The person's conversations, the last talked in first, without what was said in them. */
export const getChatSessions: Handler<"getChatSessions"> = async (payload, call) => {
  const reader = call.services.store.reader(call.person.userId);
  const sessions = await reader.listSessions(PAGE + 1, payload?.before);
  return {
    sessions: sessions.slice(0, PAGE).map((session) => ({
      sessionId: session.session_id,
      opening: session.opening,
      messageCount: session.message_count,
      startedAt: instantOf(session.started_at || session.updated_at),
      updatedAt: instantOf(session.updated_at),
    })),
    hasMore: sessions.length > PAGE,
  };
};
