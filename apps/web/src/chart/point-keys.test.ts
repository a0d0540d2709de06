import { expect, test } from "vitest";
import { pointAfterKey } from "./point-keys.ts";

test("arrow keys begin at the newest point and stop at both ends", () => {
  expect(pointAfterKey("ArrowLeft", null, 5)).toBe(4);
  expect(pointAfterKey("ArrowRight", null, 5)).toBe(4);
  expect(pointAfterKey("ArrowLeft", 4, 5)).toBe(3);
  expect(pointAfterKey("ArrowRight", 3, 5)).toBe(4);
  expect(pointAfterKey("ArrowRight", 4, 5)).toBe(4);
  expect(pointAfterKey("ArrowLeft", 0, 5)).toBe(0);
});

test("Page Up and Page Down take four points at once and stop at both ends", () => {
  expect(pointAfterKey("PageUp", 1, 10)).toBe(5);
  expect(pointAfterKey("PageUp", 8, 10)).toBe(9);
  expect(pointAfterKey("PageDown", 6, 10)).toBe(2);
  expect(pointAfterKey("PageDown", 2, 10)).toBe(0);
  expect(pointAfterKey("PageDown", null, 10)).toBe(9);
});

test("Home and End lead to the ends, Escape away, other keys nowhere", () => {
  expect(pointAfterKey("Home", 3, 5)).toBe(0);
  expect(pointAfterKey("End", null, 5)).toBe(4);
  expect(pointAfterKey("Escape", 3, 5)).toBeNull();
  expect(pointAfterKey("Escape", null, 5)).toBeUndefined();
  expect(pointAfterKey("Tab", 3, 5)).toBeUndefined();
});
