import type { CalendarDate } from "../calendar-date.ts";
import type { Documents } from "../documents.ts";
import type { FieldChange, FieldValue } from "../field-changes.ts";
import type { Outcome } from "./outcome.ts";
import { quantify, type Scene } from "./quantity.ts";
import type { ItemRef, Quantity } from "./query.ts";

/** What was changed and when, the oldest first. Of days before `since` nothing is known. */
export interface History {
  since: CalendarDate;
  changes: { date: CalendarDate; fields: FieldChange[] }[];
}

const NOT_RECORDED: Outcome = { kind: "unknown", missing: [{ kind: "history" }] };

/** The documents as they stood at the end of a day: each later change of money taken back, the newest first. */
export function documentsAt(documents: Documents, { changes }: History, date: CalendarDate): Documents {
  const later = changes.filter((change) => change.date > date).toReversed();
  const fields = later.flatMap((change) => change.fields.toReversed());
  return fields.reduce(takenBack, documents);
}

const OF_MONEY = /^financials\.(financialInfo|assets|debts)\.(\w[^.]*)(?:\.(\w+))?$/;

function takenBack(documents: Documents, { path, thing, action, before }: FieldChange): Documents {
  const [, section, key = "", field] = OF_MONEY.exec(path) ?? [];
  const { financials } = documents;
  if (section === "financialInfo") {
    const financialInfo = { ...financials.financialInfo, [key]: before };
    return { ...documents, financials: { ...financials, financialInfo } };
  }
  if (section === "assets") {
    const asAsset = () => ({ id: key, name: thing, type: "other" as const, value: numberOf(before), description: "" });
    return {
      ...documents,
      financials: { ...financials, assets: listBack(financials.assets, key, field, action, before, asAsset) },
    };
  }
  if (section !== "debts") return documents;
  const asDebt = () => ({
    id: key,
    name: thing,
    type: "other" as const,
    balance: numberOf(before),
    interestRate: null,
    description: "",
  });
  return {
    ...documents,
    financials: { ...financials, debts: listBack(financials.debts, key, field, action, before, asDebt) },
  };
}

function numberOf(value: FieldValue): number {
  return typeof value === "number" ? value : 0;
}

function listBack<Entry extends { id: string }>(
  list: Entry[] | null,
  id: string,
  field: string | undefined,
  action: FieldChange["action"],
  before: FieldValue,
  restored: () => Entry,
): Entry[] | null {
  if (field !== undefined)
    return (list ?? []).map((entry) => (entry.id === id ? { ...entry, [field]: before } : entry));
  if (action === "added") return (list ?? []).filter((entry) => entry.id !== id);
  return action === "removed" ? [...(list ?? []), restored()] : list;
}

export function past(of: Quantity, at: CalendarDate, scene: Scene, history: History | null): Outcome {
  if (!history || at < history.since || at > scene.today) return NOT_RECORDED;
  const figure = quantify(of, { ...scene, documents: documentsAt(scene.documents, history, at) });
  return figure.kind === "figure" ? { kind: "past", figure, at } : figure;
}

/** What a figure moved by between two days; up to now where the second is null. */
export function changed(
  of: Quantity,
  from: CalendarDate,
  to: CalendarDate | null,
  scene: Scene,
  history: History | null,
): Outcome {
  const before = past(of, from, scene, history);
  if (before.kind !== "past") return before;
  const after = past(of, to ?? scene.today, scene, history);
  if (after.kind !== "past") return after;
  const change = after.figure.value - before.figure.value;
  return { kind: "changed", from: before.figure, to: after.figure, change, since: from };
}

/** The last day on which a figure came to an amount from below or from above; the day itself where it stood there. */
export function whenWas(of: Quantity, amount: number, scene: Scene, history: History | null): Outcome {
  if (!history) return NOT_RECORDED;
  const days = [...new Set([history.since, ...history.changes.map(({ date }) => date)])].toSorted();
  const values = days.map((day) => {
    const figure = quantify(of, { ...scene, documents: documentsAt(scene.documents, history, day) });
    return figure.kind === "figure" ? figure.value : null;
  });
  for (let at = days.length - 1; at >= 0; at--) {
    const [value, before] = [values[at] ?? null, at > 0 ? (values[at - 1] ?? null) : null];
    const day = days[at];
    if (value === null || day === undefined) continue;
    const crossed = before !== null && before < amount !== value < amount;
    if (value === amount || crossed) return { kind: "on-day", date: day };
  }
  return { kind: "never-was" };
}

export function changedWhen({ side, id }: ItemRef, history: History | null): Outcome {
  const path = side === "goals" ? `goals.intermediateGoals.${id}` : `financials.${side}.${id}`;
  const last = history?.changes.findLast(({ fields }) =>
    fields.some((field) => field.path === path || field.path.startsWith(`${path}.`)),
  );
  return last ? { kind: "on-day", date: last.date } : NOT_RECORDED;
}
