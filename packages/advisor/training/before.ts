import type { ContextVerb } from "../src/reader/context-tokens.ts";
import type { TokenMark } from "../src/reader/reader-tokens.ts";
import { type Before, slotsIn } from "./lines.ts";

/** One thing that was done, shown or asked about; a slot of its own where it is about something stored. */
export interface BeforeEvent {
  verb: ContextVerb;
  slot: string | null;
}

const ENTRY_VERBS: Record<string, ContextVerb> = {
  set: "set",
  add: "add",
  take: "take",
  pay: "pay",
  charge: "charge",
  rate: "rate",
  gone: "gone",
  "new-asset": "new",
  "new-debt": "new",
  rename: "rename",
  retype: "rename",
  half: "set",
  third: "set",
  quarter: "set",
  double: "set",
};
const GOAL_VERBS: Record<string, ContextVerb> = {
  "goal-new": "goal-new",
  "goal-gone": "goal-gone",
  "goal-saved": "goal-amount",
  "goal-more": "goal-amount",
  "goal-less": "goal-amount",
  "goal-left": "goal-amount",
  "goal-target": "goal-amount",
  "goal-target-up": "goal-amount",
  "goal-target-down": "goal-amount",
  "goal-progress": "goal-progress",
  "goal-date": "goal-date",
  "goal-no-date": "goal-date",
  "goal-rename": "goal-name",
  "goal-type": "goal-name",
};

/** What a meaning of `[told ...]` or `[asked ...]`, a slot of `[shown ...]` or a query of `[answered ...]` stands for in turn. */
export function eventsIn(how: Before["how"], said: string): BeforeEvent[] {
  const slots = slotsIn(said);
  const things = slots.filter((slot) => /^(?:new-)?(?:asset|debt|goal|step)\d*(?::|$)/.test(slot));
  const ofSteps = said.startsWith("step") ? things.filter((slot) => slot.includes("step")) : things;
  const [slot = null, other] = ofSteps;
  if (how === "shown") return slot === null ? [] : [{ verb: kindOf(slot), slot }];
  if (how === "answered") return [...new Set(things)].map((each) => ({ verb: kindOf(each), slot: each }));
  const [verb = ""] = said.split(" ");
  if (verb === "move" || verb === "move-debt") {
    const [from, to]: ContextVerb[] = verb === "move" ? ["take", "add"] : ["pay", "charge"];
    return [
      { verb: from as ContextVerb, slot },
      { verb: to as ContextVerb, slot: other ?? null },
    ];
  }
  const event: BeforeEvent = { verb: verbOf(verb), slot };
  if (other === undefined || !/\bfrom \{/.test(said)) return [event];
  return [{ verb: "take", slot: other }, event];
}

function verbOf(verb: string): ContextVerb {
  const [family = ""] = verb.split("-");
  if (family === "goal") return GOAL_VERBS[verb] ?? "goal-state";
  if (family === "step") return "step";
  if (family === "income" || family === "expenses" || verb === "undo") return family as ContextVerb;
  return ENTRY_VERBS[verb] ?? "profile";
}

function kindOf(slot: string): ContextVerb {
  return (/(?:asset|debt|goal|step)/.exec(slot)?.[0] ?? "asset") as ContextVerb;
}

/** How the token of a thing is marked; one that is only asked about is stored nowhere yet. */
export function markOf(base: string, isStored: boolean): TokenMark | null {
  if (!isStored) return base === "new-asset" ? "x" : base === "new-debt" ? "y" : null;
  return ({ asset: "A", debt: "D", goal: "G", step: "S" } as const)[kindOf(base) as "asset"] ?? null;
}
