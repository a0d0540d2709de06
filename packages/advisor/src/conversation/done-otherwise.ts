import type { Documents } from "@seven-figures/domain";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import type { EntryAction, Mention, Statement } from "../statements/statement.ts";

/** A statement told of another entry or goal; of the side that it was told of, where something there goes by that name. */
export function withName(statement: Statement, mention: Mention, documents: Documents): Statement | null {
  if (mention.words.length === 0) return null;
  if (statement.kind === "entry") {
    const { target: _, ...rest } = statement;
    const [was] = matchEntries({ ...statement.mention, side: null }, knownEntries(documents, statement.mention.side));
    const isThere = was && matchEntries({ ...mention, side: null }, knownEntries(documents, was.side)).length > 0;
    return { ...rest, mention: { ...mention, side: isThere ? was.side : null } };
  }
  if (statement.kind !== "goal-edit" && statement.kind !== "goal-remove") return null;
  const { target: _, ...rest } = statement;
  return { ...rest, mention };
}

const ON_ASSETS: Record<string, EntryAction> = {
  add: "put",
  set: "set",
  take: "subtract",
  pay: "put",
  charge: "subtract",
};
const ON_DEBTS: Record<string, EntryAction> = { add: "charge", set: "set", take: "pay", pay: "pay", charge: "charge" };

/** The same amount, put in instead of being all there is, and so on. */
export function doneOtherwise(statement: Statement, how: string, documents: Documents): Statement | null {
  if (statement.kind === "goal-edit" && statement.edit.current) {
    const { current } = statement.edit;
    const amount = Math.abs(Object.values(current)[0] ?? 0);
    const by = how === "take" ? -amount : amount;
    return { ...statement, edit: { ...statement.edit, current: how === "set" ? { to: amount } : { by } } };
  }
  if (statement.kind !== "entry" || statement.amount === null) return null;
  const [found] = matchEntries({ ...statement.mention, side: null }, knownEntries(documents, statement.mention.side));
  const action = ((found?.side ?? statement.mention.side) === "debt" ? ON_DEBTS : ON_ASSETS)[how];
  return action && action !== statement.action ? { ...statement, action } : null;
}
