import { type Asset, type Change, type Documents, formatDollars, roundToCents } from "@seven-figures/domain";
import { slotsOf } from "../language/phrase.ts";
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
  /\b(?:paid|pay|paying|payment|cleared?|settled?|knocked|put|threw|sent|used|killed|wiped|zeroed|retired|discharged|repaid|remitted)\b(?!.*\b(?:separate|different|apart|aside|away)$)/;

/** How money comes out of an account or goes into one. */
interface Way {
  /** What stands before it. */
  after: RegExp;
  into: boolean;
  /** Whether its name has to be said, and no more: not all that is bought or sold has to do with what is stored. */
  isByName: boolean;
  onlySavings: boolean;
}

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

const PAYING: Way = { after: PAYS, into: false, isByName: false, onlySavings: false };
const BUYING: Way = { after: BUYS, into: false, isByName: true, onlySavings: true };
const SELLING: Way = { after: SELLS, into: true, isByName: true, onlySavings: true };
const CLOSING: Way = { after: MOVES_ALL, into: true, isByName: true, onlySavings: false };

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
  const account =
    moved && sentences.map((tokens) => accountIn(tokens, moved.way, documents)).find((each) => each !== null);
  if (!moved || !account) return null;
  if (changes.some((change) => "id" in change && change.id === account.id)) return null;
  const { amount: paid, way } = moved;
  if (way.onlySavings && account.type !== "savings") return null;
  if (way.into)
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

/** What moves with the changes of a message. */
interface Moved {
  amount: number;
  way: Way;
}

function movedIn(
  sentences: readonly (readonly Token[])[],
  documents: Documents,
  changes: readonly Change[],
): Moved | null {
  const paid = paymentIn(documents, changes);
  if (paid !== null) return { amount: paid, way: PAYING };
  const [change, ...others] = changes.filter(({ kind }) => /asset|debt/.test(kind));
  if (others.length > 0) return null;
  const said = sentences.flat();
  const [sum, ...sums] = slotsOf(said, "money").map(({ value }) => value);
  const only = sums.length === 0 ? sum : undefined;
  if (change?.kind === "add-asset" && only === change.asset.value)
    return said.some(({ raw }) => LONG_AGO.test(raw)) ? null : { amount: only, way: BUYING };
  const isSale = change?.kind === "delete-asset" || change?.kind === "edit-asset";
  if (isSale && only !== undefined && sentences.some((tokens) => saysSale(tokens)))
    return { amount: only, way: SELLING };
  const closed = change?.kind === "delete-asset" && documents.financials.assets?.find(({ id }) => id === change.id);
  return closed && closed.type === "savings" ? { amount: closed.value, way: CLOSING } : null;
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

function accountIn(tokens: readonly Token[], way: Way, documents: Documents): Asset | null {
  const known = (documents.financials.assets ?? []).map((entry) => ({ side: "asset" as const, entry }));
  for (const at of tokens.keys()) {
    const from = nameFrom(tokens, at, way);
    if (from === 0 || !way.after.test(wordsBefore(tokens, at))) continue;
    const rest = tokens.slice(from, from + LONGEST_NAME);
    const end = rest.findIndex((token) => token.slot !== null || ENDS.test(token.text));
    const mention = readMention(end < 0 ? rest : rest.slice(0, end), knownWordsOf(documents), "asset");
    const [one, ...others] = mention.words.length > 0 ? matchEntries(mention, known) : [];
    if (one?.side === "asset" && others.length === 0 && (!way.isByName || isItsName(mention.words, one.entry)))
      return one.entry;
  }
  return null;
}

/** Where the name after "from", "out of" or "into" begins; 0 where no such word stands there. */
function nameFrom(tokens: readonly Token[], at: number, { into }: Way): number {
  const [word = "", next = ""] = tokens.slice(at, at + 2).map(({ text }) => text);
  if ((into ? INTO : FROM).test(word)) return at + 1;
  return !into && word === "out" && next === "of" ? at + 2 : 0;
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
