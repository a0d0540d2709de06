import type { AdvisorInput } from "@seven-figures/advisor";
import type { History } from "@seven-figures/domain";
import type { Asker } from "../../advisor/advisor.ts";
import { type Call, defaultDocuments, todayOf } from "../../call/call.ts";
import { newId } from "../../new-id.ts";
import type { PersonReader } from "../../store/person-reader.ts";
import { readHistory } from "../history/read-history.ts";
import type { ChatPayload, ChatView } from "./chat-view.ts";

type Said = Pick<ChatPayload, "message" | "sessionId" | "timeZone">;

/** What an advisor's answer to a message rests on, as it stands now. */
export async function readView({ sessionId }: Said, call: Call, reader: PersonReader): Promise<ChatView> {
  const session = await reader.findConversation(sessionId);
  return { stored: await reader.documents(() => defaultDocuments(call)), session };
}

/** A message as an advisor gets it. */
export function advisorInput({ message, timeZone }: Said, call: Call, { stored, session }: ChatView): AdvisorInput {
  return {
    documents: stored.documents,
    conversation: session ? JSON.parse(session.conversation) : null,
    message,
    today: todayOf(call, timeZone),
    newId: (prefix) => newId(prefix, call.now),
  };
}

/** Whose message it is; `since` is when it came in, by `performance.now()`. */
export function askerOf({ timeZone }: Said, call: Call, reader: PersonReader, since: number): Asker {
  const { userId, isSample } = call.person;
  let history: Promise<History> | undefined;
  return {
    userId,
    isSample,
    now: call.now,
    since,
    history: () => (history ??= readHistory(reader, todayOf(call, timeZone), timeZone)),
  };
}
