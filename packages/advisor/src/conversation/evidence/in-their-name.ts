import { FAMILY } from "../../lexicon/entry-kinds.ts";
import { type Check, OF_ONE } from "./evidence.ts";

const IN_THEIR_NAME =
  /\b(?:in|under) (?:(?:only|just) )?(?:his|her|their|[a-z]+['\u2019]s) (?:own )?names?\b|\b(?:is|was|it['\u2019]?s|that['\u2019]?s) (?:only |all |just )?(?:his|hers|theirs)\b/i;
const SOLD_THEIRS = /\b(?:sold|flogged|auctioned|offloaded) (?:my|our) ([a-z-]+)['\u2019]s? /i;
const MINE_TOO = /\b(?:mine too|ours|both (?:our|of our) names|my name too|and mine|co-?own\w*|jointly)\b/i;

/**
 * "Mara has a mortgage, but it's in her name only": nothing of it is added without a word; nor, of "sold my friend's kayak for
 * 800, into Harbor", the money.
 */
export const inTheirNameIsNotOnes: Check = ({ message, changes }) => {
  const adds = changes.some(({ kind }) => kind === "add-debt" || kind === "add-asset");
  const isTheirs = adds && IN_THEIR_NAME.test(message);
  const isSoldForThem = FAMILY.has(SOLD_THEIRS.exec(message)?.[1]?.toLowerCase() ?? "");
  return (isTheirs || isSoldForThem) && !MINE_TOO.test(message) ? { question: OF_ONE, others: [] } : null;
};
