import {
  type Documents,
  type Figure,
  formatDollars,
  type Item,
  type Quantity,
  type Selection,
  select,
} from "@seven-figures/domain";
import { counted, rate } from "../answers/words/figures.ts";
import { listed } from "../answers/words/sentences.ts";
import { bold } from "../replies/describe-changes.ts";
import { FLOWS, sideOf } from "./build.ts";
import { nameOfQuantity, nounOf, ONE_OF_SIDE, PERIODS } from "./nouns.ts";
import { sayWorked } from "./say-worked.ts";
import { capital, inYears, money, shown, strong } from "./shown.ts";

/** A figure in a sentence; debts of unknown rate that it leaves out are named. */
export function sayValue(quantity: Quantity, figure: Figure, documents: Documents): string {
  const { leftOut } = figure;
  const without =
    leftOut.length > 0
      ? ` That leaves out ${listed([...new Set(leftOut.map(({ name }) => bold(name)))])}, whose rate I don't know.`
      : "";
  return `${valueWords(quantity, figure, documents)}${without}`;
}

function valueWords(quantity: Quantity, figure: Figure, documents: Documents): string {
  const name = nameOfQuantity(quantity, documents);
  const value = strong(shown(figure));
  switch (quantity.kind) {
    case "per":
      return sayPer(quantity, figure, documents);
    case "measure":
      return sayMeasure(quantity.measure, figure, documents);
    case "cover":
      return `${capital(name)} would pay your way for **${shown(figure)}**${inYears(figure.value)}, at what you spend now.`;
    case "count":
      return sayCount(quantity.of, figure, documents);
    case "average":
      return sayAverage(quantity, figure, documents);
    case "times":
      return `${capital(name)} is ${partOfFlow(quantity, figure) ?? value}.`;
    case "sum":
      return saySum(quantity, figure, documents, name);
    case "plus":
    case "minus":
    case "share":
    case "ratio":
      return sayWorked(quantity, figure, documents);
    case "without":
      return `${capital(name)}${figure.value < 0 ? " would be negative:" : " would be"} ${value}.`;
    case "projected":
      return `About ${value}, with the growth I assume for you and what you save each month.`;
    default:
      return `${capital(name)} is ${value}.`;
  }
}

function sayPer({ of, timesAYear }: Extract<Quantity, { kind: "per" }>, figure: Figure, documents: Documents): string {
  const by = (value: string) => strong(`${value} ${PERIODS[timesAYear] ?? ""}`.trim());
  const isSurplus = of.kind === "measure" && of.measure === "surplus";
  if (isSurplus && figure.value < 0)
    return `You are short by ${by(money(-figure.value))}: you spend more than you make, so you are going backwards.`;
  if (isSurplus) return `You have ${by(shown(figure))} left over.`;
  if (of.kind === "amount") return `That is ${by(shown(figure))}.`;
  const verb = of.kind === "sum" && of.field === "interest" ? "costs you" : "is";
  return `${capital(nameOfQuantity(of, documents))} ${verb} ${by(shown(figure))}.`;
}

function sayCount(of: Selection, figure: Figure, documents: Documents): string {
  if (figure.value === 0 && isAtNone(of)) return `${strong("None")}: ${NONE_FREE}.`;
  return `That is ${strong(shown(figure))}: ${nounOf(of, documents)}.`;
}

/** The mean of the two in the middle is the median. */
function sayAverage(quantity: Extract<Quantity, { kind: "average" }>, figure: Figure, documents: Documents): string {
  const { of, field } = quantity;
  const value = strong(shown(figure));
  const isMiddle = of.kind === "top" && of.count === 2 && of.from > 1;
  if (!isMiddle) return `${capital(nameOfQuantity(quantity, documents))} is ${value}.`;
  return `The median${field === "rate" ? " rate" : ""} is ${value}, half way between ${nounOf(of, documents)}.`;
}

const LEAST_PART = 0.1;

/** "A third of what I have left over": of a year, and of a month; null where it is no such part. */
function partOfFlow({ of, factor }: Extract<Quantity, { kind: "times" }>, { value }: Figure): string | null {
  if (of.kind !== "measure" || !FLOWS.has(of.measure) || factor < LEAST_PART || factor >= 1) return null;
  const [yearly, monthly] = [`${money(value)} a year`, `${money(value / 12)} a month`];
  return of.measure === "surplus" ? `${strong(monthly)}, ${yearly}` : `${strong(yearly)}, ${monthly}`;
}

