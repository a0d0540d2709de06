import type { BasicInfo, Goal } from "@seven-figures/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "#config/paths.ts";
import { today } from "#config/today.ts";
import { goalsQuery } from "#documents/goals.ts";
import { newRequestId } from "#documents/new-request-id.ts";
import { profileQuery } from "#documents/profile.ts";
import { skillsQuery } from "#documents/skills.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { calls } from "#session/calls.ts";
import { toast } from "#ui/toast.tsx";
import { completedProfile } from "./completed-profile.ts";
import { clearDraft } from "./draft-storage.ts";
import type { OnboardingDraft } from "./onboarding-draft.ts";

/** What is stored of the person before: the wizard asks for none of it, so it stays. A new person has no goals. */
export interface StoredBefore {
  basicInfo: BasicInfo;
  goals: Goal[];
}

/**
 * Saves profile, goals and skills in parallel, then goes to the dashboard. What the page knows of the person changes
 * only once all three are stored: a complete profile alone would let the guard leave while the others can still fail.
 */
export function useCompleteOnboarding(userId: string, before: StoredBefore) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const completion = useMutation({
    networkMode: "always",
    mutationFn: async (draft: OnboardingDraft) => {
      const profile = completedProfile(draft, before.basicInfo, today());
      if (!profile) return null;
      const { skills, interests } = draft;
      return Promise.all([
        calls.call("saveUserProfile", { profile, requestId: newRequestId() }),
        calls.call("saveUserIntermediateGoals", { goals: before.goals, requestId: newRequestId() }),
        calls.call("saveUserSkills", { skills: { skills, interests }, requestId: newRequestId() }),
      ]);
    },
    onSuccess: (saved) => {
      if (!saved) {
        isUnderWay.current = false;
        return;
      }
      const [profile, goals, skills] = saved;
      clearDraft(userId);
      client.setQueryData(goalsQuery.queryKey, goals);
      client.setQueryData(skillsQuery.queryKey, skills);
      client.setQueryData(profileQuery.queryKey, profile);
      navigate(paths.dashboard, { replace: true });
    },
    onError: (error) => {
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
