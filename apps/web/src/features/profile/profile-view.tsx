import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "#documents/profile.ts";
import { skillsQuery } from "#documents/skills.ts";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ProfileContent } from "./profile-content.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";

export function ProfileView() {
  const queries = [useQuery(profileQuery), useQuery(skillsQuery)] as const;
  const [profile, skills] = queries;
  if (profile.data && skills.data) return <ProfileContent profile={profile.data} />;
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0) return <ProfileSkeleton />;
  return (
    <Card as="div">
      <ErrorState
        message="Your profile could not be loaded."
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    </Card>
  );
}
