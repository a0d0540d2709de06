import {
  parseMoneyInput,
  type RoadEventKind,
  type RoadLevers,
  readRoadAddress,
  type Scenario,
} from "@seven-figures/domain";

/** Words that tell no scenario from another. */
const SAYS_NOTHING = new Set(
  "a an the my our this that of in on at to for with and or more less than i we me it is no new old one two scenario scenarios road roads year years month months save saving spend plan what if".split(
    " ",
  ),
);

/** Small letters and figures with single blanks between them: how names are compared. */
export function foldedName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * The kept roads that a text names: those whose whole name stands in it; where there is none, those that a telling word
 * of their name stands for, as far as no other shares it.
 */
export function meantBy(text: string, kept: readonly Scenario[]): Scenario[] {
  const words = ` ${foldedName(text)} `;
  const whole = kept.filter(({ name }) => foldedName(name) !== "" && words.includes(` ${foldedName(name)} `));
  // "Lisbon" stands in "Lisbon, later" as well: the longer name is meant
  const longest = whole.filter(
    ({ name }) =>
      !whole.some((other) => other.name !== name && ` ${foldedName(other.name)} `.includes(` ${foldedName(name)} `)),
  );
  if (longest.length > 0) return longest;
  const telling = (scenario: Scenario) =>
    foldedName(scenario.name)
      .split(" ")
      .filter((word) => !SAYS_NOTHING.has(word) && words.includes(` ${word} `));
  return kept.filter((scenario) => telling(scenario).length > 0);
}

const EVENT_WORDS: Record<RoadEventKind, RegExp> = {
  home: /\b(?:home|house|flat|apartment|condo)\b/i,
  child: /\b(?:child|kid|baby)\b/i,
  sabbatical: /\b(?:sabbatical|time off|break|year off)\b/i,
  inheritance: /\b(?:inherit\w*)\b/i,
};

/** The kept roads that suppose what a text speaks of: all of its amounts, or where it has none what happens once or the mix. */
export function meantByLevers(text: string, kept: readonly Scenario[]): Scenario[] {
  const amounts = (text.match(/\d[\d,]*(?:\.\d+)?(?: ?k\b)?/gi) ?? []).flatMap((amount) => {
    const value = parseMoneyInput(amount.replace(" ", ""));
    return value === undefined || Number.isNaN(value) ? [] : [value];
  });
  return kept.filter(({ address }) => {
    const { levers } = readRoadAddress(address);
    if (amounts.length > 0) return amounts.every((amount) => figuresOf(levers).includes(amount));
    const isEvent = levers.events.some(({ kind }) => EVENT_WORDS[kind].test(text));
    return isEvent || (levers.riskTolerance !== null && text.toLowerCase().includes(levers.riskTolerance));
  });
}

function figuresOf({ saving, spending, annualReturn, spread, inflation, targetYear, events }: RoadLevers): number[] {
  const own = [saving, spending, annualReturn, spread, inflation, targetYear].filter((figure) => figure !== null);
  return [...own.map(Math.abs), ...events.map(({ amount }) => amount)].filter((figure) => figure !== 0);
}
