// node score-lines.ts WEIGHTS HELD [--show]: messages of held-out authors by outcome, against what their lines mean, through the whole advisor
import { readFileSync } from "node:fs";
import { LearnedReader } from "../src/reader/learned-reader.ts";
import { THRESHOLDS } from "../src/reader/weigh-readings.ts";
import { type LineExample, outcomeOfLine } from "./outcome-of-line.ts";

const args = process.argv.slice(2);
const [weights = "none", file = ""] = args.filter((arg) => !arg.startsWith("--"));
const reader = weights === "none" ? undefined : new LearnedReader(JSON.parse(readFileSync(weights, "utf8")));
for (const arg of args) {
  const set = /^--(alone|against|idle|doubt|familiar|over|leaning)=(.+)$/.exec(arg);
  if (set) THRESHOLDS[set[1] as keyof typeof THRESHOLDS] = Number(set[2]);
}
const examples = readFileSync(file, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line): LineExample & { before?: number } => JSON.parse(line))
  // what leans on a message before it is measured by whole conversations
  .filter(({ before }) => before === undefined);
const counts: Record<string, Record<string, number>> = { tells: {}, nothing: {} };
for (const example of examples) {
  const result = outcomeOfLine(example, reader).outcome;
  const tells = example.acts.length + example.whole.length > 0 ? "tells" : "nothing";
  const group = counts[tells] as Record<string, number>;
  group[result] = (group[result] ?? 0) + 1;
  if (args.includes("--show") && result !== "right")
    process.stdout.write(`${result} ${tells} | ${example.message} | ${example.lines.join(" ")}\n`);
}
for (const [group, found] of Object.entries(counts)) {
  const all = Object.values(found).reduce((sum, each) => sum + each, 0);
  process.stdout.write(
    `${group} ${all}: ${["right", "tap", "asked", "wrong"].map((key) => `${key} ${(((found[key] ?? 0) * 100) / all).toFixed(1)}`).join(", ")}\n`,
  );
}
