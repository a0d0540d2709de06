import { checkProfile } from "@seven-figures/domain";
import { type Handler, todayOf } from "../../call/call.ts";
import { requireNoErrors } from "../../call/call-failure.ts";
import { editWholeDocument } from "../../changes/edit-document.ts";
import { profileResult } from "./profile-result.ts";

/** Stores the whole profile; when it was made stays. */
export const saveUserProfile: Handler<"saveUserProfile"> = async (payload, call) => {
  requireNoErrors(checkProfile(payload.profile, todayOf(call)), "profile");
  return editWholeDocument(call, {
    kind: "profile",
    payload,
    edit: (profile) => ({ ...profile, ...payload.profile }),
    answer: profileResult,
  });
};
