import type { Handler } from "../../call/call.ts";
import { readWholeDocument } from "../../changes/edit-document.ts";
import { profileResult } from "./profile-result.ts";

export const getUserProfile: Handler<"getUserProfile"> = (_payload, call) =>
  readWholeDocument(call, "profile", profileResult);
