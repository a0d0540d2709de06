import { expect, test } from "vitest";
import { tensorOf } from "../src/reader/weights.ts";
import { Chance } from "./chance.ts";
import { packTensor } from "./pack-tensor.ts";
import { fitLayers, type Sample, sharesOfLayers, type TwoLayers } from "./two-layers.ts";

const WIDTH = 12;

function newLayers(chance: Chance): TwoLayers {
  const some = (count: number) => Float32Array.from({ length: count }, () => chance.next() - 0.5);
  return { first: some(WIDTH * 2), firstBias: some(WIDTH), second: some(2 * WIDTH), secondBias: some(2) };
}

const inputs = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
].map((each) => Float32Array.from(each));
/** Which of two differ: no single layer can tell. */
const SAMPLES = inputs.map((each): Sample => ({ inputs: each, output: each[0] === each[1] ? 0 : 1, weight: 1 }));

test("two layers learn what one can't, the same each time", () => {
  const learnt = [1, 2].map(() => {
    const chance = new Chance(5);
    const layers = newLayers(chance);
    fitLayers(layers, Array.from({ length: 60 }, () => SAMPLES).flat(), { epochs: 80, rate: 0.02 }, chance);
    return layers;
  });
  const [first, second] = learnt as [TwoLayers, TwoLayers];
  for (const { inputs: each, output } of SAMPLES) expect(sharesOfLayers(first, each)[output]).toBeGreaterThan(0.9);
  expect(second).toEqual(first);
});

test("a sample that counts for nothing teaches nothing", () => {
  const layers = newLayers(new Chance(5));
  const before = sharesOfLayers(layers, inputs[1] as Float32Array);
  fitLayers(
    layers,
    SAMPLES.map((each) => ({ ...each, weight: 0 })),
    { epochs: 1, rate: 0.01 },
    new Chance(1),
  );
  const after = sharesOfLayers(layers, inputs[1] as Float32Array);
  expect(after[0]).toBeCloseTo(before[0] as number, 3);
});

test("a packed matrix comes back within half a step of its row", () => {
  const values = Float32Array.from([0.5, -1, 0.031, 200, -3, 0]);
  const { rows, columns, values: back } = tensorOf({ tensors: { one: packTensor(values, [2, 3]) } }, "one");
  expect([rows, columns]).toEqual([2, 3]);
  for (const [at, value] of values.entries()) {
    const largest = at < 3 ? 1 : 200;
    expect(Math.abs((back[at] as number) - value)).toBeLessThanOrEqual(largest / 254 + 1e-6);
  }
});
