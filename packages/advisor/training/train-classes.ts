// node train-classes.ts [--held|--all|--train]: learns what questions ask for from the lines, prints how held-out authors are read, writes the weights
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ASKED } from "../src/queries/asked.ts";
import { askedIn } from "../src/queries/asked-in-notation.ts";
import { mostAsked } from "../src/queries/most-asked.ts";
import { questionFeatures } from "../src/queries/question-features.ts";
import { questionSigns } from "../src/queries/question-signs.ts";
import { askExample, asksNothing } from "./ask-examples.ts";
import { type Line, readLines } from "./lines.ts";
import { packedSoftmax, probabilities, softmaxModule, trainSoftmax } from "./softmax.ts";
import { isHeldOut } from "./split-authors.ts";

const FOLDER = fileURLToPath(new URL("./lines/", import.meta.url));
const WEIGHTS_FILE = new URL("../src/queries/asked-weights.ts", import.meta.url);
const FILLS = 2;
const MOST_FEATURES = 4_500;
const FEWEST = 2;

interface Row {
  features: number[];
  label: number;
  line: Line;
}

const lines = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".txt"))
  .flatMap((name) => readLines(FOLDER + name));
const asks = lines.filter(({ kind }) => kind === "ask" || kind === "suppose");

function rowsOf(line: Line, fills: number): Row[] {
  const labels = [
    ...new Set(line.meanings.flatMap((meaning) => (asksNothing(line) ? "none" : (askedIn(meaning) ?? [])))),
  ];
  return Array.from({ length: fills }, (_, at) => {
    const { laid } = askExample(line, at * 7919 + 1);
    const features = [...questionFeatures(questionSigns(laid))];
    return labels.map((label): Row => ({ features, label: ASKED.indexOf(label), line }));
  }).flat();
}

interface Trained {
  places: Map<number, number>;
  weights: Float64Array;
}

function train(rows: readonly Row[]): Trained {
  const counts = new Map<number, number>();
  for (const { features } of rows) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const chosen = [...counts]
    .filter(([, count]) => count >= FEWEST)
    .sort(([a, most], [b, more]) => more - most || a - b)
    .slice(0, MOST_FEATURES);
  const places = new Map(chosen.map(([feature], at) => [feature, at]));
  const examples = rows.map(({ features, label }) => ({ features: placed(features, places), label }));
  const options = { featureCount: places.size, classCount: ASKED.length, epochs: 15, rate: 0.15, seed: 1 };
  return { places, weights: trainSoftmax(examples, options) };
}

function placed(features: readonly number[], places: ReadonlyMap<number, number>): Uint32Array {
  return Uint32Array.from(features.map((feature) => places.get(feature)).filter((place) => place !== undefined));
}

function report(trained: Trained): void {
  const held = asks.filter(isHeldOut);
  const right = held.filter((line) => {
    const rows = rowsOf(line, 1);
    const { laid } = askExample(line, 1);
    const [first] = rows;
    if (!first) return false;
    const shares = probabilities(
      trained.weights,
      placed(first.features, trained.places),
      new Float64Array(ASKED.length),
    );
    const [best] = mostAsked(questionSigns(laid), shares);
    const isRight = rows.some(({ label }) => ASKED[label] === best?.asked);
    return isRight;
  });
  console.log(
    `held-out authors: what is asked for, first guess ${right.length} of ${held.length} (${((100 * right.length) / held.length).toFixed(1)} %)`,
  );
}

function write({ places, weights }: Trained): void {
  const packed = packedSoftmax(places, weights, ASKED.length);
  writeFileSync(WEIGHTS_FILE, softmaxModule(packed, "node packages/advisor/training/train-classes.ts"));
}

const rowsFor = (chosen: readonly Line[]) => chosen.flatMap((line) => rowsOf(line, FILLS));
if (!process.argv.includes("--all")) report(train(rowsFor(asks.filter((line) => !isHeldOut(line)))));
if (!process.argv.includes("--held"))
  write(train(rowsFor(process.argv.includes("--train") ? asks.filter((line) => !isHeldOut(line)) : asks)));
