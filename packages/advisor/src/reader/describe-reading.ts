import {
  ASSET_FIELDS,
  BASIC_INFO_FIELDS,
  type Change,
  DEBT_FIELDS,
  type Documents,
  FINANCIAL_INFO_FIELDS,
  type FieldFacts,
  formatDollars,
  GOAL_FIELDS,
  STEP_FIELDS,
  type Submilestone,
  spokenName,
  TARGET_FIELDS,
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
      const parts = [...stepsOf(change.id, submilestones, before), fieldsOf(fields, GOAL_FIELDS)].filter(Boolean);
      return parts.length > 0 ? `${nameOf(change.id, before)}: ${parts.join(", ")}` : "";
    }
    case "edit-asset":
      return `${nameOf(change.id, before)}: ${fieldsOf(change.fields, ASSET_FIELDS)}`;
    case "edit-debt":
      return `${nameOf(change.id, before)}: ${fieldsOf(change.fields, DEBT_FIELDS)}`;
    case "delete-asset":
    case "delete-debt":
    case "delete-goal":
      return `Remove ${nameOf(change.id, before)}`;
    case "add-goal":
      return `Add the goal ${change.goal.title}`;
    case "set-financial-info":
      return fieldsOf(change.fields, FINANCIAL_INFO_FIELDS);
    case "set-financial-goal":
      return fieldsOf(change.fields, TARGET_FIELDS);
    case "set-basic-info":
      return fieldsOf(change.fields, BASIC_INFO_FIELDS);
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
        ? [`${was.title} ${fieldsOf(Object.fromEntries(fields.map((field) => [field, step[field]])), STEP_FIELDS)}`]
        : [];
    }),
  ];
}

function fieldsOf(fields: object, facts: Readonly<Record<string, FieldFacts>>): string {
  return Object.entries(fields)
    .flatMap(([key, value]) => {
      const known = facts[key];
      return known
        ? `${key === "value" || key === "balance" ? "now" : spokenName(known)} ${shownAs(value, known)}`
        : [];
    })
    .join(", ");
}

function shownAs(value: unknown, { unit, options }: FieldFacts): string {
  if (value === null) return "none";
  if (typeof value === "number" && unit === "money") return formatDollars(value);
  if (typeof value === "number" && unit === "percent") return `${value}%`;
  return options?.find((option) => option.value === value)?.label ?? String(value);
}
