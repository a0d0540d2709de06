import type { Documents } from "@seven-figures/domain";
import { baseOf, isTelling } from "./lines.ts";
import { type FilledSlots, type MeaningParts, partsOf } from "./meaning-parts.ts";
import { toldOtherwise } from "./told-otherwise.ts";

type Amounts = Readonly<Record<string, number>>;

/** What is stored, as far as lines that lean tell of it: by id, or by a name that begins with "new-" of what was added. */
export interface Figures {
  /** Dollars. */
  assets: Amounts;
  /** Dollars; none of what is paid off. */
  debts: Amounts;
  /** Percent, of debts of which it is known. */
  rates: Amounts;
  goals: Readonly<Record<string, GoalFigures>>;
  /** What no such line changes. */
  rest: string;
}

interface GoalFigures {
  /** Dollars. */
  saved: number;
  target: number;
  isDone: boolean;
  /** In percent, of goals that are no sums. */
  progress: number;
}

/** The figures of documents; what is not in those that were `first` is new. */
export function figuresOf({ financials, goals, skills, profile }: Documents, first: Documents): Figures {
  const { assets, debts } = first.financials;
  const known = new Set([...(assets ?? []), ...(debts ?? []), ...first.goals.intermediateGoals].map(({ id }) => id));
  const keyOf = (id: string) => (known.has(id) ? id : `new-${id}`);
  const owed = (financials.debts ?? []).filter(({ balance }) => balance !== 0);
  const rated = owed.filter(({ interestRate }) => interestRate !== null);
  return {
    assets: Object.fromEntries((financials.assets ?? []).map(({ id, value }) => [keyOf(id), value])),
    debts: Object.fromEntries(owed.map(({ id, balance }) => [keyOf(id), balance])),
    rates: Object.fromEntries(rated.map(({ id, interestRate }) => [keyOf(id), interestRate ?? 0])),
    goals: Object.fromEntries(goals.intermediateGoals.map((goal) => [keyOf(goal.id), goalFigures(goal)])),
    rest: JSON.stringify([financials.financialInfo, skills.skills, profile.financialGoal]),
  };
}

function goalFigures(goal: Documents["goals"]["intermediateGoals"][number]): GoalFigures {
  return {
    saved: goal.currentAmount ?? 0,
    target: goal.targetAmount ?? 0,
    isDone: goal.status === "Completed",
    progress: goal.type === "financial" ? 0 : (goal.progress ?? 0),
  };
}

/** Equal where the figures are the same, whatever new things are called. */
export function printOf({ assets, debts, rates, goals, rest }: Figures): string {
  const sorted = (figures: Readonly<Record<string, number | GoalFigures>>) =>
    Object.entries(figures)
      .map(([key, figure]) => `${key.replace(/^new-.*/, "new")} ${JSON.stringify(figure)}`)
      .toSorted();
  return JSON.stringify([...[assets, debts, rates, goals].map(sorted), rest]);
}

/** What is to be stored after a message that leans on what was told; null where it means what is not covered. */
export function meantFigures(
  before: Figures,
  told: readonly string[],
  meanings: readonly string[],
  slots: FilledSlots,
): Figures | null {
  let retold: readonly string[] | null = told;
  for (const mend of meanings.filter(mendsFigures)) retold = retold && toldOtherwise(retold, mend);
  const further = meanings.filter((meaning) => !mendsFigures(meaning));
  return retold && figuresAfter(before, [...retold, ...further], slots);
}

function mendsFigures(meaning: string): boolean {
  return /^(?:fix|undo)(?= |$)/.test(meaning);
}

/** What meanings make of figures, one after another; null where one of them is not covered. */
export function figuresAfter(before: Figures, meanings: readonly string[], slots: FilledSlots): Figures | null {
  let figures: Figures | null = before;
  for (const meaning of meanings) figures = figures && afterOne(figures, meaning, slots);
  return figures;
}

/** What tells nothing of its own and yet may change what is stored. */
const ORDERS = /^(?:fix|undo|redo|yes|choose|plan|suggest-goals|missing|either)(?= |$)/;

