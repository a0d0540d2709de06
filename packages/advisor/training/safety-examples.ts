// node safety-examples.ts OUT SEED FILE... [--train|--held]: messages with what they say of danger -> tokens, for the reader that is trained
// on both. Lines that lean on what went before are ordinary ones here and stand alone, as they do where danger is judged.
import { writeFileSync } from "node:fs";
import { readerTokens } from "../src/reader/reader-tokens.ts";
import { CORPUS_TODAY } from "../testing/run-case.ts";
import { Chance } from "./chance.ts";
import { compactToken } from "./compact-token.ts";
import { fillLine } from "./fill-line.ts";
import { type Line, readLines } from "./lines.ts";
import { safetyOf } from "./safety-of-line.ts";
import { documentsFor } from "./sample-documents.ts";
import { SampleState } from "./sample-state.ts";
import { linesOfPart } from "./split-authors.ts";

const args = process.argv.slice(2);
const [out = "", seed = "1", ...files] = args.filter((arg) => !arg.startsWith("--"));
const part = args.includes("--train") ? "train" : args.includes("--held") ? "held" : "all";
const chance = new Chance(Number(seed));
const rows: string[] = [];

/** The messages of a line: one of danger in two spellings, one that leans with its slots filled. */
function messagesOf(line: Line, state: SampleState): string[] {
  if (line.before) return [fillLine({ ...line, before: null }, state, new Set(), chance).text];
  return [line.text, chance.is(0.5) ? line.text.toLowerCase() : line.text.replace(/[.,!']/g, "")];
}

for (const line of linesOfPart(files.flatMap(readLines), part)) {
  const safety = safetyOf(line);
  if (safety === null) continue;
  const state = new SampleState(chance);
  for (const message of messagesOf(line, state)) {
    const tokens = readerTokens(message, documentsFor(state), CORPUS_TODAY);
    rows.push(
      JSON.stringify({
        message,
        lines: [line.id],
        author: line.author,
        tokens: tokens.map(compactToken),
        acts: [],
        whole: [],
        kinds: tokens.map(() => "?"),
        safety,
      }),
    );
  }
}
writeFileSync(out, `${rows.join("\n")}\n`);
process.stdout.write(`${rows.length} examples\n`);
