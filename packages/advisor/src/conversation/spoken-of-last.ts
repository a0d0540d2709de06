import type { ItemRef } from "@seven-figures/domain";
import type { AnswerMemory } from "../answers/types.ts";
import { idsOf } from "../changes/document-differences.ts";
import type { CarriedOut } from "../changes/resolve-statements.ts";
import { entries, sumOf, value } from "../queries/build.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { AdvisorInput } from "../types.ts";
import { namedIn } from "./shown-in.ts";

const SIDES = { asset: "assets", debt: "debts", goal: "goals" } as const;

/**
 * What a next question may leave unsaid ("how long now", "how much is in there"): what was just written, else what the answer was
 * of, else what the message named.
 */
export function spokenOfLast(
  after: AnswerMemory,
  before: AnswerMemory,
  { changes, documents }: Pick<CarriedOut, "changes" | "documents">,
  { message, today }: AdvisorInput,
): AnswerMemory {
  const isTold = after.figures?.queries.length !== 0;
  const isAnswered = after.figures !== undefined && after.figures !== before.figures && isTold;
  const touched = itemsOf(changes.flatMap(idsOf), documents);
  const debts = touched.filter(({ side }) => side === "debts");
  // of a payment it is the debt that is spoken of, not the account it came from
  const written = debts.length > 0 ? debts : touched;
  if (written.length === 0 && isAnswered) return after;
  const items = written.length > 0 ? written : namedItems(message, { documents, today });
  if (items.length === 0) return after;
  const [item, ...others] = items;
  const asked = after.figures ?? { queries: [], ranked: null };
  // where a topic told of one thing, a next question may ask for a part of it: "what would it need a month"
  if (asked.queries.length > 0 || written.length > 0 || !item || others.length > 0)
    return { ...after, figures: { ...asked, items } };
  return { ...after, figures: { ...asked, queries: [value(sumOf(entries(item)))], items, assumed: true } };
}

function namedItems(message: string, { documents, today }: Pick<AdvisorInput, "documents" | "today">): ItemRef[] {
  return namedIn(readerTokens(message, documents, today), documents).map(({ side, id }) => ({ side: SIDES[side], id }));
}

/** The stored ones of these. */
function itemsOf(ids: readonly string[], { financials, goals }: CarriedOut["documents"]): ItemRef[] {
  const sides = [
    ["assets", financials.assets ?? []],
    ["debts", financials.debts ?? []],
    ["goals", goals.intermediateGoals],
  ] as const;
  return sides.flatMap(([side, list]) =>
    list.filter(({ id }) => ids.includes(id)).map(({ id }): ItemRef => ({ side, id })),
  );
}
