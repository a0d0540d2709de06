import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MatrixMemory } from "./matrix-memory.ts";
import { sigmoid, tanh } from "./tensor-math.ts";

const float = fc.float({ min: -90, max: 90, noNaN: true });
const floats = (length: number) => fc.array(float, { minLength: length, maxLength: length });
const state = fc.float({ min: -1, max: 1, noNaN: true });

describe("the gates of a cell", () => {
  it("come to the very numbers that plain arithmetic comes to", () => {
    const cells = fc.integer({ min: 1, max: 12 }).chain((hidden) =>
      fc.record({
        hidden: fc.constant(hidden),
        bias: floats(hidden * 3),
        given: floats(hidden * 3 + 2),
        was: fc.array(state, { minLength: hidden, maxLength: hidden }),
      }),
    );
    fc.assert(
      fc.property(cells, ({ hidden, bias, given, was }) => {
        const rows = hidden * 3;
        const memory = new MatrixMemory(MatrixMemory.paddedSize({ rows, columns: hidden }));
        const values = new Float32Array(rows * hidden);
        const matrix = memory.add({ rows, columns: hidden, values }, Float32Array.from(bias));
        const next = Float32Array.from(was);
        matrix.advance(next, Float32Array.from(given), 2);
        const sum = (at: number) => (given[2 + at] ?? 0) + (bias[at] ?? 0);
        const plain = was.map((before, cell) => {
          const [reset, update] = [sigmoid(sum(cell)), sigmoid(sum(hidden + cell))];
          const fresh = tanh((given[2 + 2 * hidden + cell] ?? 0) + reset * (bias[2 * hidden + cell] ?? 0));
          return Math.fround((1 - update) * fresh + update * before);
        });
        expect([...next].map((each) => each + 0)).toEqual(plain.map((each) => each + 0));
      }),
    );
  });
});
