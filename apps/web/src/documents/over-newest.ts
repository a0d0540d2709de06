import { CallError } from "@seven-figures/calls";

const MOST_TRIES = 3;

/**
 * Runs a write that holds whatever else changed: where the data moved on elsewhere it is refused (code `aborted`), and
 * is run again over what is there now, unless `isStillMeant` finds that what is there now speaks against it.
 */
export async function overNewest<Result>(
  write: () => Promise<Result>,
  isStillMeant: () => Promise<boolean> = async () => true,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      const hasMoved = error instanceof CallError && error.code === "aborted";
      if (!hasMoved || attempt === MOST_TRIES || !(await isStillMeant())) throw error;
    }
  }
}
