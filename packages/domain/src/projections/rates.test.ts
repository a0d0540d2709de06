import { expect, it } from "vitest";
import { doublingYears } from "./rates.ts";

it("doubles in about twelve years at six percent, in one at a hundred, and never without growth", () => {
  expect(doublingYears(6)).toBeCloseTo(11.9, 1);
  expect(doublingYears(100)).toBe(1);
  expect(doublingYears(0)).toBe(Number.POSITIVE_INFINITY);
});
