import { softmax } from "../src/reader/tensor-math.ts";
import type { Chance } from "./chance.ts";

/** Two layers of a network as its trainer keeps them, row by row: inputs -> hidden (ReLU) -> outputs. */
export interface TwoLayers {
  first: Float32Array;
  firstBias: Float32Array;
  second: Float32Array;
  secondBias: Float32Array;
}

/** What to learn from: the inputs, the output meant, and how much it counts. */
export interface Sample {
  inputs: Float32Array;
  output: number;
  weight: number;
}

interface Options {
  epochs: number;
  rate: number;
}

const BATCH = 64;
/** The share of hidden values that are left out at a time, so that none is leaned on. */
const DROPPED = 0.2;
const DECAY = 1e-5;
/** Errors below that teach nothing worth the time. */
const SMALLEST_ERROR = 1e-7;

/** The shares of the outputs, 0 to 1, together 1; `kept` multiplies the hidden values, which are left in `hidden`. */
export function sharesOfLayers(
  layers: TwoLayers,
  inputs: Float32Array,
  hidden: Float32Array = new Float32Array(layers.firstBias.length),
  kept?: Float32Array,
): Float32Array {
  const { first, firstBias, second, secondBias } = layers;
  for (let row = 0; row < hidden.length; row++) {
    let sum = firstBias[row] as number;
    const base = row * inputs.length;
    for (let at = 0; at < inputs.length; at++) sum += (first[base + at] as number) * (inputs[at] as number);
    hidden[row] = Math.max(0, sum) * (kept?.[row] ?? 1);
  }
  const scores = Float32Array.from(secondBias, (bias, output) => {
    let sum = bias;
    for (let at = 0; at < hidden.length; at++)
      sum += (second[output * hidden.length + at] as number) * (hidden[at] as number);
    return sum;
  });
  return softmax(scores);
}

/** One tensor with its gradient and the two means that Adam keeps of it. */
class Learned {
  readonly gradient: Float32Array;
  readonly #values: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;

  constructor(values: Float32Array) {
    this.#values = values;
    this.gradient = new Float32Array(values.length);
    this.#mean = new Float32Array(values.length);
    this.#square = new Float32Array(values.length);
  }

  /** One step of Adam (Kingma and Ba, 2015), the `count`th, by the gradient of `size` samples, which begins anew. */
  step(count: number, size: number, rate: number): void {
    const [ofMean, ofSquare] = [1 - 0.9 ** count, 1 - 0.999 ** count];
    for (let at = 0; at < this.#values.length; at++) {
      const value = this.#values[at] as number;
      const slope = (this.gradient[at] as number) / size + DECAY * value;
      const mean = 0.9 * (this.#mean[at] as number) + 0.1 * slope;
      const square = 0.999 * (this.#square[at] as number) + 0.001 * slope * slope;
      this.#mean[at] = mean;
      this.#square[at] = square;
      this.#values[at] = value - (rate * (mean / ofMean)) / (Math.sqrt(square / ofSquare) + 1e-8);
    }
    this.gradient.fill(0);
  }
}

/** Goes on training `layers` in place, by cross entropy; the same samples and chance give the same layers. */
export function fitLayers(
  layers: TwoLayers,
  samples: readonly Sample[],
  { epochs, rate }: Options,
  chance: Chance,
): void {
  const { first, firstBias, second, secondBias } = layers;
  const [one, oneBias, two, twoBias] = [
    new Learned(first),
    new Learned(firstBias),
    new Learned(second),
    new Learned(secondBias),
  ];
  const width = firstBias.length;
  const [hidden, kept, back] = [new Float32Array(width), new Float32Array(width), new Float32Array(width)];
  const steps = epochs * Math.ceil(samples.length / BATCH);
  let step = 0;

  /** From the outputs back: what each hidden value should have been otherwise. */
  function learnSecond(shares: Float32Array, { output, weight }: Sample): void {
    back.fill(0);
    for (const [at, share] of shares.entries()) {
      const error = weight * (share - (at === output ? 1 : 0));
      if (Math.abs(error) < SMALLEST_ERROR) continue;
      twoBias.gradient[at] = (twoBias.gradient[at] as number) + error;
      for (let from = 0; from < width; from++) {
        const place = at * width + from;
        two.gradient[place] = (two.gradient[place] as number) + error * (hidden[from] as number);
        back[from] = (back[from] as number) + error * (second[place] as number);
      }
    }
  }

  function learnFirst({ inputs }: Sample): void {
    for (let row = 0; row < width; row++) {
      const error = (hidden[row] as number) > 0 ? (back[row] as number) * (kept[row] as number) : 0;
      if (Math.abs(error) < SMALLEST_ERROR) continue;
      oneBias.gradient[row] = (oneBias.gradient[row] as number) + error;
      const base = row * inputs.length;
      for (let at = 0; at < inputs.length; at++)
        one.gradient[base + at] = (one.gradient[base + at] as number) + error * (inputs[at] as number);
    }
  }

  function learn(sample: Sample): void {
    for (let at = 0; at < width; at++) kept[at] = chance.is(DROPPED) ? 0 : 1 / (1 - DROPPED);
    learnSecond(sharesOfLayers(layers, sample.inputs, hidden, kept), sample);
    learnFirst(sample);
  }

  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = chance.shuffled(samples);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const sample of batch) learn(sample);
      step++;
      for (const each of [one, oneBias, two, twoBias]) each.step(step, batch.length, rate * (1 - step / steps));
    }
  }
}
