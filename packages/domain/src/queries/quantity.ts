import type { CalendarDate } from "../calendar-date.ts";
import type { Documents } from "../documents.ts";
import { futureValue } from "../projections/future-value.ts";
import { targetOutlook } from "../projections/target-outlook.ts";
import { worthAfter } from "../schedule/read-schedule.ts";
import { supposedSchedule } from "../schedule/scheduled-path.ts";
import { needOfGoal } from "./goal-need.ts";
import type { Item } from "./items.ts";
import { figureOf, measure } from "./measure.ts";
import type { Figure, Measured, Missing } from "./outcome.ts";
import type { Quantity, Selection, Side, Unit } from "./query.ts";
import { keyOf, select } from "./select.ts";
import { averageOf, sumOf } from "./sum-of.ts";

/** What quantities are measured in: `today` is the person's own day. */
export interface Scene {
  documents: Documents;
  today: CalendarDate;
}

const NOTHING_TO_DIVIDE_BY: Measured = { kind: "no-sense", why: "nothing-to-divide-by" };

/** The figure, or what is missing for it, by name. Never NaN, never infinite. */
export function quantify(quantity: Quantity, scene: Scene): Measured {
  const result = quantityOf(quantity, scene);
  return result.kind === "figure" && !Number.isFinite(result.value) ? NOTHING_TO_DIVIDE_BY : result;
}

function quantityOf(quantity: Quantity, scene: Scene): Measured {
  const { documents } = scene;
  switch (quantity.kind) {
    case "measure":
      return measure(quantity.measure, documents);
    case "amount":
      return figureOf(quantity.value, quantity.unit);
    case "sum":
      return ofSelection(quantity.of, documents, (items) => sumOf(items, quantity.field));
    case "average":
      return ofSelection(quantity.of, documents, (items) => averageOf(items, quantity.field, quantity.weighted));
    case "count":
      return ofSelection(quantity.of, documents, (items) => figureOf(items.length, "count"));
    case "plus":
      return combine(quantity.parts, scene, (values, unit) => figureOf(sum(values), unit));
    case "minus":
      return combine([quantity.from, quantity.less], scene, ([from = 0, less = 0], unit) =>
        figureOf(from - less, unit),
      );
    case "times":
      return combine([quantity.of], scene, ([value = 0], unit) => figureOf(value * quantity.factor, unit));
    case "per":
      return combine([quantity.of], scene, ([value = 0], unit) => figureOf(value / quantity.timesAYear, unit));
    case "share":
      return divide(quantity.part, quantity.whole, scene, (ratio) => figureOf(ratio * 100, "percent"));
    case "ratio":
      return divide(quantity.of, quantity.to, scene, (ratio) =>
        quantity.months === undefined ? figureOf(ratio, "times") : figureOf(ratio * quantity.months, "months"),
      );
    case "cover":
      return divide(quantity.by, MONTHLY_EXPENSES, scene, (months) => figureOf(months, "months"));
    case "without":
      return quantify(quantity.of, { ...scene, documents: withoutEntries(documents, quantity.less) });
    case "grown":
      return combine([quantity.of], scene, ([value = 0], unit) =>
        figureOf(futureValue({ from: value, monthly: 0, annualReturn: quantity.annualPercent }, quantity.months), unit),
      );
    case "needed":
      return needOfGoal(quantity.goal, quantity.months, scene);
    case "projected":
      return projected(quantity.months, quantity.saving, scene);
  }
}

const MONTHLY_EXPENSES: Quantity = { kind: "per", of: { kind: "measure", measure: "expenses" }, timesAYear: 12 };

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The documents of somebody who has all but these entries. */
function withoutEntries(documents: Documents, less: Selection): Documents {
  const keys = new Set(select(less, documents).map(keyOf));
  const kept = <Entry extends { id: string }>(list: Entry[], side: Side) =>
    list.filter(({ id }) => !keys.has(keyOf({ side, id })));
  const { financials, goals } = documents;
  return {
    ...documents,
    financials: {
      ...financials,
      assets: financials.assets && kept(financials.assets, "assets"),
      debts: financials.debts && kept(financials.debts, "debts"),
    },
    goals: { ...goals, intermediateGoals: kept(goals.intermediateGoals, "goals") },
  };
}

