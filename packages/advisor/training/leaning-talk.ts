import type { Documents } from "@seven-figures/domain";
import type { Chance } from "./chance.ts";
import { type FilledLine, fillLine } from "./fill-line.ts";
import { type Line, slotsIn } from "./lines.ts";
import { type FilledSlots, partsOf } from "./meaning-parts.ts";
import { type Figures, figuresAfter, figuresOf, meantFigures } from "./meant-figures.ts";
import { documentsFor } from "./sample-documents.ts";
import { type SampleEntry, type SampleGoal, SampleState, type SampleStep } from "./sample-state.ts";
import { toldSentence } from "./told-sentence.ts";

/** A line that leans on what was told, as two messages of somebody with data of theirs. */
export interface LeaningTalk {
  documents: Documents;
  /** What was told in plain words, and the line. */
  messages: [told: string, line: string];
  /** What is to be stored after the first message, and after both. */
  told: Figures;
  meant: Figures;
}

/** A line `[told ...]` as a talk with invented data; where it makes none, why. */
export function leaningTalk(line: Line, chance: Chance): LeaningTalk | { leftOut: string } {
  const state = new SampleState(chance);
  const filled = fillLine(line, state, new Set(), chance);
  const scene: Scene = { line, filled, chance, told: line.before?.of ?? [] };
  // the ids of what the advisor adds are numbered from one as well
  for (const each of [...state.assets, ...state.debts, ...state.goals]) each.id = `stored-${each.id}`;
  setAmounts(state, scene);
  const slots = slotsOf(scene);
  const documents = documentsBefore(state, scene);
  const before = figuresOf(documents, documents);
  const sentences = scene.told.map((meaning) => toldSentence(meaning, slots));
  const untold = scene.told.find((_, at) => sentences[at] === null);
  if (untold !== undefined) return { leftOut: `told ${partsOf(untold).verb}` };
  const told = figuresAfter(before, scene.told, slots);
  if (told === null) return { leftOut: "told what cannot be stored" };
  const meant = meantFigures(before, scene.told, line.meanings, slots);
  if (meant === null) return { leftOut: line.meanings.map((meaning) => partsOf(meaning).verb).join("+") };
  return { documents, messages: [sentences.join(". "), filled.text], told, meant };
}

interface Scene {
  line: Line;
  filled: FilledLine;
  chance: Chance;
  /** The meanings that were told before. */
  told: readonly string[];
}

/** Gives everything so much that nothing told takes more than there is; near to what the line says where that is a balance. */
function setAmounts(state: SampleState, { line, filled, chance, told }: Scene): void {
  for (const entry of [...state.assets, ...state.debts]) entry.amount = 30_000 + chance.whole(0, 900) * 50;
  const setNear = (meaning: string, value: number | undefined) => {
    const { verb, thing = "" } = partsOf(meaning);
    const entry = entryOf(filled, thing);
    if (verb === "set" && entry && value) entry.amount = near(value, chance);
  };
  for (const meaning of line.meanings) setNear(meaning, saidValue(filled, partsOf(meaning).amount));
  for (const meaning of told) setNear(meaning, mendedValue(line, filled));
}

function entryOf({ things }: FilledLine, slot: string): SampleEntry | null {
  const thing = things.get(slot);
  return typeof thing === "object" && "amount" in thing ? thing : null;
}

/** Within about a third of a value, in steps of five dollars. */
function near(value: number, chance: Chance): number {
  return Math.max(1, Math.round((value * (0.7 + chance.whole(0, 60) / 100)) / 5) * 5);
}

/** The value of a slot in the words of the line. */
function saidValue({ spans }: FilledLine, slot: string | undefined): number | undefined {
  return spans.find((span) => span.slot === slot && span.before === undefined)?.value;
}

/** The sum that should have been told, where the line says one. */
function mendedValue({ meanings }: Line, filled: FilledLine): number | undefined {
  const mend = meanings.find((meaning) => meaning.startsWith("fix {money"));
  return mend === undefined ? undefined : saidValue(filled, slotsIn(mend)[0]);
}

/** What the slots stand for; values that were told and that the line does not say are invented. */
function slotsOf(scene: Scene): FilledSlots {
  const { filled, told } = scene;
  const things = [...filled.things];
  const values = new Map<string, number>();
  for (const { slot, value } of filled.spans) if (value !== undefined && !values.has(slot)) values.set(slot, value);
  for (const meaning of told) {
    const { amount, rate } = partsOf(meaning);
    if (amount !== undefined && !values.has(amount)) values.set(amount, inventedSum(meaning, scene));
    if (rate !== undefined && !values.has(rate)) values.set(rate, 4 + scene.chance.whole(1, 90) / 10);
  }
  return {
    names: new Map(things.map(([slot, thing]) => [slot, nameOf(thing)])),
    ids: new Map(things.flatMap(([slot, thing]) => (typeof thing === "string" ? [] : [[slot, thing.id]]))),
    values,
  };
}

function nameOf(thing: SampleEntry | SampleGoal | SampleStep | string): string {
  if (typeof thing === "string") return thing;
  return "name" in thing ? thing.name : thing.title;
}

/** Dollars: near to what it should have been or to the balance that it sets, else as usual for what is told. */
function inventedSum(meaning: string, { line, filled, chance }: Scene): number {
  const { verb, thing = "" } = partsOf(meaning);
  const mended = mendedValue(line, filled);
  if (mended) return near(mended, chance);
  const entry = entryOf(filled, thing);
  if (verb === "set" && entry) return near(entry.amount, chance);
  if (/^(?:new-|goal-saved|goal-target)/.test(verb)) return 25_000 + chance.whole(1, 90) * 150;
  return 200 + chance.whole(1, 90) * 20;
}

/** The data before the first message, without what it tells as new; all debts have rates, and goals much that is left to save. */
function documentsBefore(state: SampleState, { filled, told }: Scene): Documents {
  const added = told.map(partsOf).filter(({ verb }) => verb.startsWith("new-"));
  const names = new Set(added.map(({ thing = "" }) => filled.things.get(thing)));
  for (const list of [state.assets, state.debts])
    list.splice(0, list.length, ...list.filter(({ name }) => !names.has(name)));
  const { financials, goals, ...others } = documentsFor(state);
  const debts = financials.debts?.map((debt) => ({ ...debt, interestRate: 7.5 })) ?? null;
  const intermediateGoals = goals.intermediateGoals.map((goal) =>
    goal.type === "financial" ? { ...goal, targetAmount: 90_000, currentAmount: 20_000 } : goal,
  );
  return { ...others, financials: { ...financials, debts }, goals: { ...goals, intermediateGoals } };
}
