import {
  addMonths,
  applyChanges,
  type CalendarDate,
  type Change,
  type Documents,
  type ItemRef,
  monthsBetween,
  type Quantity,
  type Query,
  SIDES,
  select,
} from "@seven-figures/domain";
import { saidTimes } from "./build.ts";
import type { SlotValue } from "./notation-slots.ts";
import { monthsOf } from "./notation-worked.ts";
import { type Candidate, type QuestionItem, type QuestionItems, SLOT_OF } from "./question-items.ts";

/** So many of the questions answered last stand before a message, and so many items of them. */
const MOST_QUERIES = 2;
const MOST_ITEMS = 40;
/** What stands before a message is marked as such; a last item parts it from the message. */
export const BEFORE = "before";
const END: QuestionItem = { words: [], features: [`${BEFORE}:end`] };

interface Before {
  item: QuestionItem;
  slots: [slot: string, value: SlotValue][];
}

/** A message's items with the questions that were answered before it, whose entries and amounts its own may be about. */
export function afterQueries(
  asked: QuestionItems,
  queries: readonly Query[],
  documents: Documents,
  today: CalendarDate,
): QuestionItems {
  const context = new ContextWriter(documents, today);
  const before = queries.slice(0, MOST_QUERIES).flatMap((query) => context.itemsOf(query));
  const kept = before.slice(0, MOST_ITEMS);
  const offset = kept.length + 1;
  const candidates = kept.flatMap(({ slots }, item): Candidate[] =>
    slots.map(([slot, value]) => ({ item, from: 0, to: 0, slot, value })),
  );
  return {
    items: [...kept.map(({ item }) => item), END, ...asked.items],
    candidates: [...candidates, ...asked.candidates.map((each) => ({ ...each, item: each.item + offset }))],
  };
}

type Times = Extract<Quantity, { kind: "times" }>;

/** How often a year what is supposed of pay and spending may be said. */
const PERIODS = [12, 1, 52, 26] as const;

/** Writes queries out, one item for each kind, field, entry and amount in them. */
class ContextWriter {
  readonly #documents: Documents;
  readonly #today: CalendarDate;

  constructor(documents: Documents, today: CalendarDate) {
    this.#documents = documents;
    this.#today = today;
  }

