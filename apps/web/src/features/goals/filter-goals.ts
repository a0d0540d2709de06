import type { Goal, GoalStatus, GoalType } from "@seven-figures/domain";

/** What a person looks for among their goals; empty means any. */
export interface GoalFilter {
  text: string;
  type: GoalType | "";
  status: GoalStatus | "";
}

export const NO_FILTER: GoalFilter = { text: "", type: "", status: "" };

/** Above this many goals there is a way to search them. */
export const SEARCH_ABOVE = 12;

/** The goals of a type and a status that hold every word that was typed: in title, description, category or steps. */
export function filterGoals(goals: readonly Goal[], { text, type, status }: GoalFilter): Goal[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return goals.filter(
    (goal) =>
      (type === "" || goal.type === type) &&
      (status === "" || goal.status === status) &&
      words.every((word) => textOf(goal).includes(word)),
  );
}

export function isFiltered({ text, type, status }: GoalFilter): boolean {
  return text.trim() !== "" || type !== "" || status !== "";
}

function textOf(goal: Goal): string {
  const steps = goal.submilestones.map(({ title }) => title);
  return plain([goal.title, goal.description, goal.category, ...steps].join("\n"));
}

/** Small letters without accents, so that 'cafe' finds 'Café'. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
