import { useQueryClient } from "@tanstack/react-query";
import { skillsQuery, useSaveSkillsSection } from "#documents/skills.ts";
import { sameValue } from "#forms/same-value.ts";
import type { SkillNames } from "./skills-text.ts";

/** Saves the lists that differ from what is stored, one after the other, each from the newest revision. */
export function useSaveChangedSkills() {
  const client = useQueryClient();
  const { mutateAsync } = useSaveSkillsSection();
  return async (names: SkillNames, stored: SkillNames): Promise<SkillNames> => {
    let now = stored;
    for (const section of ["skills", "interests"] as const) {
      if (sameValue(names[section], stored[section])) continue;
      const { revision } = await client.ensureQueryData(skillsQuery);
      const result = await mutateAsync({ section, data: names[section], revision });
      now = result.skillsAndInterests;
    }
    return { skills: now.skills, interests: now.interests };
  };
}
