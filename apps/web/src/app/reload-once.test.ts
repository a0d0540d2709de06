import { expect, it } from "vitest";
import { isReloadDue } from "./reload-once.ts";

function emptyStore() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

it("reloads once for a page, again for another one, and for the same only after a while", () => {
  const store = emptyStore();
  const at = (path: string, now: number) => isReloadDue({ store, path, now });
  expect(at("/goals", 1000)).toBe(true);
  expect(at("/goals", 2000)).toBe(false);
  expect(at("/financials", 3000)).toBe(true);
  expect(at("/financials", 14_000)).toBe(true);
});
