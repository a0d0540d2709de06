import {
  type Documents,
  type Field,
  type ItemRef,
  MEASURES,
  type Measure,
  type Quantity,
  type Selection,
  type Side,
} from "@seven-figures/domain";
import { all, amountOf, entries, except, measureOf, per, sideOf, sumOf, together } from "../src/queries/build.ts";
import type { FilledLine } from "./fill-line.ts";

/** What a slot stands for: an entry, or a number; dates and spans only that they are there. */
export interface GoldScene {
  filled: FilledLine;
  documents: Documents;
  /** Months of the spans and days of the dates, as they were read, in their order. */
  months: number[];
  dates: `${number}-${number}-${number}`[];
  periods: number[];
}

export const TIMES: Record<string, number> = {
  year: 1,
  month: 12,
  week: 52,
  day: 365,
  hour: 2080,
  quarter: 4,
  paycheck: 12,
  monthly: 12,
  weekly: 52,
  hourly: 2080,
  yearly: 1,
  "two-weeks": 26,
};

export function refOf(slot: string, { filled }: GoldScene): ItemRef | null {
  const thing = filled.things.get(slot);
  if (!thing || typeof thing === "string" || !("id" in thing)) return null;
  const side: Side = slot.startsWith("asset") ? "assets" : slot.startsWith("debt") ? "debts" : "goals";
  return { side, id: thing.id };
}

export function numberOf(slot: string, { filled }: GoldScene): number | null {
  return filled.spans.find((span) => span.slot === slot)?.value ?? null;
}

/** "{asset} and debts credit-card except {debt2}" as a selection; null where a part of it has no place here. */
export function selectionOf(words: string, scene: GoldScene): Selection | null {
  const [base = "", less] = words.split(" except ");
  const parts = base.split(" and ").map((part) => partOf(part.trim(), scene));
  if (parts.some((part) => part === null)) return null;
  const of = together(parts.filter((part) => part !== null));
  if (less === undefined) return of;
  const left = selectionOf(less, scene);
  return left && except(of, [left]);
}

function partOf(words: string, scene: GoldScene): Selection | null {
  const slot = /^\{(\w+)\}$/.exec(words)?.[1];
  if (slot) {
    const ref = refOf(slot, scene);
    return ref && entries(ref);
  }
  const bound = /^(.*) (over|under) \{((money|rate)\d?)\}$/.exec(words);
  if (bound) {
    const of = partOf(bound[1] ?? "", scene);
    const limit = numberOf(bound[3] ?? "", scene);
    return of && limit !== null
      ? { kind: "where", of, field: bound[4] === "rate" ? "rate" : "amount", [bound[2] ?? "over"]: limit }
      : null;
  }
  const [side = "", type, ...more] = words.split(" ");
  if ((side !== "assets" && side !== "debts" && side !== "goals") || more.length > 0) return null;
  if (!type) return all(side);
  if (type === "done") return { kind: "status", statuses: ["Completed"] };
  if (type === "open") return { kind: "status", statuses: ["Not Started", "In Progress"] };
  if (type === "not-started") return { kind: "status", statuses: ["Not Started"] };
  return { kind: "type", side, types: [type] };
}

const isMeasure = (word: string): word is Measure => (MEASURES as readonly string[]).includes(word);

/** One operand: a measure, an amount, some entries, what is left of a goal. */
export function quantityOf(words: string, scene: GoldScene, field: Field = "amount"): Quantity | null {
  const [, of, often] = /^(.*) per ([\w-]+)$/.exec(words) ?? [];
  if (of !== undefined) return ofPeriod(quantityOf(of, scene, field), words, often ?? "");
  const money = /^\{(money\d?|x\d?)\}$/.exec(words)?.[1];
  if (money) {
    const said = numberOf(money, scene);
    return said === null ? null : amountOf(said);
  }
  if (words.startsWith("remaining ")) return quantityOf(words.slice(10), scene, "remaining");
  if (words.startsWith("interest ")) return quantityOf(words.slice(9), scene, "interest");
  if (words !== "assets" && words !== "debts" && isMeasure(words)) return measureOf(words);
  const selection = selectionOf(words, scene);
  return selection && sumOf(selection, FIELDS_OF[sideOf(selection) ?? "assets"].includes(field) ? field : "amount");
}

const FIELDS_OF: Record<Side, readonly Field[]> = {
  assets: ["amount"],
  debts: ["amount", "rate", "interest"],
  goals: ["amount", "remaining", "percent", "target"],
};

/** Pay comes on working days, all else on every day. */
function ofPeriod(of: Quantity | null, words: string, often: string): Quantity | null {
  const times = TIMES[often] ?? null;
  return of && per(of, times === 365 && words.startsWith("income") ? 260 : times);
}
