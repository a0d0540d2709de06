import type { Handler } from "../../call/call.ts";
import { readHistory } from "./chat-history.ts";

/** How many messages one answer holds. */
const PAGE = 100;

/** The last messages of one of the person's conversations, or those before one that they have. */
export const getChatMessages: Handler<"getChatMessages"> = async ({ sessionId, before }, call) => {
  const session = await call.services.store.reader(call.person.userId).findSession(sessionId);
  const messages = readHistory(session?.messages);
  const end =
    before === undefined
      ? messages.length
      : Math.max(
          0,
          messages.findIndex(({ id }) => id === before),
        );
  const start = Math.max(0, end - PAGE);
  return { messages: messages.slice(start, end), hasMore: start > 0 };
};
