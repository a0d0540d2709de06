import { find, groupTokens } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import { NO_MENTION, wordsOf } from "./read-mention.ts";
import type { RunReader } from "./reading.ts";
import type { Statement } from "./statement.ts";

const SEVERAL_GOALS =
  /(?<=^|(?:,|so|:|and) )(?:please |can you |could you |go ahead and |also |and |so |then |now |, |i want to |let us )*(?:delete|remove|erase|drop|scrap|scratch|ditch|wipe|cancel|get rid of|bin|kill|lose|dump|trash|axe|nix|toss) (?:both )?(?<list>(?:(?! (?:because|as|since|i|we|they|it) ).)+?(?: and|,|plus) (?:(?! (?:because|since|i|we|they|it) ).)+?)(?: goals)?(?: please)?(?= (?:, )?(?:because|as|since|i|we|they|it) |$)/d;
const OTHER_VERB =
  /^(?:then )?(?:raise|lower|push|mark|set|change|move|make|keep|add|put|update|rename|extend|increase|reduce|leave|tick|create|start|bump|i|we|it)\b/;

/** "Delete the Spanish and half marathon goals": each of them, so that what is destroyed can be asked about at once. */
export const readGoalRemovals: RunReader = (run, reading) => {
  const found = find(run, SEVERAL_GOALS);
  if (!found) return null;
  const parts = partsOf(groupTokens(run, found.match, "list"));
  const mentions = parts.map((words) => ({ ...NO_MENTION, words, name: words.join(" ") }));
  const ids = mentions
    .map((mention) => matchGoals(mention, reading.documents))
    .map(([goal, ...more]) => more.length === 0 && goal?.id);
  if (mentions.length < 2 || ids.some((id) => !id) || parts.some((words) => OTHER_VERB.test(words.join(" "))))
    return null;
  const known = knownEntries(reading.documents, null);
  if (!/\bgoals?\b/.test(run.text) && mentions.some((mention) => matchEntries(mention, known).length > 0)) return null;
  const statements = mentions.map((mention): Statement => ({ kind: "goal-remove", mention }));
  return { statements, from: found.from, to: found.to };
};

function partsOf(tokens: readonly Token[]): string[][] {
  const parts: string[][] = [[]];
  for (const { text, slot, raw } of tokens) {
    if (/^(?:and|,|plus)$/.test(text)) parts.push([]);
    else if (slot) parts.at(-1)?.push(...wordsOf(raw));
    else if (!/^(?:the|my|our|both|goals?|one)$/.test(text)) parts.at(-1)?.push(text);
  }
  return parts.filter((words) => words.length > 0);
}
