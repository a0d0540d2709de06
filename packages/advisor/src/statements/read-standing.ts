import { type Phrase, slotsOf } from "../language/phrase.ts";
import { BRAND_WORDS } from "../lexicon/brands.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { HAVING } from "./entry-side.ts";
import { entry } from "./entry-statement.ts";
import { NO_INTEREST } from "./no-interest.ts";
import { isPlainState } from "./plain-state.ts";
import { readPointed } from "./read-pointed.ts";
import type { Reading } from "./reading.ts";
import { standingMention } from "./standing-mention.ts";
import type { Mention, Statement } from "./statement.ts";
import { isCertain, isHanded, isNoEntry, OWN } from "./taken-for-balance.ts";
import { thingOf } from "./thing-of-loan.ts";

/** What something is worth or how much is owed on it: the plain statement, with or without a verb. */
export function readStanding(phrase: Phrase, reading: Reading, isCommand: boolean): Statement[] | null {
  const { text, tokens } = phrase;
  const [range] = slotsOf(tokens, "range");
  const amounts = slotsOf(tokens, "money");
  const rate = slotsOf(tokens, "percent")[0]?.value ?? (NO_INTEREST.test(text) ? 0 : null);
  if (slotsOf(tokens, "period").length > 0 && (amounts.length > 0 || range)) {
    reading.unwritten.push("recurring");
    return [];
  }
  const mention = standingMention(phrase, reading, isCommand);
  const said = (/\bfrom M to M\b/.test(text) ? amounts.at(-1) : amounts[0])?.value ?? null;
  if (mention.words.length === 0 && !mention.exact) return readPointed(phrase, mention, said, rate, reading);
  if (said !== null && fillKept(text, mention, said, reading)) return [];
  if (range && said === null)
    return [
      { kind: "range", low: range.low, high: range.high, about: mention.name, of: entry("set", mention, null, rate) },
    ];
  if (
    isHanded(text, reading) ||
    isNoEntry(text, mention, isCommand) ||
    (said !== null && !isCertain(text, mention, reading, isCommand))
  )
    return null;
  if (said !== null && !isPlainState(tokens, mention, reading, isCommand || OWN.test(text))) return null;
  reading.lastThing = mention.side === "debt" ? thingOf(phrase, mention, reading) : null;
  return standingOf(phrase, mention, { said, rate }, reading, isCommand);
}

/** "Got my first CD today! 2,500 at Synchrony": what it holds, and where. */
function fillKept(text: string, { words, name }: Mention, amount: number, reading: Reading): boolean {
  const open = reading.statements.at(-1);
  if (open?.kind !== "entry" || open.action !== "own" || open.amount !== null || open.mention.side !== "asset")
    return false;
  const isThere =
    /\bthere\b/.test(text) &&
    open.mention.words.some((word) => BRAND_WORDS.has(word)) &&
    !words.some((word) => BRAND_WORDS.has(word));
  if (isThere) {
    const kept = {
      ...open.mention,
      words: [...open.mention.words, ...words],
      name: `${open.mention.name} ${name.toLowerCase()}`,
    };
    Object.assign(open, { action: "set", amount, mention: kept });
    return true;
  }
  if (!/^(?:with |about |and )*M (?:at|with|in|through) /.test(text) || !words.every((word) => BRAND_WORDS.has(word)))
    return false;
  const isStored = matchEntries(open.mention, knownEntries(reading.documents, "asset")).length > 0;
  const mention = isStored
    ? open.mention
    : { ...open.mention, words: [...words, ...open.mention.words], name: `${name} ${open.mention.name}` };
  Object.assign(open, { action: "set", amount, mention });
  return true;
}

