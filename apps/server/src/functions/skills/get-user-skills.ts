import type { Handler } from "../../call/call.ts";
import { readDocument } from "../../changes/edit-document.ts";
import { skillsResult } from "./skills-result.ts";

export const getUserSkills: Handler<"getUserSkills"> = (_payload, call) => readDocument(call, "skills", skillsResult);
