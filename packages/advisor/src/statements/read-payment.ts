import { type Phrase, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { isEntryWord } from "../lexicon/entry-words.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { HANDED } from "./entry-rule.ts";
import { entry } from "./entry-statement.ts";
import { readMention } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { Mention, Statement } from "./statement.ts";

/** "Made my Aidvantage payment", "the payment to Kia cleared": told as done. */
export const PAYMENT_MADE =
  /\b(?:made|did|put in|sent in|got in|posted|submitted|processed|completed) (?:[\w'-]+ ){0,6}?payment\b|\bpayment\b.*\b(?:made|done|posted|cleared|went (?:through|out|in)|is in|sent|processed|complete|completed|confirmed|came out|drafted)\b/;
const HANDED_OVER = new RegExp(
  `\\b${HANDED}\\b|\\bM (?:[a-z'-]+ ){0,4}payment\\b|\\bpayment of M\\b|^(?!i |we |and i |and we )(?:[a-z'&-]+ ){1,4}got (?:another |an extra )?M(?: from (?:me|us))?$|${PAYMENT_MADE.source}`,
);
/** "450 to Discover". */
const TO_WHOM = /^(?:and |another |an extra )*M (?:more )?(?:to|towards?) (?:the |my |our )?(?!go\b|be\b|pay\b)[a-z]/;
/** "My monthly payment", "this month's payment": which one it was, and not how often. */
const WHICH_PAYMENT = /\b(?:T|B|D) (?:'s )?(?=(?:[a-z]+ ){0,3}payment\b)/;
/** Paid by means of it, or something that lowers no balance. */
const NO_PAYMENT =
  /\b(?:with|using|via|limit|fees?|penalty|fine|interest|minimum (?:is|on)|due|owe|owed|from (?:my|the|our)|out of|to me|to us|me|gave me|bill for|for M|instead|worth|not|every|each|usually|only|missed|skipped|forgot|late|bounced|declined|behind|pending|scheduled|lighter|after|(?:at|to|with) M)\b/;
/** Still to be paid: "I've got to pay Nelnet 250 by the 20th". */
const TO_BE_PAID =
  /(?<!\b(?:managed|able|had|went|M|it|that) )\bto (?:pay|send|give|mail|wire|venmo|remit|submit)\b|\b(?:must|please|let us|remember|remind)\b/;
const LAST_OF_IT = /\b(?:last|final|remaining|rest of the) (?:M|payment)\b/;

/**
 * "Mailed the IRS a check for 700", "the 390 Kia payment went through": money handed to where something is owed, in
 * whatever order it is told. Only for a stored debt that is named, and only where nothing says that it was anything else.
 */
export function readPayment({ text: said, tokens }: Phrase, reading: Reading): Statement[] | null {
  const text = PAYMENT_MADE.test(said) ? said.replace(WHICH_PAYMENT, "") : said;
  const isHanded = HANDED_OVER.test(text) || (TO_WHOM.test(text) && reading.lastVerb !== "owe" && !reading.heading);
  const amounts = slotsOf(tokens, "money");
  const [money] = amounts;
  if (!money || amounts.length > 1 || /\b[PRT]\b/.test(text) || !isHanded || TO_BE_PAID.test(text)) return null;
  if (NO_PAYMENT.test(text.replace(/\b(?:a |the )?(?:check|cheque) (?:for|of)\b/, "").replace(/\bfrom me\b/, "")))
    return null;
  const mention = readMention(withoutPaying(tokens), reading.knownWords, "debt");
  if (mention.words.length === 0 || mention.many) return null;
  const [debt, ...others] = matchEntries(mention, knownEntries(reading.documents, "debt"));
  if (
    !debt ||
    others.length > 0 ||
    isForService(text, reading) ||
    isForElse({ text, tokens }, mention, reading.knownWords)
  )
    return null;
  reading.lastMention = mention;
  reading.lastAmount = money.value;
  reading.lastAction = "pay";
  return LAST_OF_IT.test(text) ? [entry("pay-off", mention, null, null)] : [entry("pay", mention, money.value, null)];
}

/** "Paid 450 for car repairs": for something at the car, and not to its loan. */
function isForService(text: string, { knownWords }: Reading): boolean {
  const paidFor = /\bM (?:cash )?for (?<what>.+)$/.exec(text)?.groups?.what;
  if (!paidFor || OWED_FOR.test(text)) return false;
  return paidFor
    .split(" ")
    .some((word) => !knownWords.has(word) && !isEntryWord(word) && !/^(?:the|my|our|a|on|D|B)$/.test(word));
}

const OWED_FOR =
  /\bfor (?:the |my |our |what (?:i|we) )?(?:rest|loan|debt|money|owe|owed|borrowed|last|final|full|remaining|it|that|T|D)\b/;

/** "Paid 20 to mum for dinner", "handed her 450 for her birthday": to someone, but not for what is owed. */
export function isForElse({ text, tokens }: Phrase, { words }: Mention, knownWords: ReadonlySet<string>): boolean {
  const at = tokens.findLastIndex(({ text: word }) => word === "for");
  if (at < 1 || !words.some((word) => FAMILY.has(word)) || OWED_FOR.test(text)) return false;
  return !tokens.slice(at + 1).some(({ text: word }) => knownWords.has(word));
}

const PAYING =
  /^(?:checks?|cheque|payments?|principal|venmo'?d?|zelled?|mailed|wired|over|forked|coughed|through|went|cleared|posted|made|did|sent|submitted|processed|completed?|confirmed|drafted)$/;

function withoutPaying(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ text, slot }) => slot !== null || !PAYING.test(text));
}
