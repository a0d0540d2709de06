import type { Documents } from "@seven-figures/domain";
import { CORPUS_TODAY } from "../src/corpus/run-case.ts";
import { type Laid, layOut } from "../src/queries/pieces.ts";
import { readerTokens } from "../src/reader/reader-tokens.ts";
import { Chance } from "./chance.ts";
import { type FilledLine, fillLine } from "./fill-line.ts";
import type { Line } from "./lines.ts";
import { documentsFor } from "./sample-documents.ts";
import { SampleState } from "./sample-state.ts";

/** A line of `lines` filled, with what it is asked of. */
export interface AskExample {
  line: Line;
  message: string;
  documents: Documents;
  filled: FilledLine;
  laid: Laid;
}

/** A line filled once, the same for the same seed; a year's figures and rates go with it so that questions have an answer. */
export function askExample(line: Line, seed: number): AskExample {
  const chance = new Chance(seed);
  const state = new SampleState(chance);
  const filled = fillLine(line, state, new Set(), chance);
  const message = chance.is(0.3) ? filled.text.toLowerCase() : filled.text;
  const documents = documentsFor(state);
  const tokens = readerTokens(message, documents, CORPUS_TODAY);
  return { line, message, documents, filled, laid: layOut(tokens, message, documents, CORPUS_TODAY) };
}
