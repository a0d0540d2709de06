import type { Instant } from "@seven-figures/domain";
import { expect, it } from "vitest";
import type { AdvisorMessage } from "./chat-message.ts";
import { startConversation } from "./conversation.ts";
import { offersOpening } from "./opening.ts";

const timestamp: Instant = "2026-11-20T14:12:00.000Z";
const [greeting] = startConversation("u1-1", timestamp).messages;
const reply = (care: boolean): AdvisorMessage => ({
  id: "reply-1",
  sender: "advisor",
  text: "I am glad that you told me.",
  timestamp,
  kind: "reply",
  answer: { changeId: null, receipt: [], isGoalSuggestion: false, goals: [], quickReplies: [], care },
});
const idle = { isTyping: false, isRestoring: false };

it("is offered while there are few messages and nothing is on its way", () => {
  const messages = greeting ? [greeting, reply(false)] : [];
  expect(offersOpening({ messages, ...idle }, 2)).toBe(true);
  expect(offersOpening({ messages, ...idle }, 1)).toBe(false);
  expect(offersOpening({ messages, ...idle, isTyping: true }, 2)).toBe(false);
  expect(offersOpening({ messages, ...idle, isRestoring: true }, 2)).toBe(false);
});

it("is never offered to someone who was answered in danger", () => {
  expect(offersOpening({ messages: [reply(true)], ...idle }, 2)).toBe(false);
});
