import {
  evaluateQuery,
  formatDate,
  type Item,
  type ItemRef,
  type Outcome,
  type Quantity,
  type Query,
  quantify,
  type Scene,
  type Selection,
  select,
} from "@seven-figures/domain";
import { counted, rate } from "../answers/words/figures.ts";
import { bold } from "../replies/describe-changes.ts";
import { type BesideFact, fact, figureOf, itemOf, MOST_PARTS, tells } from "./beside-fact.ts";
import { partsOfSum } from "./beside-parts.ts";
import { besideSupposed } from "./beside-supposed.ts";
import { all, entries, measureOf, per, sideOf, sumOf } from "./build.ts";
import { PERIODS } from "./nouns.ts";
import { monthsUntil } from "./pieces.ts";
import { placedWords } from "./say-outcome.ts";
import { isOwnedLessOwed } from "./say-worked.ts";
import { capital, money, monthlySaving, shown } from "./shown.ts";

const MONTHLY = 12;

/**
 * The figures that are asked for next, so that nobody has to ask: what a sum is made of, what a debt costs, what a goal
 * takes a month, what else a supposition changes. Empty where the answer told them, or nothing goes with it.
 */
export function sayBeside(query: Query, outcome: Outcome, said: string, scene: Scene): string {
  const told = factsBeside(query, outcome, scene).filter(({ figure, always }) => always || !tells(said, figure));
  return told.map(({ text }) => text).join(" ");
}

function factsBeside(query: Query, outcome: Outcome, scene: Scene): BesideFact[] {
  if (query.kind === "suppose" && outcome.kind === "supposed" && outcome.refused.length === 0)
    return besideSupposed(query.changes, scene);
  if (query.kind === "value" && outcome.kind === "figure") return ofQuantity(query.of, scene);
  if (query.kind === "compare" && outcome.kind === "comparison" && query.as !== "enough")
    return areOfOneSide(query) ? sumTold({ kind: "plus", parts: [query.left, query.right] }, scene) : [];
  if (query.kind === "list" && outcome.kind === "list") return ofList(query, outcome, scene);
  if ((query.kind === "save-by" || query.kind === "due") && query.goal)
    return [...ofGoal(query.goal, scene), ...ofSurplus(outcome, scene)];
  if (query.kind === "until")
    return query.goal ? ofGoal(query.goal, scene, inTime(query.goal, outcome, scene)) : distanceTo(query.amount, scene);
  if (query.kind === "known" && outcome.kind === "known") return ofItem(outcome.item, scene);
  if (query.kind === "steps") return dueOf(query.goal, scene);
  return [];
}

/** Whether two figures make one: rates don't, nor do a house and its mortgage. */
function areOfOneSide({ left, right }: Extract<Query, { kind: "compare" }>): boolean {
  const sides = [left, right].map((each) => (each.kind === "sum" && each.field === "amount" ? sideOf(each.of) : null));
  return sides[0] !== null && sides[0] === sides[1];
}

function ofQuantity(quantity: Quantity, scene: Scene): BesideFact[] {
  switch (quantity.kind) {
    case "measure":
      return ofMeasure(quantity.measure, scene);
    case "per":
      return quantity.of.kind === "measure" ? byPeriods(quantity.of, scene) : [];
    case "sum":
      return ofSelection(quantity.of, quantity.field, scene);
    case "count":
      return [...partsOf(quantity.of, scene), ...sumTold(sumOf(quantity.of), scene)];
    case "share":
      return [...ofShare(quantity, scene), ...partsOfSum(quantity, scene)];
    case "minus":
      return isOwnedLessOwed(quantity) ? ofEquity(quantity, scene) : partsOfSum(quantity, scene);
    case "times":
      return [...partsOfSum(quantity, scene), ...yearlyPart(quantity).flatMap((part) => byPeriods(part, scene))];
    case "cover":
      return sumTold(quantity.by, scene);
    case "ratio":
    case "plus":
      return partsOfSum(quantity, scene);
    default:
      return [];
  }
}

function ofMeasure(measure: Extract<Quantity, { kind: "measure" }>["measure"], scene: Scene): BesideFact[] {
  switch (measure) {
    case "net-worth":
      return [
        ...figureOf(measureOf("progress"), scene, (figure) => `That is ${figure} of your target.`),
        ...figureOf(measureOf("to-target"), scene, (figure) => `${figure} is left to it.`),
      ];
    case "savings-rate":
      return figureOf(measureOf("surplus"), scene, (figure) => `That is ${figure} a year.`);
    case "months-covered":
      return figureOf(measureOf("liquid"), scene, (figure) => `It is ${figure} in all.`);
    case "income":
    case "expenses":
    case "surplus":
      return byPeriods(measureOf(measure), scene);
    default:
      return [];
  }
}

