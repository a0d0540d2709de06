import type { Handler } from "../../call/call.ts";
import { editDocument } from "../../changes/edit-document.ts";
import { goalsResult } from "./goals-result.ts";
import { requireGoal } from "./require-goal.ts";

export const deleteIntermediateGoal: Handler<"deleteIntermediateGoal"> = (payload, call) =>
  editDocument(call, {
    kind: "goals",
    payload,
    edit(goals) {
      const goal = requireGoal(goals, payload.goalId);
      return { ...goals, intermediateGoals: goals.intermediateGoals.filter(({ id }) => id !== goal.id) };
    },
    answer: goalsResult,
  });
