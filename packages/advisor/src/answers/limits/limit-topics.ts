import type { Topic } from "../topic.ts";
import { LIMITS, type LimitId } from "./limits.ts";
import { LIMITS_PHRASINGS } from "./phrasings.ts";

export const LIMIT_TOPICS: readonly Topic[] = Object.entries(LIMITS).map(([id, answer]) => ({
  id,
  phrasings: LIMITS_PHRASINGS[id as LimitId],
  answer,
  // None of them is to be met by a loose likeness of words.
  evidence: () => 0,
}));
