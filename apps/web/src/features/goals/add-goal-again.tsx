import type { Goal } from "@seven-figures/domain";
import { useAddGoal } from "#documents/goals.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { newGoalId } from "./new-ids.ts";

/** Stores a goal that was deleted elsewhere once more, as a new one. */
export function AddGoalAgain({ goal, onAdded }: { goal: Goal; onAdded: () => void }) {
  const { mutateAsync, isPending } = useAddGoal();
  const add = async () => {
    try {
      await mutateAsync({ ...goal, id: newGoalId(Date.now()) });
      toast.success("Goal added");
      onAdded();
    } catch (error) {
      toast.error(saveFailure(error, "Failed to save goal. Please try again."));
    }
  };
  return (
    <Button variant="primary" busy={isPending} busyLabel="Saving..." onClick={add}>
      Add Goal Again
    </Button>
  );
}
