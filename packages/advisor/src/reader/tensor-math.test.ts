import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sigmoid, tanh } from "./tensor-math.ts";

describe("powers that are looked up", () => {
  it("make the sigmoid and the tangent that the exponential makes", () => {
    fc.assert(
      fc.property(fc.double({ min: -800, max: 800, noNaN: true }), (score) => {
        expect(Math.abs(sigmoid(score) - 1 / (1 + Math.exp(-score)))).toBeLessThan(1e-14);
        expect(Math.abs(tanh(score) - Math.tanh(score))).toBeLessThan(1e-14);
      }),
      { numRuns: 2000 },
    );
  });
});
