import { monthsBetween } from "../calendar-date.ts";
import { itemsOf } from "./items.ts";
import type { Figure, Measured, Unknown } from "./outcome.ts";
import type { Scene } from "./quantity.ts";
import type { ItemRef } from "./query.ts";

/** What is left to save for a goal. */
export function leftOfGoal(goal: ItemRef, { documents }: Scene): Measured {
  const item = itemsOf(documents, "goals").find(({ id }) => id === goal.id);
  if (!item) return { kind: "unknown", missing: [{ kind: "none-such" }] };
  if (item.remaining === null) return { kind: "unknown", missing: [{ kind: "amount", name: item.name }] };
  return { kind: "figure", value: item.remaining, unit: "money", leftOut: [] };
}

/** Whole months until a goal's date; 0 where it is over. */
export function monthsToDate(goal: ItemRef, { documents, today }: Scene): number | Unknown {
  const item = itemsOf(documents, "goals").find(({ id }) => id === goal.id);
  if (!item?.date) return { kind: "unknown", missing: [{ kind: "date", name: item?.name ?? "" }] };
  return Math.max(monthsBetween(today, item.date), 0);
}

/** What a goal asks for each month, in dollars, to be full in so many months (null: by its date); 0 where it is full. */
export function needOfGoal(goal: ItemRef, within: number | null, scene: Scene): Measured {
  const left = leftOfGoal(goal, scene);
  if (left.kind !== "figure") return left;
  const none: Figure = { kind: "figure", value: 0, unit: "money", leftOut: [] };
  if (left.value <= 0) return none;
  const months = within ?? monthsToDate(goal, scene);
  if (typeof months !== "number") return months;
  return months > 0 ? { ...none, value: left.value / months } : { kind: "no-sense", why: "nothing-to-divide-by" };
}
