import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import { wordsOf } from "../statements/read-mention.ts";
import type { Named } from "./name-finder.ts";

/** "My emergency fund goal": the goals whose whole title stands before that word, of everyday words alone as it may be. */
export function namedByTitle(tokens: readonly ReaderToken[], { goals }: Documents, taken: readonly Named[]): Named[] {
  return goals.intermediateGoals.flatMap(({ id, title }) => {
    const words = wordsOf(title);
    const isSaid = (at: number) => words.every((word, place) => tokens[at + place]?.text === word);
    const from = tokens.findIndex((_, at) => tokens[at + words.length]?.text === "goal" && isSaid(at));
    const to = from + words.length;
    if (words.length < 2 || from < 0 || taken.some((each) => each.from < to && each.to > from)) return [];
    return [{ from, to, sides: { goals: [{ side: "goals", id }] }, text: words.join(" ") }];
  });
}
