// node make-questions.ts OUT FILLS SEED [--train|--held|--all] [--after] [--on=NAME,...]: questions of the lines as the parser reads and is to write them, one JSON a
// line, also after answers, with lines of other kinds of which nothing is to be computed; of files whose names begin with one that is given
// lines come more often, and those of others less
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type AskExample, askExample, asksNothing } from "./ask-examples.ts";
import { Chance } from "./chance.ts";
import { type Line, readLines } from "./lines.ts";
import { linesOfPart, type Part } from "./split-authors.ts";
import { variedLine } from "./varied-line.ts";

const FOLDER = fileURLToPath(new URL("./lines/", import.meta.url));
const args = process.argv.slice(2);
const [out = "", fills = "1", seed = "1"] = args.filter((arg) => !arg.startsWith("--"));
const part = (args.find((arg) => /^--(?:train|held|all)$/.test(arg))?.slice(2) ?? "all") as Part;
/** Whether what follows on an answer is among them. */
const isAfter = args.includes("--after");
const foremost =
  args
    .find((arg) => arg.startsWith("--on="))
    ?.slice("--on=".length)
    .split(",") ?? [];
const chance = new Chance(Number(seed));
const isSingle = Number(fills) === 1;

const LEADS = [
  "ok so ",
  "hey ",
  "so ",
  "um ",
  "hi, ",
  "quick one: ",
  "right, ",
  "also ",
  "please ",
  "sorry, ",
  "and ",
  "just curious, ",
];
const TAILS = [" thanks", " lol", " please", " pls", " ?", " thx", " mate", "!!", " cheers", " ..."];
const JOINTS = [" and ", ". ", ", and ", "? ", "; also ", ", also ", "\n"];

const lines = linesOfPart(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .flatMap((name) => readLines(FOLDER + name)),
  part,
).filter(({ before, kind }) => (before === null || (isAfter && before.how === "answered")) && kind !== "danger");
const asking = lines.filter(
  ({ kind, id, before }) => before || /^(?:ask|suppose)$/.test(kind) || id.startsWith("asks-"),
);
const quiet = lines.filter((line) => !asking.includes(line));
/** What is only said, short enough to stand around a question. */
const idle = quiet.filter(({ kind, text }) => (kind === "talk" || kind === "nothing") && text.length < 90);
const BREAKS = [". ", ". ", "... ", ", ", "! ", "\n", " - ", " so "];
/** How often a question stands with another one, and with words around it. */
const JOINED = 0.07;
const WRAPPED = 0.14;
/** Lines of other files, so many for each question. */
const QUIET = 0.3;
/** How often a message that goes on from nothing stands after an answer. */
const ANSWERED = 0.3;
/** Questions that an answer may have been given to. */
const plainly = asking.filter(({ before, kind }) => !before && /^(?:ask|suppose)$/.test(kind));

/** How often a line is in a round where others come more often, and those others. */
const SELDOM = 0.35;
const OFTEN = 3;

/** How many times a line is in a round: what follows on an answer, or is of a foremost file, more often than the rest. */
function timesOf({ before, id }: Line): number {
  if (isSingle || !(isAfter || foremost.length > 0)) return 1;
  const isForemost = before !== null || foremost.some((name) => id.startsWith(name));
  return isForemost ? OFTEN : chance.is(SELDOM) ? 1 : 0;
}

/** Slots by other names, so that two lines can stand together. */
const renamed = (text: string) => text.replace(/\{([a-z-]+)(\d*)/g, "{$17$2");

/** Another question of the same author behind it. */
function joined(line: Line): Line {
  const other = chance.pick(lines.filter(({ author, before }) => author === line.author && !before));
  if (other.kind !== "ask" || line.kind !== "ask" || other.meanings.length > 1) return line;
  return {
    ...line,
    text: line.text.replace(/[.?!]+$/, "") + chance.pick(JOINTS) + renamed(other.text),
    meanings: [...line.meanings, ...other.meanings.map(renamed)],
  };
}

/** With something before or behind it that asks nothing. */
function wrapped(line: Line): Line {
  const other = renamed(chance.pick(idle).text);
  const text = chance.is(0.75)
    ? `${other.replace(/[.,]+$/, "")}${chance.pick(BREAKS)}${line.text}`
    : `${line.text}${chance.pick(BREAKS)}${other}`;
  return { ...line, text };
}

/** After an answer that it has nothing to do with. */
function after(line: Line): Line {
  if (!isAfter || line.before || !chance.is(ANSWERED)) return line;
  const other = chance.pick(plainly);
  return { ...line, before: { how: "answered", of: other.meanings.map(renamed) } };
}

function beside(line: Line): Line {
  if (asksNothing(line)) return line;
  const share = chance.next();
  return share < JOINED ? joined(line) : share < JOINED + WRAPPED ? wrapped(line) : line;
}

function dressed(line: Line): Line {
  const lead = chance.is(0.12) ? chance.pick(LEADS) : "";
  const tail = chance.is(0.1) ? chance.pick(TAILS) : "";
  const bare = chance.is(0.15) ? line.text.replace(/[?.!]+$/, "") : line.text;
  return { ...line, text: lead + bare + tail };
}

/** How often a name stands for several entries: nothing else of a question is other then. */
const MANY = 0.1;

/** What is seen of a name, now and then as where several entries bear it. */
function seenOf(features: readonly string[]): readonly string[] {
  const side = features.find((name) => name.startsWith("side:"))?.slice("side:".length);
  if (isSingle || side === undefined || !chance.is(MANY)) return features;
  return [...features.filter((name) => !name.startsWith("type:")), `many:${side}`];
}

function written({ asked, target, line, message }: AskExample): string | null {
  const wanted = asksNothing(line) ? "none" : target;
  if (wanted === null || asked.items.length === 0) return null;
  return JSON.stringify({
    id: line.id,
    message,
    items: asked.items.map(({ words, features }) => [words.join(" "), seenOf(features).join("|")]),
    candidates: asked.candidates.map(({ item, slot }) => [item, slot]),
    target: wanted,
  });
}

const rows: string[] = [];
for (let fill = 0; fill < Number(fills); fill++) {
  const asked = asking.flatMap((line) => Array.from({ length: timesOf(line) }, () => line));
  const others = quiet.filter(() => chance.is((QUIET * asked.length) / quiet.length));
  for (const line of [...asked, ...others]) {
    const made = isSingle ? line : dressed(after(beside(variedLine(line, chance))));
    const row = written(askExample(made, chance.whole(1, 1e9)));
    if (row) rows.push(row);
  }
}
writeFileSync(out, `${rows.join("\n")}\n`);
console.log(`${rows.length} examples of ${asking.length} questions and ${quiet.length} other lines, ${part}`);
