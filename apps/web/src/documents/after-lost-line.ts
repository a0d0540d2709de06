import { CallError } from "@seven-figures/calls";

const TIMES = 2;

/** Whether what failed so often (before this time) is asked again: only where the line was lost, and twice. */
export function afterLostLine(failures: number, error: unknown): boolean {
  return error instanceof CallError && error.code === "unavailable" && failures < TIMES;
}
