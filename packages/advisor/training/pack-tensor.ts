import { Buffer } from "node:buffer";
import type { StoredTensors } from "../src/reader/weights.ts";

type Packed = StoredTensors["tensors"][string];

const LARGEST = 127;

/** A matrix in 8 bits, row by row, each with a scale of its own, as `pack.py` writes it. */
export function packTensor(values: Float32Array, [rows, columns]: readonly [number, number]): Packed {
  const scales = new Float32Array(rows);
  const whole = new Int8Array(values.length);
  for (let row = 0; row < rows; row++) {
    const from = values.subarray(row * columns, (row + 1) * columns);
    const scale = Math.fround(
      Math.max(
        from.reduce((most, each) => Math.max(most, Math.abs(each)), 0),
        1e-8,
      ) / LARGEST,
    );
    scales[row] = scale;
    for (const [at, value] of from.entries())
      whole[row * columns + at] = Math.max(-LARGEST, Math.min(LARGEST, Math.round(value / scale)));
  }
  const base64 = (array: Float32Array | Int8Array) =>
    Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString("base64");
  return { shape: [rows, columns], scales: base64(scales), values: base64(whole) };
}
