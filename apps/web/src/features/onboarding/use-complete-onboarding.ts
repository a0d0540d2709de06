import type { CallPayload, GoalsResult, ProfileResult, SkillsResult } from "@seven-figures/calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { paths } from "#config/paths.ts";
import { today } from "#config/today.ts";
import { goalsQuery } from "#documents/goals.ts";
import { profileQuery } from "#documents/profile.ts";
import { skillsQuery } from "#documents/skills.ts";
import { changedElsewhere, saveFailure } from "#forms/save-failure.ts";
import { useNavigate } from "#routing/routing.tsx";
import { calls } from "#session/calls.ts";
import { toast } from "#ui/toast.tsx";
import { completedProfile } from "./completed-profile.ts";
import { clearDraft } from "./draft-storage.ts";
import type { OnboardingDraft } from "./onboarding-draft.ts";
import { SavedPart } from "./saved-part.ts";

/** What is stored of the person before: what the wizard does not ask for stays. A new person has no goals. */
export interface StoredBefore {
  profile: ProfileResult;
  goals: GoalsResult;
  skills: SkillsResult;
}

/**
 * Saves profile, goals and skills in parallel, then goes to the dashboard. What the page knows of the person changes
 * only once all three are stored: a complete profile alone would let the guard leave while the others can still fail.
 */
export function useCompleteOnboarding(userId: string, before: StoredBefore) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const [parts] = useState(() => ({
    profile: new SavedPart((payload: CallPayload<"saveUserProfile">) => calls.call("saveUserProfile", payload)),
    goals: new SavedPart((payload: CallPayload<"saveUserIntermediateGoals">) =>
      calls.call("saveUserIntermediateGoals", payload),
    ),
    skills: new SavedPart((payload: CallPayload<"saveUserSkills">) => calls.call("saveUserSkills", payload)),
  }));
  const completion = useMutation({
    networkMode: "always",
    mutationFn: async (draft: OnboardingDraft) => {
      const profile = completedProfile(draft, before.profile.basicInfo, today());
      if (!profile) return null;
      const { skills, interests } = draft;
      const saves = [
        parts.profile.save({ profile }, before.profile.revision),
        parts.goals.save({ goals: before.goals.intermediateGoals }, before.goals.revision),
        parts.skills.save({ skills: { skills, interests } }, before.skills.revision),
      ] as const;
      // Whoever tries again must know which of them are stored.
      await Promise.allSettled(saves);
      return Promise.all(saves);
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
