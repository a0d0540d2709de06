import { sumDollars } from "../money.ts";
import { type Item, unitOfField } from "./items.ts";
import type { Measured } from "./outcome.ts";
import type { Field } from "./query.ts";

const NOTHING_SELECTED: Measured = { kind: "no-sense", why: "nothing-selected" };

/** The entries that have a field by nature: only debts have a rate, only financial goals have amounts. */
function measurable(items: readonly Item[], field: Field): { known: Item[]; leftOut: Item[] } {
  return {
    known: items.filter((item) => typeof item[field] === "number"),
    leftOut: items.filter((item) => item[field] === null && item.side === "debts"),
  };
}

const fieldOf = (item: Item, field: Field) => item[field] as number;

/** What entries come to by a field; a debt of unknown rate is left out and named, and where none is known that is missing. */
export function sumOf(items: readonly Item[], field: Field): Measured {
  const { known, leftOut } = measurable(items, field);
  if (known.length === 0 && leftOut.length > 0) return unknownRates(leftOut);
  const unit = unitOfField(field) === "percent" ? "percent" : "money";
  return { kind: "figure", value: sumDollars(known.map((item) => fieldOf(item, field))), unit, leftOut };
}

/** The mean of a field over entries, plain or weighted by their amounts. */
export function averageOf(items: readonly Item[], field: Field, weighted: boolean): Measured {
  const { known, leftOut } = measurable(items, field);
  if (known.length === 0) return leftOut.length > 0 ? unknownRates(leftOut) : NOTHING_SELECTED;
  const unit = unitOfField(field) === "percent" ? "percent" : "money";
  const weightOf = (item: Item) => (weighted ? (item.amount ?? 0) : 1);
  const weights = known.reduce((sum, item) => sum + weightOf(item), 0);
  if (weights <= 0) return { kind: "no-sense", why: "nothing-to-divide-by" };
  const value = known.reduce((sum, item) => sum + weightOf(item) * fieldOf(item, field), 0) / weights;
  return { kind: "figure", value, unit, leftOut };
}

function unknownRates(items: readonly Item[]): Measured {
  return { kind: "unknown", missing: items.map(({ name }) => ({ kind: "rate", name })) };
}
