import { expect, test } from "vitest";
import { formatLikelihood } from "./format-likelihood.ts";

test.each([
  [0.834, "83%"],
  [0.996, "over 99%"],
  [1, "over 99%"],
  [0.99, "99%"],
  [0.004, "under 1%"],
  [0, "under 1%"],
])("a chance of %d reads %s", (chance, text) => {
  expect(formatLikelihood(chance)).toBe(text);
});