/** Measures entries; where a list that they would be in was never entered, that is what is missing. */
function ofSelection(of: Selection, documents: Documents, read: (items: Item[]) => Measured): Measured {
  const items = select(of, documents);
  const never = items.length > 0 ? [] : neverEntered(of, documents);
  return never.length > 0 ? { kind: "unknown", missing: never } : read(items);
}

/** The lists that a selection draws on and that were never entered. */
export function neverEntered(selection: Selection, { financials }: Documents): Missing[] {
  return [...new Set(sidesOf(selection))].flatMap((side): Missing[] => {
    const list = side === "assets" ? financials.assets : side === "debts" ? financials.debts : [];
    return list === null ? [{ kind: side }] : [];
  });
}

function sidesOf(selection: Selection): Side[] {
  switch (selection.kind) {
    case "all":
    case "type":
      return [selection.side];
    case "entries":
      return selection.items.map(({ side }) => side);
    case "and":
      return selection.parts.flatMap(sidesOf);
    case "status":
    case "due-before":
      return ["goals"];
    default:
      return sidesOf(selection.of);
  }
}

function measureAll(parts: readonly Quantity[], scene: Scene): Figure[] | Exclude<Measured, Figure> {
  const measured = parts.map((part) => quantify(part, scene));
  const missing = measured.flatMap((each) => (each.kind === "unknown" ? each.missing : []));
  if (missing.length > 0) return { kind: "unknown", missing: distinct(missing) };
  const senseless = measured.find((each) => each.kind === "no-sense");
  return senseless ?? measured.filter((each) => each.kind === "figure");
}

function distinct(missing: readonly Missing[]): Missing[] {
  return [...new Map(missing.map((each) => [JSON.stringify(each), each])).values()];
}

function combine(
  parts: readonly Quantity[],
  scene: Scene,
  compute: (values: number[], unit: Unit) => Figure,
): Measured {
  const figures = measureAll(parts, scene);
  if (!Array.isArray(figures)) return figures;
  const result = compute(
    figures.map(({ value }) => value),
    figures[0]?.unit ?? "money",
  );
  return { ...result, leftOut: figures.flatMap(({ leftOut }) => leftOut) };
}

function divide(of: Quantity, by: Quantity, scene: Scene, compute: (ratio: number) => Figure): Measured {
  const figures = measureAll([of, by], scene);
  if (!Array.isArray(figures)) return figures;
  const [above, below] = figures;
  if (!above || !below || below.value === 0) return NOTHING_TO_DIVIDE_BY;
  return { ...compute(above.value / below.value), leftOut: [...above.leftOut, ...below.leftOut] };
}

/** Net worth in some months, as the schedule of the person's money has it; without one at the growth that is assumed. */
function projected(months: number, saving: Quantity | null, { documents, today }: Scene): Measured {
  const { financials, profile, goals } = documents;
  const outlook = targetOutlook(financials, profile.financialGoal, today, goals.intermediateGoals);
  const said = saving && quantify(saving, { documents, today });
  if (said && said.kind !== "figure") return said;
  const { path, assumption } = outlook;
  const worth = measure("net-worth", documents);
  if (path) {
    const schedule = said ? supposedSchedule(path, { monthly: said.value - path.monthly }) : path.schedule;
    return worth.kind === "figure" ? figureOf(worthAfter(schedule, months), "money") : worth;
  }
  if (!said) return { kind: "unknown", missing: outlook.missing.map((kind) => ({ kind })) };
  if (worth.kind !== "figure") return worth;
  const { annualReturn } = assumption;
  return figureOf(futureValue({ from: worth.value, monthly: said.value, annualReturn }, months), "money");
}
