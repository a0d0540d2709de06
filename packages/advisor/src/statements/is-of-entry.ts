import type { Token } from "../language/token.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { readMention, wordsOf } from "./read-mention.ts";
import type { Reading } from "./reading.ts";

/** What only a goal can be: saved for, reached, due. */
const ONLY_OF_GOALS =
  /\b(?:saved|saving|save|set aside|put (?:away|aside|by)|so far|deadline|target|progress|reached|achieved|due date)\b/;

/** A debt, known or new. */
const NEWLY_OWED = /\b(?:owe|owed|owing|apr|interest|borrowed|took out)\b/;

/** A debt and a goal to pay it off bear the same words: money paid, owed and worth is the debt's or the asset's. */
export function isOfEntry(text: string, tokens: readonly Token[], { documents, knownWords }: Reading): boolean {
  if (ONLY_OF_GOALS.test(text) && !/\b(?:debt|loan|balance|owe|account)\b/.test(text)) return false;
  if (NEWLY_OWED.test(text) || (/\b(?:worth|valued|appraised)\b/.test(text) && !/\bfund\b/.test(text))) return true;
  const mention = readMention(tokens, knownWords);
  const entries = mention.words.length > 0 ? matchEntries(mention, knownEntries(documents, null)) : [];
  const bears = (name: string) => mention.words.every((word) => wordsOf(name).includes(word));
  const isTitle = documents.goals.intermediateGoals.some(({ title }) => bears(title));
  return entries.length > 0 && (!isTitle || entries.some(({ entry }) => bears(entry.name)));
}
