import { readFileSync } from "node:fs";
import { LearnedReader } from "@seven-figures/advisor";
import { WEIGHTS_FILE } from "./weights-file.ts";

/** The trained reader of messages; throws where its weights are missing or broken. */
export function loadReader(file = WEIGHTS_FILE): LearnedReader {
  return new LearnedReader(JSON.parse(readFileSync(file, "utf8")));
}
