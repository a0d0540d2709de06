import { type Asset, type Change, type Documents, formatDollars, roundToCents } from "@seven-figures/domain";
import type { Token } from "../language/token.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { matchEntries } from "../matching/match-entries.ts";
import { bold } from "../replies/describe-changes.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import { GENERIC_WORDS } from "../statements/name-words.ts";
import { nameWordsOf, readMention } from "../statements/read-mention.ts";

/** What a payment from an account comes to: the account's side of it, or why neither side can be stored. */
type OtherSide = { changes: Change[] } | { refused: string };

const FROM = /^(?:from|with|using)$/;
const ENDS = /^(?:,|\.|and|so|to|on|for|off|toward|towards|but|because|since|today|yesterday|this|last|at|money)$/;
const LONGEST_NAME = 6;
/** Said before it; "separate from Ally" pays nothing. */
const PAYS =
  /\b(?:paid|pay|paying|payment|cleared?|settled?|knocked|put|threw|sent|used|killed|wiped|zeroed|retired)\b(?!.*\b(?:separate|different|apart|aside|away)$)/;

/** Said before what a new thing was paid or filled from. */
const BUYS = /\b(?:opened|started|funded|bought|purchased|got|set up|put|invested)\b/;
/** What was taken from an account by then is in its value already. */
const LONG_AGO = /\b(?:ago|back then|last (?:year|month|spring|summer|fall|autumn|winter)|years? back)\b/i;
const INTO = /^(?:to|into|in|onto)$/;
/** "Sold the car for 3,000 into checking". */
const SELLS = /\bsold\b(?:(?! ,| and\b).)*\bfor \S+$/;
/** All that is in an account goes: "moved it all", "transferred the whole balance over". */
const MOVES_ALL =
  /\b(?:mov(?:ed|ing)|transferred|transferring|put|putting|rolled|swept|sent|shifted|emptied)(?: (?:it|that|them|all|everything|of|the|whole|lot|balance|money|what|was|in|over|straight|back))*$/;

/**
 * "Paid the car loan off with the Vanguard money", "opened a CD with 1,000 from checking", "closed the savings and moved it
 * all to checking": what the other account becomes; null where none is named, or where it changes already. `sentences` are
 * the words of the message.
 */
export function payFrom(
  sentences: readonly (readonly Token[])[],
  documents: Documents,
  changes: readonly Change[],
): OtherSide | null {
  const moved = movedIn(sentences, documents, changes);
  const isWay = (word: string) => (moved?.into ? INTO : FROM).test(word);
  const account =
    moved && sentences.map((tokens) => accountIn(tokens, moved.after, isWay, documents)).find((each) => each !== null);
  if (!moved || !account) return null;
  if (changes.some((change) => "id" in change && change.id === account.id)) return null;
  if (moved.after === SELLS && account.type !== "savings") return null;
  if (moved.after === BUYS && (account.type !== "savings" || sentences.flat().some(({ raw }) => LONG_AGO.test(raw))))
    return null;
  const paid = moved.amount;
  if (moved.into)
    return {
      changes: [{ kind: "edit-asset", id: account.id, fields: { value: roundToCents(account.value + paid) } }],
    };
  const left = roundToCents(account.value - paid);
  if (left < 0)
    return {
      refused: `**${bold(account.name)}** has only ${formatDollars(account.value)}, so ${formatDollars(paid)} cannot come out of it. I left both as they are; tell me what each stands at now.`,
    };
  const change: Change =
    left === 0
      ? { kind: "delete-asset", id: account.id }
      : { kind: "edit-asset", id: account.id, fields: { value: left } };
  return { changes: [change] };
}

/** What moves with the changes of a message: how much, said after which words, and whether into the account that is named. */
interface Moved {
  amount: number;
  after: RegExp;
  into: boolean;
}

function movedIn(
  sentences: readonly (readonly Token[])[],
  documents: Documents,
  changes: readonly Change[],
): Moved | null {
  const paid = paymentIn(documents, changes);
  if (paid !== null) return { amount: paid, after: PAYS, into: false };
  const [change, ...others] = changes.filter(({ kind }) => /asset|debt/.test(kind));
  if (others.length > 0) return null;
  const sums = sentences.flat().flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  if (change?.kind === "add-asset" && sums.length === 1 && sums[0] === change.asset.value)
    return { amount: change.asset.value, after: BUYS, into: false };
  const isSale = change?.kind === "delete-asset" || change?.kind === "edit-asset";
  if (isSale && sums.length === 1 && sums[0] !== undefined && sentences.some((tokens) => saysSale(tokens)))
    return { amount: sums[0], after: SELLS, into: true };
  const closed = change?.kind === "delete-asset" && documents.financials.assets?.find(({ id }) => id === change.id);
  return closed && closed.type === "savings" ? { amount: closed.value, after: MOVES_ALL, into: true } : null;
}

/** By how much the one debt that changes is lowered; null where none is, or several are. */
function paymentIn({ financials }: Documents, changes: readonly Change[]): number | null {
  const payments = changes.flatMap((change) => {
    if (change.kind !== "delete-debt" && change.kind !== "edit-debt") return [];
    const debt = financials.debts?.find(({ id }) => id === change.id);
    const left = change.kind === "delete-debt" ? 0 : change.fields.balance;
    return debt && left !== undefined && left < debt.balance ? [roundToCents(debt.balance - left)] : [];
  });
  const [paid, ...others] = payments;
  return paid !== undefined && others.length === 0 ? paid : null;
}

function accountIn(
  tokens: readonly Token[],
  after: RegExp,
  isWay: (word: string) => boolean,
  documents: Documents,
): Asset | null {
  const known = (documents.financials.assets ?? []).map((entry) => ({ side: "asset" as const, entry }));
  for (const [at, { text }] of tokens.entries()) {
    const from = isWay(text) ? at + 1 : isWay("from") && text === "out" && tokens[at + 1]?.text === "of" ? at + 2 : 0;
    if (from === 0 || !after.test(wordsBefore(tokens, at))) continue;
    const rest = tokens.slice(from, from + LONGEST_NAME);
    const end = rest.findIndex((token) => token.slot !== null || ENDS.test(token.text));
    const mention = readMention(end < 0 ? rest : rest.slice(0, end), knownWordsOf(documents), "asset");
    const [one, ...others] = mention.words.length > 0 ? matchEntries(mention, known) : [];
    if (one?.side === "asset" && others.length === 0 && (after === PAYS || isItsName(mention.words, one.entry)))
      return one.entry;
  }
  return null;
}

function saysSale(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => /^(?:into|onto)$/.test(text) && SELLS.test(wordsBefore(tokens, at)));
}

/** "Harbor Motors" is no account at Harbor. */
function isItsName(words: readonly string[], { name }: Asset): boolean {
  const own = nameWordsOf(name);
  return words.every(
    (word) => own.includes(word) || GENERIC_WORDS.has(word) || kindsOf([word], "asset").kinds.length > 0,
  );
}

function wordsBefore(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(0, at)
    .map(({ text }) => text)
    .join(" ");
}
