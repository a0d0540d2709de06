// node score-leaning.ts WEIGHTS [--seed=1] [--every=N] [--show]: held-out lines that lean on what was told, as conversations of two messages
// (what was told in plain words, then the line), by kind and outcome: what is stored afterwards against what the line means
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LearnedReader } from "../src/reader/learned-reader.ts";
import { Chance } from "./chance.ts";
import { leaningTalk } from "./leaning-talk.ts";
import { isMending, type Line, readLines, slotsIn } from "./lines.ts";
import { isThing } from "./meaning-parts.ts";
import type { Outcome } from "./outcome-of-line.ts";
import { outcomeOfTalk } from "./outcome-of-talk.ts";
import { linesOfPart } from "./split-authors.ts";

type Counts = Record<Outcome, number>;

const FOLDER = fileURLToPath(new URL("./lines/", import.meta.url));
const LABELS: Record<Outcome, string> = { right: "right", tap: "one tap", asked: "asked", wrong: "wrong" };
const args = process.argv.slice(2);
const numberOf = (name: string) => Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? 1);
const [seed, every] = [numberOf("seed"), numberOf("every")];
const [weights = ""] = args.filter((arg) => !arg.startsWith("--"));
const reader = new LearnedReader(JSON.parse(readFileSync(weights, "utf8")));
const written = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));
const held = linesOfPart(
  written.flatMap((name) => readLines(FOLDER + name)),
  "held",
);
const leaning = held.filter(({ before }) => before?.how === "told");
const counts = new Map<string, Counts>();
const leftOut = new Map<string, number>();

for (const [at, line] of leaning.entries()) {
  if (at % every !== 0) continue;
  // a chance of its own: a line makes the same talk whatever else is scored
  const why = score(line, new Chance(seed * leaning.length + at));
  if (why !== null) leftOut.set(why, (leftOut.get(why) ?? 0) + 1);
}
for (const [kind, found] of [...counts].toSorted(([, a], [, b]) => sumOf(b) - sumOf(a))) {
  const shares = Object.entries(LABELS).map(
    ([outcome, label]) => `${label} ${((found[outcome as Outcome] * 100) / sumOf(found)).toFixed(1)}`,
  );
  process.stdout.write(`${kind} ${sumOf(found)}: ${shares.join(", ")}\n`);
}
const reasons = [...leftOut].toSorted(([, a], [, b]) => b - a).map(([why, count]) => `${why} ${count}`);
process.stdout.write(`left out: ${reasons.join(", ") || "none"}\n`);

/** Counts what comes of a line; where nothing can be measured, why. */
function score(line: Line, chance: Chance): string | null {
  const made = leaningTalk(line, chance);
  if ("leftOut" in made) return made.leftOut;
  const ended = outcomeOfTalk(made, reader);
  if (ended === null) return "first message not stored as meant";
  const { outcome, turns } = ended;
  for (const kind of ["all", kindOf(line)]) {
    const found = counts.get(kind) ?? { right: 0, tap: 0, asked: 0, wrong: 0 };
    counts.set(kind, { ...found, [outcome]: found[outcome] + 1 });
  }
  if (!args.includes("--show") || outcome === "right") return null;
  const said = turns.map(({ reply, quickReplies }, turn) => {
    const buttons = quickReplies.map((each) => `[${each}]`).join(" ");
    return `  > ${made.messages[turn]}\n  < ${reply.replaceAll("\n", " / ")} ${buttons}\n`;
  });
  process.stdout.write(
    `\n${LABELS[outcome]} ${kindOf(line)} ${line.id}\n${said.join("")}  means ${line.meanings.join(" ; ")}\n`,
  );
  return null;
}

/** What lines are counted by: the verb of what they tell, what they mend, or that they tell nothing. */
function kindOf({ meanings, kind }: Line): string {
  const [meaning = "", ...others] = meanings;
  if (others.length > 0) return "several";
  const [verb = ""] = meaning.split(" ");
  const [slot] = slotsIn(meaning);
  if (verb === "fix") return slot === undefined ? "fix-verb" : isThing(slot) ? "fix-name" : "fix-value";
  return kind === "tell" || isMending(meaning) ? verb : kind;
}

function sumOf(found: Counts): number {
  return Object.values(found).reduce((sum, each) => sum + each, 0);
}