function afterOne(figures: Figures, meaning: string, slots: FilledSlots): Figures | null {
  if (!isTelling(meaning)) return ORDERS.test(meaning) ? null : figures;
  const parts = partsOf(meaning);
  const { verb, thing, amount = "", rate = "", from } = parts;
  if (thing === undefined) return null;
  const [value, percent] = [slots.values.get(amount), slots.values.get(rate)];
  if (verb === "rate") return withRate(figures, keyOf(thing, slots), percent);
  if (verb === "gone") return from === undefined ? withAmount(figures, thing, slots, () => null) : null;
  if (verb.startsWith("goal-")) return withGoal(figures, parts, keyOf(thing, slots), value);
  if (verb === "new-asset") return withNew(figures, "assets", thing, value);
  if (verb === "new-debt") {
    const added = withNew(figures, "debts", thing, value);
    return added && rate !== "" ? withRate(added, thing, percent) : added;
  }
  const changes = changesOf(parts, thing, value);
  let changed: Figures | null = changes && figures;
  for (const [slot, change] of changes ?? []) changed = changed && withAmount(changed, slot, slots, change);
  return changed;
}

/** What figures are kept by: the id of what was there before, the slot of what is told as new; empty where there is neither. */
function keyOf(slot: string, { ids }: FilledSlots): string {
  return slot.startsWith("new-") ? slot : (ids.get(slot) ?? "");
}

/** An amount in dollars after a change; null where it is no more. */
type Change = (amount: number) => number | null;

/** Which amounts a meaning changes, and how; null where it is not covered. */
function changesOf(
  { verb, from, entries }: MeaningParts,
  thing: string,
  value: number | undefined,
): [slot: string, change: Change][] | null {
  if (verb === "half") return [[thing, (amount) => amount / 2]];
  if (verb === "double") return [[thing, (amount) => amount * 2]];
  if (value === undefined || (from !== undefined && !/^(?:add|pay)$/.test(verb))) return null;
  const more: Change = (amount) => amount + value;
  const less: Change = (amount) => amount - value;
  const source: [string, Change][] = from === undefined ? [] : [[from, less]];
  const isOwed = baseOf(thing).endsWith("debt");
  switch (verb) {
    case "set":
      return [[thing, () => value]];
    case "add":
      return [[thing, more], ...source];
    case "take":
      return [[thing, less]];
    case "charge":
      return isOwed ? [[thing, more]] : null;
    case "pay":
      return isOwed ? [[thing, less], ...source] : null;
    case "move":
      return entries.length === 2 && !isOwed ? entries.map((slot) => [slot, slot === thing ? less : more]) : null;
    default:
      return null;
  }
}

/** With the amount of an asset or debt changed; null where there is none, or none is left to take from. */
function withAmount(figures: Figures, slot: string, slots: FilledSlots, change: Change): Figures | null {
  const side = baseOf(slot).endsWith("asset") ? "assets" : "debts";
  const key = keyOf(slot, slots);
  const { [key]: was, ...others } = figures[side];
  if (was === undefined) return null;
  const changed = change(was);
  const amount = changed === null ? null : Math.round(changed * 100) / 100;
  if (amount !== null && amount < 0) return null;
  if (amount !== null && (amount > 0 || side === "assets")) return { ...figures, [side]: { ...others, [key]: amount } };
  const { [key]: _, ...rates } = figures.rates;
  return { ...figures, rates, [side]: others };
}

function withNew(figures: Figures, side: "assets" | "debts", slot: string, value: number | undefined): Figures | null {
  if (!slot.startsWith("new-") || value === undefined) return null;
  return { ...figures, [side]: { ...figures[side], [slot]: value } };
}

function withRate(figures: Figures, key: string, percent: number | undefined): Figures | null {
  if (percent === undefined || figures.debts[key] === undefined) return null;
  return { ...figures, rates: { ...figures.rates, [key]: percent } };
}

/** Null also where the goal would be reached, which is told in other words. */
function withGoal(
  figures: Figures,
  { verb, from }: MeaningParts,
  key: string,
  value: number | undefined,
): Figures | null {
  const goal = figures.goals[key];
  const told = goal && value !== undefined && from === undefined ? goalTold(goal, verb, value) : null;
  if (told === null || told.saved < 0 || told.saved >= told.target) return null;
  return { ...figures, goals: { ...figures.goals, [key]: told } };
}

function goalTold(goal: GoalFigures, verb: string, value: number): GoalFigures | null {
  switch (verb) {
    case "goal-more":
      return { ...goal, saved: goal.saved + value };
    case "goal-less":
      return { ...goal, saved: goal.saved - value };
    case "goal-saved":
      return { ...goal, saved: value };
    case "goal-target":
      return { ...goal, target: value };
    default:
      return null;
  }
}
