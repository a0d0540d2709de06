import { expect, it } from "vitest";
import { figureWidth } from "./figure-width.ts";

it("grows with each character of a figure, marks being narrower than digits", () => {
  expect(figureWidth("")).toBe(0);
  expect(figureWidth("$0")).toBe(1.3);
  expect(figureWidth("$79,800")).toBe(4.2);
  expect(figureWidth("−$1,000,000,000,000")).toBe(10.95);
  expect(figureWidth("28.7%")).toBe(3.2);
});
