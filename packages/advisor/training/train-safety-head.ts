// node train-safety-head.ts [--held] [OUT]: what the reader's encoders make of danger is learnt again, on top of encoders that stay as they
// are, from the lines of `safety` and `lines`; writes packages/advisor/weights/reader.json. With --held nothing is learnt from the authors
// that are held out (to measure with).
/// <reference types="node" />
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NeuralReader } from "../src/reader/neural-reader.ts";
import { readerTokens } from "../src/reader/reader-tokens.ts";
import { type ReaderWeights, type StoredWeights, tensorOf } from "../src/reader/weights.ts";
import { CORPUS_TODAY } from "../testing/run-case.ts";
import { Chance } from "./chance.ts";
import { fillLine } from "./fill-line.ts";
import { type Line, readLines } from "./lines.ts";
import { packTensor } from "./pack-tensor.ts";
import { safetyOf } from "./safety-of-line.ts";
import { documentsFor } from "./sample-documents.ts";
import { SampleState } from "./sample-state.ts";
import { linesOfPart } from "./split-authors.ts";
import { fitLayers, type Sample, type TwoLayers } from "./two-layers.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WEIGHTS = here("../weights/reader.json");
const PARITY = here("../weights/parity.json");
const TRAINING = { epochs: 8, rate: 2e-3 };
const ORDINARY = "ordinary";
/** How much a line counts: of danger, trouble or what only sounds like them; of general questions, which come near; of all else. */
const COUNTS = { safety: 3, general: 2, ordinary: 0.3 };

interface Told {
  label: string;
  counts: number;
  /** What each encoder makes of a message as a whole. */
  wholes: Float32Array[];
}

const chance = new Chance(1);
const isMeasuring = process.argv.includes("--held");
const out = process.argv.slice(2).find((arg) => !arg.startsWith("--")) ?? WEIGHTS;
const weights: ReaderWeights = JSON.parse(readFileSync(WEIGHTS, "utf8"));
const encoders = weights.models.map((each) => new NeuralReader(each));

function linesIn(folder: string): Line[] {
  const files = readdirSync(here(folder)).filter((name) => name.endsWith(".txt"));
  return linesOfPart(
    files.sort().flatMap((name) => readLines(here(folder + name))),
    isMeasuring ? "train" : "all",
  );
}

/** A message of a line, and of lines of danger a second one in plainer spelling. */
function toldBy(line: Line, isOfSafety: boolean): Told[] {
  const said = safetyOf(line);
  if (said === null && line.kind === "danger") return [];
  const label = said ?? ORDINARY;
  const state = new SampleState(chance);
  const { text } = fillLine({ ...line, before: null }, state, new Set(), chance);
  const texts = isOfSafety ? [text, text.toLowerCase().replace(/[.,!']/g, "")] : [text];
  const ordinary = line.id.startsWith("lessons-") ? COUNTS.general : COUNTS.ordinary;
  const counts = label === ORDINARY ? ordinary : COUNTS.safety;
  return texts.flatMap((each): Told[] => {
    const tokens = readerTokens(each, documentsFor(state), CORPUS_TODAY);
    return tokens.length === 0 ? [] : [{ label, counts, wholes: encoders.map((encoder) => encoder.wholeOf(tokens)) }];
  });
}

const PARTS = { first: "s1.weight", firstBias: "s1.bias", second: "s2.weight", secondBias: "s2.bias" } as const;

function learnAgain(model: StoredWeights, samples: readonly Sample[]): void {
  const parts = Object.entries(PARTS).map(([part, name]) => [part, tensorOf(model, name)] as const);
  const layers = Object.fromEntries(parts.map(([part, { values }]) => [part, values])) as unknown as TwoLayers;
  fitLayers(layers, samples, TRAINING, chance);
  for (const [part, { rows, columns }] of parts)
    model.tensors[PARTS[part as keyof TwoLayers]] = packTensor(layers[part as keyof TwoLayers], [rows, columns]);
}

const told = [
  ...linesIn("./safety/").flatMap((line) => toldBy(line, true)),
  ...linesIn("./lines/").flatMap((line) => toldBy(line, false)),
];
for (const [at, model] of weights.models.entries()) {
  const { safety } = model;
  if (!safety) continue;
  const samples = told.map(({ label, counts, wholes }): Sample => {
    if (!safety.includes(label)) throw new Error(`the model knows no such danger: ${label}`);
    return { inputs: wholes[at] as Float32Array, output: safety.indexOf(label), weight: counts };
  });
  learnAgain(model, samples);
}
const text = `${JSON.stringify(weights)}\n`;
writeFileSync(out, text);
if (out === WEIGHTS) {
  // the acts and roles of the stored messages are what they were
  const hash = createHash("sha256").update(text).digest("hex");
  writeFileSync(PARITY, readFileSync(PARITY, "utf8").replace(/(?<="weights":")[0-9a-f]{64}/, hash));
}
process.stdout.write(`${told.length} messages\n`);
