import { Chance } from "./chance.ts";

/** One message to learn from: the places of its features, and its class. */
export interface Example {
  features: Uint32Array;
  label: number;
}

export interface SoftmaxOptions {
  featureCount: number;
  classCount: number;
  epochs: number;
  rate: number;
  seed: number;
}

/** Errors below that teach nothing worth the time. */
const SMALLEST_ERROR = 1e-4;

/** Weights, a row of classes for each feature, then a row of biases: multinomial logistic regression by AdaGrad. */
export function trainSoftmax(examples: readonly Example[], options: SoftmaxOptions): Float64Array {
  const { featureCount, classCount, epochs, rate, seed } = options;
  const chance = new Chance(seed);
  const weights = new Float64Array((featureCount + 1) * classCount);
  const squares = new Float64Array((featureCount + 1) * classCount).fill(1e-3);
  const shares = new Float64Array(classCount);
  const descend = (place: number, slope: number) => {
    const square = (squares[place] ?? 0) + slope * slope;
    squares[place] = square;
    weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(square);
  };
  const learn = ({ features, label }: Example) => {
    probabilities(weights, features, shares);
    const scale = scaleOf(features);
    for (let at = 0; at < classCount; at++) {
      const error = (shares[at] ?? 0) - (at === label ? 1 : 0);
      if (Math.abs(error) < SMALLEST_ERROR) continue;
      for (const feature of features) descend(feature * classCount + at, error * scale);
      descend(featureCount * classCount + at, error * scale);
    }
  };
  for (let epoch = 0; epoch < epochs; epoch++) for (const example of chance.shuffled(examples)) learn(example);
  return weights;
}

/** Long messages don't weigh more than short ones. */
function scaleOf(features: Uint32Array): number {
  return 1 / Math.sqrt(features.length + 1);
}

/** Fills `into` with the probability of each class. */
export function probabilities(weights: Float64Array, features: Uint32Array, into: Float64Array): Float64Array {
  const classCount = into.length;
  const bias = weights.length - classCount;
  const scale = scaleOf(features);
  for (let label = 0; label < classCount; label++) {
    let sum = weights[bias + label] ?? 0;
    for (const feature of features) sum += weights[feature * classCount + label] ?? 0;
    into[label] = sum * scale;
  }
  const most = Math.max(...into);
  let total = 0;
  for (let label = 0; label < classCount; label++) {
    into[label] = Math.exp((into[label] ?? 0) - most);
    total += into[label] ?? 0;
  }
  for (let label = 0; label < classCount; label++) into[label] = (into[label] ?? 0) / total;
  return into;
}

/** A trained classifier as {@link HashedSoftmax} reads it: three bytes a hash, a row of 8-bit weights for each, and a scale and bias a class. */
export function packedSoftmax(
  places: ReadonlyMap<number, number>,
  weights: Float64Array,
  classCount: number,
): { features: string; weights: string; scales: number[]; biases: number[] } {
  const classes = Array.from({ length: classCount }, (_, label) => label);
  const order = [...places].toSorted(([a], [b]) => a - b);
  const weightAt = (place: number, label: number) => weights[place * classCount + label] ?? 0;
  const scales = classes.map((label) => Math.max(...order.map(([, at]) => Math.abs(weightAt(at, label)))) / 127 || 1);
  const hashes = order.flatMap(([hash]) => [hash >>> 16, (hash >>> 8) & 255, hash & 255]);
  const rows = order.flatMap(([, at]) =>
    classes.map((label) => Math.round(weightAt(at, label) / (scales[label] ?? 1))),
  );
  const short = (value: number) => Number(value.toPrecision(6));
  return {
    features: Buffer.from(Uint8Array.from(hashes)).toString("base64"),
    weights: Buffer.from(Int8Array.from(rows).buffer).toString("base64"),
    scales: scales.map(short),
    biases: classes.map((label) => short(weightAt(places.size, label))),
  };
}

/** The same as a module of constants. */
export function softmaxModule(packed: ReturnType<typeof packedSoftmax>, writtenBy: string): string {
  const list = (name: string, values: readonly number[]) =>
    `export const ${name}: readonly number[] = [\n${values.map((value) => `  ${value},`).join("\n")}\n];`;
  const text = (name: string, data: string) => `export const ${name} =\n  "${data}";`;
  const parts = [
    `// Written by \`${writtenBy}\`; not to be edited.`,
    list("SCALES", packed.scales),
    list("BIASES", packed.biases),
    text("FEATURES", packed.features),
    text("WEIGHTS", packed.weights),
  ];
  return `${parts.join("\n")}\n`;
}
