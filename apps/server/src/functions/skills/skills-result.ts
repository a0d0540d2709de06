import type { SkillsResult } from "@seven-figures/calls";
import type { StoredDocuments } from "../../store/stored-documents.ts";

export function skillsResult({ documents, revisions }: StoredDocuments): SkillsResult {
  return { skillsAndInterests: documents.skills, revision: revisions.skills };
}
