import type { Chance } from "./chance.ts";
import type { Line } from "./lines.ts";
import { DATES, FIRST, INTERESTS, JOBS, PERIODS, PERSONS, PLACES, SKILLS } from "./names.ts";
import { usualSums } from "./usual-sums.ts";
import { inWords, writtenMoney, writtenPercent, writtenRate } from "./written-amounts.ts";

/** What stands in a slot, with its value where it has one. */
export interface Written {
  text: string;
  value?: number;
  /** The blank before it goes ("40/mo"). */
  sticks?: boolean;
}

interface Place {
  line: Line;
  slot: string;
  /** What the author gave to stand there. */
  given: string | undefined;
  /** The text before it. */
  before: string;
  chance: Chance;
}

const SPANS = ["18 months", "two years", "5 years", "six months", "10 years", "a couple years", "3 months", "a year"];
const PERIOD_NOUNS: Record<number, string> = {
  1: "year",
  12: "month",
  52: "week",
  2080: "hour",
  26: "fortnight",
  4: "quarter",
  24: "day",
  260: "day",
};

/** What people write in a slot that stands for nothing stored: amounts, dates, periods, words. */
export function plainSlot(base: string, place: Place): Written {
  const { chance, given, before } = place;
  switch (base) {
    case "money":
      return writtenMoney(...usualSums(place.line, place.slot), chance);
    case "rate":
      return writtenRate(1, 30, chance);
    case "percent":
      return writtenPercent(chance);
    case "x":
      return chance.is(0.75) ? writtenMoney(20, 50_000, chance) : { text: String(chance.whole(2, 400)) };
    case "count": {
      const value = chance.whole(2, 12);
      return { text: chance.is(0.6) ? String(value) : inWords(value, chance), value };
    }
    case "hours": {
      const value = chance.whole(10, 60);
      return { text: chance.is(0.5) ? `${value} hours` : String(value) };
    }
    case "age":
      return { text: String(chance.whole(18, 80)) };
    case "year": {
      const value = chance.whole(2028, 2055);
      return { text: String(value), value };
    }
    case "period":
      return period(place);
    case "date":
      return {
        text: /\bend of\s*$/i.test(before)
          ? chance.pick(["2029", "next year", "June 2028", "2030"])
          : chance.pick(DATES),
      };
    case "span":
      return { text: chance.pick(SPANS) };
    case "skill":
    case "interest":
      return { text: given ?? chance.pick(base === "skill" ? SKILLS : INTERESTS) };
    case "job":
      return { text: given ?? chance.pick(JOBS) };
    case "place":
      return { text: given ?? chance.pick(PLACES) };
    case "person":
      return { text: person(before, chance) };
    default:
      return { text: given ?? chance.pick(["something", "5", "it"]) };
  }
}

function person(before: string, chance: Chance): string {
  const isOwned = /\b(?:my|his|her|our|your|their|the|a)\s+$/i.test(before);
  return isOwned ? chance.pick(PERSONS) : chance.is(0.6) ? `my ${chance.pick(PERSONS)}` : chance.pick(FIRST);
}

function period({ line, before, chance }: Place): Written {
  const of = /income|expenses/.test(line.meanings.join(" ; ")) ? PERIODS : PERIODS.slice(4, 15);
  const [said, times] = chance.pick(of);
  const sticks = said.startsWith("/");
  const isNoun = /\b(?:a|per|each|every)\s*$/i.test(sticks ? before.trimEnd() : before);
  return {
    text: isNoun ? (PERIOD_NOUNS[times] ?? "month") : said,
    value: isNoun && times === 24 ? 260 : times,
    sticks,
  };
}
