import type { Handler } from "../../call/call.ts";
import { readDocuments } from "../../changes/edit-document.ts";
import { goalsResult } from "./goals-result.ts";

export const getUserIntermediateGoals: Handler<"getUserIntermediateGoals"> = (_payload, call) =>
  readDocuments(call, goalsResult);
