import { type Instant, instantOf } from "@seven-figures/domain";

export function now(): Instant {
  return instantOf(Date.now());
}
