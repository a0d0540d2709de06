import { type ContextVerb, contextToken } from "../src/reader/context-tokens.ts";
import type { ReaderToken } from "../src/reader/reader-tokens.ts";
import { eventsIn, markOf } from "./before.ts";
import type { Chance } from "./chance.ts";
import type { Before, Line } from "./lines.ts";
import { goalMentionOf, mentionOf, newArticleFor } from "./mention.ts";
import { ASSET_THINGS, DEBT_OTHER, GOALS, STEPS } from "./names.ts";
import { plainSlot } from "./plain-slots.ts";
import {
  nameOf,
  type SampleEntry,
  type SampleGoal,
  type SampleState,
  type SampleStep,
  type Side,
} from "./sample-state.ts";
import { withTypos } from "./with-typos.ts";

/** What stands in a slot of a filled line. */
export interface Span {
  /** As the meaning writes it, without a given filler: `asset2`, `new-debt:credit-card`. */
  slot: string;
  kind: string;
  from: number;
  to: number;
  value?: number;
  /** Which of the tokens of what went before stands for it, where the words do not. */
  before?: number;
}

export interface FilledLine {
  text: string;
  spans: Span[];
  /** What was made for a slot, by its name. */
  things: ReadonlyMap<string, SampleEntry | SampleGoal | SampleStep | string>;
  /** What the advisor wrote, showed or asked before. */
  before: ReaderToken[];
}

const TYPE_NAMES: Record<string, string> = {
  "auto-loan": "car-loan",
  loan: "personal-loan",
  "real estate": "real-estate",
  car: "other",
  cash: "savings",
};
const NEW_NAMES =
  "Rainy day|Fun money|Old faithful|Nest egg|Big Red|Slush fund|Travel pot|The beast|House pot|Mad money".split("|");
const POINTERS = ["it", "it", "it", "that", "that one", "this one", "that one"];

/** A line with its slots filled from what is stored, which grows where it must; `pointing` to what was spoken of before. */
export function fillLine(
  line: Line,
  state: SampleState,
  used: Set<object>,
  chance: Chance,
  pointing: "told" | "shown" | "asked" | "said" | null = null,
): FilledLine {
  return new Filling(line, state, used, chance, pointing).fill();
}

/** What a line told, as what went before another one. */
export function tokensBefore(before: Before, state: SampleState, used: Set<object>, chance: Chance): ReaderToken[] {
  const line: Line = { id: "", author: "", voice: "", text: "", before, meanings: [], kind: "talk" };
  return new Filling(line, state, used, chance, null).fill().before;
}

const ENTRY_VERBS: readonly ContextVerb[] = ["set", "set", "add", "take", "pay", "charge", "rate", "new"];
const GOAL_VERBS: readonly ContextVerb[] = [
  "goal-amount",
  "goal-amount",
  "goal-new",
  "goal-date",
  "goal-progress",
  "goal-state",
];

function wantedType(type: string | undefined): string | undefined {
  return type && (ASSET_THINGS[type] || DEBT_OTHER[type] || type === "credit-card") ? type : undefined;
}

class Filling {
  readonly #spans: Span[] = [];
  readonly #bySlot = new Map<string, SampleEntry | SampleGoal | SampleStep | string>();
  readonly #meaning: string;
  readonly #before: ReaderToken[] = [];
  #text = "";

  readonly line: Line;
  readonly state: SampleState;
  readonly used: Set<object>;
  readonly chance: Chance;
  /** Whether the first thing stored is called "it", and what was done with it before. */
  #pointing: "told" | "shown" | "asked" | "said" | null;

  constructor(
    line: Line,
    state: SampleState,
    used: Set<object>,
    chance: Chance,
    pointing: "told" | "shown" | "asked" | "said" | null,
  ) {
    this.line = line;
    this.state = state;
    this.used = used;
    this.chance = chance;
    this.#meaning = line.meanings.join(" ; ");
    this.#pointing = pointing;
  }

