import type { CalendarDate } from "../calendar-date.ts";
import type { Documents } from "../documents.ts";
import { type FieldChange, type FieldValue, fieldChanges } from "../field-changes.ts";
import type { Goal } from "../goals.ts";
import type { Dollars } from "../money.ts";

/** Net worth at the end of a day. */
interface WorthPoint {
  date: CalendarDate;
  netWorth: Dollars;
}

/**
 * What was changed and when, the oldest first: whole from the end of the day `since` on. Of days before it nothing is known
 * but net worth, on and after the days of `earlier`, the oldest first.
 */
export interface History {
  since: CalendarDate;
  changes: { date: CalendarDate; fields: FieldChange[] }[];
  earlier: WorthPoint[];
}

/**
 * What a change of the documents did to figures and goals. That a list was never entered before it is kept too, and of what went
 * its kind and its rate.
 */
export function figureChanges(before: Partial<Documents>, after: Partial<Documents>): FieldChange[] {
  const fields = fieldChanges(before, after).filter(({ path }) => path[0] === "financials" || path[0] === "goals");
  const begun = (["assets", "debts"] as const).filter(
    (list) => before.financials?.[list] === null && (after.financials?.[list] ?? []).length > 0,
  );
  return [...begun.map(asBegun), ...fields.flatMap((field) => [...keptOf(field, before), field])];
}

/** The kind and the rate of an entry that goes, as fields that change before it. */
function keptOf({ path, thing, action }: FieldChange, { financials }: Partial<Documents>): FieldChange[] {
  const [document, list, id] = path;
  if (action !== "removed" || document !== "financials" || id === undefined) return [];
  const field = (name: string, value: FieldValue, unit: FieldChange["unit"]): FieldChange => ({
    path: [...path, name],
    thing,
    action: "changed",
    before: value,
    after: null,
    unit,
  });
  if (list === "assets") {
    const asset = financials?.assets?.find((each) => each.id === id);
    return asset ? [field("type", asset.type, "text")] : [];
  }
  const debt = financials?.debts?.find((each) => each.id === id);
  return debt ? [field("type", debt.type, "text"), field("interestRate", debt.interestRate, "percent")] : [];
}

function asBegun(list: "assets" | "debts"): FieldChange {
  const thing = list === "assets" ? "Assets" : "Debts";
  return { path: ["financials", list], thing, action: "changed", before: NOT_ENTERED, after: "entered", unit: "text" };
}

const NOT_ENTERED = "not entered";

/** A record with one more change in it, made on a day that is not before its last. */
export function continued<Known extends History | null>(
  history: Known,
  before: Documents,
  after: Documents,
  date: CalendarDate,
): Known {
  const fields = history === null || before === after ? [] : figureChanges(before, after);
  return history === null || fields.length === 0
    ? history
    : { ...history, changes: [...history.changes, { date, fields }] };
}

/** The documents as they stood at the end of a day: each later change of a figure taken back, the newest first. */
export function documentsAt(documents: Documents, { changes }: History, date: CalendarDate): Documents {
  const later = changes.filter((change) => change.date > date).toReversed();
  const fields = later.flatMap((change) => change.fields.toReversed());
  return fields.reduce(takenBack, documents);
}

function takenBack(then: Documents, change: FieldChange): Documents {
  const [, section, id, field, ...below] = change.path;
  const { financials, goals } = then;
  if (below.length > 0) return then;
  if (section === "financialInfo" && id !== undefined) {
    const financialInfo = { ...financials.financialInfo, [id]: change.before };
    return { ...then, financials: { ...financials, financialInfo } };
  }
  const step = { ...change, id, field };
  if (section === "assets") {
    const restored = (id: string) => ({
      id,
      name: change.thing,
      type: "other" as const,
      description: "",
      value: numberOf(change.before),
    });
    return { ...then, financials: { ...financials, assets: listBack(financials.assets, step, restored) } };
  }
  if (section === "debts") {
    const restored = (id: string) => ({
      id,
      name: change.thing,
      type: "other" as const,
      interestRate: null,
      description: "",
      balance: numberOf(change.before),
    });
    return { ...then, financials: { ...financials, debts: listBack(financials.debts, step, restored) } };
  }
  if (section !== "intermediateGoals" || change.action === "removed") return then;
  const intermediateGoals: Goal[] = listBack(goals.intermediateGoals, step, () => null) ?? [];
  return { ...then, goals: { ...goals, intermediateGoals } };
}

function numberOf(value: FieldValue): number {
  return typeof value === "number" ? value : 0;
}

type Step = Pick<FieldChange, "action" | "before"> & { id: string | undefined; field: string | undefined };

/** A list with one change in it taken back; a change of the list itself is from "not entered" or "none". */
function listBack<Entry extends { id: string }>(
  list: Entry[] | null,
  { id, field, action, before }: Step,
  restored: (id: string) => Entry | null,
): Entry[] | null {
  if (id === undefined) return before === NOT_ENTERED ? null : [];
  if (field !== undefined)
    return (list ?? []).map((entry) => (entry.id === id ? { ...entry, [field]: before } : entry));
  if (action === "added") return (list ?? []).filter((entry) => entry.id !== id);
  const entry = action === "removed" ? restored(id) : null;
  return entry ? [...(list ?? []), entry] : list;
}
