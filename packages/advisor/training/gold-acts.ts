import type { Span } from "./fill-line.ts";
import { isMending, isTelling, type Line } from "./lines.ts";

export const ROLES = ["none", "name", "new-name", "rate", "period", "date", "saved", "amount", "beside"] as const;
export type Role = (typeof ROLES)[number];

/** One thing that is told: its label, the words that bear it (an amount, a date or the end of a name), and what belongs to it. */
export interface GoldAct {
  label: string;
  head: Span;
  roles: Partial<Record<Role, Span>>;
}

export interface GoldMeaning {
  acts: GoldAct[];
  /** What the message tells as a whole, with no words of its own to bear it. */
  whole: string[];
}

/** What a filled line tells; null where the notation has no place in the reader's acts. */
export function goldMeaning(line: Line, spans: readonly Span[]): GoldMeaning | null {
  const acts: GoldAct[] = [];
  const whole: string[] = [];
  for (const meaning of line.meanings) {
    const read = readMeaning(meaning, spans);
    if (read === undefined) continue;
    if (read === null) return null;
    if (typeof read === "string") whole.push(read);
    else acts.push(...read);
  }
  return { acts: joined(acts), whole };
}

type Words = { slots: string[]; parts: string[]; verb: string; spanOf: (slot: string | undefined) => Span | undefined };

/** Undefined for what tells nothing. */
function readMeaning(meaning: string, spans: readonly Span[]): GoldAct[] | string | null | undefined {
  if (meaning.startsWith("missing ")) return openAct(wordsIn(meaning.slice("missing ".length), spans));
  if (isMending(meaning)) return mendingAct(wordsIn(meaning, spans));
  if (!isTelling(meaning)) return undefined;
  const words = wordsIn(meaning, spans);
  if (isSameAgain(words)) return sameAgain(words);
  const [family = ""] = words.verb.split("-");
  if (family === "goal") return goalAct(words);
  if (family === "step") return stepAct(words);
  if (family === "income" || family === "expenses") return yearlyAct(words);
  return entryAct(words) ?? profileAct(words);
}

/** Something told with a piece left out: borne by the name, where it has one. */
function openAct(words: Words): GoldAct[] | undefined {
  const name = first(words, /^(?:new-)?(?:asset|debt|goal)/);
  const isRead = /^(?:new-asset|new-debt|pay|add|take|charge|goal-new|goal-more)$/.test(words.verb);
  return isRead ? (act(`open-${words.verb}`, name, { name }) ?? undefined) : undefined;
}

/** What was written before is to be otherwise, or not at all. */
function mendingAct(words: Words): GoldAct[] | string | null {
  const { verb, parts, slots } = words;
  const name = first(words, /^(?:new-)?(?:asset|debt|goal|step)/);
  if (verb !== "fix") return name ? act("undo", name, { name }) : parts[1] === "all" ? "undo-all" : verb;
  if (name) return act("fix-name", name, { name });
  return slots.length > 0 ? act("fix", words.spanOf(slots[0]), {}) : `fix-${parts[1]}`;
}

/** Whether the amount is the one that was told before: "same for the Amex". */
function isSameAgain({ slots, spanOf, verb }: Words): boolean {
  const isRepeated = /^(?:set|add|take|pay|charge|rate|goal-(?:saved|more|less|target|date|progress)|move)$/.test(verb);
  return isRepeated && slots.some((slot) => /^(?:x|money|rate|percent|date)\d*$/.test(slot) && !spanOf(slot));
}

function sameAgain(words: Words): GoldAct[] | null {
  const name = first(words, /^(?:new-)?(?:asset|debt|goal)/);
  return name ? act("again", name, { name }) : null;
}

function wordsIn(meaning: string, spans: readonly Span[]): Words {
  const parts = meaning.match(/\{[^}]+\}|[^\s{}]+/g) ?? [];
  const said = spans.filter(({ before }) => before === undefined);
  return {
    parts,
    slots: parts.filter((part) => part.startsWith("{")).map((part) => part.slice(1, -1).split("=")[0] ?? ""),
    verb: parts[0] ?? "",
    spanOf: (slot) => said.find((span) => span.slot === slot) ?? spans.find((span) => span.slot === slot),
  };
}

const after = ({ parts }: Words, word: string): string | undefined => {
  const part = parts.includes(word) ? parts[parts.indexOf(word) + 1] : undefined;
  return part?.startsWith("{") ? part.slice(1, -1).split("=")[0] : undefined;
};
const first = ({ slots, spanOf }: Words, pattern: RegExp): Span | undefined =>
  spanOf(slots.find((slot) => pattern.test(slot)));

function act(label: string, head: Span | undefined, roles: Partial<Record<Role, Span | undefined>>): GoldAct[] | null {
  if (!head) return null;
  const given = Object.entries(roles).filter((entry): entry is [Role, Span] => entry[1] !== undefined);
  return [{ label, head, roles: Object.fromEntries(given) }];
}

