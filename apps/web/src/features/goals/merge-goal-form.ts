import type { GoalFormInput } from "@seven-figures/domain";
import { followSaved } from "#forms/follow-saved.ts";
import { sameValue } from "#forms/same-value.ts";

type StepInput = GoalFormInput["submilestones"][number];

/**
 * The form after the goal changed elsewhere: what the person touched stays as typed, everything else shows the newer
 * values. `base` is what the form was filled from, `mine` what it holds, `theirs` the newer goal.
 */
export function mergeGoalForm(base: GoalFormInput, mine: GoalFormInput, theirs: GoalFormInput): GoalFormInput {
  return {
    ...mergeFields(base, mine, theirs),
    submilestones: mergeSteps(base.submilestones, mine.submilestones, theirs.submilestones),
  };
}

/** Ids of the steps that were changed here and deleted elsewhere: they stay in the merged form. */
export function stepsGone(base: GoalFormInput, merged: GoalFormInput, theirs: GoalFormInput): string[] {
  return merged.submilestones
    .map(({ id }) => id)
    .filter((id) => find(base.submilestones, id) && !find(theirs.submilestones, id));
}

/** Order and deletions are the person's; what was added elsewhere comes last. */
function mergeSteps(base: StepInput[], mine: StepInput[], theirs: StepInput[]): StepInput[] {
  if (sameValue(base, mine)) return theirs;
  const kept = mine.flatMap((step) => {
    const [was, now] = [find(base, step.id), find(theirs, step.id)];
    if (!was) return [step];
    if (!now) return sameValue(was, step) ? [] : [step];
    return [mergeFields(was, step, now)];
  });
  return [...kept, ...theirs.filter(({ id }) => !find(base, id) && !find(mine, id))];
}

function mergeFields<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  return { ...mine, ...followSaved(base, mine, theirs).updates };
}

function find(steps: StepInput[], id: string): StepInput | undefined {
  return steps.find((step) => step.id === id);
}
