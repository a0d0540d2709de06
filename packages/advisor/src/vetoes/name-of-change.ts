import type { Change, Documents } from "@seven-figures/domain";

/** What a change is about, as the person calls it. */
export function nameOfChange(change: Change, { financials, goals, scenarios }: Documents): string {
  switch (change.kind) {
    case "add-asset":
      return change.asset.name;
    case "add-debt":
      return change.debt.name;
    case "add-goal":
      return change.goal.title;
    case "edit-asset":
    case "delete-asset":
      return named(financials.assets, change.id);
    case "edit-debt":
    case "delete-debt":
      return named(financials.debts, change.id);
    case "edit-goal":
    case "delete-goal":
      return goals.intermediateGoals.find(({ id }) => id === change.id)?.title ?? "that goal";
    case "confirm-no-assets":
      return "all assets";
    case "confirm-no-debts":
      return "all debts";
    case "add-names":
    case "remove-names":
      return change.names.join(", ");
    case "set-basic-info":
      return "your profile";
    case "set-financial-goal":
      return "your target";
    case "set-debt-payments":
      return "your debts' payments";
    case "tell-past":
      return change.figure.name || "your net worth";
    case "delete-scenario":
      return named(scenarios.scenarios, change.id);
    case "set-financial-info":
      return "your income and expenses";
  }
}

function named(entries: readonly { id: string; name: string }[] | null, id: string): string {
  return entries?.find((entry) => entry.id === id)?.name ?? "that entry";
}
