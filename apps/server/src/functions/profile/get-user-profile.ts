import { readWholeDocument } from "../../changes/edit-document.ts";
import type { Handler } from "../call.ts";
import { profileResult } from "./profile-result.ts";

export const getUserProfile: Handler<"getUserProfile"> = (_payload, call) =>
  readWholeDocument(call, "profile", profileResult);
