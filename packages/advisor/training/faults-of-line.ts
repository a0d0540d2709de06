import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { ASSET_TYPES, DEBT_TYPES, GOAL_TYPES } from "@seven-figures/domain";
import { Chance } from "./chance.ts";
import { fillLine } from "./fill-line.ts";
import { goldMeaning } from "./gold-acts.ts";
import { baseOf, isMending, isTelling, type Line, slotsIn, thingOf } from "./lines.ts";
import { SampleState } from "./sample-state.ts";

/** Verbs of which the reader has no place for some form (computed sums, shares said as "two of five"): kept for the day when it has. */
export const NOT_YET_READ: ReadonlySet<string> = new Set(["income", "income-also", "expenses", "goal-progress"]);
const BASES: ReadonlySet<string> = new Set(
  `asset debt goal step new-asset new-debt new-goal new-step new-name money rate percent count period hours date year age span
   skill interest job place person x`.split(/\s+/),
);
/** The types that a slot of an entry or a goal may name. */
const TYPES = new Map<string, readonly string[]>([
  ["asset", ASSET_TYPES],
  ["debt", DEBT_TYPES],
  ["goal", GOAL_TYPES],
]);
/** What is asked, ordered or only said: the first words of such meanings. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  `nothing missing talk lesson about-app yes no choose never-mind plan suggest-goals if either value sum average count
   list rank rank-of largest smallest share part percent ratio difference more percent-more equal enough is was when change changed-when
   known explain interest interest-until-zero remaining until until-zero time-left on-track next-step steps which-first grow
   pace afford monthly monthly-to monthly-to-zero rate-of date-of target-of type-of`.split(/\s+/),
);

/** Lines of a file that are neither a comment nor have an arrow with a meaning behind it. */
export function linesWithoutArrow(path: string): string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, at) =>
      line.trim() === "" || line.startsWith("#") || /\S\s*=>\s*\S/.test(line)
        ? []
        : [`${basename(path)}:${at + 1} no arrow`],
    );
}

/** What is wrong with a line, a sentence each. */
export function faultsOfLine({ id, text, before, meanings, kind }: Line): string[] {
  const faults: string[] = [];
  const inText = slotsIn(text);
  const said = [...inText, ...(before?.of ?? []).flatMap(slotsIn)];
  if ((text.match(/\{/g) ?? []).length !== inText.length) faults.push(`${id} a bracket is open`);
  for (const slot of said) {
    if (!BASES.has(baseOf(slot))) faults.push(`${id} no such slot {${slot}}`);
    const [, type] = slot.split(":");
    const types = TYPES.get(thingOf(slot));
    if (type && types && !types.includes(type)) faults.push(`${id} no such type {${slot}}`);
  }
  for (const meaning of meanings) {
    const word = meaning.split(" ")[0] ?? "";
    if (!isTelling(meaning) && !isMending(meaning) && !OTHER_WORDS.has(word))
      faults.push(`${id} no such meaning: ${word}`);
  }
  // only what is told or asked for must stand in the sentence; a supposition may leave out what was said before
  if (kind === "tell")
    for (const slot of meanings.filter(isTelling).flatMap(slotsIn))
      if (!said.includes(slot)) faults.push(`${id} {${slot}} is not in the sentence`);
  return faults;
}

/** The first words of what the line tells and the reader has no place for. */
export function unreadMeanings(line: Line): string[] {
  if (line.kind !== "tell") return [];
  const chance = new Chance(1);
  const { spans } = fillLine(line, new SampleState(chance), new Set(), chance);
  return line.meanings.flatMap((meaning) =>
    isTelling(meaning) && goldMeaning({ ...line, meanings: [meaning] }, spans) === null
      ? [meaning.split(" ")[0] ?? ""]
      : [],
  );
}
