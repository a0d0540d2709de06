// node score-asked.ts [--held|--train] [--show] [FILE...]: questions of the lines of which the answer comes to the same as what they mean, by
// evaluation; lines that ask for no figure are right where none is given. Without FILE all files of asks.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Query } from "@seven-figures/domain";
import type { Conversation } from "../src/conversation/conversation.ts";
import { LearnedReader } from "../src/reader/learned-reader.ts";
import { respond } from "../src/respond.ts";
import { CORPUS_TODAY } from "../testing/run-case.ts";
import { type AskExample, askExample, asksNothing } from "./ask-examples.ts";
import { readLines } from "./lines.ts";
import { isAsMeant } from "./same-outcome.ts";
import { linesOfPart } from "./split-authors.ts";

const FOLDER = fileURLToPath(new URL("./lines/", import.meta.url));
const args = process.argv.slice(2);
const part = args.includes("--held") ? "held" : args.includes("--train") ? "train" : "all";
const given = args.filter((arg) => !arg.startsWith("--"));
const files = given.length > 0 ? given : readdirSync(FOLDER).filter((name) => /^asks-.*\.txt$/.test(name));

const reader = new LearnedReader(JSON.parse(readFileSync(new URL("../weights/reader.json", import.meta.url), "utf8")));

function isRight(example: AskExample): boolean {
  const { message, documents } = example;
  const { conversation } = respond({
    documents,
    today: CORPUS_TODAY,
    conversation: null,
    message,
    newId: String,
    reader,
  });
  const { figures } = (conversation as Conversation).memory;
  const read = figures && !figures.assumed ? figures.queries : [];
  return isAsMeant(example, read, (query) => read.length === 0 && isOfTopics(query));
}

/** When the target is reached is told by a topic. */
function isOfTopics(query: Query): boolean {
  return query.kind === "until" && query.goal === null && query.amount === null && query.saving === null;
}

for (const file of [...files, "all"]) {
  const lines = linesOfPart(
    (file === "all" ? files : [file]).flatMap((name) => readLines(FOLDER + name)),
    part,
  );
  const examples = lines.map((line, at) => askExample(line, at + 1));
  const wrong = examples.filter((example) => !isRight(example));
  const right = examples.length - wrong.length;
  const outside = examples.filter(({ line, wanted }) => !asksNothing(line) && wanted.includes(null)).length;
  if (args.includes("--show") && file !== "all")
    for (const { message, line } of wrong) console.log(`\n${message}\n  => ${line.meanings.join(" ; ")}`);
  console.log(
    `${file}, ${part}: ${right} of ${lines.length} exact (${((100 * right) / lines.length).toFixed(1)} %); ${outside} mean what has no value here`,
  );
}
