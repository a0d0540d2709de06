import { ADVISOR_LIMITS, check, goalListSchema, instantOf } from "@seven-figures/domain";
import type { Handler } from "../../call/call.ts";
import { CallFailure, requireNoErrors } from "../../call/call-failure.ts";
import { editDocument } from "../../changes/edit-document.ts";
import { goalsResult } from "./goals-result.ts";

const FULL = `The advisor keeps at most ${ADVISOR_LIMITS.goals} goals, so this one was not added.`;

/**
 * Adds a goal at the end of the list, which must stay within its rules: 200 goals, no id twice. One that the advisor
 * suggested is held to the advisor's limit too: only here are two tabs that add at once told apart.
 */
export const addIntermediateGoal: Handler<"addIntermediateGoal"> = (payload, call) =>
  editDocument(call, {
    kind: "goals",
    payload,
    edit(goals) {
      if (payload.suggested && goals.intermediateGoals.length >= ADVISOR_LIMITS.goals) {
        throw new CallFailure("FAILED_PRECONDITION", FULL);
      }
      const now = instantOf(call.now);
      const intermediateGoals = [...goals.intermediateGoals, { ...payload.goal, createdAt: now, updatedAt: now }];
      const checked = check(goalListSchema, intermediateGoals);
      if ("errors" in checked) requireNoErrors(checked.errors.map(({ message }) => ({ path: "goal", message })));
      return { ...goals, intermediateGoals };
    },
    answer: goalsResult,
  });
