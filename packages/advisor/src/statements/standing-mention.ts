import { type Phrase, phraseOf } from "../language/phrase.ts";
import { BRAND_WORDS } from "../lexicon/brands.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { HAVING, sideOf, sideSaid } from "./entry-side.ts";
import { NO_MENTION, readMention } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { Mention, Side } from "./statement.ts";
import { loanOnLast } from "./thing-of-loan.ts";

const APPRAISER =
  /^(?:the |an |a |my |some )?(?:dealer|appraiser|expert|specialist|bank|zillow|jeweller|jeweler|market|agent|broker|guy|valuer|surveyor)\b.* (?:says|say|said|thinks|reckons|told me|valued|puts|put|priced|appraised)\b/;
/** "The truck's still 12,600": owed, where a loan of that name is stored; nobody says so of what a thing is worth. */
const STILL_SO_MUCH =
  /^(?!.*\bworth\b)(?!.*\b(?:in|have|has|hold|holds)\b).* (?:is|'s) still (?:at |about |around )?M$/;

/** "... on a Gap card to my debts": where it is to be listed, no part of its name. */
const TO_LIST =
  / (?:to|on|in|onto|into|under|with) (?:(?:my|our|the) (?:list of |other )?(?:debts?|assets?|liabilities)(?: list)?|what (?:i|we) (?:owe|own))$/;
const PRONOUN = /^(?:and |but |so |, )*(?:it|they|that|its|their value|them|this)\b/;

/** "The Lowe's one is at 380": a name that says nothing of what it is, of what is stored on one side only. */
function storedSide(mention: Mention, text: string, { documents, heading }: Reading): Side | null {
  if (HAVING.test(text) || heading) return null;
  const names = kindsOf(mention.words, "asset").kinds.length + kindsOf(mention.words, "debt").kinds.length;
  if (names > 0 || mention.words.length === 0) return null;
  const [first, ...others] = matchEntries(mention, knownEntries(documents, null));
  return first && others.every(({ side }) => side === first.side) ? first.side : null;
}

function sideOfList(text: string): Side {
  return /debt|liabilit|owe/.test(text) ? "debt" : "asset";
}

export function standingMention(phrase: Phrase, reading: Reading, isCommand: boolean): Mention {
  const { text, tokens } = phrase;
  const appraised = APPRAISER.exec(text);
  const list = TO_LIST.exec(text);
  const own = tokens.slice(
    appraised ? appraised[0].split(" ").length : 0,
    list ? tokens.length - list[0].trim().split(" ").length : tokens.length,
  );
  const mention = readMention(own, reading.knownWords);
  const isKnown =
    mention.words.some((word) => reading.knownWords.has(word)) || kindsOf(mention.words, "debt").kinds.length > 0;
  if (PRONOUN.test(phraseOf(own).text) && !isKnown && mention.words.length > 0 && reading.lastMention)
    return { ...NO_MENTION, pronoun: true };
  const lent = loanOnLast(text, reading);
  if (lent) return lent;
  const isAdded = isCommand && /\b(?:add|record|include|log|enter|register|put)\b/.test(text);
  const context = isKnown && !mention.isNew ? { heading: reading.heading, lastVerb: null } : reading;
  const byWords = mention.exact
    ? (sideSaid(text, context) ?? sideOf(mention.kind ?? [], text, context))
    : sideOf(mention.words, text, context);
  const said = sideByName(mention, text, reading) ?? byWords;
  const side = list ? sideOfList(list[0]) : said;
  if (side === "asset" && STILL_SO_MUCH.test(text)) return { ...mention, side: null };
  return {
    ...mention,
    side: list || isAdded ? side : (storedSide(mention, text, reading) ?? side),
    isNew: mention.isNew || isAdded,
  };
}

/** The side of the entry that is stored by this name, or by this bank's or brand's, whatever was spoken of before. */
function sideByName(mention: Mention, text: string, { documents }: Reading): Side | null {
  if (mention.words.length === 0 || /\b(?:owe|owed|owing|owes|borrowed|loan|mortgage)\b/.test(text)) return null;
  const known = knownEntries(documents, null);
  const named = known.filter(({ entry: { name } }) => name.toLowerCase() === mention.name.toLowerCase());
  const fitting =
    named.length > 0 || !mention.words.every((word) => BRAND_WORDS.has(word)) ? named : matchEntries(mention, known);
  const [one] = fitting;
  return one && fitting.length === 1 ? one.side : null;
}
