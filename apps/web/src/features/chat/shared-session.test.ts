import { expect, it } from "vitest";
import { emptyStore } from "#test/empty-store.ts";
import { forgetSharedSession, parseSharedSession, readSharedSession, writeSharedSession } from "./shared-session.ts";

const session = { sessionId: "u1-1", startedAt: "2026-11-20T14:12:00.000Z" } as const;

it("is each person's own, until they sign out", () => {
  const store = emptyStore();
  writeSharedSession(store, "u1", session);
  expect(readSharedSession(store, "u1")).toEqual(session);
  expect(readSharedSession(store, "u2")).toBeNull();
  forgetSharedSession(store, "u1");
  expect(readSharedSession(store, "u1")).toBeNull();
});

it("does without what can't be read, and without a store", () => {
  for (const text of [null, "{", "null", '{"sessionId":1}', '{"sessionId":"s","startedAt":"never"}']) {
    expect(parseSharedSession(text)).toBeNull();
  }
  expect(readSharedSession(null, "u1")).toBeNull();
  expect(() => writeSharedSession(null, "u1", session)).not.toThrow();
});
