import { zodResolver } from "@hookform/resolvers/zod";
import { CallError } from "@seven-figures/calls";
import {
  type Goal,
  type GoalFormInput,
  type GoalFormOutput,
  goalForm,
  newGoalForm,
  toGoalForm,
} from "@seven-figures/domain";
import { useEffect, useRef, useState } from "react";
import { type FieldPath, useForm } from "react-hook-form";
import { useAddGoal, useIsGoalGone, useUpdateGoal } from "#documents/goals.ts";
import { changedElsewhere, saveFailure } from "#forms/save-failure.ts";
import { toast } from "#ui/toast.tsx";
import { changedFields } from "./changed-fields.ts";
import { mergeGoalForm, stepsGone } from "./merge-goal-form.ts";
import { newGoalId } from "./new-ids.ts";

interface GoalFormOptions {
  /** The goal to edit as it is stored now; null for a new one. */
  goal: Goal | null;
  /** Whether the goal was deleted elsewhere: saving adds it again, as a new one. */
  isGone: boolean;
  revision: number;
  onSaved: () => void;
}

/** The add/edit form of a goal. Where the goal changes elsewhere meanwhile, newer values come in around what was typed. */
export function useGoalForm({ goal, isGone, revision, onSaved }: GoalFormOptions) {
  const [start] = useState(() => (goal ? toGoalForm(goal) : newGoalForm(newGoalId(Date.now()))));
  const form = useForm<GoalFormInput, unknown, GoalFormOutput>({
    defaultValues: start,
    resolver: zodResolver(goalForm),
    mode: "onTouched",
  });
  const [newer, setNewer] = useState(false);
  const [goneSteps, setGoneSteps] = useState<string[]>([]);
  const base = useRef({ values: start, goal, revision });
  const { mutateAsync: add } = useAddGoal();
  const { mutateAsync: update } = useUpdateGoal();
  const isGoalGone = useIsGoalGone();
  const { isSubmitting, isDirty } = form.formState;
  const { getValues, reset } = form;

  useEffect(() => {
    if (isSubmitting || !goal || isGone) return;
    if (goal !== base.current.goal) {
      const theirs = toGoalForm(goal);
      const merged = mergeGoalForm(base.current.values, getValues(), theirs);
      const gone = stepsGone(base.current.values, merged, theirs);
      setGoneSteps((before) => [
        ...before.filter((id) => !theirs.submilestones.some((step) => step.id === id)),
        ...gone,
      ]);
      base.current = { values: theirs, goal, revision };
      reset(theirs);
      if (!isDirty) return;
      reset(merged, { keepDefaultValues: true });
      setNewer(true);
    }
    base.current.revision = revision;
  }, [goal, isGone, revision, isSubmitting, isDirty, getValues, reset]);

  const submit = form.handleSubmit(async (edited) => {
    const { goal: stored, revision: since } = base.current;
    const isNew = !stored || isGone;
    try {
      if (isNew) await add(stored ? { ...edited, id: newGoalId(Date.now()) } : edited);
      else await update({ goalId: stored.id, updates: changedFields(stored, edited), revision: since });
      toast.success(isNew ? "Goal added" : "Goal updated");
      onSaved();
    } catch (error) {
      // The dialog itself says so, and offers to add it again
      if (!isNew && isGoalGone(stored.id)) return;
      if (changedElsewhere(error)) setNewer(true);
      showWrongFields(error);
      toast.error(saveFailure(error, "Failed to save goal. Please try again."));
    }
  });

  /** What the server finds wrong stands at its field, like what the form itself finds. */
  function showWrongFields(error: unknown) {
    if (!(error instanceof CallError)) return;
    for (const { path, message } of error.fields) {
      const name = path.replace(/^(goal|updates)\./, "");
      if ((name.split(".")[0] ?? "") in start) form.setError(name as FieldPath<GoalFormInput>, { message });
    }
  }

  return { form, submit, newer, goneSteps };
}
