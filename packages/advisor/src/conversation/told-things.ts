import type { Documents } from "@seven-figures/domain";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import { storedName } from "../matching/stored-name.ts";
import { titled } from "../reader/spoken-of.ts";
import { entry } from "../statements/entry-statement.ts";
import type { EntryAction, EntryStatement, Mention, Statement } from "../statements/statement.ts";
import type { Conversation, Shown } from "./conversation.ts";

/** The stored entry or goal that a statement is about; null where it is about none, or several fit. */
export function statementId(statement: Statement | undefined, documents: Documents): string | null {
  if (!statement) return null;
  if (statement.kind === "goal-edit") {
    const [goal, ...others] = matchGoals(statement.mention, documents);
    return statement.target ?? (others.length === 0 ? (goal?.id ?? null) : null);
  }
  if (statement.kind !== "entry") return null;
  const side = statement.mention.side;
  const found = matchEntries({ ...statement.mention, side: null }, knownEntries(documents, side));
  return statement.target ?? (found.length === 1 ? (found[0]?.entry.id ?? null) : null);
}

/** What the last write told of, by id, where it was made at most so many messages ago. */
export function idsLastTold(
  { last, since = 0 }: Pick<Conversation, "last" | "since">,
  documents: Documents,
  longest: number,
): ReadonlySet<string> {
  const base = { ...documents, ...last?.before };
  const told = since > longest ? [] : (last?.statements ?? []);
  return new Set(told.flatMap((each) => statementId(each, base) ?? []));
}

/** A stored thing by its whole name. */
export function mentionOf({ side, id }: Shown, documents: Documents): Mention {
  return { ...titled(storedName(id, documents) ?? ""), side: side === "goal" ? null : side, exact: true };
}

/** What is told of a stored entry, by its id: an amount, or none where it is still to be said. */
export function toldOf(thing: Shown, action: EntryAction, amount: number | null, documents: Documents): EntryStatement {
  return entry(action, mentionOf(thing, documents), amount, null, { target: thing.id });
}
