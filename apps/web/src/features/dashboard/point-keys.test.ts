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

test("Home and End lead to the ends, Escape away, other keys nowhere", () => {
  expect(pointAfterKey("Home", 3, 5)).toBe(0);
  expect(pointAfterKey("End", null, 5)).toBe(4);
  expect(pointAfterKey("Escape", 3, 5)).toBeNull();
  expect(pointAfterKey("Escape", null, 5)).toBeUndefined();
  expect(pointAfterKey("Tab", 3, 5)).toBeUndefined();
});
