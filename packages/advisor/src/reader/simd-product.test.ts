import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MatrixMemory } from "./matrix-memory.ts";

const number = fc.float({ min: -4, max: 4, noNaN: true });

describe("a matrix in memory", () => {
  it("multiplies as plain arithmetic does, whatever its width", () => {
    const sizes = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 40 }));
    const matrices = sizes.chain(([rows, columns]) =>
      fc.tuple(
        fc.constant(rows),
        fc.constant(columns),
        fc.array(number, { minLength: rows * columns, maxLength: rows * columns }),
        fc.array(number, { minLength: rows, maxLength: rows }),
        fc.array(number, { minLength: columns + 3, maxLength: columns + 3 }),
      ),
    );
    fc.assert(
      fc.property(matrices, ([rows, columns, values, bias, input]) => {
        const memory = new MatrixMemory(MatrixMemory.paddedSize({ rows, columns }));
        const matrix = memory.add({ rows, columns, values: Float32Array.from(values) }, Float32Array.from(bias));
        const out = new Float32Array(rows);
        matrix.apply(Float32Array.from(input), 3, out);
        for (let row = 0; row < rows; row++) {
          const products = Array.from(
            { length: columns },
            (_, at) => (values[row * columns + at] ?? 0) * (input[3 + at] ?? 0),
          );
          const plain = (bias[row] ?? 0) + products.reduce((sum, each) => sum + each, 0);
          expect(Math.abs((out[row] ?? 0) - plain)).toBeLessThan(1e-3);
        }
      }),
    );
  });

  it("multiplies inputs beside each other as it does one by one", () => {
    const [rows, columns, count] = [7, 19, 37];
    const numbers = (length: number) => Float32Array.from({ length }, (_, at) => Math.sin(at) * (1 + (at % 5)));
    const memory = new MatrixMemory(MatrixMemory.paddedSize({ rows, columns }));
    const matrix = memory.add({ rows, columns, values: numbers(rows * columns) }, numbers(rows));
    const inputs = numbers(columns * count);
    const together = new Float32Array(rows * count);
    matrix.apply(inputs, 0, together, count);
    const alone = Array.from({ length: count }, (_, at) => {
      const out = new Float32Array(rows);
      matrix.apply(inputs, at * columns, out);
      return [...out];
    });
    expect([...together]).toEqual(alone.flat());
  });

  it("keeps several matrices apart", () => {
    const memory = new MatrixMemory(64);
    const one = memory.add({ rows: 1, columns: 2, values: Float32Array.of(1, 2) }, Float32Array.of(0));
    const other = memory.add({ rows: 2, columns: 1, values: Float32Array.of(5, 7) }, Float32Array.of(1, 1));
    const [first, second] = [new Float32Array(1), new Float32Array(2)];
    other.apply(Float32Array.of(2), 0, second);
    one.apply(Float32Array.of(3, 4), 0, first);
    expect([...first, ...second]).toEqual([11, 11, 15]);
  });
});
