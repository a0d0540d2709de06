import { describe, expect, it } from "vitest";
import { emptyStore } from "#test/empty-store.ts";
import { converse, startConversation } from "./conversation.ts";
import { forgetStoredChat, readStoredChat, writeStoredChat } from "./stored-chat.ts";

const at = "2026-11-20T14:12:00.000Z";
const conversation = startConversation("u1-1", at);
const question = { id: "q1", sent: "hello", shown: "hello", isPlan: false };

describe("the stored chat", () => {
  it("comes back as it was, for the same person only", () => {
    const store = emptyStore();
    const chat = { conversation, draft: "How do" };
    writeStoredChat(store, "u1", chat);
    expect(readStoredChat(store, "u1")).toEqual(chat);
    expect(readStoredChat(store, "u2")).toBeNull();
  });

  it("is gone once forgotten", () => {
    const store = emptyStore();
    writeStoredChat(store, "u1", { conversation, draft: "" });
    forgetStoredChat(store, "u1");
    expect(readStoredChat(store, "u1")).toBeNull();
  });

  it("offers to ask again what was still awaited", () => {
    const store = emptyStore();
    const asked = converse(conversation, { type: "asked", question, at });
    const streaming = converse(asked, { type: "delta", questionId: "q1", delta: "Hal", at });
    writeStoredChat(store, "u1", { conversation: streaming, draft: "" });
    const restored = readStoredChat(store, "u1")?.conversation;
    expect(restored?.pending).toBeNull();
    expect(restored?.messages).toHaveLength(3);
    expect(restored?.messages.at(-1)).toMatchObject({ kind: "failure", failed: { question } });
  });

  it("is left alone where it cannot be read", () => {
    const store = emptyStore();
    for (const text of ["{", "null", '{"conversation":{"messages":[]}}']) {
      store.setItem("chat:u1", text);
      expect(readStoredChat(store, "u1")).toBeNull();
    }
  });

  it("does without a store that refuses", () => {
    const refuse = () => {
      throw new Error("QuotaExceededError");
    };
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(readStoredChat(store, "u1")).toBeNull();
    expect(() => writeStoredChat(store, "u1", { conversation, draft: "" })).not.toThrow();
  });
});
