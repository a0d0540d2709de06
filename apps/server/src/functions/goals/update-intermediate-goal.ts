import { check, goalSchema, instantOf } from "@seven-figures/domain";
import type { Handler } from "../../call/call.ts";
import { requireChecked } from "../../call/call-failure.ts";
import { editDocument } from "../../changes/edit-document.ts";
import { goalsResult } from "./goals-result.ts";
import { requireGoal } from "./require-goal.ts";
import { stampGoals } from "./stamp-goals.ts";

/** Lays some fields over a goal; the whole must be a goal by all its rules. */
export const updateIntermediateGoal: Handler<"updateIntermediateGoal"> = (payload, call) =>
  editDocument(call, {
    kind: "goals",
    payload,
    edit(goals) {
      const goal = requireGoal(goals, payload.goalId);
      const changed = requireChecked(check(goalSchema, { ...goal, ...payload.updates }), "updates");
      const [updated = goal] = stampGoals([changed], [goal], instantOf(call.now));
      return {
        ...goals,
        intermediateGoals: goals.intermediateGoals.map((other) => (other.id === goal.id ? updated : other)),
      };
    },
    answer: goalsResult,
  });
