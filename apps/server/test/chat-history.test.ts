import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { visa } from "./examples.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";
import type { TestPerson } from "./test-person.ts";

const advisor = scriptedAdvisor(
  ({ message }) => (message === "visa" ? { changes: [{ kind: "add-debt", debt: visa }] } : {}),
  1_000,
);

describeEngines({ advisor }, (server) => {
  const say = (person: TestPerson, message: string, sessionId = "s1", requestId?: string) =>
    person.call("handleSmartChatMessage", { message, sessionId, ...(requestId ? { requestId } : {}) });

  test("a conversation is read again with its receipts, under the ids of its requests", async () => {
    const person = await server().signUp();
    const requestId = randomUUID();
    const { data } = await say(person, "visa", "s1", requestId);
    await say(person, "hello");
    const { messages, hasMore } = await person.call("getChatMessages", { sessionId: "s1" });
    expect(hasMore).toBe(false);
    expect(messages).toMatchObject([
      { id: `question-${requestId}`, sender: "user", text: "visa" },
      {
        id: `reply-${requestId}`,
        sender: "advisor",
        text: "You said: visa",
        answer: {
          changeId: data.changeId,
          receipt: data.receipt,
          isGoalSuggestion: false,
          goals: [],
          quickReplies: [],
        },
      },
      { sender: "user", text: "hello" },
      { sender: "advisor", answer: { changeId: null, receipt: [] } },
    ]);
  });

  test("an unknown session has no messages", async () => {
    const person = await server().signUp();
    expect(await person.call("getChatMessages", { sessionId: "nowhere" })).toEqual({ messages: [], hasMore: false });
  });

  test("conversations are listed, the last talked in first, a page at a time", async () => {
    const person = await server().signUp();
    expect(await person.call("getChatSessions", null)).toEqual({ sessions: [], hasMore: false });
    for (let at = 0; at < 22; at++) await say(person, `  Session\n${at} `, `s${at}`);
    await say(person, "Once more", "s0");
    const first = await person.call("getChatSessions", null);
    expect(first).toMatchObject({ hasMore: true });
    expect(first.sessions).toHaveLength(20);
    expect(first.sessions[0]).toMatchObject({ sessionId: "s0", opening: "Session 0", messageCount: 4 });
    const before = first.sessions.at(-1)?.sessionId ?? "";
    const second = await person.call("getChatSessions", { before });
    expect(second).toMatchObject({ hasMore: false });
    const ids = [...first.sessions, ...second.sessions].map(({ sessionId }) => sessionId);
    expect(new Set(ids).size).toBe(22);
  });

  test("a long conversation comes a page at a time, its end first", async () => {
    const person = await server().signUp();
    for (let at = 0; at < 60; at++) await say(person, `Message ${at}`);
    const end = await person.call("getChatMessages", { sessionId: "s1" });
    expect(end.messages).toHaveLength(100);
    expect(end.hasMore).toBe(true);
    expect(end.messages.at(-2)?.text).toBe("Message 59");
    const before = end.messages[0]?.id ?? "";
    const start = await person.call("getChatMessages", { sessionId: "s1", before });
    expect(start.messages).toHaveLength(20);
    expect(start.hasMore).toBe(false);
    expect(start.messages[0]?.text).toBe("Message 0");
  });

  describe("belongs to the person alone", () => {
    test("nobody reads or lists another's, whatever session id or person they name", async () => {
      const [ann, bob] = [await server().signUp("Ann"), await server().signUp("Bob")];
      const sessionId = `${ann.userId}-1790000000000`;
      await say(ann, "my secret", sessionId);
      const asAnn = { userId: ann.userId, user_id: ann.userId, uid: ann.userId };
      for (const [name, payload] of [["getChatMessages", { sessionId }] as const, ["getChatSessions", {}] as const]) {
        const refused = bob.callAnything(name, { ...payload, ...asAnn });
        await expect(refused).rejects.toMatchObject({ code: "functions/invalid-argument" });
      }
      expect(await bob.call("getChatMessages", { sessionId })).toEqual({ messages: [], hasMore: false });
      expect(await bob.call("getChatSessions", null)).toEqual({ sessions: [], hasMore: false });
      expect(await bob.callAnything("getChatSessions", { before: sessionId })).toEqual({
        sessions: [],
        hasMore: false,
      });
      await say(bob, "mine", sessionId);
      expect((await ann.call("getChatMessages", { sessionId })).messages).toHaveLength(2);
      expect((await bob.call("getChatMessages", { sessionId })).messages[0]?.text).toBe("mine");
    });

    test("is exported, and erased with the person's data", async () => {
      const person = await server().signUp();
      await say(person, "visa");
      expect(await person.call("exportUserData", null)).toMatchObject({
        chatSessions: [{ sessionId: "s1", messages: [{ text: "visa" }, { answer: { receipt: [{ thing: "Visa" }] } }] }],
      });
      await person.call("cleanupUserData", null);
      expect(await person.call("getChatSessions", null)).toEqual({ sessions: [], hasMore: false });
      expect((await person.call("getChatMessages", { sessionId: "s1" })).messages).toEqual([]);
    });
  });
});
