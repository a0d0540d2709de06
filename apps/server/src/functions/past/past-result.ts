import type { PastResult } from "@seven-figures/calls";
import type { OneDocument } from "../../store/stored-documents.ts";

export function pastResult({ documents, revisions }: OneDocument<"past">): PastResult {
  return { ...documents.past, revision: revisions.past };
}
