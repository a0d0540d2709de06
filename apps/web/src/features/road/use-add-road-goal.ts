import type { Goal } from "@seven-figures/domain";
import { useAddGoal, useDeleteGoal } from "#documents/goals.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { toast } from "#ui/toast.tsx";

/** Adds a goal that a lever asks for; for a moment a click takes it back. */
export function useAddRoadGoal() {
  const { mutateAsync: add, isPending } = useAddGoal();
  const { mutateAsync: remove } = useDeleteGoal();

  async function addGoal(made: Goal): Promise<void> {
    try {
      const { intermediateGoals, revision } = await add(made);
      const goal = intermediateGoals.find(({ id }) => id === made.id);
      if (!goal) return;
      toast.undoable(`Goal added: ${goal.title}`, () => void takeBack(goal, revision));
    } catch (error) {
      toast.error(saveFailure(error, "The goal could not be added. Please try again."));
    }
  }

  async function takeBack(goal: Goal, revision: number): Promise<void> {
    try {
      await remove({ goal, revision });
      toast.success("The goal is taken back");
    } catch (error) {
      toast.error(saveFailure(error, "The goal could not be taken back. You can delete it on the goals page."));
    }
  }

  return { addGoal, isAdding: isPending };
}
