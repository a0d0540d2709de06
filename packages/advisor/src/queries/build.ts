import {
  type Change,
  type Field,
  type ItemRef,
  keyOf,
  type Measure,
  type Quantity,
  type Query,
  type Selection,
  type Side,
  type Unit,
} from "@seven-figures/domain";

/** Short ways of putting queries together, for whoever reads a question into one. */

/** What comes or goes by the year. */
export const FLOWS: ReadonlySet<Measure> = new Set(["income", "expenses", "surplus", "interest"]);

export const measureOf = (measure: Measure): Quantity => ({ kind: "measure", measure });
export const sumOf = (of: Selection, field: Field = "amount"): Quantity => ({ kind: "sum", of, field });
export const amountOf = (value: number, unit: Unit = "money"): Quantity => ({ kind: "amount", value, unit });
export const value = (of: Quantity): Query => ({ kind: "value", of });
export const all = (side: Side): Selection => ({ kind: "all", side });
export const entries = (...items: ItemRef[]): Selection => ({ kind: "entries", items });

/** Where an entry stands, without what is stored of it. */
export const refOf = ({ side, id }: ItemRef): ItemRef => ({ side, id });

/** A yearly figure by another period. */
export function per(of: Quantity, timesAYear: number | null): Quantity {
  return timesAYear === null || timesAYear === 1 ? of : { kind: "per", of, timesAYear };
}

/** What is asked, whatever it supposes. */
export function plainQuery(query: Query): Query {
  return query.kind === "suppose" ? query.query : query;
}

/** Whether it is what goals ask for each month. */
export function isMonthly(of: Quantity): boolean {
  return of.kind === "plus" ? of.parts.every(isMonthly) : of.kind === "needed";
}

/** What comes or goes by the year, held against what goals ask for each month, is by the month too. */
export function byOneMonth(pair: [Quantity, Quantity] | null): [Quantity, Quantity] | null {
  if (!pair?.some(isMonthly)) return pair;
  const [left, right] = pair.map((of) => (isYearly(of) ? per(of, 12) : of));
  return left && right ? [left, right] : null;
}

function isYearly(of: Quantity): boolean {
  if (of.kind === "measure") return FLOWS.has(of.measure);
  if (of.kind === "minus") return isYearly(of.from) && isYearly(of.less);
  if (of.kind === "plus") return of.parts.every(isYearly);
  return of.kind === "sum" && of.field === "interest";
}

/** An amount that goes or comes so many times a year, by the month. */
export function eachMonth(amount: number, timesAYear: number): Quantity {
  return timesAYear === 12 ? amountOf(amount) : per({ kind: "times", of: amountOf(amount), factor: timesAYear }, 12);
}

/** What goes each time, and how many times a year, of an amount by the month that is said by another period. */
export function saidTimes(of: Quantity | null): { amount: number; timesAYear: number } | null {
  if (of?.kind !== "per" || of.of.kind !== "times" || of.of.of.kind !== "amount") return null;
  return { amount: of.of.of.value, timesAYear: of.of.factor };
}

/** Several selections as one; those of single entries are put together. */
export function together(parts: readonly Selection[]): Selection {
  const items = parts.flatMap((part) => (part.kind === "entries" ? part.items : []));
  const others = parts.filter((part) => part.kind !== "entries");
  const all: Selection[] = items.length > 0 ? [{ kind: "entries", items }, ...others] : [...others];
  return all.length === 1 && all[0] ? all[0] : { kind: "and", parts: all };
}

export function except(of: Selection, less: readonly Selection[]): Selection {
  return less.length === 0 ? of : { kind: "except", of, less: together(less) };
}

export function without(of: Quantity, less: readonly Selection[]): Quantity {
  return less.length === 0 ? of : { kind: "without", of, less: together(less) };
}

/** The side that all entries of a selection are on; null where there are several. */
export function sideOf(selection: Selection): Side | null {
  switch (selection.kind) {
    case "all":
    case "type":
      return selection.side;
    case "status":
    case "due-before":
      return "goals";
    case "entries":
      return same(selection.items.map(({ side }) => side));
    case "and":
      return same(selection.parts.map(sideOf));
    default:
      return sideOf(selection.of);
  }
}

function same<Value>(values: readonly (Value | null)[]): Value | null {
  const [first = null] = values;
  return values.every((each) => each === first) ? first : null;
}

export function list(of: Selection, by: Field, most: boolean, count: number | null = null, from = 1): Query {
  return { kind: "list", of, by, most, count, from };
}

/** The stored asset or debt that a change is about; none where it is about something else. */
export function changedItem(change: Change): ItemRef[] {
  if (change.kind === "edit-asset" || change.kind === "delete-asset") return [{ side: "assets", id: change.id }];
  return change.kind === "edit-debt" || change.kind === "delete-debt" ? [{ side: "debts", id: change.id }] : [];
}

/** Each entry once, in the order in which they came. */
export function distinct<Ref extends ItemRef>(items: readonly Ref[]): Ref[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
