import type { Documents } from "@seven-figures/domain";
import { type ReaderToken, sumsIn } from "../reader/reader-tokens.ts";
import { titled } from "../reader/spoken-of.ts";
import type { EntryStatement, Side, Statement } from "../statements/statement.ts";
import { namesIn } from "./shown-in.ts";

/** "... as a debt", "new debt: ...". */
const AS_SIDE =
  /\bas an? (asset|debt)\b|^\W*(?:please |can you )?(?:(?:add|put|set) )?(?:an? |another )?(?:new )?(asset|debt)\b[:,]/i;
const ORDERS =
  /^\W*(?:(?:please|pls|ok|and|also|now|can|could|you) )*(?:set|add|put|log|record|list|enter|track|note|include)\b/i;
const NOT_SO =
  /\?|\b(?:if|should|could i|would|might|may|maybe|not|never|remove|delete|instead|count)\b|n['\u2019]t\b/i;
const IDLE =
  /^(?:please|pls|ok|and|also|now|can|could|you|set|add|put|log|record|list|enter|track|note|include|up|down|in|as|a|an|the|my|our|asset|debt|new|another|of|for|at|is|it|its|it's|'s|worth|that|which|due|by|owed|thanks|\W+)$/i;
const LONGEST_NAME = 4;

/** "Set HST owing as a debt: 6,430", "new debt: HST, 6430": a new entry, on the side that is said and by the name that is left. */
export function listedAs(message: string, said: readonly ReaderToken[], documents: Documents): Statement[] | null {
  const found = AS_SIDE.exec(message);
  const side = (found?.[1] ?? found?.[2])?.toLowerCase() as Side | undefined;
  const isOrder = found?.[2] !== undefined || ORDERS.test(message);
  if (!side || !isOrder || NOT_SO.test(message)) return null;
  const sums = sumsIn(said);
  const rates = said.flatMap(({ slot }) => (slot?.kind === "percent" ? [slot.value] : []));
  const words = said.filter(({ slot, text }) => slot === null && !IDLE.test(text));
  const [[amount, ...more], [rate = null, ...others]] = [sums, rates];
  if (amount === undefined || more.length + others.length > 0) return null;
  if (words.length === 0 || words.length > LONGEST_NAME || !isTogether(words, said)) return null;
  if (namesIn(words, documents).length > 0) return null;
  const name = words.map(({ raw }) => raw).join(" ");
  const mention = { ...titled(name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())), side, isNew: true };
  const fact: EntryStatement = { kind: "entry", action: "own", mention, amount, rate: side === "debt" ? rate : null };
  return [fact];
}

function isTogether(words: readonly ReaderToken[], said: readonly ReaderToken[]): boolean {
  const [first, last] = [words[0], words.at(-1)].map((word) => (word ? said.indexOf(word) : -1));
  return (last ?? 0) - (first ?? 0) === words.length - 1;
}
