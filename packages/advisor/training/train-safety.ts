// `npm run train:safety`: learns from the lines in `safety`, `lines` and the corpus which messages come before money,
// prints how authors that were held out are read, and writes the weights with their manifest.
/// <reference types="node" />
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { HASH_MASK } from "../src/hashed-softmax.ts";
import { CLASSES } from "../src/safety/concern.ts";
import { readConcernFeatures } from "../src/safety/read-concern.ts";
import { type Line, safetyLines } from "./safety-lines.ts";
import { type Held, scoresByAuthor } from "./safety-scores.ts";
import { packedSoftmax, probabilities, softmaxModule, trainSoftmax } from "./softmax.ts";

/** Three bytes of hash and a byte for each class: about 270 KB in all, as text. */
const MOST_FEATURES = 9_000;
const FEWEST_LINES = 2;
const WEIGHTS_FILE = new URL("../src/safety/model-weights.ts", import.meta.url);
const MANIFEST_FILE = new URL("./safety-manifest.json", import.meta.url);

interface Read extends Line {
  features: number[];
  certain: boolean;
}

interface Trained {
  places: Map<number, number>;
  weights: Float64Array;
}

const isOf = (line: Line) => line.label !== "ordinary" && line.label !== "near-danger";

function train(rows: readonly Read[]): Trained {
  const counts = new Map<number, number>();
  for (const { label, features } of rows) {
    if (label === "ordinary") continue;
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const chosen = [...counts]
    .filter(([, count]) => count >= FEWEST_LINES)
    .sort(([a, most], [b, more]) => more - most || a - b)
    .slice(0, MOST_FEATURES);
  const places = new Map(chosen.map(([feature], at) => [feature, at]));
  const examples = rows.map(({ features, label }) => ({
    features: placesOf(features, places),
    label: CLASSES.indexOf(label),
  }));
  const options = { featureCount: places.size, classCount: CLASSES.length, epochs: 14, rate: 0.1, seed: 1 };
  return { places, weights: trainSoftmax(examples, options) };
}

function placesOf(features: readonly number[], places: ReadonlyMap<number, number>): Uint32Array {
  return Uint32Array.from(features.map((feature) => places.get(feature)).filter((place) => place !== undefined));
}

function score({ places, weights }: Trained, row: Read): Held {
  const known = placesOf(row.features, places);
  const shares = probabilities(weights, known, new Float64Array(CLASSES.length));
  const likelihood = shares.slice(0, CLASSES.length - 2).reduce((sum, share) => sum + share, 0);
  return { line: row, likelihood, certain: row.certain };
}

/** Every file of concerns is once read by a model that saw nothing of it. */
function heldOut(rows: readonly Read[]): Held[] {
  const fileOf = (line: Line) => line.author.split(":")[0] ?? "";
  const files = [...new Set(rows.filter(isOf).map(fileOf))].filter((file) => !file.startsWith("own"));
  const foldOf = (line: Line) => files.indexOf(fileOf(line));
  return files.flatMap((_, fold) => {
    const isOut = (row: Read, at: number) =>
      foldOf(row) === fold || (foldOf(row) < 0 && at % (2 * files.length) === fold);
    const trained = train(rows.filter((row, at) => !isOut(row, at)));
    return rows.filter(isOut).map((row) => score(trained, row));
  });
}

function write({ places, weights }: Trained): void {
  writeFileSync(WEIGHTS_FILE, softmaxModule(packedSoftmax(places, weights, CLASSES.length), "npm run train:safety"));
}

const { concerns, lines, corpus } = safetyLines();
const rows = [...concerns, ...lines, ...corpus].map((line): Read => {
  const { features, certain } = readConcernFeatures(line.text);
  return { ...line, features: [...features].map((feature) => feature & HASH_MASK), certain: certain !== null };
});
const scores = scoresByAuthor(heldOut(rows));
write(train(rows));
const dataHash = createHash("sha256")
  .update(JSON.stringify(rows.map(({ text, label }) => [text, label])))
  .digest("hex");
const manifest = { dataHash, lines: rows.length, concerns: rows.filter(isOf).length, heldOutByAuthor: scores };
writeFileSync(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`);
console.log(JSON.stringify(manifest, null, 2));
