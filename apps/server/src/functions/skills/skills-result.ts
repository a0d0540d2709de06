import type { SkillsResult } from "@seven-figures/calls";
import type { OneDocument } from "../../store/stored-documents.ts";

export function skillsResult({ documents, revisions }: OneDocument<"skills">): SkillsResult {
  return { skillsAndInterests: documents.skills, revision: revisions.skills };
}
