import {
  type CalendarDate,
  type Change,
  type Dollars,
  FIELDS,
  type ItemRef,
  MAX_AMOUNT,
  MEASURES,
  type Quantity,
  type Query,
  type Selection,
  SIDES,
  type Side,
} from "@seven-figures/domain";
import * as z from "zod/mini";
import { date, dayOf } from "./advisor-tool.ts";

/** Flat, since not every provider takes a schema that refers to itself; each part becomes a value of the domain's queries. */

const amount = z.number().check(z.gte(-MAX_AMOUNT), z.lte(MAX_AMOUNT));
const ids = z.array(z.string()).check(z.maxLength(100));
const side = z.enum(SIDES);
const field = z.enum(FIELDS);

const entries = z.object({
  side,
  ids: z.optional(ids),
  exceptIds: z.optional(ids),
  types: z.optional(z.array(z.string()).check(z.maxLength(20))),
  field: z.optional(field),
  over: z.optional(amount),
  under: z.optional(amount),
});

const operand = z.object({
  measure: z.optional(z.enum(MEASURES)),
  entries: z.optional(entries),
  amount: z.optional(amount),
  field: z.optional(field),
  aggregate: z.optional(z.enum(["sum", "average", "count"])),
  per: z.optional(z.enum(["year", "month", "week", "day"])),
  without: z.optional(entries),
});

const supposed = z.object({
  what: z.enum(["asset_value", "debt_balance", "debt_rate", "remove_asset", "remove_debt", "income", "expenses"]),
  id: z.optional(z.string()),
  value: z.optional(amount),
});

const months = z.number().check(z.gte(0), z.lte(1_200));

export const queryArguments = z.object({
  ask: z.enum([
    "value",
    "difference",
    "share",
    "ratio",
    "list",
    "payoff_time",
    "payment_to_clear",
    "time_to_amount",
    "saving_needed",
    "affordable",
    "past",
    "change",
    "when",
    "highest",
    "lowest",
    "what_changed",
  ]),
  of: z.optional(operand),
  to: z.optional(operand),
  goalId: z.optional(z.string()),
  by: z.optional(field),
  ascending: z.optional(z.boolean()),
  count: z.optional(z.int().check(z.gte(1), z.lte(100))),
  monthly: z.optional(amount),
  months: z.optional(months),
  from: z.optional(date),
  until: z.optional(date),
  supposing: z.optional(z.array(supposed).check(z.maxLength(10))),
});
type QueryArguments = z.output<typeof queryArguments>;
type Operand = z.output<typeof operand>;
type Entries = z.output<typeof entries>;
type Supposed = z.output<typeof supposed>;

/** What lacks for a query, in words for the model. */
interface Lacking {
  lacks: string;
}

/** The arguments as a query of the domain. */
export function queryOf(given: QueryArguments): Query | Lacking {
  const query = plainQuery(given);
  if ("lacks" in query || !given.supposing?.length) return query;
  const changes: Change[] = [];
  for (const each of given.supposing) {
    const change = changeOf(each);
    if ("lacks" in change) return change;
    changes.push(change);
  }
  return { kind: "suppose", changes, query };
}

function plainQuery(given: QueryArguments): Query | Lacking {
  const { ask, count = null, by = "amount", ascending = false } = given;
  const [of, to] = [given.of && quantityOf(given.of), given.to && quantityOf(given.to)];
  const chosen = given.of?.entries ? selectionOf(given.of.entries) : null;
  const goal: ItemRef | null = given.goalId === undefined ? null : { side: "goals", id: given.goalId };
  const monthly = given.monthly === undefined ? null : dollars(given.monthly);
  switch (ask) {
    case "list":
      return chosen ? { kind: "list", of: chosen, by, most: !ascending, count, from: 1 } : lacks("of.entries");
    case "payoff_time":
      return chosen ? { kind: "until-zero", of: chosen, payment: monthly } : lacks("of.entries");
    case "payment_to_clear":
      return chosen && given.months !== undefined
        ? { kind: "clear-in", of: chosen, months: given.months }
        : lacks("of.entries and months");
    case "time_to_amount":
      return { kind: "until", goal, amount: of ?? null, saving: monthly };
    case "saving_needed":
      return { kind: "save-by", goal, amount: of ?? null, months: given.months ?? null };
    case "what_changed":
      return whatChanged(given);
    default:
      return of ? figureQuery(given, of, to) : lacks("of");
  }
}

