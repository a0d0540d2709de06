import { accessSync, constants } from "node:fs";
import { fileURLToPath } from "node:url";
import { StartError } from "../start-error.ts";

/** Where the weights of the advisor's trained reader are. */
export const WEIGHTS_FILE = fileURLToPath(import.meta.resolve("@seven-figures/advisor/weights"));

/** Throws a StartError where the weights cannot be read. Reading them is left to the workers. */
export function requireWeights(file = WEIGHTS_FILE): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new StartError(
      [`The advisor's weights ${file} cannot be read. Check them out again, or train them anew.`],
      error,
    );
  }
}
