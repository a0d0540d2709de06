import type { Chance } from "./chance.ts";
import type { Line } from "./lines.ts";
import { goalMentionOf, mentionOf, newArticleFor } from "./mention.ts";
import {
  ASSET_THINGS,
  DATES,
  DEBT_OTHER,
  FIRST,
  GOALS,
  INTERESTS,
  JOBS,
  PERIODS,
  PERSONS,
  PLACES,
  SKILLS,
  STEPS,
} from "./names.ts";
import {
  nameOf,
  type SampleEntry,
  type SampleGoal,
  type SampleState,
  type SampleStep,
  type Side,
} from "./sample-state.ts";
import { usualSums } from "./usual-sums.ts";
import { withTypos } from "./with-typos.ts";
import { inWords, writtenMoney, writtenPercent, writtenRate } from "./written-amounts.ts";

/** What stands in a slot of a filled line. */
export interface Span {
  /** As the meaning writes it, without a given filler: `asset2`, `new-debt:credit-card`. */
  slot: string;
  kind: string;
  from: number;
  to: number;
  value?: number;
}

export interface FilledLine {
  text: string;
  spans: Span[];
  /** What was made for a slot, by its name. */
  things: ReadonlyMap<string, SampleEntry | SampleGoal | SampleStep | string>;
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
const SPANS = ["18 months", "two years", "5 years", "six months", "10 years", "a couple years", "3 months", "a year"];

/** A line with its slots filled from what is stored, which grows where it must; `pointing` to what was spoken of before. */
export function fillLine(
  line: Line,
  state: SampleState,
  used: Set<object>,
  chance: Chance,
  pointing = false,
): FilledLine {
  return new Filling(line, state, used, chance, pointing).fill();
}

class Filling {
  readonly #spans: Span[] = [];
  readonly #bySlot = new Map<string, SampleEntry | SampleGoal | SampleStep | string>();
  readonly #meaning: string;
  #text = "";

  readonly line: Line;
  readonly state: SampleState;
  readonly used: Set<object>;
  readonly chance: Chance;
  /** Whether the first thing stored is called "it". */
  #pointing: boolean;

  constructor(line: Line, state: SampleState, used: Set<object>, chance: Chance, pointing: boolean) {
    this.line = line;
    this.state = state;
    this.used = used;
    this.chance = chance;
    this.#meaning = line.meanings.join(" ; ");
    this.#pointing = pointing;
  }

  fill(): FilledLine {
    for (const part of this.line.text.split(/(\{[^}]+\})/)) {
      const slot = /^\{([^}]+)\}$/.exec(part)?.[1];
      if (slot === undefined) this.#text += withTypos(part, this.chance);
      else this.#fillSlot(slot);
    }
    return { text: this.#text, spans: this.#spans, things: this.#bySlot };
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
        if (this.#points()) return this.#put(slot, base, this.chance.pick(POINTERS));
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
    if (this.#points()) return this.#put(slot, side, this.chance.pick(POINTERS));
    if (given !== undefined) {
      entry.name = given.replace(/^(?:my|the|our|a|an) /i, "");
      return this.#put(slot, side, given);
    }
    const [article, text] = mentionOf(entry, this.state, this.#text, this.chance);
    this.#text += article;
    return this.#put(slot, side, text);
  }

  #points(): boolean {
    const points = this.#pointing && !/(?:'s|my|the|our|a|an|old|new)\s*$/i.test(this.#text);
    this.#pointing = false;
    return points;
  }

  #takeEntry(slot: string, side: Side, type: string | undefined): SampleEntry {
    const wanted = type && (ASSET_THINGS[type] || DEBT_OTHER[type] || type === "credit-card") ? type : undefined;
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
    const { chance } = this;
    const amount = (written: { text: string; value: number }) => this.#put(slot, base, written.text, written.value);
    switch (base) {
      case "money":
        return amount(writtenMoney(...usualSums(this.line, slot), chance));
      case "rate":
        return amount(writtenRate(1, 30, chance));
      case "percent":
        return amount(writtenPercent(chance));
      case "x":
        return chance.is(0.75)
          ? amount(writtenMoney(20, 50_000, chance))
          : this.#put(slot, base, String(chance.whole(2, 400)));
      case "count": {
        const value = chance.whole(2, 12);
        return amount({ text: chance.is(0.6) ? String(value) : inWords(value, chance), value });
      }
      case "hours": {
        const value = chance.whole(10, 60);
        return this.#put(slot, base, chance.is(0.5) ? `${value} hours` : String(value));
      }
      case "age":
        return this.#put(slot, base, String(chance.whole(18, 80)));
      case "year": {
        const value = chance.whole(2028, 2055);
        return this.#put(slot, base, String(value), value);
      }
      case "period":
        return this.#fillPeriod(slot, base);
      case "date":
        return this.#put(
          slot,
          base,
          /\bend of\s*$/i.test(this.#text)
            ? chance.pick(["2029", "next year", "June 2028", "2030"])
            : chance.pick(DATES),
        );
      case "span":
        return this.#put(slot, base, chance.pick(SPANS));
      case "skill":
      case "interest":
        return this.#fillName(slot, base, given);
      case "job":
        return this.#put(slot, base, given ?? chance.pick(JOBS));
      case "place":
        return this.#put(slot, base, given ?? chance.pick(PLACES));
      case "person": {
        const isOwned = /\b(?:my|his|her|our|your|their|the|a)\s+$/i.test(this.#text);
        return this.#put(
          slot,
          base,
          isOwned ? chance.pick(PERSONS) : chance.is(0.6) ? `my ${chance.pick(PERSONS)}` : chance.pick(FIRST),
        );
      }
      default:
        return this.#put(slot, base, given ?? chance.pick(["something", "5", "it"]));
    }
  }

  #fillName(slot: string, base: "skill" | "interest", given: string | undefined): Span {
    const value = given ?? this.chance.pick(base === "skill" ? SKILLS : INTERESTS);
    if (new RegExp(`${base}-gone \\{${slot}\\}`).test(this.#meaning))
      (base === "skill" ? this.state.skills : this.state.interests).push(value);
    return this.#put(slot, base, this.#cased(value));
  }

  #fillPeriod(slot: string, base: string): Span {
    const of = /income|expenses/.test(this.#meaning) ? PERIODS : PERIODS.slice(4, 15);
    const [said, times] = this.chance.pick(of);
    if (said.startsWith("/")) this.#text = this.#text.trimEnd();
    const names: Record<number, string> = {
      1: "year",
      12: "month",
      52: "week",
      2080: "hour",
      26: "fortnight",
      4: "quarter",
      24: "day",
      260: "day",
    };
    const isNoun = /\b(?:a|per|each|every)\s*$/i.test(this.#text);
    return this.#put(slot, base, isNoun ? (names[times] ?? "month") : said, isNoun && times === 24 ? 260 : times);
  }
}
