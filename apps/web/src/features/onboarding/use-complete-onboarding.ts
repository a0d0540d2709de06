import type { CallPayload, GoalsResult, ProfileResult, SkillsResult } from "@seven-figures/calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { paths } from "#config/paths.ts";
import { browserTimeZone, today } from "#config/today.ts";
import { goalsQuery } from "#documents/goals.ts";
import { profileQuery } from "#documents/profile.ts";
import { RequestIds } from "#documents/request-ids.ts";
import { skillsQuery } from "#documents/skills.ts";
import { changedElsewhere, saveFailure } from "#forms/save-failure.ts";
import { useNavigate } from "#routing/routing.tsx";
import { calls } from "#session/calls.ts";
import { toast } from "#ui/toast.tsx";
import { completedProfile } from "./completed-profile.ts";
import { clearDraft } from "./draft-storage.ts";
import type { OnboardingDraft } from "./onboarding-draft.ts";

/** What is stored of the person before: what the wizard does not ask for stays. A new person has no goals. */
export interface StoredBefore {
  profile: ProfileResult;
  goals: GoalsResult;
  skills: SkillsResult;
}

/** Saves profile, goals and skills by one call, all of them or none, then goes to the dashboard. */
export function useCompleteOnboarding(userId: string, before: StoredBefore) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [requestIds] = useState(() => new RequestIds<CallPayload<"completeOnboarding">>());
  const completion = useMutation({
    networkMode: "always",
    mutationFn: async (draft: OnboardingDraft) => {
      const profile = completedProfile(draft, before.profile.basicInfo, today());
      if (!profile) return null;
      const { skills, interests } = draft;
      const payload = {
        profile,
        goals: before.goals.intermediateGoals,
        skills: { skills, interests },
        revisions: {
          profile: before.profile.revision,
          goals: before.goals.revision,
          skills: before.skills.revision,
        },
        timeZone: browserTimeZone(),
      };
      return requestIds.use(payload, ({ requestId }) => calls.call("completeOnboarding", { ...payload, requestId }));
    },
    onSuccess: (saved) => {
      if (!saved) {
        isUnderWay.current = false;
        return;
      }
      clearDraft(userId);
      client.setQueryData(goalsQuery.queryKey, saved.goals);
      client.setQueryData(skillsQuery.queryKey, saved.skills);
      client.setQueryData(profileQuery.queryKey, saved.profile);
      navigate(paths.dashboard, { replace: true });
    },
    onError: async (error) => {
      if (changedElsewhere(error)) await client.invalidateQueries();
      isUnderWay.current = false;
      toast.error(saveFailure(error, "Your profile could not be saved. Please try again."));
    },
  });
  return {
    isCompleting: completion.isPending || Boolean(completion.data),
    /** A second press before the page has heard of the first sends nothing. */
    complete: (draft: OnboardingDraft) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      completion.mutate(draft);
    },
  };
}
