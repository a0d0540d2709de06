import { checkOnboarding, checkProfile, instantOf } from "@seven-figures/domain";
import { AsStored } from "../../call/as-stored.ts";
import { defaultDocuments, type Handler, todayOf } from "../../call/call.ts";
import { requireNoErrors } from "../../call/call-failure.ts";
import { requireRevision } from "../../changes/edit-document.ts";
import { recordChange } from "../../changes/record-change.ts";
import { writeOnce } from "../../changes/write-once.ts";
import { goalsResult } from "../goals/goals-result.ts";
import { stampGoals } from "../goals/stamp-goals.ts";
import { skillsResult } from "../skills/skills-result.ts";
import { profileResult } from "./profile-result.ts";

/** Stores profile, goals and skills at once, as one change: all of them or none. A profile must have all that is asked. */
export const completeOnboarding: Handler<"completeOnboarding"> = async (payload, call) => {
  const today = todayOf(call, payload.timeZone);
  requireNoErrors([...checkOnboarding(payload.profile, today), ...checkProfile(payload.profile, today)], "profile");
  const reply = await writeOnce(call, payload.requestId, async (writer) => {
    const seen = await writer.documents(() => defaultDocuments(call));
    const { profile, goals, skills } = seen.documents;
    for (const kind of ["profile", "goals", "skills"] as const)
      requireRevision(payload.revisions?.[kind], seen.revisions[kind]);
    const next = {
      profile: { ...profile, ...payload.profile },
      goals: {
        ...goals,
        intermediateGoals: stampGoals(payload.goals, goals.intermediateGoals, instantOf(call.now)),
      },
      skills: { ...skills, ...payload.skills },
    };
    const { stored } = await recordChange(writer, call, { seen, next, by: "you", create: "profile" });
    return { profile: profileResult(stored), goals: goalsResult(stored), skills: skillsResult(stored) };
  });
  return new AsStored(reply);
};
