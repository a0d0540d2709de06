import { ADVISOR_LIMITS, type Goal } from "@seven-figures/domain";

/** Suggested goals that can be added to those that are stored, and those that the advisor's limit leaves out. */
export function goalsThatFit(
  suggested: readonly Goal[],
  stored: readonly Pick<Goal, "id">[],
): { fitting: Goal[]; left: Goal[] } {
  const known = new Set(stored.map(({ id }) => id));
  let room = ADVISOR_LIMITS.goals - known.size;
  const fitting: Goal[] = [];
  const left: Goal[] = [];
  for (const goal of suggested) {
    if (known.has(goal.id)) fitting.push(goal);
    else (room-- > 0 ? fitting : left).push(goal);
  }
  return { fitting, left };
}

/** What is said of goals that were left out; null where none was. */
export function leftOutWords(left: readonly Goal[]): string | null {
  if (left.length === 0) return null;
  const names = left.map(({ title }) => `"${title}"`).join(", ");
  return `The advisor keeps at most ${ADVISOR_LIMITS.goals} goals, so ${names} ${left.length === 1 ? "was" : "were"} not added.`;
}
