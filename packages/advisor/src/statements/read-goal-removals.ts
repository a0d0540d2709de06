import { find, groupTokens } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { matchGoals } from "../matching/match-goals.ts";
import { NO_MENTION } from "./read-mention.ts";
import type { RunReader } from "./reading.ts";
import type { Statement } from "./statement.ts";

const SEVERAL_GOALS =
  /^(?:please |can you |could you |go ahead and |also |and |so |then |now |, )*(?:delete|remove|erase|drop|scrap|scratch|ditch|wipe|cancel|get rid of|bin|kill) (?:both )?(?<list>.+ (?:and|,|plus) .+?) goals(?: please)?$/d;

/** "Delete the Spanish and half marathon goals": each of them, so that what is destroyed can be asked about at once. */
export const readGoalRemovals: RunReader = (run, reading) => {
  const found = find(run, SEVERAL_GOALS);
  if (!found) return null;
  const mentions = partsOf(groupTokens(run, found.match, "list")).map((words) => ({
    ...NO_MENTION,
    words,
    name: words.join(" "),
  }));
  if (mentions.length < 2 || mentions.some((mention) => matchGoals(mention, reading.documents).length !== 1))
    return null;
  const statements = mentions.map((mention): Statement => ({ kind: "goal-remove", mention }));
  return { statements, from: found.from, to: found.to };
};

function partsOf(tokens: readonly Token[]): string[][] {
  const parts: string[][] = [[]];
  for (const { text } of tokens) {
    if (/^(?:and|,|plus)$/.test(text)) parts.push([]);
    else if (!/^(?:the|my|our|both|goal)$/.test(text)) parts.at(-1)?.push(text);
  }
  return parts.filter((words) => words.length > 0);
}
