import { PatternTable } from "../language/pattern-table.ts";
import { type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { isEntryWord } from "../lexicon/entry-words.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import type { EntryRule } from "./entry-rule.ts";
import { ENTRY_RULES } from "./entry-rules.ts";
import { entry } from "./entry-statement.ts";
import { meantBySentence } from "./meant-by-sentence.ts";
import { NO_INTEREST } from "./no-interest.ts";
import { readLenderRate } from "./read-lender-rate.ts";
import { isDoing, NO_MENTION, readMention } from "./read-mention.ts";
import { isForElse, readPayment } from "./read-payment.ts";
import { readProceeds } from "./read-proceeds.ts";
import { readRate } from "./read-rate.ts";
import { readStanding } from "./read-standing.ts";
import type { ClauseReader, Reading } from "./reading.ts";
import type { EntryAction, Mention, Statement } from "./statement.ts";

const RULE_TABLE = new PatternTable(ENTRY_RULES.map(({ pattern }) => pattern));

/** A distance, a price of a share, or a transfer that came to nothing. */
const NO_MONEY_MOVED = /\b(?:odometer|trading at M|insures)\b|\bM from .* (?:failed|bounced)$/;

/** Assets and debts: what is had, owed, paid, charged, moved, sold, closed. */
export const readEntries: ClauseReader = ({ phrase, modality }, reading) => {
  if (modality === "goal" || NO_MONEY_MOVED.test(phrase.text)) return null;
  const besides = readLenderRate(phrase, reading) ?? readProceeds(phrase, reading);
  if (besides) return besides;
  for (const place of RULE_TABLE.placesIn(phrase.text)) {
    const rule = ENTRY_RULES[place] as EntryRule;
    const match = rule.pattern.exec(phrase.text);
    const statements = match ? byRule(rule, match, phrase, reading) : null;
    if (statements) return statements;
  }
  const statements =
    readContinued(phrase, reading) ??
    readPayment(phrase, reading) ??
    readRate(phrase, reading) ??
    readStanding(phrase, reading, modality === "command");
  if (!statements) keepInMind(phrase, reading);
  return statements?.some(isOfGoal) ? null : statements;
};

/** "Give the college goal a first step": nothing owned or owed is called so. */
function isOfGoal(statement: Statement): boolean {
  return (
    statement.kind === "entry" &&
    !statement.mention.exact &&
    statement.mention.words.some((word) => /^(?:goals?|steps?|milestones?|submilestones?|deadlines?)$/.test(word))
  );
}

/** Money that came to hand: what "it" is in "... and I deposited it". */
const GIVEN =
  /\b(?:sent|gave|paid|handed|gifted|owed|returned|refunded|zelled|venmoed) (?:me|us)\b|\b(?:got|won|received|sold|refund|bonus|scraped|saved|found|collected|scrounged|emptied|cashed|counted|earned|tips|inherited|jar|rebate|reimbursement|rolled up)\b/;

/** Money that was spent: what "it" is in "... and I took it out of Chime". */
const COST_ME =
  /\b(?:cost|costs|ran|set) (?:me |us )?(?:back )?(?:about |around )?M\b|\b(?:was|is|were|came to|for|of|at) (?:about |around )?M$/;

/** What a clause without a statement of its own speaks of: "I financed a couch" before "and still owe 1,200". */
export function keepInMind({ tokens }: Phrase, reading: Reading, onlyKnown = false): void {
  const mention = readMention(tokens, reading.knownWords);
  const amounts = slotsOf(tokens, "money");
  if (amounts.length === 1 && (GIVEN.test(phraseOf(tokens).text) || COST_ME.test(phraseOf(tokens).text)))
    reading.lastAmount = amounts[0]?.value ?? null;
  if (onlyKnown && !mention.words.some((word) => reading.knownWords.has(word))) {
    const lender = lenderIn(tokens, reading);
    if (lender) reading.lastMention = lender;
    return;
  }
  if (isDoing(mention, phraseOf(tokens).text)) return;
  const words = onlyKnown ? mention.words.filter((word) => reading.knownWords.has(word)) : mention.words;
  if (words.length > 0 && words.length <= 4) reading.lastMention = { ...mention, words };
}

/** "Grandma says I needn't pay back the rest of the loan": hers, where she is known to have lent. */
function lenderIn(tokens: readonly Token[], { knownWords }: Reading): Mention | null {
  const person = tokens.find(({ text }) => FAMILY.has(text) && knownWords.has(text));
  const lent = tokens.some(({ text }) => /^(?:loan|debt|money|owe)$/.test(text));
  return person && lent ? { ...NO_MENTION, words: [person.text], name: person.raw, side: "debt" } : null;
}

type Part = (name: string) => Token[];

function byRule(rule: EntryRule, match: RegExpExecArray, phrase: Phrase, reading: Reading): Statement[] | null {
  if (rule.unwritten) {
    reading.unwritten.push(rule.unwritten);
    return [];
  }
  const part: Part = (name) => {
    const span = match.indices?.groups?.[name];
    return span ? tokensIn(phrase, span[0], span[1]) : [];
  };
  if (rule.storedFrom && !isStored(readMention(part("from"), reading.knownWords, "asset"), reading)) return null;
  const amount = amountOf(part("amount"), phrase, reading, rule);
  const mention = meantBySentence(rule.action, mentionOf(part("what"), rule, reading), reading);
  if (rule.needsAmount && amount === null) return null;
  if (!rule.allowsEmpty && isEmpty(mention)) return null;
  if (isEitherOf([...part("what"), ...part("from")], reading)) return null;
  if (rule.action === "pay" && !isPaidOnDebt(phrase, mention, part("from").length > 0, reading)) return null;
  remember(actionOf(rule, match[0]), mention, amount ?? slotsOf(phrase.tokens, "money")[0]?.value ?? null, reading);
  if (rule.action === "pay-share") return [entry("pay-share", mention, null, null, { share: shareOf(phrase) })];
  const rate = slotsOf(phrase.tokens, "percent")[0]?.value ?? (NO_INTEREST.test(phrase.text) ? 0 : null);
  const main = entry(
    isHandedOn(rule, phrase, reading) ? "pay" : actionOf(rule, match[0]),
    mention,
    amount,
    rule.action === "rate" || (rule.action === "set" && rule.side === "debt") ? rate : null,
  );
  if (rule.orNew) main.orNew = true;
  return fillOpen(main, reading) ?? withSource(main, part("from"), reading);
}

/** Paid on a debt: not to someone for something else, and not from an account to what is no debt that we know. */
function isPaidOnDebt(phrase: Phrase, mention: Mention, hasSource: boolean, reading: Reading): boolean {
  return !isForElse(phrase, mention, reading.knownWords) && (!hasSource || isKnown(mention, reading));
}

function isEmpty({ words, exact, many, pronoun }: Mention): boolean {
  return words.length === 0 && !exact && !many && !pronoun;
}

const SHARES: [RegExp, number][] = [
  [/\bthree[ -](?:quarters|fourths)\b/, 0.75],
  [/\btwo[ -]thirds\b/, 2 / 3],
  [/\btwo[ -]fifths\b/, 0.4],
  [/\bthree[ -]fifths\b/, 0.6],
  [/\bfour[ -]fifths\b/, 0.8],
  [/\b(?:half|halved)\b/, 0.5],
  [/\bthird\b/, 1 / 3],
  [/\b(?:quarter|fourth)\b/, 0.25],
  [/\bfifth\b/, 0.2],
  [/\bsixth\b/, 1 / 6],
  [/\beighth\b/, 0.125],
  [/\btenth\b/, 0.1],
];

function shareOf({ text, tokens }: Phrase): number {
  const [percent] = slotsOf(tokens, "percent");
  const [, above, below] = /\b(\d) \/ (\d)\b/.exec(text) ?? [];
  if (above && below && below !== "0") return Number(above) / Number(below);
  return percent ? percent.value / 100 : (SHARES.find(([pattern]) => pattern.test(text))?.[1] ?? 0);
}

function isKnown({ words }: Mention, { knownWords }: Reading): boolean {
  return words.some((word) => knownWords.has(word)) || kindsOf(words, "debt").kinds.length > 0;
}

/** What is added to a debt is charged, what is put or sent to one is paid. */
function actionOf({ action, side }: EntryRule, text: string): EntryAction {
  return action === "add" &&
    side === null &&
    !/\b(?:add|added|increase|raise|bump|up|rose|grew|climbed|jumped|swelled|ballooned|spiked|soared)\b/.test(text)
    ? "put"
    : action;
}

/** "Sold it for 900 and put all of it on the Visa": money that came in is paid on a debt, never charged to it. */
function isHandedOn({ action }: EntryRule, { tokens }: Phrase, { lastVerb, heard }: Reading): boolean {
  return action === "charge" && slotsOf(tokens, "money").length === 0 && (lastVerb === "remove" || CAME_IN.test(heard));
}

const CAME_IN =
  /\b(?:sold|bonus|refund|refunded|rebate|reimbursed|won|tips|inherited|winnings|(?:sent|gave|handed|gifted|returned|zelled|venmoed) (?:me|us))\b/;

function remember(action: EntryAction, mention: Mention, amount: number | null, reading: Reading): void {
  if (mention.words.length > 0) reading.lastMention = mention;
  if (amount !== null) reading.lastAmount = amount;
  if (action === "remove" || action === "pay-off") reading.lastVerb = action;
  reading.lastAction = action;
}

/** "I opened an account and put 300 in it": that is what it holds. */
function fillOpen(main: ReturnType<typeof entry>, reading: Reading): Statement[] | null {
  const open = reading.statements.at(-1);
  if (!main.mention.pronoun || open?.kind !== "entry" || open.action !== "own" || !/^(?:add|put)$/.test(main.action))
    return null;
  if (!open.mention.isNew && !open.mention.indefinite && isStored(open.mention, reading)) {
    reading.statements.pop();
    return null;
  }
  Object.assign(open, { action: "set", amount: main.amount });
  return [];
}

function isStored(mention: Mention, { documents }: Reading): boolean {
  return matchEntries(mention, knownEntries(documents, "asset")).length > 0;
}

function withSource(main: ReturnType<typeof entry>, from: Token[], reading: Reading): Statement[] {
  const source = from.length > 0 ? readMention(from, reading.knownWords, "asset") : null;
  return source && source.words.length > 0 ? [entry("subtract", source, main.amount, null), main] : [main];
}

function tokensIn(phrase: Phrase, start: number, end: number): Token[] {
  let at = 0;
  return phrase.tokens.filter((token) => {
    const [from, to] = [at, at + token.text.length];
    at = to + 1;
    return from < end && to > start;
  });
}

const THE_SAME = /\b(?:it all|all of it|all of that|the money|that money|it|the proceeds|that|money|cash|everything)\b/;

/** The amount that a rule's match holds; "all of it" and "the money" are the amount spoken of before. */
function amountOf(tokens: Token[], phrase: Phrase, reading: Reading, rule: EntryRule): number | null {
  if (!rule.needsAmount) return null;
  const own = tokens.length > 0 ? tokens : phrase.tokens;
  const [money] = slotsOf(own, "money");
  if (money) return money.value;
  return THE_SAME.test(phraseOf(own).text) ? reading.lastAmount : null;
}

/** "From my savings or checking": which of them is not said. */
function isEitherOf(tokens: readonly Token[], { knownWords }: Reading): boolean {
  const at = tokens.findIndex(({ slot, text }) => slot === null && text === "or");
  const names = ({ text }: Token) => knownWords.has(text) || isEntryWord(text);
  return at > 0 && tokens.slice(0, at).some(names) && tokens.slice(at + 1).some(names);
}

/** A mention that is only "it" stands for what was spoken of last. */
function mentionOf(tokens: Token[], rule: EntryRule, reading: Reading): Mention {
  const mention = readMention(tokens, reading.knownWords, rule.side);
  if (rule.isNew && mention.indefinite) mention.isNew = true;
  const person = mention.words.every((word) => LENT.test(word)) ? personMeant(tokens, reading) : null;
  if (person) return person;
  if (mention.words.length > 0 || !mention.pronoun) {
    return /\ball (?:of )?(?:my|the) \w+/.test(phraseOf(tokens).text) && !isPlural(mention)
      ? { ...mention, many: null }
      : mention;
  }
  return reading.lastMention ? { ...reading.lastMention, pronoun: true } : mention;
}

const LENT = /^(?:loan|debt|money)$/;

/** "Paid her back in full", "the loan from her": somebody who was named before, and no card. */
function personMeant(tokens: readonly Token[], { lastMention, knownWords }: Reading): Mention | null {
  const points = tokens.some(({ text }) => /^(?:him|her|them)$/.test(text));
  const isPerson =
    lastMention?.words.some((word) => FAMILY.has(word) || (knownWords.has(word) && !isEntryWord(word))) ?? false;
  return points && lastMention && isPerson ? { ...lastMention, pronoun: true } : null;
}

/** "all my Apple stock" is one thing, "all my cards" are many. */
function isPlural({ words, many }: Mention): boolean {
  return many === "both" || words.some((word) => word.endsWith("s") && word !== "savings");
}

const CONTINUED =
  /^(?:and |another |also |plus |then |about )*(?:another )?M (?:more )?(?:of it )?(?:off|on|onto|to|towards?|into|in|from|against|at|out of)(?: paying (?:off|down))? (?<what>.+)$/d;

/** "Paid IRS 300 and Citi 200": a debt and an amount, nothing else, after a payment said that way. */
function paidAsWell({ text, tokens }: Phrase, reading: Reading): Statement[] | null {
  const [money] = slotsOf(tokens, "money");
  if (
    reading.lastAction !== "pay" ||
    !money ||
    !/^(?:and |also |the |my )*(?:(?:[a-z]+ ){1,4}M|M(?: [a-z]+){1,4})$/.test(text)
  )
    return null;
  const mention = readMention(tokens, reading.knownWords, "debt");
  if (/\b(?:is|are|at|owe|balance|to|now|have|worth)\b/.test(text) || !isKnown(mention, reading)) return null;
  return [entry("pay", mention, money.value, null)];
}

/** "paid 300 on the Visa and 200 on the Amex": the second as the first. */
function readContinued(phrase: Phrase, reading: Reading): Statement[] | null {
  const paid = paidAsWell(phrase, reading);
  if (paid) return paid;
  const match = CONTINUED.exec(phrase.text);
  const pays = /\bpaying (?:off|down)\b/.test(phrase.text);
  const action = pays ? "pay" : reading.lastAction;
  const span = match?.indices?.groups?.what;
  const [money] = slotsOf(phrase.tokens, "money");
  if (!span || !money || !action || !/^(?:pay|put|add|subtract|charge)$/.test(action)) return null;
  const mention = readMention(
    tokensIn(phrase, span[0], span[1]),
    reading.knownWords,
    action === "pay" || action === "charge" ? "debt" : null,
  );
  return mention.words.length > 0 ? [entry(action, mention, money.value, null)] : null;
}
