import { BRAND_WORDS } from "../lexicon/brands.ts";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { isDoing } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { Mention } from "./statement.ts";

/** "Dropped 250 on the Visa" was paid or charged: no balance, either way. */
const DROPPED_ON =
  /^(?:and |so |i |we |just )*(?:dropped|plunked|plopped|blew|laid) (?:down )?M (?:down )?(?:on|onto|at) |\bM (?:of (?:it|that) )?went (?:right |straight |back )*(?:on|onto|at) |^(?:and |but |about |another )*M (?:hit|landed on|reached) (?:the|my|our) |^(?:and |but |my |our |the )*(?!i |we )(?:[a-z0-9&-]+ ){1,4}(?:got|received) (?:another )?M (?:from|out of) (?:my|our|the )?(?!work|mom|dad)[a-z]/;

/** "300 to the car loan" went there, unless it is owed there. */
export function isHanded(text: string, { lastVerb, heading }: Reading): boolean {
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

/** Whether a figure tells of no asset or debt: of something done, of takings, of upkeep or of a goal. */
export function isNoEntry(text: string, mention: Mention, isCommand: boolean): boolean {
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

export const OWN =
  /\bM (?:(?:still|is) )?(?:left|remaining|to go|outstanding|owed|owing|due) (?:to pay )?on (?:a|an|my|our|the) (?!(?:[a-z]+ )*(?:limit|gift|budget|lease|goal))|\b(?:i|we)(?: \w+)? (?:have|own|hold|owe|keep|bought|inherited)\b|\b(?:my|our) (?:[\w' ]+ )?(?:is|are|sits?|stands?|has|have|holds?|worth|valued|comes?|totals?|:|M)\b|\bthere is\b|\bowe[ds]?\b|\b(?:have|own|inherited|holding|sitting on)\b|\bleft (?:me|us) (?:some |a |an |the )?(?!with\b|at\b|owing\b|M\b)[a-z]|\bgot (?:M|a|an|some) (?!.*\bback\b)|\b(?:my|our|the|a|an|this|that|some|these|those|another|i|we|all)\b.*\bworth\b|\btook out\b|\bborrowed\b/;

/** Who says what things are worth is no thing. */
const VALUER =
  /^(?:agents?|realtors?|brokers?|appraisers?|accountant|cpa|assessor|county|zillow|redfin|kbb|carmax|carvana|edmunds|jeweler|dealer|lender|advisor|neighbor|buyer|experts?|bank|plumber|mechanic|comps)$/;

/** Lenders whose names are words too: "Amex 2,200, Discover 760". */
const LENDER_OR_WORD = /^(?:discover|apple|target|prosper|zip|delta|freedom|sapphire|gap|avant)$/;

/** Enough to take an amount for a value or a balance: it is known, of a kind that we know, or said to be one's own. */
export function isCertain(
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
