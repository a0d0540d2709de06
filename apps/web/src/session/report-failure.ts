import type { CallError, CallName } from "@seven-figures/calls";

/** Writes a failed data call to the browser's console; calls that were given up on purpose are no failures. */
export function reportFailure(name: CallName, error: CallError): void {
  if (error.code === "cancelled") return;
  // biome-ignore lint/suspicious/noConsole: the specification wants each failed call logged, and this is the browser's log
  console.warn(`${name} failed (${error.code}): ${error.message}`);
}
