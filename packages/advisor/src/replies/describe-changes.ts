import {
  annualCashFlow,
  BASIC_INFO_FIELDS,
  type BasicInfo,
  type CalendarDate,
  type Change,
  type Documents,
  FINANCIAL_INFO_FIELDS,
  type FieldFacts,
  type FinancialInfo,
  formatDate,
  formatDollars,
  formatPercent,
  type Goal,
  isMoneyGoal,
  labelOf,
  MONTH_NAMES,
  netWorth,
  STRATEGY_OPTIONS,
  spokenName,
  type ToldFigure,
} from "@seven-figures/domain";
import { rate } from "../answers/words/figures.ts";
import { plain } from "../answers/words/sentences.ts";

/** What was recorded, one line for each change, in the words of a receipt; of several to one figure where it stands in the end. */
export function describeChanges(changes: readonly Change[], before: Documents, after: Documents): string[] {
  return [...new Set(changes.flatMap((change) => describeChange(change, before, after)))];
}

function describeChange(change: Change, before: Documents, after: Documents): string[] {
  switch (change.kind) {
    case "set-financial-info":
      return describeInfo(change.fields, before.financials.financialInfo);
    case "add-asset":
      return [`Added **${bold(change.asset.name)}** to your assets at ${formatDollars(change.asset.value)}.`];
    case "add-debt":
      return [
        `Added **${bold(change.debt.name)}** to your debts: ${formatDollars(change.debt.balance)}${rateWords(change.debt.interestRate)}.`,
      ];
    case "edit-asset":
      return describeEdit(find(before.financials.assets, change.id), find(after.financials.assets, change.id));
    case "edit-debt":
      return describeEdit(find(before.financials.debts, change.id), find(after.financials.debts, change.id));
    case "delete-asset":
      return [`Took **${bold(find(before.financials.assets, change.id)?.name ?? "it")}** off your assets.`];
    case "delete-debt":
      return [`**${bold(find(before.financials.debts, change.id)?.name ?? "It")}** is off your debts.`];
    case "confirm-no-assets":
      return ["Noted: you have no assets."];
    case "confirm-no-debts":
      return ["Noted: you have no debts."];
    case "set-debt-payments":
      return [
        change.debtPayments === "apart"
          ? "Noted: your debts' payments come on top of your expenses. Dates and plans count them so."
          : "Noted: your expenses hold your debts' payments.",
      ];
    case "add-goal":
      return [describeNewGoal(change.goal)];
    case "edit-goal":
      return describeGoal(findGoal(before, change.id), findGoal(after, change.id));
    case "delete-goal":
      return [`Removed the goal **${bold(findGoal(before, change.id)?.title ?? "")}**.`];
    case "set-basic-info":
      return Object.entries(change.fields).map(
        ([field, value]) => `Your ${spokenName(BASIC_INFO_FIELDS[field as keyof BasicInfo])} is now ${String(value)}.`,
      );
    case "set-financial-goal":
      return describeTarget(change.fields);
    case "add-names":
      return [`Added ${change.names.map(bold).join(", ")} to your ${change.list}.`];
    case "remove-names":
      return [`Took ${change.names.map(bold).join(", ")} off your ${change.list}.`];
    case "tell-past":
      return [describeTold(change.figure)];
    case "delete-scenario":
      return [`Deleted the scenario **${bold(find(before.scenarios.scenarios, change.id)?.name ?? "")}**.`];
  }
}

/** Told of an earlier day: today's figures are not touched by it. */
function describeTold({ of, name, date, amount }: ToldFigure): string {
  const what = of === "net-worth" ? "your net worth was" : of === "asset" ? "you had" : "you owed";
  const where = of === "net-worth" ? "" : ` ${of === "asset" ? "in" : "on"} **${bold(name)}**`;
  return `Noted for ${formatDate(date)}: ${what} ${formatDollars(amount)}${where}. Your figures of today stay as they are.`;
}

/** A stored name may hold anything: it is shown as text, never as markup. */
export function bold(name: string): string {
  return plain(name);
}

function find<Entry extends { id: string }>(entries: readonly Entry[] | null, id: string): Entry | undefined {
  return entries?.find((entry) => entry.id === id);
}

function findGoal({ goals }: Documents, id: string): Goal | undefined {
  return goals.intermediateGoals.find((goal) => goal.id === id);
}

