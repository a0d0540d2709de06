import type { AdvisorReply } from "@seven-figures/advisor";
import type { ChatData } from "@seven-figures/calls";
import type { Asset, Change, Debt, Documents, FieldChange, Goal } from "@seven-figures/domain";

interface ChatOutcome {
  reply: AdvisorReply;
  /** What was stored. */
  applied: readonly Change[];
  /** The documents afterwards. */
  documents: Documents;
  receipt: FieldChange[];
  changeId: string | null;
}

/** What the answer carries beside its text: entries that were added as they now stand, edits and deletes by id. */
export function chatData({ reply, applied, documents, receipt, changeId }: ChatOutcome): ChatData {
  const { goals, financials } = documents;
  const addedGoals = addedEntries<Goal>(applied, goals.intermediateGoals);
  return {
    message: reply.message,
    needsClarification: reply.needsClarification,
    clarificationQuestions: reply.clarificationQuestions,
    isGoalSuggestion: reply.isGoalSuggestion,
    goals: reply.isGoalSuggestion ? reply.suggestedGoals : addedGoals,
    financialInfo: Object.assign(
      {},
      ...applied.map((change) => (change.kind === "set-financial-info" ? change.fields : {})),
    ),
    assets: addedEntries<Asset>(applied, financials.assets),
    debts: addedEntries<Debt>(applied, financials.debts),
    skills: { skills: addedNames(applied, "skills"), interests: addedNames(applied, "interests") },
    operations: {
      goalEdits: edits<Goal>(applied, "edit-goal"),
      goalDeletes: deletes(applied, "delete-goal"),
      assetEdits: edits<Asset>(applied, "edit-asset"),
      assetDeletes: deletes(applied, "delete-asset"),
      debtEdits: edits<Debt>(applied, "edit-debt"),
      debtDeletes: deletes(applied, "delete-debt"),
    },
    isReadyForPlan: reply.isReadyForPlan,
    changeId,
    warnings: reply.warnings,
    receipt,
    quickReplies: reply.quickReplies,
    ...(reply.care ? { care: true } : {}),
  };
}

function addedEntries<Entry extends { id: string }>(
  applied: readonly Change[],
  entries: readonly Entry[] | null,
): Entry[] {
  const ids = new Set(applied.map(addedId));
  return (entries ?? []).filter(({ id }) => ids.has(id));
}

function addedId(change: Change): string | undefined {
  switch (change.kind) {
    case "add-asset":
      return change.asset.id;
    case "add-debt":
      return change.debt.id;
    case "add-goal":
      return change.goal.id;
    default:
      return undefined;
  }
}

function addedNames(applied: readonly Change[], list: "skills" | "interests"): string[] {
  return applied.flatMap((change) => (change.kind === "add-names" && change.list === list ? change.names : []));
}

function edits<Entry>(applied: readonly Change[], kind: "edit-asset" | "edit-debt" | "edit-goal") {
  return applied.flatMap((change): ({ id: string } & Partial<Entry>)[] =>
    change.kind === kind ? [{ id: change.id, ...(change.fields as Partial<Entry>) }] : [],
  );
}

function deletes(applied: readonly Change[], kind: "delete-asset" | "delete-debt" | "delete-goal"): { id: string }[] {
  return applied.flatMap((change) => (change.kind === kind ? [{ id: change.id }] : []));
}
