import type { Line } from "./lines.ts";

const RANGES: Record<string, [number, number]> = {
  set: [300, 400_000],
  "set-debt": [150, 90_000],
  "new-asset": [300, 400_000],
  "new-debt": [150, 200_000],
  pay: [20, 6000],
  charge: [20, 6000],
  add: [20, 6000],
  take: [20, 6000],
  "goal-more": [20, 6000],
  "goal-less": [20, 6000],
  move: [50, 20_000],
  "income-also": [50, 6000],
  "income-up": [20, 3000],
  "income-down": [20, 3000],
  expenses: [300, 60_000],
  "expenses-up": [20, 3000],
  "expenses-down": [20, 3000],
  "goal-new": [300, 90_000],
  "goal-target": [300, 90_000],
  "goal-saved": [50, 30_000],
  target: [100_000, 6e6],
  "step-new": [30, 5000],
};

/** Sums as they are usual for what a slot of a line tells, in dollars. */
export function usualSums(line: Line, slot: string): [low: number, high: number] {
  const meaning = line.meanings.find((each) => each.includes(`{${slot}}`)) ?? "";
  const verb = meaning.replace(/^if /, "").split(" ")[0] ?? "";
  const isDebt = meaning.includes("debt");
  if (verb === "income") return /period|month|week|hour|day/.test(meaning) ? [15, 12_000] : [20_000, 250_000];
  return RANGES[`${verb}${isDebt ? "-debt" : ""}`] ?? RANGES[verb] ?? [50, 100_000];
}