const YEARLY: ReadonlySet<string> = new Set(["income", "expenses", "surplus"]);

/** A tenth of the pay, of the month's too, by the year. */
function yearlyPart({ of, factor }: Extract<Quantity, { kind: "times" }>): Quantity[] {
  const yearly = of.kind === "per" ? of.of : of;
  return yearly.kind === "measure" && YEARLY.has(yearly.measure) ? [{ kind: "times", of: yearly, factor }] : [];
}

/** How often a year people are paid and pay. */
const USUAL_PERIODS = [1, MONTHLY, 26];

/** "$2,560 every two weeks": a yearly figure by the periods that people are paid and pay by. */
function byPeriods(of: Quantity, scene: Scene): BesideFact[] {
  return USUAL_PERIODS.flatMap((timesAYear) =>
    figureOf(per(of, timesAYear), scene, (figure) => `That is ${figure} ${PERIODS[timesAYear]}.`),
  );
}

function ofSelection(of: Selection, field: string, scene: Scene): BesideFact[] {
  const items = select(of, scene.documents);
  const [item, ...others] = items;
  if (!item) return [];
  if (others.length === 0) return ofItem(item, scene, field);
  if (item.side === "goals") return [];
  if (field !== "amount") return sumTold(sumOf(of), scene);
  if (of.kind === "all") return [];
  const side = sideOf(of);
  return [...partsOf(of, scene), ...(side === null ? [] : shareTold(sumOf(of), side, scene))];
}

/** What goes with one entry: what a debt costs, which part of all an asset is, how far a goal is. */
function ofItem(item: Item, scene: Scene, told = ""): BesideFact[] {
  if (item.side === "goals") return ofGoal(item, scene);
  const amount = item.amount === null ? [] : [fact(money(item.amount), (figure) => `It stands at ${figure}.`)];
  if (item.side === "assets") return [...amount, ...shareTold(sumOf(entries(item)), "assets", scene)];
  if (item.rate === 0 && told === "interest") return [...amount, fact(rate(0), (figure) => `Its rate is ${figure}.`)];
  if (item.rate === null || !item.interest) return amount;
  const itsRate = rate(item.rate);
  const [year, month] = [money(item.interest), money(item.interest / MONTHLY)];
  return [
    ...amount,
    ...(told === "rate" ? [] : [fact(itsRate, (figure) => `Its rate is ${figure}.`)]),
    fact(year, (figure) => `That costs ${figure} of interest a year, ${month} a month.`),
  ];
}

function ofGoal(ref: ItemRef, scene: Scene, due: BesideFact[] = dueOf(ref, scene)): BesideFact[] {
  const item = itemOf(ref, scene);
  if (!item) return [];
  const saved =
    item.amount !== null && item.target !== null
      ? [
          fact(
            money(item.target),
            (figure) => `${capital(bold(item.name))} has ${money(item.amount ?? 0)} of ${figure}.`,
          ),
        ]
      : [];
  const percent =
    item.percent === null
      ? []
      : [fact(shown({ value: item.percent, unit: "percent" }), (figure) => `It is ${figure} done.`)];
  const remaining = item.remaining ? [fact(money(item.remaining), (figure) => `${figure} is still missing.`)] : [];
  const missing = item.status === "Completed" ? [] : [...remaining, ...monthlyOf(ref, scene)];
  return [...saved, ...percent, ...missing, ...due];
}

/** What a goal takes each month to be there by its day. */
function monthlyOf(goal: ItemRef, scene: Scene): BesideFact[] {
  const need = evaluateQuery({ kind: "save-by", goal, amount: null, months: null }, scene);
  return need.kind === "save"
    ? [fact(monthlySaving(need.monthly), (figure) => `${figure} a month makes it by its date.`)]
    : [];
}

function dueOf(goal: ItemRef, scene: Scene): BesideFact[] {
  const item = itemOf(goal, scene);
  return item?.date ? [fact(formatDate(item.date), (day) => `${capital(bold(item.name))} is due on ${day}.`)] : [];
}

/** Whether a goal is full by its date: "That is in time for its date, May 1, 2027, with 2 months to spare." */
function inTime(goal: ItemRef, outcome: Outcome, scene: Scene): BesideFact[] {
  const item = itemOf(goal, scene);
  if (outcome.kind !== "reached-in" || !item?.date || item.status === "Completed" || item.date <= scene.today)
    return dueOf(goal, scene);
  const spare = monthsUntil(item.date, scene.today) - Math.ceil(outcome.months - 1e-9);
  const months = counted(Math.abs(spare), "month");
  const day = formatDate(item.date);
  const told =
    spare < 0
      ? `That is not in time for its date, ${day}: it is ${months} late.`
      : spare === 0
        ? `That is in the month of its date, ${day}.`
        : `That is in time for its date, ${day}, with ${months} to spare.`;
  return [{ ...fact(day, () => told), always: true }];
}

