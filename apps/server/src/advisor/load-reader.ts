import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LearnedReader } from "@seven-figures/advisor";
import { StartError } from "../start-error.ts";

const WEIGHTS = fileURLToPath(import.meta.resolve("@seven-figures/advisor/weights"));

/** The trained reader of messages; throws a StartError where its weights are missing or broken. */
export function loadReader(file = WEIGHTS): LearnedReader {
  try {
    return new LearnedReader(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new StartError(
      [`The advisor's weights ${file} cannot be read. Check them out again, or train them anew.`],
      error,
    );
  }
}
