import { useQuery } from "@tanstack/react-query";
import { goalsQuery } from "#documents/goals.ts";
import { profileQuery } from "#documents/profile.ts";
import { skillsQuery } from "#documents/skills.ts";
import { LoadFailed } from "#ui/load-failed.tsx";
import { PageHead } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Wizard } from "./wizard.tsx";

export function OnboardingView() {
  // The guard shows a spinner while the profile is fetched: fetching it again on each mount would never come to an end
  const profile = useQuery({ ...profileQuery, retryOnMount: false });
  const [skills, goals] = [useQuery(skillsQuery), useQuery(goalsQuery)];
  if (profile.data && skills.data && goals.data) {
    return <Wizard before={{ profile: profile.data, skills: skills.data, goals: goals.data }} />;
  }
  const queries = [profile, skills, goals];
  return (
    <>
      <PageHead title="Complete Your Profile" intro="Step 1 of 4" />
      {queries.some(({ isError }) => isError) ? (
        <LoadFailed message="Your profile could not be loaded." queries={queries} />
      ) : (
        <Skeleton height={480} />
      )}
    </>
  );
}
