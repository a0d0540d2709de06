import { expect, it } from "vitest";
import { followedTop, isAtBottom, showsScrollButton } from "./scroll-position.ts";

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
