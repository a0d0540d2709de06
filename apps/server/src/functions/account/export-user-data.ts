import { defaultDocuments, type Handler, instantOf } from "../call.ts";
import { netWorthPoints } from "../history/net-worth-points.ts";

/** Everything that is stored about the person; of the account its name and e-mail, never what signs in. */
export const exportUserData: Handler<"exportUserData"> = async (_payload, call) => {
  const { userId, name, email } = call.person;
  const reader = call.services.store.reader(userId);
  const { documents } = await reader.documents(() => defaultDocuments(call));
  const changes = await reader.changes(Number.MAX_SAFE_INTEGER);
  const sessions = await reader.sessions();
  return {
    exportedAt: instantOf(call.now),
    account: { userId, name, email },
    ...documents,
    changes: changes.map(({ at, undoneAt, ...change }) => ({
      ...change,
      at: instantOf(at),
      undoneAt: undoneAt === null ? null : instantOf(undoneAt),
    })),
    chatSessions: sessions.map(({ session_id, started_at, conversation, messages, updated_at }) => ({
      sessionId: session_id,
      startedAt: instantOf(started_at || updated_at),
      updatedAt: instantOf(updated_at),
      messages: JSON.parse(messages),
      conversation: JSON.parse(conversation),
    })),
    netWorthHistory: netWorthPoints(await reader.netWorthPoints()),
  };
};
