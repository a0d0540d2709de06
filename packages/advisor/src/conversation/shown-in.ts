import type { CalendarDate, Documents } from "@seven-figures/domain";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import { type ReaderToken, readerTokens } from "../reader/reader-tokens.ts";
import { NO_MENTION } from "../statements/read-mention.ts";
import type { Shown } from "./conversation.ts";

const MOST = 3;

/** What a message asked about: the entries and goals that it names, else those that the answer names first. */
export function shownIn(message: string, reply: string, documents: Documents, today: CalendarDate): Shown[] {
  const named = namedIn(readerTokens(message, documents, today), documents);
  return named.length > 0 ? named : boldIn(reply, documents);
}

/** The entries, else the goals, that the words of a message name; none where they name too many. */
export function namedIn(tokens: readonly ReaderToken[], documents: Documents): Shown[] {
  const entries = runsOf(tokens, ({ marks }) => marks.has("A") || marks.has("D") || marks.has("a") || marks.has("d"))
    .filter((words) => words.length > 0)
    .flatMap((words) => matchEntries({ ...NO_MENTION, words, name: words.join(" ") }, knownEntries(documents, null)))
    .map(({ entry, side }): Shown => ({ side, id: entry.id }));
  const goals = runsOf(tokens, ({ marks }) => marks.has("G"))
    .flatMap((words) => matchGoals({ ...NO_MENTION, words, name: words.join(" ") }, documents))
    .map(({ id }): Shown => ({ side: "goal", id }));
  const found = (entries.length > 0 ? entries : goals).filter(
    (each, at, all) => all.findIndex(({ id }) => id === each.id) === at,
  );
  return found.length <= MOST ? found : [];
}

function runsOf(tokens: readonly ReaderToken[], isOne: (token: ReaderToken) => boolean): string[][] {
  const runs: string[][] = [];
  let isOpen = false;
  for (const token of tokens) {
    const belongs = token.slot === null && isOne(token);
    if (belongs && isOpen) runs.at(-1)?.push(token.text);
    else if (belongs) runs.push([token.text]);
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