/** How far an amount of net worth is away. */
function distanceTo(amount: Quantity | null, scene: Scene): BesideFact[] {
  const away: Quantity = { kind: "minus", from: amount ?? measureOf("target"), less: measureOf("net-worth") };
  return figureOf(away, scene, (figure) => `It is ${figure} away.`);
}

/** Which part of what is left over each month something takes. */
function ofSurplus(outcome: Outcome, scene: Scene): BesideFact[] {
  if (outcome.kind !== "save") return [];
  const surplus = per(measureOf("surplus"), MONTHLY);
  const taken: Quantity = { kind: "amount", value: outcome.monthly, unit: "money" };
  const share = quantify({ kind: "share", part: taken, whole: surplus }, scene);
  const left = quantify(surplus, scene);
  if (share.kind !== "figure" || left.kind !== "figure" || left.value <= 0) return [];
  const apart = quantify({ kind: "minus", from: surplus, less: taken }, scene);
  if (apart.kind !== "figure") return [];
  const isAll = Math.round(apart.value * 100) === 0;
  const apartTold =
    apart.value < 0 ? `, ${money(-apart.value)} more than there is` : ` and leaves ${money(apart.value)}`;
  const rest = isAll ? "" : apartTold;
  return [
    fact(
      money(left.value),
      (figure) => `You have ${figure} a month left over: it takes ${shown(share)} of that${rest}.`,
    ),
  ];
}

/** The one that comes first in an order, by its other figures, and the one after it. */
function ofList(
  { of, by, most, from }: Extract<Query, { kind: "list" }>,
  { placed }: Extract<Outcome, { kind: "list" }>,
  scene: Scene,
): BesideFact[] {
  const [first, ...others] = placed;
  if (!first || others.length > 0)
    return by === "amount" ? sumTold(sumOf(entries(...placed.map(({ item }) => item))), scene) : [];
  const next = evaluateQuery({ kind: "list", of, by, most, count: 1, from: from + 1 }, scene);
  const [second] = next.kind === "list" ? next.placed : [];
  const unit = next.kind === "list" ? next.unit : "money";
  return [
    ...ofItem(first.item, scene),
    ...(second
      ? [fact(second.item.name, () => `Then comes ${bold(second.item.name)}, at ${placedWords(second.value, unit)}.`)]
      : []),
  ];
}

function ofShare({ part, whole }: Extract<Quantity, { kind: "share" }>, scene: Scene): BesideFact[] {
  const [one, all] = [quantify(part, scene), quantify(whole, scene)];
  if (one.kind !== "figure" || all.kind !== "figure" || one.unit !== "money") return [];
  return [fact(shown(one), (figure) => `That is ${figure} of ${shown(all)}.`)];
}

/** Which part of what something is worth is one's own. */
function ofEquity(quantity: Extract<Quantity, { kind: "minus" }>, scene: Scene): BesideFact[] {
  const share = quantify({ kind: "share", part: quantity, whole: quantity.from }, scene);
  return share.kind === "figure" && share.value > 0
    ? [fact(shown(share), (figure) => `That is ${figure} of its worth.`)]
    : [];
}

/** "Checking $10,150, Savings $18,600." */
function partsOf(of: Selection, { documents }: Scene): BesideFact[] {
  const items = select(of, documents).filter(({ amount }) => amount !== null);
  if (items.length < 2 || items.length > MOST_PARTS || of.kind === "all") return [];
  const parts = items.map(({ name, amount }) => `${bold(name)} ${money(amount ?? 0)}`);
  return [{ figure: money(items[0]?.amount ?? 0), text: `${parts.join(", ")}.` }];
}

function sumTold(of: Quantity, scene: Scene): BesideFact[] {
  return figureOf(of, scene, (figure) => `Together ${figure}.`);
}

function shareTold(part: Quantity, side: "assets" | "debts" | "goals", scene: Scene): BesideFact[] {
  if (side === "goals") return [];
  const share = quantify({ kind: "share", part, whole: sumOf(all(side)) }, scene);
  if (share.kind !== "figure" || share.value > 99.95) return [];
  return [fact(shown(share), (figure) => `That is ${figure} of everything you ${side === "assets" ? "own" : "owe"}.`)];
}
