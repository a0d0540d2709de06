import type { Quantity } from "@seven-figures/domain";
import { shareOf } from "../lexicon/fractions.ts";
import { amountOf, FLOWS, isMonthly, per } from "./build.ts";
import { type NotationScene, slotWith, timesIn } from "./notation-slots.ts";

/**
 * Sums in the notation, as in arithmetic: "{asset} + {asset2} - remaining {goal}", "( income - expenses ) per month * {span}",
 * "{asset} * {percent}". What comes or goes by a period, times a length of time, is what that makes in it; a sum over what
 * comes or goes by a period is how long that takes, in months.
 */

type Named = (words: string) => Quantity | null;

/** A part of a sum: a bare number, or a quantity and, where it comes or goes by a period, how many months that is. */
type Part = { number: number } | { quantity: Quantity; months: number | null };

const SIGNS: ReadonlySet<string> = new Set(["+", "-", "*", "/", "(", ")"]);

/** Whether some words of the notation are a sum. */
export function isWorked(words: string): boolean {
  return words.split(" ").some((word) => SIGNS.has(word));
}

/** A sum as a quantity; null where a part of it has no place here, or where it is a bare number. `named` reads what stands between signs. */
export function workedQuantity(words: string, scene: NotationScene, named: Named): Quantity | null {
  const reading = new Reading(words.split(" ").filter(Boolean), scene, named);
  const part = reading.sum();
  return part && reading.isDone && "quantity" in part ? part.quantity : null;
}

class Reading {
  #at = 0;
  readonly words: readonly string[];
  readonly scene: NotationScene;
  readonly named: Named;

  constructor(words: readonly string[], scene: NotationScene, named: Named) {
    this.words = words;
    this.scene = scene;
    this.named = named;
  }

  get isDone(): boolean {
    return this.#at === this.words.length;
  }

  sum(): Part | null {
    let part = this.#product();
    for (let sign = this.#take("+", "-"); part && sign; sign = this.#take("+", "-")) {
      const other = this.#product();
      part = other && (sign === "+" ? added(part, other) : taken(part, other));
    }
    return part;
  }

  #product(): Part | null {
    let part = this.#single();
    for (let sign = this.#take("*", "/"); part && sign; sign = this.#take("*", "/")) {
      const other = this.#single();
      part = other && (sign === "*" ? (times(part, other) ?? times(other, part)) : over(part, other));
    }
    return part;
  }

  #single(): Part | null {
    const part = this.#take("(") ? this.#inner() : this.#leaf();
    const often = part && this.words[this.#at] === "per" ? timesIn(this.words[this.#at + 1] ?? "", this.scene) : null;
    if (often === null || !part || "number" in part) return part;
    this.#at += 2;
    const months = MONTHS / often;
    return { quantity: part.months === null ? per(part.quantity, often) : byPeriod(part, months), months };
  }

  #inner(): Part | null {
    const part = this.sum();
    return this.#take(")") ? part : null;
  }

  #leaf(): Part | null {
    const from = this.#at;
    while (this.#at < this.words.length && !SIGNS.has(this.words[this.#at] ?? "")) this.#at += 1;
    const words = this.words.slice(from, this.#at).join(" ");
    return numberIn(words, this.scene) ?? this.#quantityIn(words);
  }

  #quantityIn(words: string): Part | null {
    const [, money = "", often] = /^(\{money\w*\}) (\{period\w*\}|[a-z-]+)$/.exec(words) ?? [];
    const said = money === "" ? null : slotWith("number", money, this.scene);
    const timesAYear = often === undefined ? null : timesIn(often, this.scene);
    if (said !== null && timesAYear !== null) return { quantity: amountOf(said), months: MONTHS / timesAYear };
    const quantity = this.named(words);
    return quantity && { quantity, months: monthsOf(quantity) };
  }

  #take(...signs: string[]): string | null {
    const word = this.words[this.#at];
    if (word === undefined || !signs.includes(word)) return null;
    this.#at += 1;
    return word;
  }
}

const MONTHS = 12;

