import type { Documents } from "@seven-figures/domain";
import { withoutOwner } from "../language/fold-word.ts";
import { rememberedLast } from "../language/remembered.ts";
import { nameWordsOf } from "./read-mention.ts";

/** Words of stored names and titles, which are never mended and outrank others as names. */
export const knownWordsOf = rememberedLast(2, wordsKnownOf);

function wordsKnownOf({ financials, goals }: Documents): ReadonlySet<string> {
  const names = [...(financials.assets ?? []), ...(financials.debts ?? [])].map((entry) => entry.name);
  const titles = goals.intermediateGoals.map((goal) => goal.title);
  return new Set(
    [...names, ...titles]
      .flatMap(nameWordsOf)
      .flatMap((word) => (word.endsWith("'s") ? [word, withoutOwner(word), word.replace("'", "")] : [word]))
      .filter(
        (word) =>
          word.length > 1 &&
          !/^(?:of|in|on|to|my|me|at|by|no|up|so|we|us|it|is|an|or|as|be|do|go|if|he|our|the|and|for|from|with|account|card|loan|fund|goal|save|learn|every|day|week|new|buy|get|pay|off)$/.test(
            word,
          ),
      ),
  );
}
