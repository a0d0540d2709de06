import { check, goalListSchema } from "@seven-figures/domain";
import { editDocument } from "../../changes/edit-document.ts";
import { type Handler, instantOf } from "../call.ts";
import { requireNoErrors } from "../call-failure.ts";
import { goalsResult } from "./goals-result.ts";

/** Adds a goal at the end of the list, which must stay within its rules: 200 goals, no id twice. */
export const addIntermediateGoal: Handler<"addIntermediateGoal"> = (payload, call) =>
  editDocument(call, {
    kind: "goals",
    payload,
    edit(goals) {
      const now = instantOf(call.now);
      const intermediateGoals = [...goals.intermediateGoals, { ...payload.goal, createdAt: now, updatedAt: now }];
      const checked = check(goalListSchema, intermediateGoals);
      if ("errors" in checked) requireNoErrors(checked.errors.map(({ message }) => ({ path: "goal", message })));
      return { ...goals, intermediateGoals };
    },
    answer: goalsResult,
  });
