import type { Documents } from "@seven-figures/domain";
import { groupTokens, type Phrase, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import { readMention } from "../statements/read-mention.ts";
import type { EntryStatement, Mention, Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import { MOVES } from "./said-otherwise.ts";

const OTHER_WAY =
  /\b(?:(?:other|wrong|opposite) (?:way|direction)|vice versa|in reverse|(?:got|had) (?:it|that|them|those) (?:backwards?|reversed|the wrong way)|backwards)\b/;
const NO_PLACE = "(?!be\\b|say\\b|type\\b|put\\b|write\\b|read\\b|tell\\b|M\\b)";
const FROM = new RegExp(`\\b(?:from|out of) ${NO_PLACE}(?<what>.+?)(?= (?:in|on)?to\\b| ,|$)`, "d");
const TO = new RegExp(`\\b(?:to|into|onto|in|on|towards?) ${NO_PLACE}(?<what>.+?)(?= from\\b| out of\\b| ,|$)`, "d");

/**
 * "Sorry, I meant 800", "no, from Ally", "the other way around": a transfer as it was meant, on both sides of it; null
 * where nothing was moved, or something else is spoken of. `base` is the data from before it.
 */
export function correctTransfer(
  statements: readonly Statement[],
  positive: Phrase,
  whole: Phrase,
  base: Documents,
): Statement[] | null {
  const transfer = transferIn(statements);
  if (!transfer) return null;
  const { from, to } = transfer;
  const [source, goal] = [placeIn(positive, FROM, base), placeIn(positive, TO, base)];
  if (source === "unknown" || goal === "unknown") return null;
  const turned = !source && !goal && OTHER_WAY.test(whole.text) && to.action !== "pay";
  const amount = slotsOf(positive.tokens, "money").at(-1)?.value ?? from.amount;
  if (!source && !goal && !turned && amount === from.amount) return null;
  if (!source && !goal && namesOther(positive.tokens, [from, to], base)) return null;
  if (!source && !goal && amount !== from.amount && tellsWhatStands(positive, [from, to])) return null;
  const taken = { ...from, ...(turned ? placeOf(to) : source), amount };
  const given = { ...to, ...(turned ? placeOf(from) : goal), amount };
  return statements.map((statement) => (statement === from ? taken : statement === to ? given : statement));
}

type Place = Pick<EntryStatement, "mention"> & Partial<Pick<EntryStatement, "target">>;

function placeOf({ mention, target }: EntryStatement): Place {
  return { mention, ...(target ? { target } : {}) };
}

/** The one entry that is named after "from" or "to"; null where nothing is. */
function placeIn(
  phrase: Phrase,
  pattern: RegExp,
  base: Documents,
): { mention: Mention; target: string } | "unknown" | null {
  const match = pattern.exec(phrase.text);
  const mention = match ? readMention(groupTokens(phrase, match, "what"), knownWordsOf(base)) : null;
  if (!mention || mention.words.length === 0) return null;
  const [known, ...others] = matchEntries(mention, knownEntries(base, null));
  return known && others.length === 0 ? { mention, target: known.entry.id } : "unknown";
}

const STANDS = /\b(?:is|are|was|were|has|have|had|left|now|at)\b/;

/** "The card was 950": what one of the two stands at, or stood at, and not what was moved. */
function tellsWhatStands({ text, tokens }: Phrase, sides: readonly EntryStatement[]): boolean {
  const isNamed = tokens.some((token) => sides.some(({ mention }) => mention.words.includes(token.text)));
  return isNamed && STANDS.test(text) && !MOVES.test(text);
}

/** Whether something else than the two places is named: then another change is corrected, or told of. */
function namesOther(tokens: readonly Token[], sides: readonly EntryStatement[], base: Documents): boolean {
  const known = knownWordsOf(base);
  return tokens.some(({ text }) => known.has(text) && !sides.some(({ mention }) => mention.words.includes(text)));
}
