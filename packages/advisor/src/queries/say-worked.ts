import { type Documents, type Field, type Figure, type Quantity, select } from "@seven-figures/domain";
import { listed } from "../answers/words/sentences.ts";
import { sideOf } from "./build.ts";
import { nameOfQuantity, PERIODS } from "./nouns.ts";
import { capital, inYears, shown, strong } from "./shown.ts";

type Worked = Extract<Quantity, { kind: "plus" | "minus" | "share" | "ratio" }>;

/** What was worked out from several figures, in a sentence. */
export function sayWorked(quantity: Worked, figure: Figure, documents: Documents): string {
  const value = strong(shown(figure));
  switch (quantity.kind) {
    case "plus":
      return `${capital(nameOfQuantity(quantity, documents))} come to ${value}.`;
    case "minus":
      return sayMinus(quantity, figure, documents);
    case "share":
      if (isPercentMore(quantity)) return sayPercentMore(quantity, figure, documents);
      return `${capital(nameOfQuantity(quantity.part, documents))} is ${value} of ${nameOfQuantity(quantity.whole, documents)}.`;
    case "ratio":
      if (quantity.months !== undefined) return sayHowLong(quantity, quantity.months, figure, documents);
      return `${capital(nameOfQuantity(quantity.of, documents))} is ${value} ${nameOfQuantity(quantity.to, documents)}.`;
  }
}

type Share = Extract<Quantity, { kind: "share" }>;
type PercentMore = Share & { part: Minus };

/** By how many percent of the whole something is more than it. */
function isPercentMore(quantity: Share): quantity is PercentMore {
  const { part, whole } = quantity;
  return part.kind === "minus" && JSON.stringify(part.less) === JSON.stringify(whole);
}

function sayPercentMore({ part, whole }: PercentMore, { value }: Figure, documents: Documents): string {
  const percent = strong(shown({ value: Math.abs(value), unit: "percent" }));
  return `${capital(nameOfQuantity(part.from, documents))} is ${percent} ${value < 0 ? "less" : "more"} than ${nameOfQuantity(whole, documents)}.`;
}

const MONTHS = 12;
const TIMES: Record<number, string> = { 4: "quarters", 26: "fortnights", 52: "weeks" };

/** How long something lasts, or takes, at what goes by a period; by that period too where it is no month. */
function sayHowLong(
  { of, to }: Extract<Quantity, { kind: "ratio" }>,
  months: number,
  figure: Figure,
  documents: Documents,
): string {
  const timesAYear = Math.round(MONTHS / months);
  const unit = TIMES[timesAYear];
  const long = shown(figure);
  const isSpent = isOwned(of);
  const verb = isSpent ? "lasts" : "takes";
  const many = Math.ceil(figure.value / months - 1e-9);
  // what is paid off needs whole payments
  const payments = isSpent || unit ? inYears(figure.value) : ` (${many} payment${many === 1 ? "" : "s"})`;
  const time = `${strong(unit ? `${Number((figure.value / months).toFixed(1))} ${unit}` : long)}${payments}`;
  const [what, each] = [nameOfQuantity(of, documents), nameOfQuantity(to, documents)];
  if (to.kind !== "amount") return `At ${each}, ${what} ${verb} ${time}${unit ? `, ${long}` : ""}.`;
  return `${capital(what)} ${verb} ${time} at ${each}${unit ? `, ${long}` : ` ${PERIODS[timesAYear] ?? ""}`}.`;
}

function sayMinus(quantity: Minus, figure: Figure, documents: Documents): string {
  const value = strong(shown(figure));
  if (isEquity(quantity, documents)) {
    const owesMore = figure.value < 0 ? ": more is owed on it than it is worth" : "";
    return `${capital(nameOfQuantity(quantity.from, documents))} less ${nameOfQuantity(quantity.less, documents)} is ${value}${owesMore}.`;
  }
  const short = figure.value < 0 ? sayPast(quantity, -figure.value, documents) : null;
  if (short) return short;
  const { from, less } = inTurn(quantity);
  if (figure.unit !== "money" || !isOwned(from) || !less.every(isToPay))
    return `${capital(nameOfQuantity(quantity, documents))} is ${value}.`;
  const [has, takes] = [
    capital(nameOfQuantity(from, documents)),
    listed(less.map((of) => nameOfQuantity(of, documents))),
  ];
  return figure.value < 0
    ? `${has} would not cover ${takes}: ${strong(shown({ ...figure, value: -figure.value }))} is missing.`
    : `${has} would cover ${takes}: ${value} is left over.`;
}

/** What a part of a goal's target lacks where more is there, and what a payment below the interest takes off; null for all else. */
function sayPast({ from, less }: Minus, by: number, documents: Documents): string | null {
  const apart = strong(shown({ value: by, unit: "money" }));
  if (from.kind === "times" && isOfGoal(from.of, "target") && isOfGoal(less, "amount")) {
    const part = nameOfQuantity(from, documents);
    return `${capital(nameOfQuantity(less, documents))} is past that already, by ${apart}: nothing is missing up to ${part}.`;
  }
  if (from.kind !== "amount" || less.kind !== "per" || less.of.kind !== "sum" || less.of.field !== "interest")
    return null;
  return `${capital(nameOfQuantity(from, documents))} does not cover that: the debt grows by ${apart} with it.`;
}

function isOfGoal(of: Quantity, field: Field): boolean {
  return of.kind === "sum" && of.field === field && sideOf(of.of) === "goals";
}

/** What all else is taken from, and that one by one. */
function inTurn({ from, less }: Minus): { from: Quantity; less: Quantity[] } {
  if (from.kind !== "minus") return { from, less: [less] };
  const before = inTurn(from);
  return { from: before.from, less: [...before.less, less] };
}

/** What money can be taken from: assets, and parts of them. */
function isOwned(of: Quantity): boolean {
  if (of.kind === "plus") return of.parts.every(isOwned);
  if (of.kind === "times") return isOwned(of.of);
  return of.kind === "sum" && of.field === "amount" && sideOf(of.of) === "assets";
}

/** What money goes at: debts and what goals lack. */
function isToPay(of: Quantity): boolean {
  if (of.kind === "plus") return of.parts.every(isToPay);
  if (of.kind !== "sum") return false;
  return sideOf(of.of) === "debts" ? of.field === "amount" : of.field === "remaining";
}

type Minus = Extract<Quantity, { kind: "minus" }>;

/** What is no money by itself, and may be owed on. */
const THINGS: ReadonlySet<string> = new Set(["real-estate", "other", "business"]);

/** Whether it is what is owned less what is owed. */
export function isOwnedLessOwed({ from, less }: Minus): boolean {
  const sideOfSum = (of: Quantity) => (of.kind === "sum" ? sideOf(of.of) : null);
  return sideOfSum(from) === "assets" && sideOfSum(less) === "debts";
}

/** Whether it is what a thing is worth beyond what is owed on it. */
function isEquity(quantity: Minus, documents: Documents): boolean {
  if (!isOwnedLessOwed(quantity) || quantity.from.kind !== "sum") return false;
  return select(quantity.from.of, documents).every(({ type }) => THINGS.has(type));
}