/** Debts at 0 %, where there are none. */
export const NONE_FREE = "none of your debts is on record at 0%";

/** Whether it is of those at no rate at all. */
export function isAtNone(of: Selection): boolean {
  return of.kind === "where" && of.field === "rate" && of.equals === 0;
}

function isAllOwed({ of, field }: Extract<Quantity, { kind: "sum" }>): boolean {
  return field === "amount" && of.kind === "all" && of.side === "debts";
}

/** Rates are told one by one: their sum is none. */
function ratesOf(items: readonly Item[]): string {
  const told = items.map(({ name, rate: own }) => `**${bold(name)}** ${own === null ? "(none on record)" : rate(own)}`);
  return `The rates are ${listed(told)}.`;
}

function saySum(
  quantity: Extract<Quantity, { kind: "sum" }>,
  figure: Figure,
  documents: Documents,
  name: string,
): string {
  if (figure.value === 0 && isAllOwed(quantity)) return "You owe nothing: no debt is on record.";
  const value = strong(shown(figure));
  const { of, field } = quantity;
  if (field === "interest" && figure.value === 0 && figure.leftOut.length === 0)
    return `No interest is due on ${nounOf(of, documents)}.`;
  if (field === "interest")
    return `${capital(name)} comes to ${strong(`${shown(figure)} a year`)}, at today's balances.`;
  if (field === "percent") return `${nounOf(of, documents)} is **${shown(figure)}** done.`;
  const items = field === "rate" ? select(of, documents) : [];
  if (items.length > 1) return ratesOf(items);
  if (field === "rate") return `${capital(name)} is **${rate(figure.value)}**.`;
  if (field === "remaining") return `${value} is left to save for ${nounOf(of, documents)}.`;
  if (of.kind === "entries" && of.items.length === 1)
    return `${capital(name)} is ${field === "amount" ? "at " : ""}${value}.`;
  const verb = /^(?:everything|what)/.test(name) ? "comes" : "come";
  const many = of.kind === "where" ? ` (${countOf(quantity, documents)})` : "";
  return `${capital(name)} ${verb} to ${value}${many}.`;
}

/** "3 debts": how many there are above or below something. */
function countOf({ of }: Extract<Quantity, { kind: "sum" }>, documents: Documents): string {
  return counted(select(of, documents).length, ONE_OF_SIDE[sideOf(of) ?? "assets"]);
}

function sayMeasure(
  measure: Extract<Quantity, { kind: "measure" }>["measure"],
  figure: Figure,
  { financials }: Documents,
): string {
  const value = strong(shown(figure));
  const flow = financials.financialInfo;
  switch (measure) {
    case "net-worth":
      return `Your net worth is ${value}${figure.value < 0 ? ": you owe more than you own" : ""}.`;
    case "savings-rate":
      return `Your savings rate is ${value}: you make ${formatDollars(flow.annualIncome ?? 0)} a year and spend ${formatDollars(flow.annualExpenses ?? 0)}.`;
    case "months-covered":
      return `Your cash and savings would pay your way for ${value}, at what you spend now.`;
    case "income":
      return `You make ${strong(`${shown(figure)} a year`)}, ${money(figure.value / 12)} a month.`;
    case "expenses":
      return `You spend ${strong(`${shown(figure)} a year`)}, ${money(figure.value / 12)} a month.`;
    case "surplus":
      return figure.value < 0
        ? `You are short by ${strong(`${money(-figure.value)} a year`)}.`
        : `You have ${strong(`${shown(figure)} a year`)} left over.`;
    case "progress":
      return `You are ${value} of the way to your target.`;
    case "next-milestone":
      return `Your next milestone is ${value}.`;
    case "to-milestone":
      return `It is ${value} away.`;
    case "milestones-passed":
      return `${value} of the seven milestones are behind you.`;
    case "to-target":
      return `${value} is left to your target.`;
    case "target":
      return `Your target is ${value}.`;
    case "interest":
      return `Your debts cost you ${strong(`${shown(figure)} of interest a year`)}.`;
    case "debt-to-income":
      return `You owe ${value} of a year's income.`;
    default:
      return `That comes to ${value}.`;
  }
}
