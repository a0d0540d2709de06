import { baseOf, slotsIn } from "./lines.ts";

/** A meaning such as `pay {debt} {x} from {asset}`: its verb, and its slots by what they are in it. */
export interface MeaningParts {
  verb: string;
  /** The asset, debt or goal that it tells of. */
  thing: string | undefined;
  /** A sum in dollars. */
  amount: string | undefined;
  /** An interest rate in percent. */
  rate: string | undefined;
  /** The entry that the money came from. */
  from: string | undefined;
  /** Its assets and debts in turn. */
  entries: string[];
}

/** What the slots of a line stand for, by their names. */
export interface FilledSlots {
  names: ReadonlyMap<string, string>;
  /** Ids of what is stored before anything is told. */
  ids: ReadonlyMap<string, string>;
  /** Dollars or percent. */
  values: ReadonlyMap<string, number>;
}

export function partsOf(meaning: string): MeaningParts {
  const slots = slotsIn(meaning);
  const [verb = ""] = meaning.split(" ");
  const after = (word: string) => slotsIn(new RegExp(` ${word} (\\{[^}]+\\})`).exec(meaning)?.[1] ?? "")[0];
  const rate = verb === "rate" ? slots.find((slot) => /^(?:rate|percent|x)$/.test(baseOf(slot))) : after("rate");
  return {
    verb,
    thing: slots.find(isThing),
    amount: slots.find((slot) => /^(?:money|x|count)$/.test(baseOf(slot)) && slot !== rate),
    rate,
    from: after("from"),
    entries: slots.filter((slot) => /^(?:new-)?(?:asset|debt)$/.test(baseOf(slot))),
  };
}

/** Whether a slot is of an asset, a debt or a goal. */
export function isThing(slot: string): boolean {
  return /^(?:new-)?(?:asset|debt|goal)$/.test(baseOf(slot));
}