function standingOf(
  phrase: Phrase,
  mention: Mention,
  { said, rate }: { said: number | null; rate: number | null },
  reading: Reading,
  isCommand: boolean,
): Statement[] | null {
  const { text } = phrase;
  reading.lastMention = mention;
  if (said === null && !TELLS_OTHERWISE.test(text) && continuesRemoval(mention, reading)) {
    return [entry(reading.lastVerb === "pay-off" ? "pay-off" : "remove", mention, null, null)];
  }
  const isStored = matchEntries(mention, knownEntries(reading.documents, null)).length > 0;
  const follows = reading.lastVerb !== null || reading.heading !== null || isStored;
  const continues = follows && isPlainState(phrase.tokens, mention, reading, false);
  reading.lastVerb = mention.side === "debt" ? "owe" : "have";
  if (said !== null) {
    reading.lastAmount = said;
    return [entry("set", mention, said, mention.side === "asset" ? null : rate)];
  }
  const isRate =
    rate !== null &&
    !/\bP of\b|\b(?:put|paid|pay|off)\b/.test(text) &&
    !HAVING.test(text) &&
    !/\b(?:add|took out|owe)\b/.test(text);
  if (isRate && rate !== null && givesRate(mention, rate, reading)) return [];
  return isRate
    ? [entry("rate", mention, null, rate)]
    : owned(text, mention, /\bP of\b/.test(text) ? null : rate, continues, isCommand);
}

/** "Still owe 34k on the rig, the truck loan's at 9.9%": a debt just told under a name of no kind, its kind said now. */
function givesRate(mention: Mention, rate: number, { statements, documents }: Reading): boolean {
  const open = statements.at(-1);
  if (open?.kind !== "entry" || open.action !== "set" || open.mention.side !== "debt" || open.rate !== null)
    return false;
  const isKnown = [mention, open.mention].some(
    (each) => matchEntries(each, knownEntries(documents, "debt")).length > 0,
  );
  if (isKnown || kindsOf(open.mention.words, "debt").kinds.length > 0) return false;
  open.rate = rate;
  return true;
}

/** "... and put it into Ally", "... and the car loan is under control": not gone as what was told before. */
const TELLS_OTHERWISE =
  /\b(?:put|went|going|deposited|moved|transferred|sent|into|stuck|threw|is|are|was|has|have|needs?|still|looks?|stays?|remains?)\b/;

/** "sold the boat and the car": the second goes as the first did. */
function continuesRemoval({ words }: Mention, { lastVerb, knownWords }: Reading): boolean {
  const named =
    words.some((word) => knownWords.has(word)) ||
    kindsOf(words, "asset").kinds.length + kindsOf(words, "debt").kinds.length > 0;
  return (lastVerb === "remove" || lastVerb === "pay-off") && named;
}

/** "I have a Moneybox account": an account anywhere holds money, where it is not for something else. */
const ACCOUNT =
  /\b(?:have|got|own|opened|hold|there is)(?: (?!not\b|no\b)\S+){0,5} (?:a|an|my|our|another) (?:[a-z'-]+ ){1,3}account\b/;
const NO_MONEY_IN =
  /\b(?:twitter|facebook|instagram|tiktok|netflix|spotify|email|e-mail|gmail|google|user|social|media|github|linkedin|youtube|hulu|expense|online|reddit|steam|game|gaming|new) account\b/;

/** Something that someone says to have, its value not said yet. */
function owned(
  text: string,
  mention: Mention,
  rate: number | null,
  continues: boolean,
  isCommand: boolean,
): Statement[] | null {
  const said =
    isCommand ||
    /\b(?:have|has|got|own|owe|hold|there is|took out|bought|inherited|left me|opened|carry|carrying)\b/.test(text);
  const kinds = kindsOf(mention.words, "asset");
  const names =
    kinds.kinds.length + kindsOf(mention.words, "debt").kinds.length > 0 ||
    kinds.brand !== null ||
    (ACCOUNT.test(text) && !NO_MONEY_IN.test(text) && mention.words.includes("account"));
  if (!said && !(continues && names)) return null;
  if (!names && !isCommand && !/\b(?:own|owe|inherited|bought)\b/.test(text)) return null;
  return [entry("own", mention, null, rate)];
}
