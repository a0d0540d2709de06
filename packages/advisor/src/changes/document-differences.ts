import { type Asset, type Change, type Debt, type Documents, type Goal, sameJson } from "@seven-figures/domain";

/** The changes that lead from one state to another, for all that the given changes touch. */
export function documentDifferences(from: Documents, to: Documents, touching: readonly Change[]): Change[] {
  const ids = [...new Set(touching.flatMap(idsOf))];
  const hasKind = (kind: Change["kind"]) => touching.some((change) => change.kind === kind);
  const info = differing({ ...from.financials.financialInfo }, { ...to.financials.financialInfo });
  const target = differing(from.profile.financialGoal, to.profile.financialGoal);
  return [
    ...(hasKind("set-financial-info") && info ? [{ kind: "set-financial-info" as const, fields: info }] : []),
    ...(hasKind("set-financial-goal") && target ? [{ kind: "set-financial-goal" as const, fields: target }] : []),
    ...ids.flatMap((id) => [
      ...assetChanges(findById(from.financials.assets, id), findById(to.financials.assets, id)),
      ...debtChanges(findById(from.financials.debts, id), findById(to.financials.debts, id)),
      ...goalChanges(findById(from.goals.intermediateGoals, id), findById(to.goals.intermediateGoals, id)),
    ]),
  ];
}

/** The ids of the entries that a change adds, edits or removes. */
export function idsOf(change: Change): string[] {
  if (change.kind === "add-asset") return [change.asset.id];
  if (change.kind === "add-debt") return [change.debt.id];
  if (change.kind === "add-goal") return [change.goal.id];
  return "id" in change ? [change.id] : [];
}

/** Whether a change is of one of these. */
export function touches(change: Change, ids: ReadonlySet<string>): boolean {
  return idsOf(change).some((id) => ids.has(id));
}

function findById<Entry extends { id: string }>(entries: readonly Entry[] | null, id: string): Entry | undefined {
  return entries?.find((entry) => entry.id === id);
}

function assetChanges(was: Asset | undefined, is: Asset | undefined): Change[] {
  if (!is) return was ? [{ kind: "delete-asset", id: was.id }] : [];
  if (!was) return [{ kind: "add-asset", asset: is }];
  const fields = differing(was, is);
  return fields ? [{ kind: "edit-asset", id: is.id, fields }] : [];
}

function debtChanges(was: Debt | undefined, is: Debt | undefined): Change[] {
  if (!is) return was ? [{ kind: "delete-debt", id: was.id }] : [];
  if (!was) return [{ kind: "add-debt", debt: is }];
  const fields = differing(was, is);
  return fields ? [{ kind: "edit-debt", id: is.id, fields }] : [];
}

function goalChanges(was: Goal | undefined, is: Goal | undefined): Change[] {
  if (!is) return was ? [{ kind: "delete-goal", id: was.id }] : [];
  if (!was) return [{ kind: "add-goal", goal: is }];
  const fields = differing({ ...was, updatedAt: "" }, { ...is, createdAt: was.createdAt, updatedAt: "" });
  return fields ? [{ kind: "edit-goal", id: is.id, fields }] : [];
}

/** The fields that another state has otherwise, as it has them: what else is changed there since stays. Null for none. */
function differing<Entry extends object>(was: Entry, is: Entry): Partial<Entry> | null {
  const fields = Object.entries(is).filter(([key, value]) => !sameJson(was[key as keyof Entry] ?? null, value ?? null));
  return fields.length > 0 ? (Object.fromEntries(fields) as Partial<Entry>) : null;
}
