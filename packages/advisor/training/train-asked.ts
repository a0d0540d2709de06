// npm run train:asked [-- --rounds=8 --seed=1 --fills=4 --follow-ups|--worked]: trains the parser of questions on the lines of `lines`, held-out authors
// left out, about forty minutes of one core, writes packages/advisor/weights/questions.json, and fits question-ranking.json, by which its
// readings are weighed beside those by wording. With --follow-ups it trains the parser of what is asked on after an answer instead, which
// goes on from those weights (five rounds do), and writes follow-ups.json. With --worked it goes on from what stands in worked-questions.json
// with questions that put several figures together, and writes that; --from=questions begins it anew from the other parser.
// score-asked.ts --held, score-follow.ts --held and score-topics.ts measure them
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "./fetch-vectors.ts";
import { findPython } from "./find-python.ts";

const HERE = import.meta.dirname;
const CACHE = join(HERE, "../../../.cache/advisor-training");
const WEIGHTS = join(HERE, "../weights");

function option(name: string, usual: number): string {
  const given = process.argv.find((arg) => arg.startsWith(`--${name}=`));
  const value = given === undefined ? usual : Number(given.split("=")[1]);
  if (!(value > 0)) throw new Error(`--${name} takes a number above 0`);
  return String(value);
}

try {
  const found = findPython();
  if ("missing" in found) throw new Error(found.missing);
  if (found.warning) console.warn(found.warning);
  mkdirSync(CACHE, { recursive: true });
  const [train, held, model] = ["questions.jsonl", "held-questions.jsonl", "questions"].map((name) =>
    join(CACHE, name),
  ) as [string, string, string];
  const isAfter = process.argv.includes("--follow-ups");
  const isWorked = process.argv.includes("--worked");
  const isAnew = process.argv.includes("--from=questions");
  const seed = option("seed", 1);
  const python = (name: string, ...args: string[]) => run(found.python, ["-W", "ignore", join(HERE, name), ...args]);
  const make = (...args: string[]) =>
    run(process.execPath, [join(HERE, "make-questions.ts"), ...args, ...(isAfter ? ["--after"] : [])]);
  make(train, option("fills", 4), seed, "--train");
  make(held, "1", "1", "--held");
  const weights = join(WEIGHTS, isAfter ? "follow-ups.json" : isWorked ? "worked-questions.json" : "questions.json");
  const reader = ["--reader", join(WEIGHTS, "reader.json")];
  const before = isWorked && !isAnew ? weights : join(WEIGHTS, "questions.json");
  const on = isAfter || isWorked ? ["--on", before, ...(isAfter ? ["--batch", "64"] : [])] : [];
  const settings = ["--rounds", option("rounds", 8), "--seed", seed, ...on];
  python("train_questions.py", model, "--train", train, "--held", held, ...reader, ...settings);
  python("pack_questions.py", model, weights);
  python("parity_questions.py", weights, held, weights.replace(".json", "-parity.json"));
  if (!isAfter && !isWorked) run(process.execPath, [join(HERE, "rank-questions.ts")]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
