import type { Handler } from "../../call/call.ts";
import { editDocument } from "../../changes/edit-document.ts";
import { skillsResult } from "./skills-result.ts";

export const saveUserSkills: Handler<"saveUserSkills"> = (payload, call) =>
  editDocument(call, {
    kind: "skills",
    payload,
    edit: (skills) => ({ ...skills, ...payload.skills }),
    answer: skillsResult,
  });
