import { firstName } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "#documents/profile.ts";
import { skillsQuery } from "#documents/skills.ts";
import { PageHead } from "#ui/page.tsx";

export function ProfileHead() {
  const [profile, skills] = [useQuery(profileQuery), useQuery(skillsQuery)];
  if (profile.isPending || skills.isPending) {
    return <PageHead title="Your Profile" intro={<span role="status">Loading your profile...</span>} />;
  }
  if (!profile.data) return <PageHead title="Your Profile" />;
  const { name, email } = profile.data.basicInfo;
  return (
    <PageHead
      title={name.trim() ? `${name} Profile` : "Your Profile"}
      intro={`Welcome, ${firstName({ name, email })}. The better this fits you, the better your plans do.`}
    />
  );
}
