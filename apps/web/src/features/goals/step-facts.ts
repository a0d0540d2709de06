import { formatDate, formatDollars, type GoalFormInput, parseMoneyInput, readDateInput } from "@seven-figures/domain";

/** What is typed of a submilestone, in a line: `$5,000 · Dec 31, 2028`. What can't be read stands as it was typed. */
export function stepFacts(step: GoalFormInput["submilestones"][number], hasAmount: boolean): string {
  const amount = hasAmount ? parseMoneyInput(step.targetAmount) : undefined;
  const date = readDateInput(step.targetDate, "its last day");
  const facts = [
    amount === undefined ? "" : Number.isNaN(amount) ? step.targetAmount : formatDollars(amount),
    "date" in date ? formatDate(date.date) : step.targetDate.trim(),
    step.completed ? "Done" : "",
  ];
  return facts.filter((fact) => fact !== "").join(" · ");
}
