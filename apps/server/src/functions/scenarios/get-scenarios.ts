import type { Handler } from "../../call/call.ts";
import { readWholeDocument } from "../../changes/edit-document.ts";
import { scenariosResult } from "./scenarios-result.ts";

/** The roads that are kept by name. */
export const getScenarios: Handler<"getScenarios"> = (_payload, call) =>
  readWholeDocument(call, "scenarios", scenariosResult);
