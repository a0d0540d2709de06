import { type Asset, type Change, type Debt, type Documents, type Goal, sameJson } from "@seven-figures/domain";

/** The changes that lead from one state to another, for all that the given changes touch. */
export function documentDifferences(from: Documents, to: Documents, touching: readonly Change[]): Change[] {
  const ids = [...new Set(touching.flatMap(idsOf))];
  const info = { ...to.financials.financialInfo };
  const infoDiffers =
    touching.some(({ kind }) => kind === "set-financial-info") && !sameJson(info, from.financials.financialInfo);
  const targetDiffers =
    touching.some(({ kind }) => kind === "set-financial-goal") &&
    !sameJson(to.profile.financialGoal, from.profile.financialGoal);
  return [
    ...(infoDiffers ? [{ kind: "set-financial-info" as const, fields: info }] : []),
    ...(targetDiffers ? [{ kind: "set-financial-goal" as const, fields: to.profile.financialGoal }] : []),
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

function findById<Entry extends { id: string }>(entries: readonly Entry[] | null, id: string): Entry | undefined {
  return entries?.find((entry) => entry.id === id);
}

function assetChanges(was: Asset | undefined, is: Asset | undefined): Change[] {
  if (!is) return was ? [{ kind: "delete-asset", id: was.id }] : [];
  if (!was) return [{ kind: "add-asset", asset: is }];
  const { id, ...fields } = is;
  return sameJson(was, is) ? [] : [{ kind: "edit-asset", id, fields }];
}

function debtChanges(was: Debt | undefined, is: Debt | undefined): Change[] {
  if (!is) return was ? [{ kind: "delete-debt", id: was.id }] : [];
  if (!was) return [{ kind: "add-debt", debt: is }];
  const { id, ...fields } = is;
  return sameJson(was, is) ? [] : [{ kind: "edit-debt", id, fields }];
}

function goalChanges(was: Goal | undefined, is: Goal | undefined): Change[] {
  if (!is) return was ? [{ kind: "delete-goal", id: was.id }] : [];
  if (!was) return [{ kind: "add-goal", goal: is }];
  const { id, createdAt: _, updatedAt: __, ...fields } = is;
  return [{ kind: "edit-goal", id, fields }];
}
