import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "#documents/profile.ts";
import { skillsQuery } from "#documents/skills.ts";
import { LoadFailed } from "#ui/load-failed.tsx";
import { ProfileContent } from "./profile-content.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";

export function ProfileView() {
  const queries = [useQuery(profileQuery), useQuery(skillsQuery)] as const;
  const [profile, skills] = queries;
  if (profile.data && skills.data) return <ProfileContent profile={profile.data} />;
  if (!queries.some(({ isError }) => isError)) return <ProfileSkeleton />;
  return <LoadFailed message="Your profile could not be loaded." queries={queries} />;
}
