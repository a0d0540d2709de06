/** A new goal's id, from the current time. */
export function newGoalId(nowMs: number): string {
  return String(nowMs);
}

/** A new step's id, from the current time; one further where two are added in the same millisecond. */
export function newStepId(nowMs: number, taken: readonly string[]): string {
  const id = `step-${nowMs}`;
  return taken.includes(id) ? newStepId(nowMs + 1, taken) : id;
}