function figureQuery({ ask, from, until }: QueryArguments, of: Quantity, to: Quantity | undefined): Query | Lacking {
  const [since, end] = [dayIn(from), dayIn(until)];
  switch (ask) {
    case "value":
      return { kind: "value", of };
    case "affordable":
      return { kind: "afford", price: of, monthly: false };
    case "highest":
    case "lowest":
      return { kind: "extreme-past", of, most: ask === "highest" };
    case "past":
      return since ? { kind: "past", of, at: since } : lacks("from");
    case "change":
      return since ? { kind: "change", of, from: since, to: end } : lacks("from");
    case "when":
      return to?.kind === "amount" ? { kind: "when", of, was: to.value } : lacks("to.amount");
  }
  if (!to) return lacks("to");
  if (ask === "share") return { kind: "value", of: { kind: "share", part: of, whole: to } };
  if (ask === "ratio") return { kind: "value", of: { kind: "ratio", of, to } };
  return { kind: "compare", left: of, right: to, as: "difference" };
}

function whatChanged({ of, from, until }: QueryArguments): Query | Lacking {
  const since = dayIn(from);
  if (!since) return lacks("from");
  const id = of?.entries?.ids?.[0];
  const item = of?.entries && id !== undefined ? { side: of.entries.side, id } : null;
  return { kind: "moved", item, from: since, to: dayIn(until) };
}

function dayIn(text: string | undefined): CalendarDate | null {
  return text === undefined ? null : dayOf(text);
}

function lacks(what: string): Lacking {
  return { lacks: what };
}

function dollars(value: Dollars): Quantity {
  return { kind: "amount", value, unit: "money" };
}

function quantityOf({ measure, entries: chosen, amount: said, field: by = "amount", ...more }: Operand): Quantity {
  const plain: Quantity = chosen
    ? aggregated(selectionOf(chosen), by, more.aggregate ?? "sum")
    : measure
      ? { kind: "measure", measure }
      : dollars(said ?? 0);
  const less = more.without ? selectionOf(more.without) : null;
  const of: Quantity = less ? { kind: "without", of: plain, less } : plain;
  return more.per && more.per !== "year" ? { kind: "per", of, timesAYear: TIMES[more.per] } : of;
}

const TIMES = { month: 12, week: 52, day: 365 } as const;

function aggregated(of: Selection, by: (typeof FIELDS)[number], how: "sum" | "average" | "count"): Quantity {
  if (how === "count") return { kind: "count", of };
  return how === "sum" ? { kind: "sum", of, field: by } : { kind: "average", of, field: by, weighted: by === "rate" };
}

function selectionOf({
  side: where,
  ids: only,
  exceptIds,
  types,
  field: by = "amount",
  over,
  under,
}: Entries): Selection {
  const items = (chosen: readonly string[]): Selection => ({ kind: "entries", items: refs(where, chosen) });
  const all: Selection = types ? { kind: "type", side: where, types } : { kind: "all", side: where };
  const base = only ? items(only) : all;
  const bounds = { ...(over === undefined ? {} : { over }), ...(under === undefined ? {} : { under }) };
  const bounded: Selection =
    over === undefined && under === undefined ? base : { kind: "where", of: base, field: by, ...bounds };
  return exceptIds ? { kind: "except", of: bounded, less: items(exceptIds) } : bounded;
}

function refs(where: Side, chosen: readonly string[]): ItemRef[] {
  return chosen.map((id) => ({ side: where, id }));
}

function changeOf({ what, id = "", value }: Supposed): Change | Lacking {
  if (what === "remove_asset") return { kind: "delete-asset", id };
  if (what === "remove_debt") return { kind: "delete-debt", id };
  if (value === undefined) return lacks("a value for what is supposed");
  switch (what) {
    case "asset_value":
      return { kind: "edit-asset", id, fields: { value } };
    case "debt_balance":
      return value === 0 ? { kind: "delete-debt", id } : { kind: "edit-debt", id, fields: { balance: value } };
    case "debt_rate":
      return { kind: "edit-debt", id, fields: { interestRate: value } };
    case "income":
      return { kind: "set-financial-info", fields: { annualIncome: value } };
    case "expenses":
      return { kind: "set-financial-info", fields: { annualExpenses: value } };
  }
}
