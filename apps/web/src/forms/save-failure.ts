import { CallError } from "@seven-figures/calls";

/** Shown beside the newer values. */
export const CHANGED_ELSEWHERE =
  "Your data changed elsewhere. The newer values are shown, and what you typed is kept. Check them and save again.";

/** For what is saved without a form of its own: a tick, a progress. */
export const DELETED_ELSEWHERE = "This was deleted elsewhere.";

export function changedElsewhere(error: unknown): boolean {
  return error instanceof CallError && error.code === "aborted";
}

/** The sentence for a save that failed: what changed elsewhere and what the server refused say so themselves. */
export function saveFailure(error: unknown, message: string): string {
  if (changedElsewhere(error)) return CHANGED_ELSEWHERE;
  if (!(error instanceof CallError)) return message;
  if (error.code === "not-found") return DELETED_ELSEWHERE;
  return (error.code === "invalid-argument" && error.fields[0]?.message) || message;
}
