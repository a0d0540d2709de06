import type { Goal } from "@seven-figures/domain";
import { useCallback } from "react";
import { useAddGoal, useDeleteGoal } from "#documents/goals.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { toast } from "#ui/toast.tsx";

/** Adds a goal that a lever asks for; for a moment a click takes it back. */
export function useAddRoadGoal() {
  const { mutateAsync: add, isPending } = useAddGoal();
  const { mutateAsync: remove } = useDeleteGoal();

  const addGoal = useCallback(
    async (made: Goal) => {
      const takeBack = async (goal: Goal, revision: number) => {
        try {
          await remove({ goal, revision });
          toast.success("The goal is taken back");
        } catch (error) {
          toast.error(saveFailure(error, "The goal could not be taken back. You can delete it on the goals page."));
        }
      };
      try {
        const { intermediateGoals, revision } = await add(made);
        const goal = intermediateGoals.find(({ id }) => id === made.id);
        if (goal) toast.undoable(`Goal added: ${goal.title}`, () => void takeBack(goal, revision));
      } catch (error) {
        toast.error(saveFailure(error, "The goal could not be added. Please try again."));
      }
    },
    [add, remove],
  );

  return { addGoal, isAdding: isPending };
}
