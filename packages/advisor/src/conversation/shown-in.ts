import type { CalendarDate, Documents, ItemRef } from "@seven-figures/domain";
import { rememberedLast } from "../language/remembered.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import { ONE_OF_SIDE } from "../queries/nouns.ts";
import { type ReaderToken, readerTokens, type TokenMark } from "../reader/reader-tokens.ts";
import { NO_MENTION } from "../statements/read-mention.ts";
import type { Shown } from "./conversation.ts";

const MOST = 3;

/** What a message asked about: the entries and goals that it names, else those that the answer names first or was computed of. */
export function shownIn(
  message: string,
  reply: string,
  documents: Documents,
  today: CalendarDate,
  items: readonly ItemRef[] = [],
): Shown[] {
  const named = namedIn(readerTokens(message, documents, today), documents);
  if (named.length > 0) return named;
  const bold = boldIn(reply, documents);
  const [item, ...others] = items;
  return bold.length > 0 || !item || others.length > 0 ? bold : [{ side: ONE_OF_SIDE[item.side], id: item.id }];
}

/** The entries, else the goals, that the words of a message name; none where they name too many. */
export function namedIn(tokens: readonly ReaderToken[], documents: Documents): Shown[] {
  const named = namesIn(tokens, documents);
  const thingsOf = (kind: Named["by"]) => named.filter(({ by }) => by === kind).flatMap(({ things }) => things);
  const best = [thingsOf("name"), thingsOf("goal"), thingsOf("kind")].find(({ length }) => length > 0) ?? [];
  const found = best.filter((each, at, all) => all.findIndex(({ id }) => id === each.id) === at);
  return found.length <= MOST ? found : [];
}

/** Words that name stored things, from the token where they begin. */
export interface Named {
  from: number;
  /** Whether by a word of an entry's name, by a kind alone, or as a goal. */
  by: "name" | "kind" | "goal";
  /** Those that fit the words best. */
  things: Shown[];
}

const OF_ENTRIES: readonly TokenMark[] = ["A", "D", "a", "d"];
const OF_GOALS: readonly TokenMark[] = ["G"];

/** Dozens of readers look for the names in the same message. */
const MOST_REMEMBERED = 4;

/** Each run of words that names entries or goals. */
export const namesIn: (tokens: readonly ReaderToken[], documents: Documents) => readonly Named[] = rememberedLast(
  MOST_REMEMBERED,
  namesAnew,
);

function namesAnew(tokens: readonly ReaderToken[], documents: Documents): readonly Named[] {
  const entries = runsOf(tokens, OF_ENTRIES).map(({ from, words, isByName }) => ({
    from,
    by: isByName ? ("name" as const) : ("kind" as const),
    things: matchEntries({ ...NO_MENTION, words, name: words.join(" ") }, knownEntries(documents, null)).map(
      ({ entry, side }): Shown => ({ side, id: entry.id }),
    ),
  }));
  return [...entries.filter(({ things }) => things.length > 0), ...goalsIn(tokens, documents)];
}

/** Each run of words that names goals. */
export function goalsIn(tokens: readonly ReaderToken[], documents: Documents): Named[] {
  const goals = runsOf(tokens, OF_GOALS).map(({ from, words }) => ({
    from,
    by: "goal" as const,
    things: matchGoals({ ...NO_MENTION, words, name: words.join(" ") }, documents).map(
      ({ id }): Shown => ({ side: "goal", id }),
    ),
  }));
  return goals.filter(({ things }) => things.length > 0);
}

interface Run {
  from: number;
  words: string[];
  /** Whether one of them is in the name of an entry. */
  isByName: boolean;
}

/** Words beside each other that bear one of some marks. */
function runsOf(tokens: readonly ReaderToken[], some: readonly TokenMark[]): Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [at, { marks, slot, text }] of tokens.entries()) {
    const belongs = slot === null && some.some((mark) => marks.has(mark));
    const isByName = marks.has("A") || marks.has("D");
    const last = runs.at(-1);
    if (belongs && isOpen && last) {
      last.words.push(text);
      last.isByName ||= isByName;
    } else if (belongs) runs.push({ from: at, words: [text], isByName });
    isOpen = belongs;
  }
  return runs;
}

/** The first name in bold, where it is that of something stored. */
function boldIn(reply: string, { financials, goals }: Documents): Shown[] {
  const name = /\*\*([^*]+)\*\*/.exec(reply.split("\n")[0] ?? "")?.[1];
  const isIt = (other: string) => other === name;
  return [
    ...(financials.assets ?? []).filter((each) => isIt(each.name)).map(({ id }): Shown => ({ side: "asset", id })),
    ...(financials.debts ?? []).filter((each) => isIt(each.name)).map(({ id }): Shown => ({ side: "debt", id })),
    ...goals.intermediateGoals.filter(({ title }) => isIt(title)).map(({ id }): Shown => ({ side: "goal", id })),
  ].slice(0, 1);
}
