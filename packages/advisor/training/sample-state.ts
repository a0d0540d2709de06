import type { Chance } from "./chance.ts";
import { ASSET_KINDS, ASSET_THINGS, BANKS, DEBT_CARDS, DEBT_OTHER, GOALS, INTERESTS, SKILLS, STEPS } from "./names.ts";

export type Side = "asset" | "debt";

export interface SampleEntry {
  id: string;
  name: string;
  type: string;
  side: Side;
  /** Dollars. */
  amount: number;
}

export interface SampleStep {
  id: string;
  title: string;
}

export interface SampleGoal {
  id: string;
  title: string;
  type: string;
  steps: SampleStep[];
}

/** Invented stored data for one message, grown as its slots ask for more. */
export class SampleState {
  readonly assets: SampleEntry[] = [];
  readonly debts: SampleEntry[] = [];
  readonly goals: SampleGoal[] = [];
  readonly skills: string[] = [];
  readonly interests: string[] = [];
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
    for (let left = chance.whole(0, 6); left > 0; left--) this.addEntry("asset");
    for (let left = chance.whole(0, 5); left > 0; left--) this.addEntry("debt");
    for (let left = chance.whole(0, 4); left > 0; left--) this.addGoal();
    for (let left = chance.whole(0, 3); left > 0; left--) this.skills.push(chance.pick(SKILLS));
    for (let left = chance.whole(0, 3); left > 0; left--) this.interests.push(chance.pick(INTERESTS));
  }

  entries(side: Side): SampleEntry[] {
    return side === "asset" ? this.assets : this.debts;
  }

  hasName(name: string): boolean {
    return [...this.assets, ...this.debts].some((entry) => entry.name.toLowerCase() === name.toLowerCase());
  }

  addEntry(side: Side, type?: string): SampleEntry {
    let [name, kind] = nameOf(side, this.#chance, type);
    for (let tries = 0; tries < 20 && this.hasName(name); tries++) [name, kind] = nameOf(side, this.#chance, type);
    const id = `${side}-${this.assets.length + this.debts.length + 1}`;
    const entry: SampleEntry = { id, name, type: kind, side, amount: Math.round(this.#chance.magnitude(200, 300_000)) };
    this.entries(side).push(entry);
    return entry;
  }

  addGoal(type?: string): SampleGoal {
    const kind =
      type && GOALS[type]
        ? type
        : this.#chance.pick([
            "financial",
            "financial",
            "financial",
            "skill",
            "project",
            "networking",
            "behavior",
            "lifestyle",
          ]);
    const titles = GOALS[kind] ?? [];
    let title = this.#chance.pick(titles);
    for (let tries = 0; tries < 10 && this.goals.some((goal) => goal.title === title); tries++)
      title = this.#chance.pick(titles);
    const goal: SampleGoal = { id: `goal-${this.goals.length + 1}`, title, type: kind, steps: [] };
    for (let left = this.#chance.whole(0, 2); left > 0; left--) this.addStep(goal);
    this.goals.push(goal);
    return goal;
  }

  addStep(goal: SampleGoal): SampleStep {
    const step: SampleStep = { id: `${goal.id}-step-${goal.steps.length + 1}`, title: this.#chance.pick(STEPS) };
    goal.steps.push(step);
    return step;
  }
}

const ASSET_TYPES =
  "savings savings savings stocks stocks retirement retirement crypto bonds real-estate real-estate business other other other".split(
    " ",
  );
const DEBT_TYPES =
  "credit-card credit-card credit-card credit-card mortgage student-loan car-loan car-loan personal-loan personal-loan business-loan other".split(
    " ",
  );

/** A name that people give such an entry, and its type. */
export function nameOf(side: Side, chance: Chance, type?: string): [name: string, type: string] {
  const kind = type ?? chance.pick(side === "asset" ? ASSET_TYPES : DEBT_TYPES);
  if (side === "asset") {
    const kinds = ASSET_KINDS[kind];
    if (kinds && chance.is(0.65)) return [`${chance.pick(BANKS)} ${chance.pick(kinds)}`, kind];
    return [chance.pick(ASSET_THINGS[kind] ?? ASSET_THINGS.other ?? []), kind];
  }
  if (kind !== "credit-card") return [chance.pick(DEBT_OTHER[kind] ?? DEBT_OTHER.other ?? []), kind];
  const ofBank = `${chance.pick(BANKS)} ${chance.pick(["card", "Visa", "Mastercard", "credit card"])}`;
  return [chance.is(0.3) ? ofBank : chance.pick(DEBT_CARDS), kind];
}
