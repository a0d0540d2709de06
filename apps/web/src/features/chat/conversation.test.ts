import type { Instant } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import type { Answer, Question } from "./chat-message.ts";
import { type ConversationEvent, converse, newSessionId, startConversation } from "./conversation.ts";

const at: Instant = "2026-11-20T14:12:00.000Z";
const later: Instant = "2026-11-20T14:13:00.000Z";
const question: Question = { id: "q1", sent: "I owe 300", shown: "I owe 300", isPlan: false };
const answer: Answer = {
  changeId: "c1",
  receipt: [],
  isGoalSuggestion: false,
  goals: [],
  quickReplies: [],
};
const start = startConversation("u1-1", at);
const after = (...events: ConversationEvent[]) => events.reduce(converse, start);
const asked = { type: "asked", question, at } as const;
const delta = (text: string) => ({ type: "delta", questionId: "q1", delta: text, at: later }) as const;
const answered = {
  type: "answered",
  questionId: "q1",
  text: "Noted.",
  answer,
  isReadyForPlan: true,
  at: later,
} as const;
const failed = {
  type: "failed",
  questionId: "q1",
  text: "I'm sorry.",
  note: null,
  retry: question,
  at: later,
} as const;

describe("a conversation", () => {
  it("starts with one greeting, in a session named after the person and the moment", () => {
    expect(start.messages).toHaveLength(1);
    expect(newSessionId("u1", 1_790_000_000_000)).toBe("u1-1790000000000");
  });

  it("awaits the answer once the person has asked", () => {
    const now = after(asked);
    expect(now.messages.at(-1)).toMatchObject({ sender: "user", text: "I owe 300" });
    expect(now.pending).toBe(question);
  });

  it("takes no second question while one is awaited", () => {
    expect(after(asked, { ...asked, question: { ...question, id: "q2" } })).toEqual(after(asked));
  });

  it("shows the pieces of an answer as they come, and the final result's words in the end", () => {
    const streaming = after(asked, delta("Not"), delta("ed"));
    expect(streaming.messages).toHaveLength(3);
    expect(streaming.messages.at(-1)).toMatchObject({ kind: "streaming", text: "Noted" });
    const done = converse(streaming, answered);
    expect(done.messages).toHaveLength(3);
    expect(done.messages.at(-1)).toMatchObject({ kind: "reply", text: "Noted.", answer });
    expect(done).toMatchObject({ pending: null, isReadyForPlan: true });
  });

  it("keeps the question with an apology, so that it can be asked again without saying it twice", () => {
    const now = after(asked, delta("Half an ans"), failed);
    expect(now.messages.at(-1)).toMatchObject({ kind: "failure", failed: { question } });
    expect(now.pending).toBeNull();
    const again = converse(now, { type: "asked-again", question });
    expect(again).toEqual(after(asked));
  });

  it("ignores what comes in after a restart", () => {
    const fresh = startConversation("u1-2", later);
    const restarted = after(asked, { type: "restarted", conversation: fresh });
    expect(converse(restarted, answered)).toBe(fresh);
    expect(converse(restarted, delta("late"))).toBe(fresh);
    expect(converse(restarted, failed)).toBe(fresh);
  });

  it("adds the net worth to the answer that changed it", () => {
    const now = after(asked, answered, { type: "net-worth-known", questionId: "q1", netWorth: 79_800 });
    expect(now.messages.at(-1)).toMatchObject({ answer: { changeId: "c1", netWorth: 79_800 } });
  });
});
