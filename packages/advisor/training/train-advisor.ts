// npm run train:advisor [-- --minutes=16 --seed=1 --fills=6 --on=lines-talks]: trains the two models of the reader on the lines of `lines`,
// the corpus and the lines of `safety`, and writes packages/advisor/weights, unless held-out authors are read worse than with the weights
// there. With --on it goes on from those weights, and the lines of files whose names begin so come four times as often as the others.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { LearnedReader } from "../src/reader/learned-reader.ts";
import { THRESHOLDS } from "../src/reader/weigh-readings.ts";
import { type Comparison, compareWeights, objections } from "./compare-weights.ts";
import { familiarBits } from "./familiar-bits.ts";
import { fetchVectors, run, runBeside, type Vectors } from "./fetch-vectors.ts";
import { findPython } from "./find-python.ts";
import type { LineExample } from "./outcome-of-line.ts";

/** Of each model, on a core of its own. */
const MOST_MINUTES = 30;
const HERE = import.meta.dirname;
const CACHE = join(HERE, "../../../.cache/advisor-training");
const WEIGHTS = join(HERE, "../weights/reader.json");
const PARITY = join(HERE, "../weights/parity.json");
const MANIFEST = join(HERE, "../weights/manifest.json");
const CORPUS = join(HERE, "../corpus");

function option(name: string, usual: number): number {
  const given = process.argv.find((arg) => arg.startsWith(`--${name}=`));
  const value = given === undefined ? usual : Number(given.split("=")[1]);
  if (!(value > 0)) throw new Error(`--${name} takes a number above 0`);
  return value;
}

/** What the names of the files of lines begin with that the models in place are to learn in the first place; null to train anew. */
function goingOn(): string | null {
  return process.argv.find((arg) => arg.startsWith("--on="))?.slice("--on=".length) ?? null;
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

/** A hash over names and contents. */
function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.slice(HERE.length)).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

interface Sources {
  lines: string[];
  safety: string[];
  corpus: string[];
}

interface Examples {
  train: string[];
  /** One message of each held-out line. */
  held: string;
  heldSafety: string;
}

const inCache = (name: string) => join(CACHE, name);
const script = (name: string, ...args: string[]) => run(process.execPath, [join(HERE, name), ...args]);

function makeExamples({ lines, safety, corpus }: Sources, fills: number, seed: number, on: string | null): Examples {
  const names = ["train", "foremost", "held", "corpus", "safety", "held-safety"];
  const files = names.map((name) => inCache(`${name}.jsonl`)) as [string, string, string, string, string, string];
  const [train, foremost, held, told, ofSafety, heldSafety] = files;
  const isForemost = (file: string) => on !== null && basename(file).startsWith(on);
  if (on !== null && (on === "" || !lines.some(isForemost))) throw new Error(`--on names no files of lines: ${on}`);
  const make = (out: string, times: number, from: readonly string[]) =>
    script("make-examples.ts", out, String(times), String(seed), ...from, "--train");
  if (on === null) make(train, fills, lines);
  else {
    make(
      train,
      Math.max(2, fills / 2),
      lines.filter((file) => !isForemost(file)),
    );
    make(foremost, fills * 2, lines.filter(isForemost));
  }
  script("make-examples.ts", held, "1", "1", ...lines, "--held", "--documents");
  script("corpus-examples.ts", told, ...corpus);
  script("safety-examples.ts", ofSafety, String(seed), ...safety, ...lines, "--train");
  script("safety-examples.ts", heldSafety, "1", ...safety, ...lines, "--held");
  // what the corpus asks for is not to be forgotten over the new lines
  const telling = on === null ? [train, told] : [train, foremost, told, told];
  return { train: [...telling, ofSafety], held, heldSafety };
}

/** Models that differ in size and chance err differently; their mean errs less than either. The first one judges danger. */
const HIDDEN = [96, 112];
/** Models that go on learn more gently. */
const RATES = { anew: 2.5e-3, on: 1.8e-3 };

/**
 * Trains and packs, on from the model of a number in the weights in place where one is given, and then the mean with that;
 * the file of the packed model. Several train beside each other, a core each.
 */
