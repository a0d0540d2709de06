import {
  type Field,
  MEASURES,
  type Measure,
  type Quantity,
  type Selection,
  type Side,
  select,
} from "@seven-figures/domain";
import {
  all,
  amountOf,
  eachMonth,
  entries,
  except,
  isMonthly,
  measureOf,
  per,
  sideOf,
  sumOf,
  together,
} from "./build.ts";
import { type NotationScene, slotWith, timesIn } from "./notation-slots.ts";
import { isWorked, workedQuantity } from "./notation-worked.ts";

/** "{asset} and debts credit-card except {debt2}" as a selection; null where a part of it has no place here. */
export function selectionOf(words: string, scene: NotationScene): Selection | null {
  const [base = "", less] = words.split(" except ");
  const parts = base.split(" and ").map((part) => partOf(part.trim(), scene));
  if (parts.some((part) => part === null)) return null;
  const of = together(parts.filter((part) => part !== null));
  if (less === undefined) return of;
  const left = selectionOf(less, scene);
  const rest = left && except(of, [left]);
  return rest && select(rest, scene.documents).length > 0 ? rest : null;
}

function partOf(words: string, scene: NotationScene): Selection | null {
  if (/^\{\w+\}$/.test(words)) {
    const items = slotWith("items", words, scene);
    return items && entries(...items);
  }
  const bound = /^(.*) (over|under) \{((?:money|rate|percent)\w*)\}$/.exec(words);
  if (bound) return bounded(bound[1] ?? "", bound[2] as "over" | "under", bound[3] ?? "", scene);
  const due = /^goals due-before (\{\w+\})$/.exec(words);
  if (due) {
    const date = slotWith("date", due[1] ?? "", scene);
    return date && { kind: "due-before", date };
  }
  const top = /^(largest|smallest) (.*?)(?: by (\w+))?$/.exec(words);
  if (top) {
    const of = selectionOf(top[2] ?? "", scene);
    return (
      of && { kind: "top", of, by: FIELDS[top[3] ?? ""] ?? "amount", most: top[1] === "largest", count: 1, from: 1 }
    );
  }
  const [side = "", type, ...more] = words.split(" ");
  if ((side !== "assets" && side !== "debts" && side !== "goals") || more.length > 0) return null;
  return ofSide(side, type);
}

function bounded(words: string, bound: "over" | "under", slot: string, scene: NotationScene): Selection | null {
  const of = partOf(words, scene);
  const limit = slotWith("number", `{${slot}}`, scene);
  const said = slotWith("bound", `{${slot}}`, scene) ?? bound;
  const field = slot.startsWith("money") ? "amount" : sideOf(of ?? all("debts")) === "goals" ? "percent" : "rate";
  return of && limit !== null ? { kind: "where", of, field, [said]: limit } : null;
}

function ofSide(side: Side, type: string | undefined): Selection {
  if (!type) return all(side);
  if (type === "done") return { kind: "status", statuses: ["Completed"] };
  if (type === "open") return { kind: "status", statuses: ["Not Started", "In Progress"] };
  if (type === "started") return { kind: "status", statuses: ["In Progress"] };
  if (type === "not-started") return { kind: "status", statuses: ["Not Started"] };
  return { kind: "type", side, types: [type] };
}

/** Fields as the notation names them. */
export const FIELDS: Record<string, Field> = {
  amount: "amount",
  rate: "rate",
  interest: "interest",
  percent: "percent",
  date: "date",
  target: "target",
  remaining: "remaining",
};

/** What is asked of the target itself, as the notation names it. */
export const OF_TARGET: Record<string, Measure> = {
  remaining: "to-target",
  percent: "progress",
  "target-of": "target",
};

const isMeasure = (word: string): word is Measure => (MEASURES as readonly string[]).includes(word);

/** One operand: a measure, an amount, some entries, what is left of a goal. */
export function quantityOf(words: string, scene: NotationScene, field: Field = "amount"): Quantity | null {
  if (isWorked(words)) return workedQuantity(words, scene, (part) => quantityOf(part, scene, field));
  const [, of, often] = /^(.*) per (\{?[\w-]+\}?)$/.exec(words) ?? [];
  if (of !== undefined) return ofPeriod(quantityOf(of, scene, field), words, timesIn(often ?? "", scene));
  if (/^\{(?:money|x|count)\w*\}$/.test(words)) {
    const said = slotWith("number", words, scene);
    return said === null ? null : amountOf(said);
  }
  const needed = neededIn(words, scene);
  if (needed) return needed;
  const [first = "", ...rest] = words.split(" ");
  const ofTarget = rest.join(" ") === "target" ? OF_TARGET[first] : undefined;
  if (ofTarget) return measureOf(ofTarget);
  if (rest.length > 0 && /^(?:remaining|interest|target-of|percent|rate-of)$/.test(first))
    return quantityOf(rest.join(" "), scene, FIELDS[first.replace("-of", "")]);
  if (first === "sum") return quantityOf(rest.join(" "), scene, field);
  if (first === "count") {
    const counted = selectionOf(rest.join(" "), scene);
    return counted && { kind: "count", of: counted };
  }
  if (words !== "assets" && words !== "debts" && isMeasure(words)) return measureOf(words);
  const selection = selectionOf(words, scene);
  return selection && sumOf(selection, FIELDS_OF[sideOf(selection) ?? "assets"].includes(field) ? field : "amount");
}

const NEEDED = /^monthly (\{\w+\})(?: (?:by|in) (\{(?:date|span)\w*\}))?$/;

/** "monthly {goal} by {date}", "sum monthly {goal} and monthly {goal2}": what goals ask for each month. */
function neededIn(words: string, scene: NotationScene): Quantity | null {
  const parts = words
    .replace(/^sum (?=monthly )/, "")
    .split(" and ")
    .map((part) => {
      const [, goal = "", when] = NEEDED.exec(part) ?? [];
      const [item] = slotWith("items", goal, scene) ?? [];
      const months = when === undefined ? null : slotWith("months", when, scene);
      return item?.side !== "goals" || (when !== undefined && months === null)
        ? null
        : { kind: "needed" as const, goal: item, months };
    });
  const all = parts.filter((part) => part !== null);
  const [only, ...more] = all;
  if (!only || all.length < parts.length) return null;
  return more.length === 0 ? only : { kind: "plus", parts: all };
}

const FIELDS_OF: Record<Side, readonly Field[]> = {
  assets: ["amount"],
  debts: ["amount", "rate", "interest"],
  goals: ["amount", "remaining", "percent", "target"],
};

/** Pay comes on working days, all else on every day. */
function ofPeriod(of: Quantity | null, words: string, times: number | null): Quantity | null {
  if (of && isMonthly(of)) return times === 12 || times === null ? of : { kind: "times", of, factor: 12 / times };
  return of && per(of, times === 365 && words.startsWith("income") ? 260 : times);
}

/** What is paid or saved, by the month where nothing else is said: "{money} week". */
export function monthlyIn(words: string, scene: NotationScene): Quantity | null {
  const said = slotWith("number", words, scene);
  const times = timesIn(words, scene) ?? 12;
  return said === null ? null : eachMonth(said, times);
}
