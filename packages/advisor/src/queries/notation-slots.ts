import type { CalendarDate, Documents, ItemRef } from "@seven-figures/domain";

/** What a slot of the notation stands for: stored entries, a number, a length of time, a day, how often. */
export interface SlotValue {
  items?: ItemRef[];
  number?: number;
  /** Which side of the number is meant, where the words beside it say so. */
  bound?: "over" | "under";
  months?: number;
  date?: CalendarDate;
  /** The same as a day that is over. */
  past?: CalendarDate;
  timesAYear?: number;
}

/** What the notation is read in: its slots by name ("debt2"), and the data. */
export interface NotationScene {
  slots: ReadonlyMap<string, SlotValue>;
  documents: Documents;
}

const TIMES: Record<string, number> = {
  year: 1,
  month: 12,
  week: 52,
  day: 365,
  hour: 2080,
  quarter: 4,
  paycheck: 12,
  monthly: 12,
  weekly: 52,
  hourly: 2080,
  yearly: 1,
  "two-weeks": 26,
};

const SLOT = /\{(\w+)\}/g;

/** The names of the slots in some words of the notation, in their order. */
export function slotNames(words: string): string[] {
  return [...words.matchAll(SLOT)].map(([, name = ""]) => name);
}

/** A field of the first slot in some words that has it. */
export function slotWith<Key extends keyof SlotValue>(
  key: Key,
  words: string,
  { slots }: NotationScene,
): NonNullable<SlotValue[Key]> | null {
  for (const name of slotNames(words)) {
    const value = slots.get(name)?.[key];
    if (value !== undefined) return value as NonNullable<SlotValue[Key]>;
  }
  return null;
}

/** How often a year a word of the notation says ("month", "{period}"); null where it says nothing of the kind. */
export function timesIn(words: string, scene: NotationScene): number | null {
  const word = words.split(" ").find((each) => TIMES[each] !== undefined);
  return slotWith("timesAYear", words, scene) ?? (word === undefined ? null : (TIMES[word] ?? null));
}
