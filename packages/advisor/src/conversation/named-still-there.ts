import type { Change, Documents } from "@seven-figures/domain";
import { idsOf, touches } from "../changes/document-differences.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { AdvisorInput } from "../types.ts";
import type { RecentWrite } from "./conversation.ts";
import { namedAsWritten, withTakenOff } from "./take-back.ts";
import { type TakenBack, takingBackWhole } from "./take-back-whole.ts";

/** What is said of a thing that was taken off, and should not have been. */
const STANDS =
  /\bstill\b|\b(?:haven'?t|havent|have not|hasn'?t|has not|didn'?t|did not|never|wasn'?t|not) (?:actually |really |even )?(?:sold|paid|cleared|closed|got rid|gone|settled|sell|pay|close|clear)\b|\b(?:should|must) (?:still )?(?:be|stay) (?:there|on|in)\b|\bnot gone\b|\bback (?:on|in)\b/i;

/**
 * "Undo that, I haven't sold anything: the duplex mortgage is still there", where something else was written since: what took off the
 * thing that is named. Null where the last write did that, or nothing taken off is named.
 */
export function namedStillThere(
  { message, documents, today }: AdvisorInput,
  recent: readonly RecentWrite[],
): TakenBack | null {
  if (!STANDS.test(message) || recent.length < 2) return null;
  const known = withTakenOff(documents, recent);
  const off = new Set(
    recent.flatMap(({ changes }) => changes.filter(takesOff).flatMap(idsOf)).filter((id) => !isStored(id, documents)),
  );
  const named = namedAsWritten(readerTokens(message, known, today), off, known).filter(({ id }) => off.has(id));
  const [thing, ...others] = [...new Set(named.map(({ id }) => id))];
  const ids = new Set(thing ? [thing] : []);
  const last = recent.at(-1);
  if (!thing || others.length > 0 || last?.changes.some((change) => touches(change, ids))) return null;
  return takingBackWhole(recent, ids, documents);
}

function takesOff({ kind }: Change): boolean {
  return kind.startsWith("delete-");
}

function isStored(id: string, { financials, goals }: Documents): boolean {
  const all = [...(financials.assets ?? []), ...(financials.debts ?? []), ...goals.intermediateGoals];
  return all.some((each) => each.id === id);
}
