import { type Rewriting, rewriting } from "../rewrite.ts";

/** What is preferred for the way to the target, said as what to set. */
export const TARGETS: Rewriting[] = [
  rewriting(
    "^(?:actually )?(?:i|we) (?:would (?:rather|prefer to)|would like to|want to) (?:do|go with|have|use|follow|take|switch to|pursue|change to) (?:a |an |the )?(?<what>(?:[\\w-]+ ){1,2}?)strategy(?: instead| now)?$",
    "set my strategy to {what}",
  ),
];
