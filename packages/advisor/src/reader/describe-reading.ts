import {
  type Change,
  type Documents,
  FINANCIAL_INFO_FIELDS,
  formatDollars,
  isMoneyKey,
  type Submilestone,
} from "@seven-figures/domain";
import { storedName } from "../matching/stored-name.ts";

const LONGEST = 110;

/** Changes in the few words of a button: "Visa to $2,500, add Boat ($12,000)". */
export function describeBriefly(changes: readonly Change[], before: Documents): string {
  const parts = changes.map((change) => partOf(change, before)).filter(Boolean);
  const text = parts.join(", ");
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}\u2026` : text;
}

function nameOf(id: string, documents: Documents): string {
  return storedName(id, documents) ?? "it";
}

function partOf(change: Change, before: Documents): string {
  switch (change.kind) {
    case "add-asset":
      return `Add ${change.asset.name} (${formatDollars(change.asset.value)})`;
    case "add-debt":
      return `Add the debt ${change.debt.name} (${formatDollars(change.debt.balance)})`;
    case "edit-goal": {
      const { submilestones, ...fields } = change.fields;
      const parts = [...stepsOf(change.id, submilestones, before), ...(fieldsOf(fields) ? [fieldsOf(fields)] : [])];
      return parts.length > 0 ? `${nameOf(change.id, before)}: ${parts.join(", ")}` : "";
    }
    case "edit-asset":
    case "edit-debt":
      return `${nameOf(change.id, before)}: ${fieldsOf(change.fields)}`;
    case "delete-asset":
    case "delete-debt":
    case "delete-goal":
      return `Remove ${nameOf(change.id, before)}`;
    case "add-goal":
      return `Add the goal ${change.goal.title}`;
    case "set-financial-info":
    case "set-financial-goal":
    case "set-basic-info":
      return fieldsOf(change.fields);
    case "add-names":
      return `Add ${change.names.join(", ")}`;
    case "remove-names":
      return `Remove ${change.names.join(", ")}`;
    case "confirm-no-assets":
      return "No assets";
    case "confirm-no-debts":
      return "No debts";
    case "set-debt-payments":
      return change.debtPayments === "apart" ? "Debt payments on top of expenses" : "Debt payments within expenses";
    case "tell-past":
      return `Earlier: ${formatDollars(change.figure.amount)}`;
    case "delete-scenario":
      return "Remove the scenario";
  }
}

/** What becomes of the steps of a goal. */
function stepsOf(id: string, after: readonly Submilestone[] | undefined, { goals }: Documents): string[] {
  const before = goals.intermediateGoals.find((goal) => goal.id === id)?.submilestones ?? [];
  if (!after) return [];
  const gone = before.filter((step) => !after.some((each) => each.id === step.id));
  return [
    ...gone.map(({ title }) => `remove the step ${title}`),
    ...after.flatMap((step) => {
      const was = before.find((each) => each.id === step.id);
      if (!was) return [`add the step ${step.title}`];
      if (step.completed !== was.completed) return [`${step.completed ? "tick" : "untick"} ${step.title}`];
      const fields = (["title", "targetAmount", "targetDate"] as const).filter((field) => step[field] !== was[field]);
      return fields.length > 0
        ? [`${was.title} ${fieldsOf(Object.fromEntries(fields.map((field) => [field, step[field]])))}`]
        : [];
    }),
  ];
}

const FIELD_NAMES: Record<string, string> = {
  annualIncome: "income a year",
  annualExpenses: "expenses a year",
  currentSavings: FINANCIAL_INFO_FIELDS.currentSavings.label,
  targetAmount: "target",
  currentAmount: "saved so far",
  targetYear: "target year",
  targetDate: "date",
  interestRate: "rate",
  value: "value",
  balance: "balance",
  name: "name",
  title: "title",
};

function fieldsOf(fields: object): string {
  return Object.entries(fields)
    .filter(([key]) => key !== "updatedAt")
    .map(([key, value]) => {
      const shown =
        typeof value === "number" && isMoneyKey(key) ? formatDollars(value) : value === null ? "none" : String(value);
      return key === "value" || key === "balance" ? `now ${shown}` : `${FIELD_NAMES[key] ?? key} ${shown}`;
    })
    .join(", ");
}
