import type { ProfileResult } from "@seven-figures/calls";
import type { StoredDocuments } from "../../store/stored-documents.ts";

export function profileResult({ documents, revisions }: StoredDocuments): ProfileResult {
  return { ...documents.profile, revision: revisions.profile };
}
