import {
  addMonths,
  type CalendarDate,
  type Change,
  type Documents,
  type ItemRef,
  monthsBetween,
  type Query,
  SIDES,
  select,
} from "@seven-figures/domain";
import type { SlotValue } from "./notation-slots.ts";
import { type Candidate, type QuestionItem, type QuestionItems, SLOT_OF } from "./question-items.ts";

/** So many of the questions answered last stand before a message, and so many items of them. */
const MOST_QUERIES = 2;
const MOST_ITEMS = 28;
/** What stands before a message is marked as such; a last item parts it from the message. */
const BEFORE = "before";
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
    if (node.kind === "amount") return [amount(node.value as number, node.unit === "percent")];
    if (node.kind === "suppose") {
      const changes = (node.changes as Change[]).flatMap((change) => this.#change(change));
      return [said("suppose"), ...changes, ...this.itemsOf(node.query)];
    }
    return Object.entries(node).flatMap(([key, value]) => this.#part(key, value));
  }

  #part(key: string, value: unknown): Before[] {
    if (key === "kind" || typeof value === "object") return this.itemsOf(value);
    if (typeof value === "boolean") return value ? [said(key)] : [];
    if (typeof value === "string") return this.#word(key, value);
    if (typeof value !== "number") return [];
    if (key === "months") return [span(value, this.#today)];
    if (key === "timesAYear") return [{ item: marked([], "period"), slots: [["period", { timesAYear: value }]] }];
    if (key === "count" || key === "from")
      return [{ item: marked([], "count"), slots: [["count", { number: value }]] }];
    return [said(key), amount(value, false)];
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

  /** What is changed, of what, and by how much. */
  #change(change: Change): Before[] {
    const side = SIDES.find((each) => change.kind.endsWith(each.slice(0, -1)));
    const item = side && "id" in change ? [this.#item({ side, id: change.id })] : [];
    const fields = "fields" in change ? Object.entries(change.fields) : [];
    const amounts = fields.flatMap(([field, value]) => {
      if (typeof value !== "number") return [];
      const was = this.#stored(change, field);
      const by = field === "interestRate" || was === null ? value : Math.abs(value - was);
      return [said(field), amount(Math.round(by * 100) / 100, field === "interestRate")];
    });
    return [said(change.kind), ...item, ...amounts];
  }

  #stored(change: Change, field: string): number | null {
    const { financials, goals } = this.#documents;
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

function amount(value: number, isPercent: boolean): Before {
  const slots = isPercent ? (["rate", "percent"] as const) : (["money"] as const);
  return { item: marked([], isPercent ? "percent" : "money"), slots: slots.map((slot) => [slot, { number: value }]) };
}

function span(months: number, today: CalendarDate): Before {
  const value = { months, past: addMonths(today, -Math.round(months)), date: addMonths(today, Math.round(months)) };
  return {
    item: marked([], "span"),
    slots: [
      ["span", value],
      ["date", value],
    ],
  };
}