  itemsOf(part: unknown): Before[] {
    if (Array.isArray(part)) return part.flatMap((each) => this.itemsOf(each));
    if (typeof part === "string") return [said(part)];
    if (typeof part !== "object" || part === null) return [];
    const node = part as Record<string, unknown>;
    if (isItem(node)) return [this.#item(node)];
    if (node.kind === "amount" && node.unit !== "months")
      return [amount(node.value as number, node.unit === "percent")];
    if (node.kind === "suppose") return [said("suppose"), ...this.#changes(node.changes), ...this.itemsOf(node.query)];
    if (node.kind === "times") return this.#times(node as unknown as Times);
    const often = saidTimes(node as unknown as Quantity);
    if (often) return [said("each"), amount(often.amount, false), period(often.timesAYear)];
    return Object.entries(node).flatMap(([key, value]) => this.#part(key, value));
  }

  /** So many times something: what comes by a period, over some time. */
  #times({ of, factor }: Times): Before[] {
    const months = monthsOf(of);
    // an amount may have been said by the month or by the week
    const spans = months === null ? (of.kind === "amount" ? [factor, (factor * 12) / 52] : []) : [factor * months];
    return [said("times"), ...this.itemsOf(of), said("factor"), asFactor(factor, spans, this.#today)];
  }

  #part(key: string, value: unknown): Before[] {
    if (key === "kind") return this.itemsOf(value);
    if (typeof value === "object") return [...this.itemsOf(value), ...(isEachMonth(key, value) ? [period(12)] : [])];
    if (typeof value === "boolean") return value ? [said(key), ...(key === "monthly" ? [period(12)] : [])] : [];
    if (typeof value === "string") return this.#word(key, value);
    return typeof value === "number" ? this.#number(key, value) : [];
  }

  #number(key: string, value: number): Before[] {
    switch (key) {
      case "months":
      case "value":
        return [span(value, this.#today)];
      case "timesAYear":
        return [period(value)];
      case "count":
      case "from":
        return [{ item: marked([], "count"), slots: [["count", { number: value }]] }];
      case "annualPercent":
        return [said(key), amount(value, true)];
      // of a sum or of a rate
      case "over":
      case "under":
      case "equals":
        return [said(key), { item: marked([], "bound"), slots: slotsOf(["money", "rate", "percent"], value) }];
      default:
        return [said(key), amount(value, false)];
    }
  }

  #word(key: string, value: string): Before[] {
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) return [said(value)];
    const date = value as CalendarDate;
    const months = Math.max(0, monthsBetween(this.#today, date));
    return [said(key), { item: marked([], "date"), slots: [["date", { date, past: date, months }]] }];
  }

  #item(ref: ItemRef): Before {
    const [{ type, name } = { type: "", name: "" }] = select({ kind: "entries", items: [ref] }, this.#documents);
    const item = marked(name.toLowerCase().split(/[^\p{L}\p{N}]+/u), "named", `side:${ref.side}`, `type:${type}`);
    return { item, slots: [[SLOT_OF[ref.side], { items: [{ side: ref.side, id: ref.id }] }]] };
  }

  /** What is supposed, each on what the one before it leaves. */
  #changes(changes: unknown): Before[] {
    let documents = this.#documents;
    return (changes as Change[]).flatMap((change) => {
      const items = this.#change(change, documents);
      documents = applyChanges(documents, [change], documents.financials.updatedAt).documents;
      return items;
    });
  }

  /** What is changed, of what, and how much that may be said to be: by how much, by which part, or to what. */
  #change(change: Change, documents: Documents): Before[] {
    const side = SIDES.find((each) => change.kind.endsWith(each.slice(0, -1)));
    const item = side && "id" in change ? [this.#item({ side, id: change.id })] : [];
    if (change.kind === "add-asset") return added(change.kind, change.asset.type, change.asset.value, null);
    if (change.kind === "add-debt")
      return added(change.kind, change.debt.type, change.debt.balance, change.debt.interestRate ?? null);
    const fields = "fields" in change ? Object.entries(change.fields) : [];
    const amounts = fields.flatMap(([field, value]) => {
      if (typeof value === "string") return this.#word(field, value);
      if (typeof value !== "number") return [];
      if (field === "interestRate") return [said(field), amount(value, true)];
      return [said(field), ...changed(storedIn(documents, change, field), value, /^annual/.test(field))];
    });
    return [said(change.kind), ...item, ...amounts];
  }
}

/** What a figure is in the data; null where it is not known. */
function storedIn({ financials, goals }: Documents, change: Change, field: string): number | null {
  const all: readonly { id: string }[] =
    change.kind === "edit-asset"
      ? (financials.assets ?? [])
      : change.kind === "edit-debt"
        ? (financials.debts ?? [])
        : goals.intermediateGoals;
  const entry = "id" in change ? all.find(({ id }) => id === change.id) : financials.financialInfo;
  const value = (entry as Record<string, unknown> | undefined)?.[field];
  return typeof value === "number" ? value : null;
}

/** From one figure to another; what comes or goes by the year may be said by another period. */
function changed(was: number | null, is: number, isYearly: boolean): Before[] {
  const sumsOf = (sum: number, periods: readonly number[]) =>
    isYearly ? inPeriods(sum, periods) : [amount(sum, false)];
  const to = [said("to"), ...sumsOf(is, PERIODS.slice(0, 2))];
  if (was === null) return to;
  const by = cents(Math.abs(is - was));
  const way = is > was ? "up" : "down";
  const part = was > 0 ? (by / was) * 100 : 0;
  const percent = Math.round(part * 100) / 100;
  const isPart = part > 0 && Math.abs(part - percent) < 0.0002;
  return [said(way), ...sumsOf(by, PERIODS), ...(isPart ? [amount(percent, true)] : []), ...to];
}

/** A yearly sum by each period by which it comes to whole cents. */
function inPeriods(sum: number, periods: readonly number[]): Before[] {
  return periods.flatMap((times) => {
    const each = sum / times;
    if (Math.abs(each - cents(each)) > 1e-6) return [];
    const item = marked([], "money", `period:${times}`);
    return [
      {
        item,
        slots: [
          ["money", { number: cents(each) }],
          ["period", { timesAYear: times }],
        ],
      },
    ];
  });
}

const cents = (sum: number): number => Math.round(sum * 100) / 100;

/** Something that is not there yet. */
function added(kind: string, type: string, sum: number, rate: number | null): Before[] {
  return [said(kind), said(type), amount(sum, false), ...(rate === null ? [] : [amount(rate, true)])];
}

/** Whether a sum is paid or saved by the month. */
function isEachMonth(key: string, value: unknown): boolean {
  return (key === "payment" || key === "saving") && (value as Quantity | null)?.kind === "amount";
}

function isItem(node: Record<string, unknown>): node is Record<string, unknown> & ItemRef {
  return typeof node.id === "string" && (SIDES as readonly unknown[]).includes(node.side);
}

function said(word: string): Before {
  return { item: { words: [], features: [BEFORE, `${BEFORE}:${word}`] }, slots: [] };
}

function marked(words: string[], kind: string, ...more: string[]): QuestionItem {
  return { words: words.filter(Boolean), features: [BEFORE, `kind:${kind}`, ...more] };
}

function slotsOf(slots: readonly string[], number: number): Before["slots"] {
  return slots.map((slot) => [slot, { number }]);
}

function amount(value: number, isPercent: boolean): Before {
  return {
    item: marked([], isPercent ? "percent" : "money"),
    slots: slotsOf(isPercent ? ["rate", "percent"] : ["money"], value),
  };
}

function period(timesAYear: number): Before {
  return { item: marked([], "period", `period:${timesAYear}`), slots: [["period", { timesAYear }]] };
}

/** How many times something is taken: a count, a part of it, or the months in which it comes so often. */
function asFactor(value: number, months: readonly number[], today: CalendarDate): Before {
  const count = value < 1 ? 1 / value : value;
  const counts = Math.abs(count - Math.round(count)) < 1e-6 ? slotsOf(["count"], Math.round(count)) : [];
  const parts = value <= 2 ? slotsOf(["percent", "rate"], cents(value * 100)) : [];
  const spans = months.filter((each) => each >= 1 && Math.abs(each - Math.round(each)) < 0.01);
  return {
    item: marked([], "factor"),
    slots: [...counts, ...parts, ...spans.map((each): [string, SlotValue] => ["span", inMonths(each, today)])],
  };
}

function inMonths(months: number, today: CalendarDate): SlotValue {
  return { months, past: addMonths(today, -Math.round(months)), date: addMonths(today, Math.round(months)) };
}

function span(months: number, today: CalendarDate): Before {
  const value = inMonths(months, today);
  return {
    item: marked([], "span"),
    slots: [
      ["span", value],
      ["date", value],
    ],
  };
}
