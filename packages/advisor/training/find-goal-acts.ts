import type { Goal } from "@seven-figures/domain";
import { alike } from "../src/matching/match-goals.ts";
import { wordsOf } from "../src/statements/read-mention.ts";
import {
  type Act,
  type Fields,
  type Finding,
  isToTheLetter,
  type Listed,
  nameSaid,
  SUM_KINDS,
  storedOf,
  Unclear,
} from "./act-finding.ts";

/** Finds the acts that changed the goals and their steps. */
export function findGoalActs(finding: Finding, { added = [], edited = [], removed = [] }: Listed): void {
  const stored = finding.documents.goals.intermediateGoals;
  for (const id of removed) finding.addByTitle("goal-gone", wordsOf(storedOf(stored, id).title));
  for (const { id, ...fields } of edited) findEdited(finding, storedOf(stored, id), fields);
  for (const goal of added) findAdded(finding, goal);
}

/** Status and progress follow from other fields, so they tell an act only where they alone changed. */
function findEdited(finding: Finding, goal: Goal, fields: Fields): void {
  const words = wordsOf(goal.title);
  const [key, ...others] = Object.keys(fields).filter((each) => each !== "status" && each !== "progress");
  if (key === undefined) findStatus(finding, words, fields);
  else if (others.length > 0) throw new Unclear("goal field");
  else findChangedField(finding, goal, key, fields);
}

function findStatus(finding: Finding, words: readonly string[], { status, progress }: Fields): void {
  if (status === "Completed") finding.addByTitle("goal-done", words);
  else if (status === "In Progress" && progress === undefined) finding.addByTitle("goal-start", words);
  else if (typeof progress === "number") addByAmount(finding, progress, "goal-progress", words, ["percent"]);
  else throw new Unclear("goal status");
}

function findChangedField(finding: Finding, goal: Goal, key: string, fields: Fields): void {
  const value = fields[key];
  const words = wordsOf(goal.title);
  if (key === "currentAmount" && typeof value === "number") findSaved(finding, goal, value);
  else if (key === "targetDate") findDate(finding, words, value);
  else if (key === "title" || key === "title~") findRenamed(finding, words, fields);
  else if (key === "submilestones") findStepActs(finding, goal, value as Listed);
  else if (key === "targetAmount" && typeof value === "number") addByAmount(finding, value, "goal-target", words);
  else throw new Unclear("goal field");
}

/** What is saved may be told as it is now, or by how much it grew or shrank. */
function findSaved(finding: Finding, goal: Goal, now: number): void {
  const words = wordsOf(goal.title);
  const was = "currentAmount" in goal && typeof goal.currentAmount === "number" ? goal.currentAmount : 0;
  if (finding.value(now) !== null) addByAmount(finding, now, "goal-saved", words);
  else if (now > was) addByAmount(finding, now - was, "goal-more", words);
  else addByAmount(finding, was - now, "goal-less", words);
}

function findDate(finding: Finding, words: readonly string[], targetDate: unknown): void {
  const name = finding.name(words, finding.middle, alike);
  const date = finding.date();
  if (targetDate === null) finding.addByName("goal-no-date", name);
  else if (date >= 0) finding.acts.push([date, "goal-date", { name }]);
  else throw new Unclear("goal date");
}

/** The old title is looked for at the beginning and the new one at the end, the order in which people say them. */
function findRenamed(finding: Finding, words: readonly string[], fields: Fields): void {
  const name = finding.name(words, 0, alike);
  const renamed = finding.name(nameSaid(fields, "title"), finding.tokens.length, isToTheLetter);
  if (renamed.some((at) => name.includes(at))) throw new Unclear("goal title");
  finding.acts.push([name.at(-1) ?? 0, "goal-rename", { name, "new-name": renamed }]);
}

function findAdded(finding: Finding, goal: Fields): void {
  const words = nameSaid(goal, "title");
  if (typeof goal.type !== "string" || words.length === 0) throw new Unclear("goal added");
  const sum = typeof goal.targetAmount === "number" ? finding.neededValue(goal.targetAmount, "goal amount") : null;
  const name = finding.name(words, sum ?? finding.middle, isToTheLetter);
  const roles: Act[2] = { name, ...dateOfAdded(finding, goal), ...savedOfAdded(finding, goal) };
  finding.acts.push([sum ?? name.at(-1) ?? 0, `goal-new:${goal.type}`, roles, 0]);
}

function dateOfAdded(finding: Finding, { targetDate }: Fields): Act[2] {
  if (!targetDate) return {};
  const date = finding.date();
  if (date < 0) throw new Unclear("goal date");
  return { date: [date] };
}

function savedOfAdded(finding: Finding, { currentAmount }: Fields): Act[2] {
  if (typeof currentAmount !== "number" || currentAmount <= 0) return {};
  return { saved: [finding.neededValue(currentAmount, "goal saved")] };
}

function findStepActs(finding: Finding, goal: Goal, { added = [], edited = [], removed = [] }: Listed): void {
  const wordsOfStep = (id: unknown) => wordsOf(goal.submilestones.find((step) => step.id === id)?.title ?? "");
  for (const id of removed) finding.addByTitle("step-gone", wordsOfStep(id));
  for (const { id, ...fields } of edited) {
    const [key] = Object.keys(fields);
    if (key !== "completed") throw new Unclear("step field");
    finding.addByTitle(fields.completed ? "step-done" : "step-undone", wordsOfStep(id));
  }
  if (added.length > 0) throw new Unclear("step added");
}

/** Adds an act on a stored goal that a value heads. */
function addByAmount(
  finding: Finding,
  value: number,
  label: string,
  words: readonly string[],
  kinds: readonly string[] = SUM_KINDS,
): void {
  const at = finding.neededValue(value, "goal amount", kinds);
  finding.acts.push([at, label, { name: finding.name(words, at, alike) }]);
}