function describeInfo(fields: Partial<FinancialInfo>, before: FinancialInfo): string[] {
  const names = Object.keys(FINANCIAL_INFO_FIELDS) as (keyof FinancialInfo)[];
  return names.flatMap((name) => {
    const facts: FieldFacts = FINANCIAL_INFO_FIELDS[name];
    const value = fields[name];
    if (value === undefined || value === null) return [];
    const was = before[name];
    return [
      `${capital(spokenName(facts))} ${facts.isPlural ? "are" : "is"}${was === null ? "" : " now"} ${formatDollars(value)}${was === null || was === value ? "" : ` (was ${formatDollars(was)})`}.`,
    ];
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function rateWords(percent: number | null): string {
  return percent === null ? "" : ` at ${rate(percent)}`;
}

interface Described {
  name: string;
  type: string;
  value?: number;
  balance?: number;
  interestRate?: number | null;
}

function describeEdit(was: Described | undefined, is: Described | undefined): string[] {
  if (!was || !is) return [];
  const lines: string[] = [];
  const [old, now] = [was.value ?? was.balance ?? 0, is.value ?? is.balance ?? 0];
  if (was.name !== is.name) lines.push(`**${bold(was.name)}** is now called **${bold(is.name)}**.`);
  if (was.type !== is.type) lines.push(`**${bold(is.name)}** is now listed as ${is.type.replaceAll("-", " ")}.`);
  if (old !== now) lines.push(`**${bold(is.name)}** is now ${formatDollars(now)} (was ${formatDollars(old)}).`);
  if ((was.interestRate ?? null) !== (is.interestRate ?? null))
    lines.push(`**${bold(is.name)}** now has an interest rate of ${rateWords(is.interestRate ?? null).slice(4)}.`);
  return lines;
}

function dateWords(date: CalendarDate): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${MONTH_NAMES[(month ?? 1) - 1]} ${year}`;
}

function describeNewGoal(goal: Goal): string {
  const amount = goal.targetAmount === null ? "" : `: ${formatDollars(goal.targetAmount)}`;
  const saved = goal.currentAmount ? `, ${formatDollars(goal.currentAmount)} saved so far` : "";
  return `Added the goal **${bold(goal.title)}**${amount}${saved}${goal.targetDate ? `, by ${dateWords(goal.targetDate)}` : ""}.`;
}

function describeGoal(was: Goal | undefined, is: Goal | undefined): string[] {
  if (!was || !is) return [];
  const name = `**${bold(is.title)}**`;
  const lines: string[] = [];
  if (was.title !== is.title) lines.push(`The goal **${bold(was.title)}** is now called ${name}.`);
  if (was.type !== is.type) lines.push(`${name} is now a ${is.type} goal.`);
  if (was.targetAmount !== is.targetAmount && is.targetAmount !== null)
    lines.push(`The target of ${name} is now ${formatDollars(is.targetAmount)}.`);
  if (was.targetDate !== is.targetDate)
    lines.push(
      is.targetDate ? `${name} is now due on ${dateWords(is.targetDate)}.` : `${name} has no deadline any more.`,
    );
  if (was.currentAmount !== is.currentAmount && isMoneyGoal(is))
    lines.push(`${name} stands at ${formatDollars(is.currentAmount)} of ${formatDollars(is.targetAmount)}.`);
  if (was.progress !== is.progress && is.progress !== null)
    lines.push(`${name} is ${formatPercent(is.progress, 0)} done.`);
  if (was.status !== is.status)
    lines.push(
      is.status === "Completed" ? `${name} is completed. Well done.` : `${name} is now ${is.status.toLowerCase()}.`,
    );
  return [...lines, ...describeSteps(was, is)];
}

function describeSteps(was: Goal, is: Goal): string[] {
  const goal = `**${bold(is.title)}**`;
  const earlier = new Map(was.submilestones.map((step) => [step.id, step]));
  const later = new Set(is.submilestones.map(({ id }) => id));
  const lines = was.submilestones
    .filter(({ id }) => !later.has(id))
    .map((step) => `Took the step "${bold(step.title)}" out of ${goal}.`);
  for (const step of is.submilestones) {
    const old = earlier.get(step.id);
    if (!old) lines.push(`Added the step "${bold(step.title)}" to ${goal}.`);
    else if (old.completed !== step.completed)
      lines.push(`The step "${bold(step.title)}" is ${step.completed ? "ticked off" : "open again"}.`);
    else if (old.targetDate !== step.targetDate)
      lines.push(
        `The step "${bold(step.title)}" is ${step.targetDate ? `due on ${dateWords(step.targetDate)}` : "without a date"}.`,
      );
    else if (old.targetAmount !== step.targetAmount)
      lines.push(`The step "${bold(step.title)}" is now ${formatDollars(step.targetAmount ?? 0)}.`);
    else if (old.title !== step.title) lines.push(`The step "${bold(old.title)}" is now called "${bold(step.title)}".`);
  }
  return lines;
}

function describeTarget(fields: Extract<Change, { kind: "set-financial-goal" }>["fields"]): string[] {
  return [
    fields.targetAmount === undefined ? "" : `Your target is now ${formatDollars(fields.targetAmount)}.`,
    fields.targetYear === undefined ? "" : `Your target year is now ${fields.targetYear}.`,
    fields.riskTolerance ? `Your risk tolerance is now ${fields.riskTolerance}.` : "",
    fields.primaryStrategy
      ? `Your primary strategy is now ${labelOf(STRATEGY_OPTIONS, fields.primaryStrategy).toLowerCase()}.`
      : "",
    fields.timeframe ? `Your timeframe is now ${fields.timeframe} years.` : "",
  ].filter((line) => line !== "");
}

/** Where things stand after changes that moved money; empty where none did. */
export function describeStanding(before: Documents, after: Documents): string {
  const [was, is] = [netWorth(before.financials), netWorth(after.financials)];
  if (was !== is) return `Your net worth is now ${formatDollars(is)}.`;
  const flow = annualCashFlow(after.financials.financialInfo);
  const { annualIncome, annualExpenses } = after.financials.financialInfo;
  if (
    flow === null ||
    flow === annualCashFlow(before.financials.financialInfo) ||
    annualIncome === null ||
    annualExpenses === null
  )
    return "";
  return flow >= 0
    ? `That leaves ${formatDollars(flow)} a year to save or invest.`
    : `That is ${formatDollars(-flow)} a year more than comes in.`;
}
