// node score-follow.ts WEIGHTS [--held|--train] [--show] [FILE...]: what people ask on after an answer (lines with `[answered ...]`): how many
// the parser reads as they mean, how many the whole advisor answers so, and of how many that tell nothing it writes nothing
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Query } from "@seven-figures/domain";
import { type Conversation, NEW_CONVERSATION } from "../src/conversation/conversation.ts";
import { parseAfter } from "../src/queries/parse-question.ts";
import { LearnedReader } from "../src/reader/learned-reader.ts";
import { respond } from "../src/respond.ts";
import { CORPUS_TODAY } from "../testing/run-case.ts";
import { type AskExample, askExample, asksNothing } from "./ask-examples.ts";
import { readLines } from "./lines.ts";
import { isAsMeant } from "./same-outcome.ts";
import { linesOfPart } from "./split-authors.ts";

const FOLDER = fileURLToPath(new URL("./lines/", import.meta.url));
const args = process.argv.slice(2);
const [weights = "", ...given] = args.filter((arg) => !arg.startsWith("--"));
const part = args.includes("--held") ? "held" : args.includes("--train") ? "train" : "all";
const reader = new LearnedReader(JSON.parse(readFileSync(weights, "utf8")));
const files = given.length > 0 ? given : readdirSync(FOLDER).filter((name) => name.startsWith("follow-"));
const lines = linesOfPart(
  files.flatMap((name) => readLines(name.includes("/") ? name : FOLDER + name)),
  part,
).filter(({ before }) => before?.how === "answered");
const SURE = 0.5;

/** A conversation in which questions were just answered. */
function afterAnswer({ answered }: AskExample): Conversation {
  const items = [...JSON.stringify(answered).matchAll(/\{"side":"(assets|debts|goals)","id":"([^"]+)"\}/g)].map(
    ([, side, id]) => ({ side: side as "assets", id: id ?? "" }),
  );
  const figures = { queries: answered, ranked: null, items };
  const shown = items.map(({ side, id }) => ({ side: side.slice(0, -1) as "asset", id }));
  return { ...NEW_CONVERSATION, memory: { ...NEW_CONVERSATION.memory, figures }, shown, since: 3, answered: true };
}

function ofParser({ laid, documents, answered }: AskExample): Query[] {
  const [first] = parseAfter(laid, documents, CORPUS_TODAY, answered);
  return first && first.probability >= SURE ? first.questions.map(({ query }) => query) : [];
}

function ofAdvisor(example: AskExample): { read: Query[]; wrote: boolean; reply: string } {
  const { message, documents } = example;
  const conversation = JSON.parse(JSON.stringify(afterAnswer(example)));
  const output = respond({ documents, today: CORPUS_TODAY, conversation, message, newId: String, reader });
  const { memory, answered } = output.conversation as Conversation;
  const read = answered && memory.figures && !memory.figures.assumed ? memory.figures.queries : [];
  return { read, wrote: output.changes.length > 0, reply: output.reply.message };
}

const counts = {
  asks: 0,
  parsed: 0,
  answered: 0,
  wroteAsking: 0,
  quiet: 0,
  parsedQuiet: 0,
  wroteQuiet: 0,
  tells: 0,
  told: 0,
};
for (const [at, line] of lines.entries()) {
  const example = askExample(line, at + 1);
  if (example.answered.length === 0) continue;
  const { read, wrote, reply } = ofAdvisor(example);
  const show = (what: string) => {
    if (args.includes("--show"))
      process.stdout.write(
        `${what} | ${example.message} | ${line.meanings.join(" ; ")} | ${reply.replaceAll("\n", " ").slice(0, 160)} | ${line.id}\n`,
      );
  };
  if (line.kind === "tell") {
    counts.tells += 1;
    counts.told += wrote ? 1 : 0;
    if (!wrote) show("not told");
  } else if (asksNothing(line)) {
    counts.quiet += 1;
    counts.parsedQuiet += ofParser(example).length === 0 ? 1 : 0;
    counts.wroteQuiet += wrote ? 1 : 0;
    if (wrote) show("wrote");
  } else if (!example.wanted.includes(null)) {
    counts.asks += 1;
    counts.parsed += isAsMeant(example, ofParser(example)) ? 1 : 0;
    const isRight = isAsMeant(example, read);
    counts.answered += isRight ? 1 : 0;
    counts.wroteAsking += wrote ? 1 : 0;
    if (!isRight || wrote) show(wrote ? "wrote" : "otherwise");
  }
}
const share = (count: number, of: number) => `${count} of ${of} (${((100 * count) / Math.max(1, of)).toFixed(1)} %)`;
process.stdout.write(
  `asks: by the parser ${share(counts.parsed, counts.asks)}, answered as meant ${share(counts.answered, counts.asks)}, wrote ${counts.wroteAsking}\n` +
    `tells nothing: by the parser ${share(counts.parsedQuiet, counts.quiet)}, wrote ${share(counts.wroteQuiet, counts.quiet)}\n` +
    `tells: wrote ${share(counts.told, counts.tells)}\n`,
);
