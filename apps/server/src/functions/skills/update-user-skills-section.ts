import type { Handler } from "../../call/call.ts";
import { editDocument } from "../../changes/edit-document.ts";
import { skillsResult } from "./skills-result.ts";

export const updateUserSkillsSection: Handler<"updateUserSkillsSection"> = (payload, call) =>
  editDocument(call, {
    kind: "skills",
    payload,
    edit: (skills) => ({ ...skills, [payload.section]: payload.data }),
    answer: skillsResult,
  });
