import type { Documents } from "@seven-figures/domain";
import { kindsOf } from "../matching/kinds-of.ts";
import { type ReaderToken, sumsIn } from "../reader/reader-tokens.ts";
import { titled } from "../reader/spoken-of.ts";
import type { EntryStatement, Side } from "../statements/statement.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import { namedIn } from "./shown-in.ts";

const NOT_IT =
  /\b(?:if|should|could|would|might|may|will|want|going to|gonna|plan|maybe|not|never|put|add|added|paid|pay|took|take|moved|sent|spent|bought|got paid|earn|make|save|another|more|extra|a (?:month|week|year|day)|monthly)\b|(?:n['\u2019]t|\b(?:have|has|had|did|do|does|is|was|wo|ca)nt)\b/i;
const TELLS =
  /\b(?:it|that|there|this|balance)(?:(?:['\u2019]?s| is| has| holds| stands| sits)\b)|\b(?:in|on) (?:it|there|that)\b/i;
const BARE =
  /^(?:about|roughly|around|approx|approximately|like|only|just|nearly|almost|over|under|oh|ok|okay|well|so|say|i|think|dollars?|bucks|euros?|pounds?|quid|grand|\W*)$/;
const AFTER_AMOUNT =
  /^(?:\W*|in|on|left|there|now|today|still|to|at|owed|owing|outstanding|due|dollars?|bucks|euros?|pounds?|quid)$/;
const OWED = /\b(?:owe|owed|owing|left (?:on|to pay)|outstanding|still to pay|due)\b/i;
const HELD = /\b(?:in (?:it|there)|has|holds?|got|worth|valued|own)\b/i;

/**
 * What a message tells of a name that was just said not to be on record: "it has 3200 in it" is of that, and of nothing that is
 * stored. Null where it tells nothing of it.
 */
export function toldOfUnknown(
  name: string,
  message: string,
  said: readonly ReaderToken[],
  documents: Documents,
): EntryStatement | null {
  const amounts = sumsIn(said);
  const [amount, ...others] = amounts;
  if (amount === undefined || others.length > 0 || isPlainQuestion(message) || NOT_IT.test(message)) return null;
  if (said.some(({ slot }) => slot !== null && !/^(?:money|count)$/.test(slot.kind))) return null;
  if (!isBare(said) && (!(TELLS.test(message) || OWED.test(message)) || !isAmount(said))) return null;
  if (namedIn(said, documents).some(({ side }) => side !== "goal")) return null;
  const mention = { ...titled(capitalised(name)), side: sideOf(name, message), isNew: true };
  return { kind: "entry", action: "own", mention, amount, rate: null };
}

/** "About 4k", and nothing beside it. */
function isBare(said: readonly ReaderToken[]): boolean {
  return said.every(({ slot, text }) => slot !== null || BARE.test(text));
}

/** "3200 in it", and not "2 kids in it". */
function isAmount(said: readonly ReaderToken[]): boolean {
  const next = said[said.findIndex(({ slot }) => slot !== null) + 1];
  return !next || AFTER_AMOUNT.test(next.text);
}

function sideOf(name: string, message: string): Side | null {
  const { words } = titled(name);
  if (OWED.test(message)) return "debt";
  const [owned, owed] = [kindsOf(words, "asset"), kindsOf(words, "debt")];
  if (owed.kinds.length > 0 && owned.kinds.length === 0) return "debt";
  return owned.kinds.length > 0 || owned.brand !== null || HELD.test(message) ? "asset" : null;
}

function capitalised(name: string): string {
  return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
