import type { Handler } from "../../call/call.ts";
import { editDocument } from "../../changes/edit-document.ts";
import { scenariosResult } from "./scenarios-result.ts";

/** Stores the complete list of scenarios. */
export const saveScenarios: Handler<"saveScenarios"> = (payload, call) =>
  editDocument(call, {
    kind: "scenarios",
    payload,
    edit: (document) => ({ ...document, scenarios: payload.scenarios }),
    answer: scenariosResult,
  });
