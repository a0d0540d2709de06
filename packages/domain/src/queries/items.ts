import type { CalendarDate } from "../calendar-date.ts";
import type { Documents } from "../documents.ts";
import { isMoneyGoal } from "../goal-kinds.ts";
import { goalProgress, missingOf } from "../goal-progress.ts";
import { yearlyInterest } from "../projections/pay-off-debts.ts";
import type { Field, ItemRef, Side, Unit } from "./query.ts";

/** An asset, debt or goal with all that it can be measured by. Null: not known, or nothing of its kind. */
export interface Item extends ItemRef, Record<Exclude<Field, "date">, number | null> {
  name: string;
  type: string;
  status: string | null;
  date: CalendarDate | null;
}

export function itemsOf({ financials, goals }: Documents, side: Side): Item[] {
  if (side === "assets")
    return (financials.assets ?? []).map(({ id, name, type, value }) =>
      itemWith({ side, id, name, type, amount: value }),
    );
  if (side === "debts")
    return (financials.debts ?? []).map((debt) =>
      itemWith({
        side,
        id: debt.id,
        name: debt.name,
        type: debt.type,
        amount: debt.balance,
        rate: debt.interestRate,
        interest: yearlyInterest(debt),
      }),
    );
  return goals.intermediateGoals.map((goal) =>
    itemWith({
      side,
      id: goal.id,
      name: goal.title,
      type: goal.type,
      status: goal.status,
      date: goal.targetDate,
      amount: goal.currentAmount,
      target: goal.targetAmount,
      percent: goalProgress(goal),
      remaining: isMoneyGoal(goal) ? missingOf(goal) : null,
    }),
  );
}

function itemWith(known: Partial<Item> & Pick<Item, "side" | "id" | "name" | "type">): Item {
  return {
    status: null,
    amount: null,
    rate: null,
    interest: null,
    percent: null,
    target: null,
    remaining: null,
    date: null,
    ...known,
  };
}

export function unitOfField(field: Field): Unit | "date" {
  if (field === "date") return "date";
  return field === "rate" || field === "percent" ? "percent" : "money";
}
