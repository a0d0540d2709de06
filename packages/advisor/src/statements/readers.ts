import { readListsLoosely } from "./loose/lists.ts";
import { readStepsLoosely } from "./loose/steps.ts";
import { readTargetLoosely } from "./loose/targets.ts";
import { readCostSum } from "./read-cost-sum.ts";
import { readEntries } from "./read-entries.ts";
import { readGoalAdd } from "./read-goal-add.ts";
import { readGoalEdits } from "./read-goal-edits.ts";
import { readGoalRemovals } from "./read-goal-removals.ts";
import { readListChanges } from "./read-list-changes.ts";
import { readNames } from "./read-names.ts";
import { readNone } from "./read-none.ts";
import { readProfile } from "./read-profile.ts";
import { readRenames, readRetypes } from "./read-renames.ts";
import { readSavingsBox } from "./read-savings-box.ts";
import { readStepAdds, readStepEdits } from "./read-steps.ts";
import { readTarget } from "./read-target.ts";
import { readYearly } from "./read-yearly.ts";
import type { ClauseReader, RunReader } from "./reading.ts";

/** Readers of whole sentences, tried first and in this order: lists that must not be cut at their commas. */
export const RUN_READERS: RunReader[] = [
  readRenames,
  readGoalRemovals,
  readStepAdds,
  readStepEdits,
  readCostSum,
  readNames,
  readTarget,
  readRetypes,
  readProfile,
  readStepsLoosely,
  readListsLoosely,
  readTargetLoosely,
];
/** Readers of single clauses, tried in this order. A new kind of statement is a new reader here. */
export const CLAUSE_READERS: ClauseReader[] = [
  readSavingsBox,
  readNone,
  readListChanges,
  readGoalEdits,
  readGoalAdd,
  readYearly,
  readEntries,
];
