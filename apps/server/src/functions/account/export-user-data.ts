import { instantOf } from "@seven-figures/domain";
import { defaultDocuments, type Handler } from "../../call/call.ts";
import { CallFailure } from "../../call/call-failure.ts";
import { JsonPieces } from "../../call/json-pieces.ts";
import { netWorthPoints } from "../history/net-worth-points.ts";
import { remindersResult } from "../past/get-reminders.ts";

const SAMPLE_STAYS = "This is a sample, which can't be downloaded. Sign up to keep it first.";

/**
 * Everything that is stored about the person; of the account its name and e-mail, and how and where
 * it signs in, never what it signs in with. It is read and
 * sent piece by piece, since it may be larger than what should be in memory at once.
 */
export const exportUserData: Handler<"exportUserData"> = async (_payload, call) => {
  const { userId, name, email, isSample } = call.person;
  if (isSample) throw new CallFailure("FAILED_PRECONDITION", SAMPLE_STAYS);
  const signIn = await call.services.auth.readSecurity(userId);
  const reader = call.services.store.reader(userId);
  const reminders = remindersResult(await reader.reminders());
  const { documents } = await reader.documents(() => defaultDocuments(call));
  const head = { exportedAt: instantOf(call.now), account: { userId, name, email }, signIn, reminders, ...documents };

  async function* changes() {
    for await (const { at, undoneAt, ...change } of reader.changes(Number.MAX_SAFE_INTEGER)) {
      yield { ...change, at: instantOf(at), undoneAt: undoneAt === null ? null : instantOf(undoneAt) };
    }
  }

  async function* chatSessions() {
    for await (const { session_id, started_at, conversation, messages, updated_at } of reader.sessions()) {
      yield {
        sessionId: session_id,
        startedAt: instantOf(started_at || updated_at),
        updatedAt: instantOf(updated_at),
        messages: JSON.parse(messages),
        conversation: JSON.parse(conversation),
      };
    }
  }

  const netWorthHistory = netWorthPoints(await reader.netWorthPoints());
  return new JsonPieces({ ...head, netWorthHistory }, { changes: changes(), chatSessions: chatSessions() });
};
