import { baseOf, slotsIn, thingOf } from "./lines.ts";
import { isThing, partsOf } from "./meaning-parts.ts";

const VERBS = /^(?:add|take|set|pay|charge)$/;

/** What was told, as a `fix` says that it should have been or without what an `undo` takes back; null where it may be either of two. */
export function toldOtherwise(told: readonly string[], mend: string): readonly string[] | null {
  const [verb, word = ""] = mend.split(" ");
  const [slot] = slotsIn(mend);
  if (verb === "undo") return toldWithout(told, word === "all" ? null : slot);
  if (slot === undefined) return VERBS.test(word) ? withVerb(told, word) : null;
  return withSlot(told, isThing(slot) ? slotsLike(told, slot) : valuesLike(told, slot), slot);
}

/** Without all of it where the slot is null; without the only meaning, or the only one with a slot. */
function toldWithout(told: readonly string[], slot: string | null | undefined): readonly string[] | null {
  if (slot === null) return [];
  const left = told.filter((each) => slot !== undefined && !slotsIn(each).includes(slot));
  return told.length - left.length === 1 ? left : null;
}

function withVerb(told: readonly string[], verb: string): readonly string[] | null {
  return told.length === 1 ? told.map((each) => each.replace(/^\S+/, verb)) : null;
}

/** The slots of what was told that are of the same kind of thing, new or stored. */
function slotsLike(told: readonly string[], slot: string): string[] {
  const kind = thingOf(slot);
  return told.flatMap(slotsIn).filter((each) => thingOf(each) === kind);
}

/** The slots of what was told that hold a rate, or a sum. */
function valuesLike(told: readonly string[], slot: string): string[] {
  const base = baseOf(slot);
  if (/^(?:rate|percent)$/.test(base)) return told.flatMap((each) => partsOf(each).rate ?? []);
  return /^(?:money|count|x)$/.test(base) ? told.flatMap((each) => partsOf(each).amount ?? []) : [];
}

/** With another slot in the place of the only one that it may stand for. */
function withSlot(told: readonly string[], found: readonly string[], slot: string): readonly string[] | null {
  const [was] = found;
  return was === undefined || found.length > 1 ? null : told.map((each) => withSlotFor(each, was, slot));
}

function withSlotFor(meaning: string, was: string, is: string): string {
  return meaning.replace(/\{([^}=]+)[^}]*\}/g, (written, slot: string) => (slot === was ? `{${is}}` : written));
}