/** How many months a quantity is by; null where it is by no period. */
export function monthsOf(quantity: Quantity): number | null {
  switch (quantity.kind) {
    case "per":
      return MONTHS / quantity.timesAYear;
    case "needed":
    case "plus":
      return isMonthly(quantity) ? 1 : null;
    case "measure":
      return FLOWS.has(quantity.measure) ? MONTHS : null;
    case "sum":
      return quantity.field === "interest" ? MONTHS : null;
    default:
      return null;
  }
}

/** "{count}", "{percent}" of something, "half", "2"; a span is so many months. */
function numberIn(words: string, scene: NotationScene): Part | null {
  const fraction = shareOf(words) ?? (/^\d+(?:\.\d+)?$/.test(words) ? Number(words) : null);
  if (fraction !== null) return { number: fraction };
  if (/^\{(?:percent|rate)\w*\}$/.test(words)) return asNumber(slotWith("number", words, scene), 1 / 100);
  if (/^\{count\w*\}$/.test(words)) return asNumber(slotWith("number", words, scene), 1);
  if (/^\{(?:span|date)\w*\}$/.test(words)) {
    const months = slotWith("months", words, scene);
    return months === null ? null : { quantity: amountOf(months, "months"), months: null };
  }
  return null;
}

function asNumber(said: number | null, factor: number): Part | null {
  return said === null ? null : { number: said * factor };
}

const asQuantity = (part: Part): Quantity => ("number" in part ? amountOf(part.number) : part.quantity);
const periodOf = (part: Part): number | null => ("number" in part ? null : part.months);
const isSpan = (part: Part): boolean =>
  "quantity" in part && part.quantity.kind === "amount" && part.quantity.unit === "months";

/** What a part comes to in so many months; as it is where it is by no period. */
function byPeriod(part: Part, months: number): Quantity {
  const [quantity, own] = [asQuantity(part), periodOf(part)];
  if (own === null || own === months) return quantity;
  if (quantity.kind === "per") return per(quantity.of, MONTHS / months);
  return own === MONTHS ? per(quantity, MONTHS / months) : { kind: "times", of: quantity, factor: months / own };
}

/** Both by one period: the first one's. */
function aligned(one: Part, other: Part): [Quantity, Quantity, number | null] {
  const months = periodOf(one);
  return [asQuantity(one), months === null ? asQuantity(other) : byPeriod(other, months), months];
}

function added(one: Part, other: Part): Part {
  if ("number" in one && "number" in other) return { number: one.number + other.number };
  const [left, right, months] = aligned(one, other);
  const parts = [left, right].flatMap((each) => (each.kind === "plus" ? each.parts : [each]));
  return { quantity: { kind: "plus", parts }, months };
}

function taken(one: Part, other: Part): Part {
  if ("number" in one && "number" in other) return { number: one.number - other.number };
  const [from, less, months] = aligned(one, other);
  return { quantity: { kind: "minus", from, less }, months };
}

/** A yearly figure over so many is one of a month, of two weeks or of a week. */
const PARTS_OF_YEAR: ReadonlySet<number> = new Set([12, 26, 52]);

/** So many times something, or what comes by a period over some time; null where neither is a number of times. */
function times(of: Part, by: Part): Part | null {
  if ("number" in by) {
    if ("number" in of) return { number: of.number * by.number };
    const isPartOfYear = of.months === MONTHS && PARTS_OF_YEAR.has(Math.round(1 / by.number));
    const months = isPartOfYear ? MONTHS * by.number : of.months;
    return { quantity: { kind: "times", of: of.quantity, factor: by.number }, months };
  }
  if (!isSpan(by) || "number" in of || of.months === null || by.quantity.kind !== "amount") return null;
  return { quantity: { kind: "times", of: of.quantity, factor: by.quantity.value / of.months }, months: null };
}

function over(of: Part, by: Part): Part | null {
  if ("number" in by) return by.number === 0 ? null : times(of, { number: 1 / by.number });
  if ("number" in of) return null;
  if (isSpan(by) && by.quantity.kind === "amount")
    return by.quantity.value === 0
      ? null
      : { quantity: { kind: "times", of: of.quantity, factor: 1 / by.quantity.value }, months: 1 };
  const whole = by.months === null ? of.quantity : byPeriod(of, by.months);
  const months = of.months === null ? by.months : null;
  return {
    quantity: { kind: "ratio", of: whole, to: by.quantity, ...(months === null ? {} : { months }) },
    months: null,
  };
}
