import { stem } from "./normalise.ts";

/**
 * A way of asking, written as the words that must occur, in any order: `biggest|largest debt`. `|` separates
 * alternatives, `_` joins words that stand together (`net_worth`), `?` after a group makes it optional (it helps the
 * phrasing to win), `-` before it forbids it.
 */
export interface Phrasing {
  groups: Group[];
}

interface Group {
  kind: "required" | "optional" | "forbidden";
  /** Each a run of stems. */
  alternatives: string[][];
}

/** Words that say little about the subject. */
const LIGHT = new Set(
  "a an the of to in on at by for from with and or my me i you we is are am be do does did can could should would will what how much many when where which who why it this that there if so as about have has get got go make need want tell show give long still now any some all up out per".split(
    " ",
  ),
);
const LIGHT_STEMS = new Set([...LIGHT].map(stem));

export function parsePhrasing(text: string): Phrasing {
  return { groups: text.split(" ").map(parseGroup) };
}

function parseGroup(text: string): Group {
  const kind = text.startsWith("-") ? "forbidden" : text.endsWith("?") ? "optional" : "required";
  const bare = text.replace(/^-|\?$/g, "");
  return { kind, alternatives: bare.split("|").map((alternative) => alternative.split("_").map(stem)) };
}

/** How well a phrasing fits: 0 where it doesn't, more the more it explains. `places` holds each stem's positions. */
export function fitOf(phrasing: Phrasing, places: ReadonlyMap<string, readonly number[]>): number {
  let score = 0;
  for (const { kind, alternatives } of phrasing.groups) {
    const found = Math.max(...alternatives.map((run) => (occurs(run, places) ? weight(run) : 0)));
    if (kind === "forbidden" ? found > 0 : kind === "required" && found === 0) return 0;
    score += kind === "optional" ? found / 2 : found;
  }
  return score;
}

function occurs(run: readonly string[], places: ReadonlyMap<string, readonly number[]>): boolean {
  const [first = "", ...rest] = run;
  const starts = places.get(first);
  return starts?.some((start) => rest.every((word, at) => places.get(word)?.includes(start + at + 1))) ?? false;
}

/** The stems of which one has to be in a text that a phrasing fits. */
export function startsOf({ groups }: Phrasing): string[] {
  const required = groups.filter(({ kind }) => kind === "required");
  const [fewest] = required.toSorted((a, b) => a.alternatives.length - b.alternatives.length);
  return [...new Set((fewest?.alternatives ?? []).map(([first = ""]) => first))];
}

/** The places of all that a phrasing names in a text; none where it doesn't fit. */
export function placesIn(phrasing: Phrasing, places: ReadonlyMap<string, readonly number[]>): number[] {
  if (fitOf(phrasing, places) === 0) return [];
  return phrasing.groups.flatMap(({ kind, alternatives }) =>
    kind === "forbidden" ? [] : alternatives.flatMap((run) => placesOfRun(run, places)),
  );
}

function placesOfRun([first = "", ...rest]: readonly string[], places: ReadonlyMap<string, readonly number[]>) {
  return (places.get(first) ?? [])
    .filter((start) => rest.every((word, at) => places.get(word)?.includes(start + at + 1)))
    .flatMap((start) => [start, ...rest.map((_, at) => start + at + 1)]);
}

function weight(run: readonly string[]): number {
  return run.reduce((sum, word) => sum + (LIGHT_STEMS.has(word) ? 0.4 : 2), 0);
}

/** Groups of a nearly fitting phrasing that may be missing. */
const MISSING_ALLOWED = 1;
/** Two telling words. */
const LEAST_FOUND = 4;

/** As {@link fitOf} for phrasings of which all but one required group are found, two telling words at least. */
export function looseFitOf(phrasing: Phrasing, places: ReadonlyMap<string, readonly number[]>): number {
  let [score, missing] = [0, 0];
  for (const { kind, alternatives } of phrasing.groups) {
    const found = Math.max(...alternatives.map((run) => (occurs(run, places) ? weight(run) : 0)));
    if (kind === "forbidden" && found > 0) return 0;
    if (kind === "required") {
      score += found;
      missing += found === 0 ? 1 : 0;
    }
  }
  return missing <= MISSING_ALLOWED && score >= LEAST_FOUND ? score : 0;
}

/** All words of phrasings, as written and as stems, with their stems: what a misspelt word may have meant. */
export function vocabulary(phrasings: readonly string[]): Map<string, string> {
  const words = phrasings.flatMap((text) => text.split(/[ |_?-]+/)).filter(Boolean);
  return new Map(words.flatMap((word) => [word, stem(word)].map((form) => [form, stem(word)])));
}
