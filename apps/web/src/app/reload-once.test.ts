import { expect, it } from "vitest";
import { emptyStore } from "#test/empty-store.ts";
import { isReloadDue } from "./reload-once.ts";

it("reloads once for a page, again for another one, and for the same only after a while", () => {
  const store = emptyStore();
  const at = (path: string, now: number) => isReloadDue({ store, path, now });
  expect(at("/goals", 1000)).toBe(true);
  expect(at("/goals", 2000)).toBe(false);
  expect(at("/financials", 3000)).toBe(true);
  expect(at("/financials", 14_000)).toBe(true);
});
