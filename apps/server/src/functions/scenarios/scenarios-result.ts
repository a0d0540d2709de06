import type { ScenariosResult } from "@seven-figures/calls";
import type { OneDocument } from "../../store/stored-documents.ts";

export function scenariosResult({ documents, revisions }: OneDocument<"scenarios">): ScenariosResult {
  return { ...documents.scenarios, revision: revisions.scenarios };
}
