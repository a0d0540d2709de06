import {
  type Asset,
  type Change,
  type Debt,
  type Documents,
  formatDollars,
  formatPercent,
  type Goal,
} from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import { bold } from "../replies/describe-changes.ts";
import type { AdvisorInput } from "../types.ts";
import { namedIn } from "./shown-in.ts";

/** What was taken off in this conversation, as it stood then. */
export type Gone = { side: "asset"; thing: Asset } | { side: "debt"; thing: Debt } | { side: "goal"; thing: Goal };

const MOST_GONE = 12;

/** What is gone after some changes, the newest at the end; what came back is not. */
export function goneAfter(before: readonly Gone[], documents: Documents, changes: readonly Change[]): Gone[] {
  const removed = changes.flatMap((change) => ("id" in change ? goneBy(change, documents) : []));
  const ids = new Set(removed.map(({ thing }) => thing.id));
  return [...before.filter(({ thing }) => !ids.has(thing.id)), ...removed].slice(-MOST_GONE);
}

function goneBy({ kind, id }: Extract<Change, { id: string }>, { financials, goals }: Documents): Gone[] {
  const isIt = (each: { id: string }) => each.id === id;
  if (kind === "delete-asset") return (financials.assets ?? []).filter(isIt).map((thing) => ({ side: "asset", thing }));
  if (kind === "delete-debt") return (financials.debts ?? []).filter(isIt).map((thing) => ({ side: "debt", thing }));
  return kind === "delete-goal" ? goals.intermediateGoals.filter(isIt).map((thing) => ({ side: "goal", thing })) : [];
}

/** Those that are not stored again, neither they nor another of the same name. */
export function stillGone(gone: readonly Gone[], { financials, goals }: Documents): Gone[] {
  const stored = [
    ...[...(financials.assets ?? []), ...(financials.debts ?? [])].flatMap(({ id, name }) => [id, name.toLowerCase()]),
    ...goals.intermediateGoals.flatMap(({ id, title }) => [id, title.toLowerCase()]),
  ];
  return gone.filter((each) => !stored.includes(each.thing.id) && !stored.includes(nameOf(each).toLowerCase()));
}

/** The one thing that a message names, where it is gone and nothing stored is named as well; null for any other message. */
export function goneNamed(
  gone: readonly Gone[],
  { message, documents, today }: Pick<AdvisorInput, "message" | "documents" | "today">,
): Gone | null {
  if (gone.length === 0) return null;
  const before = withGone(documents, gone);
  const [named, ...others] = namedIn(readerTokens(message, before, today), before);
  return named && others.length === 0 ? (gone.find(({ thing }) => thing.id === named.id) ?? null) : null;
}

/** The words of a message, with "#" for the names of things that are stored or gone. */
export function aroundGone(
  gone: readonly Gone[],
  { message, documents, today }: Pick<AdvisorInput, "message" | "documents" | "today">,
): string {
  return readerTokens(message, withGone(documents, gone), today)
    .map(({ text, raw, marks }) => (/[ADadG]/.test([...marks].join("")) ? "#" : text || raw))
    .join(" ")
    .replace(/#(?: #)+/g, "#");
}

/** The data with what is gone beside it, only to look names up in. */
function withGone({ financials, goals, ...others }: Documents, gone: readonly Gone[]): Documents {
  const of = <Side extends Gone["side"]>(side: Side) =>
    gone.flatMap((each) => (each.side === side ? [each.thing as Extract<Gone, { side: Side }>["thing"]] : []));
  return {
    ...others,
    financials: {
      ...financials,
      assets: [...(financials.assets ?? []), ...of("asset")],
      debts: [...(financials.debts ?? []), ...of("debt")],
    },
    goals: { ...goals, intermediateGoals: [...goals.intermediateGoals, ...of("goal")] },
  };
}

/** What puts a thing back as it stood. */
export function puttingBack(gone: Gone): Change {
  switch (gone.side) {
    case "asset":
      return { kind: "add-asset", asset: gone.thing };
    case "debt":
      return { kind: "add-debt", debt: gone.thing };
    case "goal":
      return { kind: "add-goal", goal: gone.thing };
  }
}

/** What is to be said of something that is gone: that it is, and how it stood. */
export function sayGone(gone: Gone): string {
  const name = `**${bold(nameOf(gone))}**`;
  if (gone.side === "goal") {
    const { targetAmount, currentAmount } = gone.thing;
    const saved =
      targetAmount === null ? "" : ` It had ${formatDollars(currentAmount ?? 0)} of ${formatDollars(targetAmount)}.`;
    return `The goal ${name} is no longer on your list.${saved}`;
  }
  if (gone.side === "asset")
    return `${name} is no longer on your list. It stood at **${formatDollars(gone.thing.value)}** before it was taken off.`;
  const { balance, interestRate } = gone.thing;
  const rate = interestRate === null ? "" : ` at ${formatPercent(interestRate, 2)} interest`;
  return `${name} is no longer on your list. You owed **${formatDollars(balance)}**${rate} before it was taken off.`;
}

export function nameOf(gone: Gone): string {
  return gone.side === "goal" ? gone.thing.title : gone.thing.name;
}
