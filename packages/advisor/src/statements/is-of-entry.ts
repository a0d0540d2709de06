import type { Documents } from "@seven-figures/domain";
import type { Token } from "../language/token.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { readMention, wordsOf } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { Mention } from "./statement.ts";

/** What only a goal can be: saved for, reached, due. */
const ONLY_OF_GOALS =
  /\b(?:saved|saving|save|set aside|put (?:away|aside|by)|so far|deadline|target|progress|reached|achieved|due date)\b/;

/** A debt or something of value, known or new. */
const OWED_OR_WORTH = /\b(?:owe|owed|owing|apr|interest|borrowed|took out|worth|valued|appraised)\b/;

/** What a thing does whose worth changes; a pot of money for it is spoken of as one. */
const WORTH_MOVED =
  /\b(?:went|gone|jumped|rose|risen|climbed|soared|fell|dropped|shot|appreciated) (?:up |down )?to M\b/;
const AS_A_POT = /\b(?:fund|goal|target|pot|jar|kitty|stash|savings|money|costs?|price|quote|estimate|budget|for)\b/;

/** "The house went up to 340k", where a "House fund" is saved for: of the house, had or not, and not of the fund. */
export function isOfThingItself(text: string, { words }: Mention, { documents }: Reading): boolean {
  const isPot = documents.goals.intermediateGoals.some(
    ({ title }) =>
      /\b(?:fund|savings|pot|deposit|down ?payment)\b/i.test(title) &&
      words.some((word) => wordsOf(title).includes(word)),
  );
  const { kinds, others } = kindsOf(words, "asset");
  return isPot && kinds.length > 0 && others.length === 0 && WORTH_MOVED.test(text) && !AS_A_POT.test(text);
}

/** A debt and a goal to pay it off bear the same words: money paid, owed and worth is the debt's or the asset's. */
export function isOfEntry(text: string, tokens: readonly Token[], { documents, knownWords }: Reading): boolean {
  if (ONLY_OF_GOALS.test(text) && !/\b(?:debt|loan|balance|owe|account)\b/.test(text)) return false;
  if (OWED_OR_WORTH.test(text) && !/\bfund\b/.test(text)) return true;
  if (saysWhole(text, documents)) return false;
  const mention = readMention(tokens, knownWords);
  const entries = mention.words.length > 0 ? matchEntries(mention, knownEntries(documents, null)) : [];
  const bears = (name: string) => mention.words.every((word) => wordsOf(name).includes(word));
  const isTitle = documents.goals.intermediateGoals.some(({ title }) => bears(title));
  return entries.length > 0 && (!isTitle || entries.some(({ entry }) => bears(entry.name)));
}

/** Whether a goal's title of several words is said whole, and the name of no entry is: "toward the new car". */
function saysWhole(text: string, documents: Documents): boolean {
  const says = (name: string) => ` ${text} `.includes(` ${name.toLowerCase()} `);
  const titles = documents.goals.intermediateGoals.map(({ title }) => title);
  const names = knownEntries(documents, null).map(({ entry }) => entry.name);
  return titles.some((title) => / /.test(title) && !/^pay/i.test(title) && says(title)) && !names.some(says);
}
