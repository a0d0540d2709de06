import { expect, it } from "vitest";
import { emptyStore } from "#test/empty-store.ts";
import { isReloadDue } from "./reload-once.ts";

const failure = () => new TypeError("Failed to fetch dynamically imported module");

it("reloads once for a page, again for another one, and for the same only after a while", () => {
  const store = emptyStore();
  const at = (path: string, now: number) => isReloadDue(failure(), { store, path, now });
  expect(at("/goals", 1000)).toBe(true);
  expect(at("/goals", 2000)).toBe(false);
  expect(at("/financials", 3000)).toBe(true);
  expect(at("/financials", 14_000)).toBe(true);
});

it("decides once for a failure, which React may begin to show more than once", () => {
  const where = { store: emptyStore(), path: "/goals", now: 1000 };
  const [first, second] = [failure(), failure()];
  expect([isReloadDue(first, where), isReloadDue(first, where)]).toEqual([true, true]);
  expect([isReloadDue(second, where), isReloadDue(first, where)]).toEqual([false, true]);
});
