import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Shown } from "./conversation.ts";
import { namesIn } from "./shown-in.ts";

/** A message as stored things, sums and words, one after the other; a name that several bear, and what is no sum, stand as words. */
export function partsSaid(said: readonly ReaderToken[], documents: Documents): (Shown | number | string)[] {
  const isOfName = (token?: ReaderToken) => token?.slot === null && /[ADGad]/.test([...token.marks].join(""));
  // "the boiler van goal" is no other van
  const names = namesIn(said, documents).filter(({ from }) => !isOfName(said[from - 1]));
  return said.flatMap((token, at): (Shown | number | string)[] => {
    const { slot, text } = token;
    if (slot !== null) return slot.kind === "money" || slot.kind === "count" ? [slot.value] : [slot.kind];
    const named = names.filter(({ from }) => from === at);
    if (named.length === 0) return isOfName(token) ? [] : [text];
    return [oneOf(named, said, at) ?? "?several"];
  });
}

const OF_GOAL = /^(?:goal|pot|fund|target)$/;

/** The one thing that a name is of: the goal where the word stands beside it, else an entry. */
function oneOf(named: ReturnType<typeof namesIn>, said: readonly ReaderToken[], at: number): Shown | null {
  const goals = named.filter(({ by }) => by === "goal").flatMap(({ things }) => things);
  const entries = named.filter(({ by }) => by !== "goal").flatMap(({ things }) => things);
  const isGoal = said.slice(at + 1, at + 5).some(({ text }) => OF_GOAL.test(text));
  const [thing, ...others] = goals.length > 0 && (isGoal || entries.length === 0) ? goals : entries;
  return thing && others.length === 0 ? thing : null;
}