  fill(): FilledLine {
    if (this.line.before) this.#fillBefore(this.line.before);
    for (const part of this.line.text.split(/(\{[^}]+\})/)) {
      const slot = /^\{([^}]+)\}$/.exec(part)?.[1];
      if (slot === undefined) this.#text += withTypos(part, this.chance);
      else this.#fillSlot(slot);
    }
    return { text: this.#text, spans: this.#spans, things: this.#bySlot, before: this.#before };
  }

  #fillBefore({ how, of }: Before): void {
    for (const event of of.flatMap((said) => eventsIn(how, said))) {
      const [base = "", said] = (event.slot ?? "").replace(/\d+(?=:|$)/, "").split(":");
      const isStored = event.slot !== null && this.#storeOf(event.slot, base, said, how === "told");
      const kind = how === "answered" ? "shown" : how;
      this.#before.push(contextToken(kind, event.verb, event.slot === null ? null : markOf(base, isStored)));
      if (event.slot !== null) this.#spans.push(this.#spanBefore(event.slot, base));
    }
  }

  #spanBefore(slot: string, kind: string): Span {
    return { slot, kind, from: -1, to: -1, before: this.#before.length - 1 };
  }

  /** Takes the thing of a slot that was spoken of before; whether it is stored by now. */
  #storeOf(slot: string, base: string, said: string | undefined, isTold: boolean): boolean {
    const type = said === undefined ? undefined : (TYPE_NAMES[said] ?? said);
    if (base === "asset" || base === "debt") this.#once(slot, () => this.#takeEntry(slot, base, type));
    else if (base === "goal") this.#once(slot, () => this.#takeGoal());
    else if (base === "step") this.#once(slot, () => this.state.addStep(this.state.goals[0] ?? this.state.addGoal()));
    else if (base === "new-step" && isTold)
      this.#once(slot, () => this.state.addStep(this.state.goals[0] ?? this.state.addGoal()).title);
    else if (base === "new-goal" && isTold) this.#once(slot, () => this.state.addGoal(type).title);
    else if ((base === "new-asset" || base === "new-debt") && isTold)
      this.#once(slot, () => this.state.addEntry(base === "new-asset" ? "asset" : "debt", wantedType(type)).name);
    else return false;
    return true;
  }

  #put(slot: string, kind: string, text: string, value?: number): Span {
    const from = this.#text.length;
    this.#text += text;
    const span = { slot, kind, from, to: this.#text.length, ...(value === undefined ? {} : { value }) };
    this.#spans.push(span);
    return span;
  }

  #once<Thing extends SampleEntry | SampleGoal | SampleStep | string>(slot: string, make: () => Thing): Thing {
    const known = this.#bySlot.get(slot) as Thing | undefined;
    if (known !== undefined) return known;
    const made = make();
    this.#bySlot.set(slot, made);
    return made;
  }

  #fillSlot(written: string): Span {
    const [slot = "", given] = written.split("=");
    const [base = "", said] = slot.replace(/\d+(?=:|$)/, "").split(":");
    const type = said === undefined ? undefined : (TYPE_NAMES[said] ?? said);
    switch (base) {
      case "asset":
      case "debt":
        return this.#fillEntry(slot, base, type, given);
      case "goal": {
        const goal = this.#once(slot, () => this.#takeGoal());
        if (this.#points(slot, base)) return this.#putPointer(slot, base);
        const [article, text] = goalMentionOf(goal, this.#text, this.chance);
        this.#text += article;
        return this.#put(slot, base, text);
      }
      case "step": {
        const step = this.#once(slot, () =>
          this.state.addStep(this.state.goals.length > 0 ? this.chance.pick(this.state.goals) : this.state.addGoal()),
        );
        return this.#put(slot, base, this.#cased(step.title));
      }
      case "new-asset":
      case "new-debt": {
        const name = this.#once(slot, () => this.#newName(base === "new-asset" ? "asset" : "debt", type, given));
        const text = this.#cased(name);
        this.#text += newArticleFor(text, this.#text, this.chance);
        return this.#put(slot, base, text);
      }
      case "new-goal":
        return this.#put(slot, base, this.#newGoal(slot, type, given));
      case "new-step":
        return this.#put(slot, base, given ?? this.#cased(this.chance.pick(STEPS)));
      case "new-name":
        return this.#put(slot, base, given ?? this.#rename());
      default:
        return this.#fillPlain(slot, base, given);
    }
  }

  #fillEntry(slot: string, side: Side, type: string | undefined, given: string | undefined): Span {
    const entry = this.#once(slot, () => this.#takeEntry(slot, side, type));
    if (this.#points(slot, side)) return this.#putPointer(slot, side);
    if (given !== undefined) {
      entry.name = given.replace(/^(?:my|the|our|a|an) /i, "");
      return this.#put(slot, side, given);
    }
    const [article, text] = mentionOf(entry, this.state, this.#text, this.chance);
    this.#text += article;
    return this.#put(slot, side, text);
  }

  /** Whether the thing is pointed at here; said before, it is what stands there that counts. */
  #points(slot: string, base: string): boolean {
    const how = this.#pointing;
    this.#pointing = null;
    if (how === null || /(?:'s|my|the|our|a|an|old|new)\s*$/i.test(this.#text)) return false;
    if (how !== "said") {
      const verbs = base === "goal" ? GOAL_VERBS : ENTRY_VERBS;
      const verb = how === "shown" ? (base as Side | "goal") : this.chance.pick(verbs);
      this.#before.push(contextToken(how, verb, markOf(base, true)));
      this.#spans.push(this.#spanBefore(slot, base));
    }
    return true;
  }

  /** "it", which is a name of its own only where nothing before says what it is. */
  #putPointer(slot: string, base: string): Span {
    const text = this.chance.pick(POINTERS);
    const isSaidBefore = this.#spans.some((span) => span.slot === slot && span.before !== undefined);
    if (!isSaidBefore) return this.#put(slot, base, text);
    return this.#put("pointer", "pointer", text);
  }

  #takeEntry(slot: string, side: Side, type: string | undefined): SampleEntry {
    const wanted = wantedType(type);
    const free = this.state
      .entries(side)
      .filter((entry) => !this.used.has(entry) && (!wanted || entry.type === wanted));
    const entry = free.length > 0 && !wanted ? this.chance.pick(free) : this.state.addEntry(side, wanted);
    this.used.add(entry);
    const isSet = this.line.meanings.some((meaning) => meaning.startsWith(`set {${slot}}`));
    // a value told of something that is not stored: a new entry under the same words
    if (isSet && this.chance.is(0.06)) this.state.entries(side).splice(this.state.entries(side).indexOf(entry), 1);
    if (this.chance.is(0.15)) this.#addLookAlike(entry, side);
    return entry;
  }

  /** Another entry of the same bank or maker, of either side. */
  #addLookAlike(entry: SampleEntry, side: Side): void {
    const other = this.state.addEntry(this.chance.is(0.7) ? side : side === "asset" ? "debt" : "asset");
    const name = `${entry.name.split(" ")[0]} ${other.name.split(" ").at(-1)}`;
    if (!this.state.hasName(name)) other.name = name;
  }

  #takeGoal(): SampleGoal {
    const type = /goal-(?:saved|more|less|target)/.test(this.#meaning) ? "financial" : undefined;
    const free = this.state.goals.filter((goal) => !this.used.has(goal) && (!type || goal.type === type));
    const goal = free.length > 0 ? this.chance.pick(free) : this.state.addGoal(type);
    this.used.add(goal);
    return goal;
  }

  #newName(side: Side, type: string | undefined, given: string | undefined): string {
    if (given !== undefined) return given;
    let [name] = nameOf(side, this.chance, type);
    for (let tries = 0; tries < 20 && this.state.hasName(name); tries++) [name] = nameOf(side, this.chance, type);
    return name;
  }

  #newGoal(slot: string, type: string | undefined, given: string | undefined): string {
    if (given !== undefined && this.chance.is(0.7)) return given;
    const title = this.#once(slot, () => this.chance.pick(GOALS[type ?? "financial"] ?? GOALS.financial ?? []));
    const isObject = given === undefined && /\b(?:for|on|toward|towards|a|the|my|new)\s*$/i.test(this.#text);
    const verbless =
      /^(?:Learn to |Learn |Build |Write |Launch |Open |Start |Join |Find |Record |Restore )(?:an? |the )?/;
    const text = isObject ? title.replace(verbless, "") : title;
    return this.chance.is(0.75) ? text.toLowerCase() : text;
  }

  #rename(): string {
    if (/goal/.test(this.#meaning) && !/rename \{(?:asset|debt)/.test(this.#meaning))
      return this.chance.pick(GOALS.financial ?? []);
    return this.chance.is(0.5) ? nameOf("asset", this.chance)[0] : this.chance.pick(NEW_NAMES);
  }

  #cased(text: string): string {
    return this.chance.is(0.6) ? text.toLowerCase() : text;
  }

  #fillPlain(slot: string, base: string, given: string | undefined): Span {
    const { chance, line } = this;
    const { text, value, sticks } = plainSlot(base, { line, slot, given, before: this.#text, chance });
    if (sticks) this.#text = this.#text.trimEnd();
    if (base !== "skill" && base !== "interest") return this.#put(slot, base, text, value);
    if (new RegExp(`${base}-gone \\{${slot}\\}`).test(this.#meaning))
      (base === "skill" ? this.state.skills : this.state.interests).push(text);
    return this.#put(slot, base, this.#cased(text));
  }
}
