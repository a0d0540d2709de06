import { instant } from "@seven-figures/domain";
import * as z from "zod/mini";
import { chatData, sessionId } from "./chat.ts";
import { leftOut } from "./define-call.ts";

/** What stands under the advisor's words, then and when they are read again. `goals` are those that were suggested. */
const keptAnswer = z.pick(chatData, {
  changeId: true,
  receipt: true,
  isGoalSuggestion: true,
  goals: true,
  quickReplies: true,
  care: true,
});
export type KeptAnswer = z.infer<typeof keptAnswer>;

/** One message of a conversation as the server keeps it. Its id is made of the request's, so that callers know their own. */
const keptMessage = z.object({
  id: z.string(),
  text: z.string(),
  sender: z.enum(["user", "advisor"]),
  timestamp: instant,
  answer: z.optional(keptAnswer),
});
export type KeptMessage = z.infer<typeof keptMessage>;

/** One conversation among others: how it begins (shortened; empty where it is not known) and how long it is. */
const chatSession = z.object({
  sessionId: z.string(),
  opening: z.string(),
  messageCount: z.int(),
  startedAt: instant,
  updatedAt: instant,
});
export type ChatSessionEntry = z.infer<typeof chatSession>;

/** `before`: the last session of the page that the caller has. */
export const chatSessionsPayload = z.nullish(z.object({ before: leftOut(sessionId) }));
/** The last talked in first. */
export const chatSessionsResult = z.object({ sessions: z.array(chatSession), hasMore: z.boolean() });

/** `before`: the id of the oldest message that the caller has. */
export const chatMessagesPayload = z.object({
  sessionId,
  before: leftOut(z.string().check(z.maxLength(100))),
});
/** The last messages of a session, in the order in which they were said; none of a session that is not known. */
export const chatMessagesResult = z.object({ messages: z.array(keptMessage), hasMore: z.boolean() });
