import { expect, it } from "vitest";
import { isCovered } from "./is-covered.ts";

const panel = { left: 880, right: 1240, top: 580, bottom: 880 };

it("is covered once its middle is beneath the other", () => {
  expect(isCovered({ left: 900, right: 1200, top: 600, bottom: 640 }, panel)).toBe(true);
  expect(isCovered({ left: 900, right: 1200, top: 500, bottom: 600 }, panel)).toBe(false);
  expect(isCovered({ left: 40, right: 800, top: 600, bottom: 640 }, panel)).toBe(false);
});
