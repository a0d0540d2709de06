import type { Phrase } from "../../language/phrase.ts";
import type { Reading } from "../reading.ts";
import type { Statement } from "../statement.ts";
import { readGoalEditLoosely } from "./goal-edits.ts";
import { readListsLoosely } from "./lists.ts";
import { readStepsLoosely } from "./steps.ts";
import { readTargetLoosely } from "./targets.ts";

const LOOSE_READERS = [readListsLoosely, readTargetLoosely, readStepsLoosely, readGoalEditLoosely];

/** A whole sentence of which no rule understood anything, read by its shape as told of goals, lists or the target. */
export function readGoalsLoosely(whole: Phrase, reading: Reading): Statement[] | null {
  for (const reader of LOOSE_READERS) {
    const found = reader(whole, reading);
    if (found && found.statements.length > 0) return found.statements;
  }
  return null;
}
