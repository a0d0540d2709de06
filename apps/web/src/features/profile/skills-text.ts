export interface SkillNames {
  skills: string[];
  interests: string[];
}

/** `3 skills, 2 interests`. */
export function skillsSummary({ skills, interests }: SkillNames): string {
  const count = (size: number, noun: string) => `${size} ${noun}${size === 1 ? "" : "s"}`;
  return `${count(skills.length, "skill")}, ${count(interests.length, "interest")}`;
}
