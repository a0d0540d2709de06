import type { Instant } from "@seven-figures/domain";

export function now(): Instant {
  return new Date().toISOString() as Instant;
}
