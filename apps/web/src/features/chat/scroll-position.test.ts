import { expect, it } from "vitest";
import { followedTop, hasScrolledUp, isAtBottom, showsScrollButton } from "./scroll-position.ts";

it("counts the last ten pixels as the bottom", () => {
  const at = (scrollTop: number) => isAtBottom({ scrollTop, scrollHeight: 1000, clientHeight: 400 });
  expect(at(600)).toBe(true);
  expect(at(590)).toBe(true);
  expect(at(589)).toBe(false);
});

it("offers the way down with more than three messages, away from the bottom", () => {
  expect(showsScrollButton(4, false)).toBe(true);
  expect(showsScrollButton(3, false)).toBe(false);
  expect(showsScrollButton(4, true)).toBe(false);
});

it("follows an answer to its end, but keeps its beginning in view", () => {
  const scroller = { scrollHeight: 2000, clientHeight: 400 };
  expect(followedTop(scroller, null)).toBe(1600);
  expect(followedTop(scroller, 1800)).toBe(1600);
  expect(followedTop(scroller, 900)).toBe(884);
  expect(followedTop(scroller, 4)).toBe(0);
});

it("only a person scrolls up: where there is less to scroll than before, the browser moved it", () => {
  const before = { scrollTop: 1131, scrollHeight: 1445, clientHeight: 271 };
  expect(hasScrolledUp(before, { ...before, scrollTop: 1100 })).toBe(true);
  expect(hasScrolledUp(before, { ...before, scrollTop: 1140 })).toBe(false);
  // An answer that is being written grew since the last look.
  expect(hasScrolledUp(before, { ...before, scrollTop: 1100, scrollHeight: 1500 })).toBe(true);
  // A reload: the formatter came, and what stands above the newest message became shorter.
  expect(hasScrolledUp(before, { ...before, scrollTop: 1112, scrollHeight: 1434 })).toBe(false);
  expect(hasScrolledUp(before, { ...before, scrollTop: 1100, clientHeight: 302 })).toBe(false);
});
