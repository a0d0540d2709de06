import { instantOf } from "@seven-figures/domain";
import type { Handler } from "../../call/call.ts";
import { editDocument } from "../../changes/edit-document.ts";
import { goalsResult } from "./goals-result.ts";
import { stampGoals } from "./stamp-goals.ts";

/** Stores a whole list in place of the one that is there. */
export const saveUserIntermediateGoals: Handler<"saveUserIntermediateGoals"> = (payload, call) =>
  editDocument(call, {
    kind: "goals",
    payload,
    edit: (goals) => ({
      ...goals,
      intermediateGoals: stampGoals(payload.goals, goals.intermediateGoals, instantOf(call.now)),
    }),
    answer: goalsResult,
  });