function entryAct(words: Words): GoldAct[] | null {
  const { verb, slots, parts, spanOf } = words;
  const name = first(words, /^(?:new-)?(?:asset|debt)/);
  const side =
    slots.some((slot) => /^(?:new-)?debt/.test(slot)) && !/^(?:new-)?asset/.test(slots[0] ?? "") ? "debt" : "asset";
  const amount = first(words, /^(?:money|x|count|percent)/);
  const beside = spanOf(after(words, "from"));
  if (!name) return null;
  switch (verb) {
    case "set":
      return parts.length > 3 ? null : act(`set-${side}`, amount, { name });
    case "new-asset":
    case "new-debt":
      return amount
        ? act(`${verb}`, amount, { name, rate: first(words, /^rate/) })
        : act(`own-${side}`, name, { name });
    case "add":
    case "take":
      return parts[2] === "all" ? null : act(verb, amount, { name, beside });
    case "pay":
      return amount ? act("pay", amount, { name, beside }) : null;
    case "charge":
      return act("charge", amount, { name });
    case "move":
    case "move-debt": {
      const [from, to] = slots.filter((slot) => /^(?:new-)?(?:asset|debt)/.test(slot)).map(spanOf);
      if (parts[1] === "all") return act(`${verb}-all`, from, { name: to, beside: from });
      return act(verb, amount, { name: to, beside: from });
    }
    case "gone":
      return act(`gone-${side}`, name, { name, beside });
    case "rate":
      return act("rate", first(words, /^(?:rate|percent|x)/), { name });
    case "rename":
      return act("rename", name, { name, "new-name": first(words, /^new-/) });
    case "retype":
      return act(`retype-${side}`, name, { name });
    case "half":
    case "third":
    case "quarter":
    case "double":
      return act(verb, name, { name });
    default:
      return null;
  }
}

function yearlyAct(words: Words): GoldAct[] | string | null {
  const { verb, parts } = words;
  if (parts.includes("*") || parts.includes("+")) return null;
  if (verb === "income" && parts[1] === "none") return "income-none";
  const percent = first(words, /^percent/);
  if (percent) return act(`${verb}-percent`, percent, {});
  return act(verb, first(words, /^money/), { period: first(words, /^period/) });
}

function goalAct(words: Words): GoldAct[] | null {
  const { verb, slots, spanOf, parts } = words;
  if (verb === "goal-new") {
    const slot = slots.find((each) => each.startsWith("new-goal"));
    const type = slot?.split(":")[1] ?? "financial";
    const date = spanOf(after(words, "by"));
    const debt = first(words, /^debt/);
    if (!slot && debt) return act("goal-payoff", debt, { name: debt, date });
    const name = spanOf(slot);
    const target = spanOf(after(words, "target"));
    return act(`goal-new:${type}`, target ?? name, { name, date, saved: spanOf(after(words, "saved")) });
  }
  const name = first(words, /^(?:new-)?goal/);
  const amount = first(words, /^(?:money|x|count|percent)/);
  if (!name || parts.includes("of")) return null;
  switch (verb) {
    case "goal-saved":
    case "goal-less":
    case "goal-left":
    case "goal-progress":
    case "goal-target":
    case "goal-target-up":
    case "goal-target-down":
      return act(verb, amount, { name });
    case "goal-more":
      return act(verb, amount, { name, beside: spanOf(after(words, "from")) });
    case "goal-date":
      return act(verb, first(words, /^(?:date|year)/), { name });
    case "goal-rename":
      return act(verb, name, { name, "new-name": first(words, /^new-/) });
    case "goal-type":
    case "goal-no-date":
    case "goal-done":
    case "goal-start":
    case "goal-gone":
    case "goal-pause":
    case "goal-resume":
      return act(verb, name, { name });
    default:
      return null;
  }
}

function stepAct(words: Words): GoldAct[] | null {
  const { verb } = words;
  const name = first(words, /^(?:new-)?step/);
  const roles = {
    name,
    beside: first(words, /^(?:new-)?goal/),
    amount: first(words, /^money/),
    date: first(words, /^date/),
  };
  if (verb === "step-rename") return act(verb, name, { name, "new-name": first(words, /^new-name/) });
  return /^step-(?:new|done|undone|gone|date|target)$/.test(verb) ? act(verb, name, roles) : null;
}

function profileAct(words: Words): GoldAct[] | string | null {
  const { verb, slots, spanOf, parts } = words;
  switch (verb) {
    case "target":
      return act("target", first(words, /^money/), {});
    case "target-year":
      return act("target-year", first(words, /^(?:year|date)/), {});
    case "current-savings":
      return act("current-savings", first(words, /^money/), {});
    case "job":
    case "place":
      return act(verb, spanOf(slots[0]), { name: spanOf(slots[0]) });
    case "skill-new":
    case "skill-gone":
    case "interest-new":
    case "interest-gone":
      return slots.flatMap((slot) => act(verb, spanOf(slot), { name: spanOf(slot) }) ?? []);
    case "none":
      return `none-${parts[1]}`;
    case "risk":
    case "strategy":
    case "timeframe":
    case "employment":
      return verb;
    default:
      return null;
  }
}

/** A rate told of a balance that is told as well belongs to it; money taken from where it is put elsewhere is moved. */
function joined(acts: GoldAct[]): GoldAct[] {
  const left = [...acts];
  for (const rate of acts.filter(({ label }) => label === "rate")) {
    const balance = left.find(
      ({ label, roles }) =>
        /^(?:set-debt|new-debt|move-debt)$/.test(label) && roles.name?.slot === rate.roles.name?.slot,
    );
    if (!balance || balance.roles.rate) continue;
    balance.roles.rate = rate.head;
    left.splice(left.indexOf(rate), 1);
  }
  for (const take of acts.filter(({ label }) => label === "take")) {
    const other = left.find((each) => each !== take && each.head === take.head && !each.roles.beside);
    if (!other || !/^(?:add|pay|goal-more)$/.test(other.label)) continue;
    other.roles.beside = take.roles.name;
    left.splice(left.indexOf(take), 1);
  }
  return left;
}
