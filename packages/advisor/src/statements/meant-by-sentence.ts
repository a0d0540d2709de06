import type { Debt } from "@seven-figures/domain";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { GENERIC_WORDS } from "./name-words.ts";
import { NO_MENTION, nameWordsOf, wordsOf } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { EntryAction, Mention } from "./statement.ts";

/** What only debts undergo, and what is told of them where "the loan" or "it" may be one of several. */
const OF_DEBTS = /^(?:pay-off|pay|rate)$/;

/** "I sold it for 21,000", which is of no debt. */
const SOLD_IT = /\b(?:sold|flogged|offloaded|auctioned) (?:it|that|them)\b/;

/**
 * The debt that the whole sentence names, where the words beside the verb do not tell: "tired of that furniture loan I
 * took 900 out of savings and paid it off", "Upstart forgave the whole loan".
 */
export function meantBySentence(action: EntryAction, mention: Mention, reading: Reading): Mention {
  if (mention.exact || mention.many || mention.words.length === 0) return mention;
  const { documents, heard } = reading;
  const [known, ...others] = matchEntries(mention, knownEntries(documents, null));
  if (mention.pronoun && known?.side === "debt" && action === "remove" && SOLD_IT.test(heard)) return NO_MENTION;
  const said = new Set(heard.split(" "));
  const debts = documents.financials.debts ?? [];
  if (mention.pronoun && OF_DEBTS.test(action) && known?.side === "asset" && others.length === 0)
    return only(debts.filter(({ name }) => nameWordsOf(name).every((word) => said.has(word)))) ?? mention;
  const isVague = mention.words.every((word) => /^(?:loan|debt|balance|bill|card|note|tab)$/.test(word));
  if (!isVague || (!OF_DEBTS.test(action) && action !== "remove")) return mention;
  const named = debts.filter(({ name }) =>
    nameWordsOf(name).some((word) => !GENERIC_WORDS.has(word) && said.has(word)),
  );
  return only(named) ?? mention;
}

function only([debt, ...others]: readonly Debt[]): Mention | null {
  if (!debt || others.length > 0) return null;
  return { ...NO_MENTION, words: wordsOf(debt.name), name: debt.name, side: "debt", pronoun: true };
}
