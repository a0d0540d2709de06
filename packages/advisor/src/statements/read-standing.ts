import { type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import { BRAND_WORDS } from "../lexicon/brands.ts";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { HAVING, sideOf, sideSaid } from "./entry-side.ts";
import { entry } from "./entry-statement.ts";
import { NO_INTEREST } from "./no-interest.ts";
import { isPlainState } from "./plain-state.ts";
import { isDoing, NO_MENTION, readMention } from "./read-mention.ts";
import { readPointed } from "./read-pointed.ts";
import type { Reading } from "./reading.ts";
import type { Mention, Side, Statement } from "./statement.ts";
import { loanOnLast, thingOf } from "./thing-of-loan.ts";

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

/** "Dropped 250 on the Visa" was paid or charged: no balance, either way. */
const DROPPED_ON =
  /^(?:and |so |i |we |just )*(?:dropped|plunked|plopped|blew|laid) (?:down )?M (?:down )?(?:on|onto|at) |\bM (?:of (?:it|that) )?went (?:right |straight |back )*(?:on|onto|at) |^(?:and |but |about |another )*M (?:hit|landed on|reached) (?:the|my|our) |^(?:and |but |my |our |the )*(?!i |we )(?:[a-z0-9&-]+ ){1,4}(?:got|received) (?:another )?M (?:from|out of) (?:my|our|the )?(?!work|mom|dad)[a-z]/;

/** "300 to the car loan" went there, unless it is owed there. */
function isHanded(text: string, { lastVerb, heading }: Reading): boolean {
  if (DROPPED_ON.test(text)) return true;
  return (
    /^(?:and |another |also |extra )*M (?:to|towards?) (?!go\b|pay\b)(?:my |the |our )?[a-z]/.test(text) &&
    lastVerb !== "owe" &&
    heading === null
  );
}

const NO_ENTRY =
  /^(?:goals?|steps?|targets?|year|risk|tolerance|strategy|timeframe|progress|deadline|profile|skills?|interests?)$/;

/** What a thing costs to keep is not what it is worth: "property taxes on the house are 6,200". */
const UPKEEP =
  /\b(?:tax|taxes|insurance|premiums?|hoa|dues|fees?|rent|upkeep|maintenance|deductible|repairs?|utilities)(?: (?:bills?|payments?|costs?))? (?:on|for|at) (?:the|my|our)\b.*\bM\b/;

/** "The salon took in 9,000 last month". */
const TAKINGS =
  /^(?!.*\b(?:worth|owe)\b).*\b(?:(?:took|takes|brought|brings|pulled|pulls) in|grossed|grosses|netted|nets|cleared|rang up|rings up|turned over|billed|made|makes|earned|earns) (?:about |around |over )?M\b/;

function isNoEntry(text: string, mention: Mention, isCommand: boolean): boolean {
  const { words, exact } = mention;
  if (isDoing(mention, text)) return true;
  if (TAKINGS.test(text)) return true;
  if (UPKEEP.test(text) && !/\bowe[ds]?\b/.test(text)) return true;
  if (words.every((word) => NO_ENTRY.test(word)) && !exact) return true;
  const said = /\bM\b/.test(text) ? text : text.replace(/\b(?:bought|got)\b/, "have");
  if (!/\bM\b/.test(text) && THERE_IS.test(text)) return false;
  return EVENT.test(said) && !STATE.test(said) && !isCommand;
}

/** "There's this loan on my truck I'm still paying": no amount that could be taken for a balance. */
const THERE_IS = /^(?:and |so |but |also )*there is (?:still |also )*(?:a|an|the|this|my|our|some)\b/;

/** Something happened that no rule understood: then the amount is no balance. */
const EVENT =
  /\b(?:paid|pay|paying|sent|send|gave|used|spent|charged|borrowed|lent|bought|won|lost|withdrew|moved|transferred|put|refunded|donated|bumped|sold|refund|reimbursed|by M|(?<!\b(?:i|we|has|have|still|just|also) |'s )got (?:another |an extra )?M$|fine|fined|parking ticket|speeding ticket|penalty|(?:re|over)?payments?|(?<!certificate of )deposit|withdrawal|M (?:of|in|worth of) (?:interest|dividends|repairs|parts|damage|fees|upgrades|improvements|maintenance|charges|work))\b/;
const STATE =
  /\b(?:down to|up to|went to|dropped to|left to pay|M (?:left |still )?to (?:pay|go)|still to pay|have to pay|to pay off|is at|sits at|is now|worth|owe|put (?:it|that|them|my \w+|the \w+) at|have M|has M|paid for it)\b/;

/** What is in the news, unless one owns it. */
const NEWS =
  /\b(?:averages?(?! (?:of |rate |interest )*P)|median|typical|typically)\b|\b(?:hit|crossed|broke|reached|passed|topped|trades?|trading|costs?) (?:at )?M\b|^(?:and |but |so |now )*(?:bitcoin|btc|eth|ethereum|ether|gold|silver|solana|dogecoin|doge|apple|tesla|nvidia|microsoft|amazon|google)(?: stock| shares?)? (?:is|are) (?:now |back |up |down )*(?:worth |at |to )*(?:about |around )?M$/;

const OWN =
  /\bM (?:(?:still|is) )?(?:left|remaining|to go|outstanding|owed|owing|due) (?:to pay )?on (?:a|an|my|our|the) (?!(?:[a-z]+ )*(?:limit|gift|budget|lease|goal))|\b(?:i|we)(?: \w+)? (?:have|own|hold|owe|keep|bought|inherited)\b|\b(?:my|our) (?:[\w' ]+ )?(?:is|are|sits?|stands?|has|have|holds?|worth|valued|comes?|totals?|:|M)\b|\bthere is\b|\bowe[ds]?\b|\b(?:have|own|inherited|holding|sitting on)\b|\bleft (?:me|us) (?:some |a |an |the )?(?!with\b|at\b|owing\b|M\b)[a-z]|\bgot (?:M|a|an|some) (?!.*\bback\b)|\b(?:my|our|the|a|an|this|that|some|these|those|another|i|we|all)\b.*\bworth\b|\btook out\b|\bborrowed\b/;

/** Who says what things are worth is no thing. */
const VALUER =
  /^(?:agents?|realtors?|brokers?|appraisers?|accountant|cpa|assessor|county|zillow|redfin|kbb|carmax|carvana|edmunds|jeweler|dealer|lender|advisor|neighbor|buyer|experts?|bank|plumber|mechanic|comps)$/;

/** Lenders whose names are words too: "Amex 2,200, Discover 760". */
const LENDER_OR_WORD = /^(?:discover|apple|target|prosper|zip|delta|freedom|sapphire|gap|avant)$/;

/** Enough to take an amount for a value or a balance: it is known, of a kind that we know, or said to be one's own. */
function isCertain(
  text: string,
  { words, exact, side }: Mention,
  { knownWords, heading, lastVerb }: Reading,
  isCommand: boolean,
): boolean {
  if (exact || isCommand || heading !== null || words.some((word) => knownWords.has(word))) return true;
  if (NEWS.test(text) && !/^(?:(?:and|but|so|my|our) )+(?!area|city|town|state)/.test(text)) return false;
  if (side === "asset" && words.every((word) => FAMILY.has(word))) return false;
  if (words.every((word) => VALUER.test(word)) && !/\bowe[ds]?\b/.test(text)) return false;
  const [asset, debt] = [kindsOf(words, "asset"), kindsOf(words, "debt")];
  if (
    asset.kinds.length + debt.kinds.length > 0 ||
    asset.brand !== null ||
    (side !== null && words.some((word) => BRAND_WORDS.has(word)))
  )
    return true;
  if (lastVerb === "owe" && words.every((word) => LENDER_OR_WORD.test(word))) return true;
  if (lastVerb === "owe" && side === "debt" && words.some((word) => FAMILY.has(word))) return true;
  return OWN.test(text) && words.length <= 5;
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

function standingMention(phrase: Phrase, reading: Reading, isCommand: boolean): Mention {
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
