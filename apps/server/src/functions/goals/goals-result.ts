import type { GoalsResult } from "@seven-figures/calls";
import type { StoredDocuments } from "../../store/stored-documents.ts";

export function goalsResult({ documents, revisions }: StoredDocuments): GoalsResult {
  const { goals, profile } = documents;
  return {
    intermediateGoals: goals.intermediateGoals,
    financialGoal: profile.financialGoal,
    revision: revisions.goals,
  };
}
