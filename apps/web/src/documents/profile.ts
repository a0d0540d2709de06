import type { CallPayload, ProfileResult } from "@seven-figures/calls";
import type { Profile } from "@seven-figures/domain";
import { queryOptions } from "@tanstack/react-query";
import { calls } from "#session/calls.ts";
import { goalsQuery } from "./goals.ts";
import { useDocumentMutation } from "./use-document-mutation.ts";

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: ({ signal }) => calls.call("getUserProfile", null, { signal }),
});

export type ProfileFields = Pick<Profile, "basicInfo" | "educationHistory" | "experience" | "financialGoal">;

/** One section of the profile. */
export type ProfileSection = {
  [Section in keyof ProfileFields]: { profileSection: Section; data: ProfileFields[Section] };
}[keyof ProfileFields];

/** Stores a section. `revision`: the one that the form was filled from. */
export function useSaveProfileSection() {
  return useDocumentMutation({
    queryKey: profileQuery.queryKey,
    alsoStale: [goalsQuery.queryKey],
    send: (input: ProfileSection & { revision: number }, { requestId }): Promise<ProfileResult> =>
      calls.call("updateUserProfileSection", { ...input, requestId } as CallPayload<"updateUserProfileSection">),
  });
}
