import { CallError } from "@seven-figures/calls";
import { sameJson } from "@seven-figures/domain";

/** What to store in place of `stored`, where that is still what the person saw: newer values are shown before they are overwritten. */
export function overSeen<Next>(seen: unknown, stored: unknown, next: Next): Next {
  if (!sameJson(seen, stored)) throw new CallError("aborted", "This was changed elsewhere.");
  return next;
}
