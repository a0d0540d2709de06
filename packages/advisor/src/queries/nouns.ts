import {
  ASSET_TYPE_OPTIONS,
  DEBT_TYPE_OPTIONS,
  type Documents,
  formatDollars,
  GOAL_TYPE_OPTIONS,
  type ItemRef,
  labelOf,
  type Quantity,
  type Selection,
  select,
} from "@seven-figures/domain";
import { listed } from "../answers/words/sentences.ts";
import { bold } from "../replies/describe-changes.ts";
import { isMonthly } from "./build.ts";

/** What a selection or a figure is called in an answer. */

const LONGEST_LIST = 5;

export function nameOf({ side, id }: ItemRef, documents: Documents): string {
  const [item] = select({ kind: "entries", items: [{ side, id }] }, documents);
  return item ? bold(item.name) : "that entry";
}

const ALL = { assets: "everything you own", debts: "everything you owe", goals: "your goals" } as const;
const PLURALS: Record<string, string> = {
  "real-estate": "property",
  savings: "savings",
  stocks: "stocks",
  bonds: "bonds",
  retirement: "retirement accounts",
  crypto: "crypto",
  business: "businesses",
  "credit-card": "credit cards",
  mortgage: "mortgages",
  "student-loan": "student loans",
  "car-loan": "car loans",
  "personal-loan": "personal loans",
  "business-loan": "business loans",
};

function typeName(type: string): string {
  const label =
    labelOf(ASSET_TYPE_OPTIONS, type as never) ||
    labelOf(DEBT_TYPE_OPTIONS, type as never) ||
    labelOf(GOAL_TYPE_OPTIONS, type as never);
  return PLURALS[type] ?? label.toLowerCase();
}

export function nounOf(selection: Selection, documents: Documents): string {
  switch (selection.kind) {
    case "all":
      return ALL[selection.side];
    case "entries":
      return listed(selection.items.slice(0, LONGEST_LIST).map((item) => nameOf(item, documents)));
    case "type":
      return `your ${listed(selection.types.map(typeName))}`;
    case "status":
      return selection.statuses.includes("Completed") ? "goals that are done" : "goals that are not done";
    case "due-before":
      return `goals due before ${selection.date}`;
    case "and":
      return listed(selection.parts.map((part) => nounOf(part, documents)));
    case "except":
      return `${nounOf(selection.of, documents)} without ${nounOf(selection.less, documents)}`;
    case "top":
      return listed(select(selection, documents).map(({ name }) => bold(name)));
    case "where":
      return `${nounOf(selection.of, documents)}${withinWords(selection)}`;
  }
}

function withinWords({ field, over, under, equals }: Extract<Selection, { kind: "where" }>): string {
  const shown = (value: number) => (field === "rate" || field === "percent" ? `${value}%` : formatDollars(value));
  if (equals !== undefined) return ` at ${shown(equals)}`;
  if (over !== undefined && under !== undefined) return ` between ${shown(over)} and ${shown(under)}`;
  if (field === "rate" && over === 0) return " that charge interest";
  return over !== undefined ? ` above ${shown(over)}` : under !== undefined ? ` below ${shown(under)}` : "";
}

/** One entry of a side. */
export const ONE_OF_SIDE = { assets: "asset", debts: "debt", goals: "goal" } as const;

const MEASURES: Record<Extract<Quantity, { kind: "measure" }>["measure"], string> = {
  "net-worth": "your net worth",
  assets: "everything you own",
  debts: "everything you owe",
  income: "your income",
  expenses: "your spending",
  surplus: "what you have left over",
  "savings-rate": "your savings rate",
  "months-covered": "your cash",
  interest: "your interest",
  progress: "your progress to the target",
  target: "your target",
  "to-target": "what is left to your target",
  "next-milestone": "your next milestone",
  "to-milestone": "what is left to the next milestone",
  "milestones-passed": "the milestones behind you",
  "debt-to-income": "your debt to income",
  liquid: "your cash and savings",
};

const FIELDS: Record<string, string> = {
  rate: "the rate of ",
  interest: "the interest on ",
  percent: "the progress of ",
  target: "the target of ",
  remaining: "what is left to save for ",
  date: "the date of ",
  amount: "",
};

export const PERIODS: Record<number, string> = {
  1: "a year",
  4: "a quarter",
  12: "a month",
  24: "twice a month",
  26: "every two weeks",
  52: "a week",
  260: "a working day",
  365: "a day",
  2080: "an hour",
};

/** "50% of", what is no round percentage as "one of 26 equal parts of", and several times as "30 times". */
function partWords(factor: number): string {
  const parts = Math.round(1 / factor);
  const isRound = Math.abs(factor * 1000 - Math.round(factor * 1000)) < 1e-9;
  const isPart = parts > 3 && Math.abs(factor * parts - 1) < 1e-9;
  if (factor > 1) return `${Number(factor.toFixed(2))} times`;
  return `${!isRound && isPart ? `one of ${parts} equal parts` : `${Math.round(factor * 1000) / 10}%`} of`;
}

const MONTHS = 12;

/** A quantity as a noun, without its figure. */
export function nameOfQuantity(quantity: Quantity, documents: Documents): string {
  const named = (of: Quantity) => nameOfQuantity(of, documents);
  switch (quantity.kind) {
    case "measure":
      return MEASURES[quantity.measure];
    case "sum":
      return `${FIELDS[quantity.field] ?? ""}${nounOf(quantity.of, documents)}`;
    case "average":
      return `the average ${quantity.field === "rate" ? "rate" : ""} of ${nounOf(quantity.of, documents)}`.replace(
        "  ",
        " ",
      );
    case "count":
      return `the number of ${nounOf(quantity.of, documents)}`;
    case "amount":
      return formatDollars(quantity.value);
    case "plus":
      return listed(quantity.parts.map(named));
    case "minus":
      return `${named(quantity.from)} less ${named(quantity.less)}`;
    case "times":
      if (isMonthly(quantity.of) && PERIODS[MONTHS / quantity.factor])
        return named(quantity.of).replace(/a month$/, PERIODS[MONTHS / quantity.factor] ?? "");
      return `${partWords(quantity.factor)} ${named(quantity.of)}`;
    case "per":
      return `${named(quantity.of)} ${PERIODS[quantity.timesAYear] ?? ""}`.trim();
    case "share":
      return `the share of ${named(quantity.part)}`;
    case "ratio":
      return `${named(quantity.of)} to ${named(quantity.to)}`;
    case "cover":
      return named(quantity.by);
    case "without":
      return `${named(quantity.of)} without ${nounOf(quantity.less, documents)}`;
    case "needed":
      return `what ${nameOf(quantity.goal, documents)} asks for a month`;
    case "projected":
      return "your net worth then";
    case "grown":
      return `${named(quantity.of)} by then`;
  }
}
