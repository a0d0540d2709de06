import type { Query } from "@seven-figures/domain";
import type { Asked } from "./asked.ts";
import { equityAsked } from "./equity-asked.ts";
import { flowShareAsked } from "./flow-share-asked.ts";
import { goalAsked } from "./goal-asked.ts";
import { pastAsked } from "./past-asked.ts";
import type { Scope } from "./scope.ts";

/** Kinds of questions that are told from all others by what they name together; each reads the whole message. */
const READERS: readonly [Asked, (scope: Scope) => Query[] | null][] = [
  ["change", pastAsked],
  ["sum", equityAsked],
  ["percent", goalAsked],
  ["savings-rate", flowShareAsked],
];

export interface SurelyAsked {
  asked: Asked;
  queries: Query[];
}

/** What a message that supposes nothing surely asks; null where none of the kinds is in it. */
export function surelyAsked(scope: Scope): SurelyAsked | null {
  for (const [asked, read] of READERS) {
    const queries = read(scope);
    if (queries && queries.length > 0) return { asked, queries };
  }
  return null;
}
