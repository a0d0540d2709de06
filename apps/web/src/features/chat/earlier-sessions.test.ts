import type { ChatSessionEntry } from "@seven-figures/calls";
import { expect, it } from "vitest";
import { earlierSessions, lengthLabel, openingLabel } from "./earlier-sessions.ts";

const at = "2026-11-20T14:12:00.000Z";
const session = (sessionId: string): ChatSessionEntry => ({
  sessionId,
  opening: "I owe 300",
  messageCount: 2,
  startedAt: at,
  updatedAt: at,
});

it("lists each conversation once, and not the one that is going on", () => {
  const pages = [{ sessions: [session("now"), session("b")] }, { sessions: [session("b"), session("a")] }];
  expect(earlierSessions(pages, "now").map(({ sessionId }) => sessionId)).toEqual(["b", "a"]);
});

it("names a conversation by how it began, a plan by the button's words", () => {
  expect(openingLabel({ opening: "I owe 300" })).toBe("I owe 300");
  expect(openingLabel({ opening: "I'd like you to create a comprehensive financial plan for me." })).toBe(
    "Make me a plan",
  );
  expect(openingLabel({ opening: "" })).toBe("Conversation");
  expect([0, 1, 4].map((messageCount) => lengthLabel({ messageCount }))).toEqual([
    "some messages",
    "1 message",
    "4 messages",
  ]);
});
