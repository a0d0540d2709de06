// npm run train:asked [-- --rounds=8 --seed=1 --fills=4 --on=NAME,... --anew|--follow-ups]: trains the parser of questions on the lines of `lines`, held-out
// authors left out, about twenty minutes of one core, going on from the weights that stand in packages/advisor/weights/questions.json (with
// --anew from none, some forty rounds), and fits question-ranking.json, by which its readings are weighed beside those by wording. With
// --follow-ups it trains the parser of what is asked on after an answer instead, which goes on from those weights (five rounds do), and
// writes follow-ups.json. Lines of the files that --on names come more often. score-asked.ts --held, score-follow.ts --held and score-topics.ts measure them
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "./fetch-vectors.ts";
import { findPython } from "./find-python.ts";

const HERE = import.meta.dirname;
const CACHE = join(HERE, "../../../.cache/advisor-training");
const WEIGHTS = join(HERE, "../weights");

/** The share of the weights that training went on from, in the mean with them: what they read well is not to be lost over new lines. */
const FORMER = "0.3";

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
  const isAnew = process.argv.includes("--anew");
  const seed = option("seed", 1);
  const python = (name: string, ...args: string[]) => run(found.python, ["-W", "ignore", join(HERE, name), ...args]);
  const make = (...args: string[]) =>
    run(process.execPath, [join(HERE, "make-questions.ts"), ...args, ...(isAfter ? ["--after"] : [])]);
  const foremost = process.argv.filter((arg) => arg.startsWith("--on="));
  make(train, option("fills", 4), seed, "--train", ...foremost);
  make(held, "1", "1", "--held");
  const weights = join(WEIGHTS, isAfter ? "follow-ups.json" : "questions.json");
  const reader = ["--reader", join(WEIGHTS, "reader.json")];
  const on = isAnew ? [] : ["--on", join(WEIGHTS, "questions.json"), ...(isAfter ? ["--batch", "64"] : [])];
  const settings = ["--rounds", option("rounds", 8), "--seed", seed, ...on];
  python("train_questions.py", model, "--train", train, "--held", held, ...reader, ...settings);
  python("pack_questions.py", model, weights, ...(isAnew || isAfter ? [] : [weights, FORMER]));
  python("parity_questions.py", weights, held, weights.replace(".json", "-parity.json"));
  if (!isAfter) run(process.execPath, [join(HERE, "rank-questions.ts")]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
