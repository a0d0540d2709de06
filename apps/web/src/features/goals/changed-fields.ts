import type { Goal, GoalUpdates } from "@seven-figures/domain";

const EDITABLE = [
  "title",
  "type",
  "targetAmount",
  "currentAmount",
  "progress",
  "targetDate",
  "status",
  "description",
  "category",
  "submilestones",
] as const satisfies readonly (keyof GoalUpdates)[];

/** The fields of an edited goal that differ from the stored one, so that a save writes nothing that was not changed. */
export function changedFields(stored: Goal, edited: Goal): GoalUpdates {
  return Object.fromEntries(
    EDITABLE.filter((key) => JSON.stringify(stored[key]) !== JSON.stringify(edited[key])).map((key) => [
      key,
      edited[key],
    ]),
  );
}