async function train(
  python: string,
  { train: files, held, heldSafety }: Examples,
  { words, vectors }: Vectors,
  settings: Settings,
  from: number | null,
): Promise<string> {
  const out = inCache(`model-${settings.seed}`);
  const numbers = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  await runBeside(python, [
    "-W",
    "ignore",
    join(HERE, "train.py"),
    out,
    "--train",
    ...files,
    "--held",
    held,
    heldSafety,
    "--words",
    words,
    "--vectors",
    vectors,
    ...numbers,
    ...(from === null ? [] : ["--weights", WEIGHTS, "--model", String(from)]),
  ]);
  run(python, [join(HERE, "pack.py"), out, `${out}.packed.json`, ...(from === null ? [] : [WEIGHTS, String(from)])]);
  return `${out}.packed.json`;
}

interface Settings {
  minutes: number;
  seed: number;
  hidden: number;
  batch: number;
  rate: number;
}

function readerOf(file: string): LearnedReader | undefined {
  return existsSync(file) ? new LearnedReader(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

function show({ old, fresh, changed }: Comparison): void {
  for (const { example, was, is } of changed)
    console.log(`${was} -> ${is}  ${example.lines.join(" ")}  ${JSON.stringify(example.message)}`);
  const said = (counts: Comparison["old"]) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ");
  console.log(`held-out messages read otherwise: ${changed.length}\nbefore: ${said(old)}\nnow:    ${said(fresh)}`);
}

async function main(): Promise<void> {
  const on = goingOn();
  const settings = {
    rate: on === null ? RATES.anew : RATES.on,
    minutes: option("minutes", 16),
    seed: option("seed", 1),
    batch: option("batch", 64),
  };
  if (settings.minutes > MOST_MINUTES) throw new Error(`--minutes takes at most ${MOST_MINUTES}`);
  const found = findPython();
  if ("missing" in found) throw new Error(found.missing);
  if (found.warning) console.warn(found.warning);
  mkdirSync(CACHE, { recursive: true });
  const vectors = fetchVectors(inCache("vectors"), found.python, join(HERE, "convert_vectors.py"));
  const sources: Sources = {
    lines: filesIn(join(HERE, "lines"), ".txt"),
    safety: filesIn(join(HERE, "safety"), ".txt"),
    corpus: filesIn(CORPUS, ".jsonl"),
  };
  const examples = makeExamples(sources, option("fills", 6), settings.seed, on);
  const packed = await Promise.all(
    HIDDEN.map((hidden, at) =>
      train(
        found.python,
        examples,
        vectors,
        { ...settings, hidden, seed: settings.seed + at },
        on === null ? null : at,
      ),
    ),
  );
  const models = packed.map((file) => readFileSync(file, "utf8"));
  const weights = `{"models":[${models.join(",")}],"familiar":${JSON.stringify(familiarBits(sources.corpus))}}\n`;
  const heldOut = readFileSync(examples.held, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): LineExample & { before?: number } => JSON.parse(line))
    .filter(({ before }) => before === undefined);
  const comparison = compareWeights(heldOut, readerOf(WEIGHTS), new LearnedReader(JSON.parse(weights)));
  show(comparison);
  const against = objections(comparison);
  if (against.length > 0) {
    console.error(
      `The weights stay as they were: ${against.join("; ")}. The new models are in ${packed.join(" and ")}.`,
    );
    process.exitCode = 1;
    return;
  }
  writeFileSync(WEIGHTS, weights);
  run(found.python, ["-W", "ignore", join(HERE, "parity.py"), WEIGHTS, examples.held, PARITY]);
  const manifest = {
    date: new Date().toISOString().slice(0, 10),
    data: hashOf([...sources.lines, ...sources.safety, ...sources.corpus]),
    settings: { ...settings, ...(on === null ? {} : { on }), fills: option("fills", 6) },
    thresholds: THRESHOLDS,
    heldOut: {
      messages: heldOut.length,
      outcomes: comparison.fresh,
      ...JSON.parse(readFileSync(inCache(`model-${settings.seed}.scores.json`), "utf8")),
    },
  };
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
