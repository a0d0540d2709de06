import type { ProfileResult } from "@seven-figures/calls";
import type { OneDocument } from "../../store/stored-documents.ts";

export function profileResult({ documents, revisions }: OneDocument<"profile">): ProfileResult {
  return { ...documents.profile, revision: revisions.profile };
}
