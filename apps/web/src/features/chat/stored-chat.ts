import * as z from "zod/mini";
import type { AdvisorMessage, ChatMessage, Conversation } from "./chat-message.ts";
import { apologyFor } from "./failure-words.ts";

/** What a tab keeps of the chat over a reload: all of it at once, before the server is asked what else was said. */
interface StoredChat {
  conversation: Conversation;
  draft: string;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const RELOADED = "The page was loaded anew before the answer came. Your message is kept here.";

const question = z.object({ id: z.string(), sent: z.string(), shown: z.string(), isPlan: z.boolean() });
const message = z.custom<ChatMessage>(
  (value) =>
    typeof value === "object" && value !== null && "sender" in value && "text" in value && "timestamp" in value,
);
const storedChat = z.object({
  conversation: z.object({
    sessionId: z.string(),
    messages: z.array(message).check(z.minLength(1)),
    earlierThan: z._default(z.nullable(z.string()), null),
    pending: z.nullable(question),
    isReadyForPlan: z.boolean(),
  }),
  draft: z.string(),
});

const keyOf = (userId: string) => `chat:${userId}`;

/** The chat as this tab left it, or null. An answer that was still awaited becomes one that can be asked for again. */
export function readStoredChat(store: Store, userId: string): StoredChat | null {
  try {
    const { success, data } = storedChat.safeParse(JSON.parse(store.getItem(keyOf(userId)) ?? "null"));
    return success ? { ...data, conversation: interrupted(data.conversation, RELOADED) } : null;
  } catch {
    return null;
  }
}

/** Where the browser refuses to store, the chat lives as long as the page. */
export function writeStoredChat(store: Store, userId: string, chat: StoredChat): void {
  try {
    store.setItem(keyOf(userId), JSON.stringify(chat));
  } catch {
    forgetStoredChat(store, userId);
  }
}

export function forgetStoredChat(store: Store, userId: string): void {
  try {
    store.removeItem(keyOf(userId));
  } catch {
    // Nothing was stored either.
  }
}

/** A conversation whose awaited answer will not come; it can be asked for again. `note`: why. */
export function interrupted(conversation: Conversation, note: string): Conversation {
  const { pending, messages } = conversation;
  if (!pending) return conversation;
  const whole = messages.filter((candidate) => candidate.sender === "user" || candidate.kind !== "streaming");
  const apology: AdvisorMessage = {
    id: `reply-${pending.id}`,
    sender: "advisor",
    text: apologyFor(pending, "unsuccessful"),
    timestamp: messages.at(-1)?.timestamp ?? "1970-01-01T00:00:00.000Z",
    kind: "failure",
    failed: { question: pending, note },
  };
  return { ...conversation, messages: [...whole, apology], pending: null };
}
