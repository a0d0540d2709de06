import { expect, it } from "vitest";
import { rememberMiniOpen, wasMiniOpen } from "./mini-chat-memory.ts";

it("is open at first, and then as the person left it", () => {
  const entries = new Map<string, string>();
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  expect(wasMiniOpen(store, "u1")).toBe(true);
  rememberMiniOpen(store, "u1", false);
  expect([wasMiniOpen(store, "u1"), wasMiniOpen(store, "u2")]).toEqual([false, true]);
  rememberMiniOpen(store, "u1", true);
  expect(wasMiniOpen(store, "u1")).toBe(true);
  expect(wasMiniOpen(null, "u1")).toBe(true);
});
