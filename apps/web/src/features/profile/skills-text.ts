export interface SkillNames {
  skills: string[];
  interests: string[];
}

/** `3 skills, 2 interests`. */
export function skillsSummary({ skills, interests }: SkillNames): string {
  const count = (size: number, noun: string) => `${size} ${noun}${size === 1 ? "" : "s"}`;
  return `${count(skills.length, "skill")}, ${count(interests.length, "interest")}`;
}

/** A line for each list that changed elsewhere, with what it holds now. */
export function newerNames(lists: readonly string[], { skills, interests }: SkillNames): string[] {
  const lines = [];
  if (lists.includes("skills")) lines.push(`Skills: ${skills.join(", ") || "none"}`);
  if (lists.includes("interests")) lines.push(`Interests: ${interests.join(", ") || "none"}`);
  return lines;
}
