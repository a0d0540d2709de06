import { describe, expect, it } from "vitest";
import { shareOf } from "./fractions.ts";

describe("a part that is said in words", () => {
  it.each([
    ["half", 1 / 2],
    ["a third", 1 / 3],
    ["the quarter", 1 / 4],
    ["two-thirds", 2 / 3],
    ["three fourths", 3 / 4],
    ["seven eighths", 7 / 8],
    ["tenth", 1 / 10],
  ])("%s is a factor below 1", (words, share) => {
    expect(shareOf(words)).toBe(share);
  });

  it.each(["", "two halves", "four quarters", "whole", "a dozen", "half of it"])("%j is none", (words) => {
    expect(shareOf(words)).toBeNull();
  });
});
