import { type Goal, type Instant, sameJson } from "@seven-figures/domain";

/**
 * The goals with the server's own time stamps: one that was there keeps when it was made, and when it was last changed
 * unless it differs.
 */
export function stampGoals(goals: readonly Goal[], stored: readonly Goal[], now: Instant): Goal[] {
  return goals.map((goal) => {
    const earlier = stored.find(({ id }) => id === goal.id);
    if (!earlier) return { ...goal, createdAt: now, updatedAt: now };
    const { createdAt, updatedAt } = earlier;
    const same = sameJson({ ...goal, createdAt, updatedAt }, earlier);
    return { ...goal, createdAt, updatedAt: same ? updatedAt : now };
  });
}
