import { checkProfile } from "@seven-figures/domain";
import { type Handler, todayOf } from "../../call/call.ts";
import { requireNoErrors } from "../../call/call-failure.ts";
import { editWholeDocument } from "../../changes/edit-document.ts";
import { profileResult } from "./profile-result.ts";

/** Stores one section of the profile, the others stay. */
export const updateUserProfileSection: Handler<"updateUserProfileSection"> = async (payload, call) => {
  const { profileSection, data } = payload;
  const errors = checkProfile({ [profileSection]: data }, todayOf(call));
  requireNoErrors(errors.map(({ path, message }) => ({ path: path.replace(profileSection, "data"), message })));
  return editWholeDocument(call, {
    kind: "profile",
    payload,
    edit: (profile) => ({ ...profile, [profileSection]: data }),
    answer: profileResult,
  });
};
