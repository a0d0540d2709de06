import type { Asset, Debt, Documents } from "@seven-figures/domain";
import { isEnglish } from "../language/english-words.ts";
import { remembered, rememberedLast } from "../language/remembered.ts";
import { BRAND_WORDS } from "../lexicon/brands.ts";
import { GENERIC_WORDS, PLAIN_QUALITIES } from "../statements/name-words.ts";
import { nameWordsOf } from "../statements/read-mention.ts";
import type { Mention, Side } from "../statements/statement.ts";
import { kindsOf } from "./kinds-of.ts";
import { isCutShort, SHORTEST_CUT } from "./same-word.ts";
import { nameForms, namesNear } from "./words-near.ts";

export type KnownEntry = { side: "asset"; entry: Asset } | { side: "debt"; entry: Debt };

export const knownEntries: (documents: Documents, side: Side | null) => readonly KnownEntry[] = rememberedLast(
  6,
  ({ financials }: Documents, side: Side | null): readonly KnownEntry[] => {
    const assets = (financials.assets ?? []).map((entry): KnownEntry => ({ side: "asset", entry }));
    const debts = (financials.debts ?? []).map((entry): KnownEntry => ({ side: "debt", entry }));
    if (side === "asset") return assets;
    return side === "debt" ? debts : [...assets, ...debts];
  },
);

/** More than one person has; each long name takes 15 KB. */
const MOST_NAMES = 1_000;
/** What is compared with each mention is made once for each name: data change with each fact of a message, names hardly ever. */
const storedName = remembered((name: string) => {
  const words = nameWordsOf(name);
  return { lower: name.toLowerCase(), words, forms: nameForms(words) };
}, MOST_NAMES);
/** Few mentions fit by their kind alone, so that these are seldom asked for. */
const kindsOfName = {
  asset: remembered((name: string) => kindsOf(nameWordsOf(name), "asset").kinds),
  debt: remembered((name: string) => kindsOf(nameWordsOf(name), "debt").kinds),
};
type StoredName = ReturnType<typeof storedName>;

/** The stored entries that a mention fits best: none, one, or several that fit alike. */
export function matchEntries(mention: Mention, known: readonly KnownEntry[]): KnownEntry[] {
  const name = mention.name.toLowerCase();
  const names = known.map(({ entry }) => storedName(entry.name));
  const exact = known.filter((_, at) => names[at]?.lower === name);
  if (exact.length > 0 && (mention.exact || exact.length === 1)) return exact;
  if (mention.exact) return [];
  const scored = scoresOf(mention, known, names).filter(({ score }) => score > 0);
  if (scored.length === 0) return cutShort(mention, known);
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  const found = scored.filter(({ score }) => score === best).map(({ candidate }) => candidate);
  return found.length > 1 ? accountsAmong(found, mention.words) : found;
}

/** "The business account", of a business and its checking account: what money is kept in. */
function accountsAmong(found: readonly KnownEntry[], words: readonly string[]): KnownEntry[] {
  const accounts = words.some((word) => /^accounts?$/.test(word))
    ? found.filter(({ entry }) => isAccount(entry.type, words))
    : [];
  return accounts.length > 0 ? accounts : [...found];
}

/** "The dom account", of a domiciliary one; "the plat": the one entry of which a word begins so, where nothing else fits. */
function cutShort({ words, isNew }: Mention, known: readonly KnownEntry[]): KnownEntry[] {
  const cuts = words.filter((word) => word.length >= SHORTEST_CUT && !isEnglish(word) && !GENERIC_WORDS.has(word));
  const [cut, ...others] = cuts;
  if (cut === undefined || others.length > 0 || isNew) return [];
  const found = known.filter(({ entry }) => nameWordsOf(entry.name).some((word) => isCutShort(cut, word)));
  return found.length === 1 ? found : [];
}

/** All entries that a mention of many ("both cards", "all my loans") takes in. */
export function matchAll(mention: Mention, known: readonly KnownEntry[]): KnownEntry[] {
  const { words } = mention;
  if (
    words.every((word) =>
      /^(?:debts?|assets?|everything|things?|entries|list|lists|stuff|accounts?|whole|total)$/.test(word),
    )
  )
    return [...known];
  if (
    kindsOf(words, "debt").kinds.every(({ kind }) => kind === "store-card") &&
    words.some((word) => /^cards?$/.test(word))
  )
    return known.filter(({ entry }) => entry.type === "credit-card" && !NETWORK.test(entry.name));
  const names = known.map(({ entry }) => storedName(entry.name));
  return scoresOf(mention, known, names).flatMap(({ candidate, score }) => (score > 0 ? [candidate] : []));
}

/** A card of one of these is no store's. */
const NETWORK = /\b(?:visa|mastercard|amex|american express|discover)\b/i;

/** Of each stored entry, how well a mention fits it; 0 where it does not. */
function scoresOf(
  mention: Mention,
  known: readonly KnownEntry[],
  names: readonly StoredName[],
): { candidate: KnownEntry; score: number }[] {
  const shares = namesNear(
    new Set(mention.words),
    names.map(({ forms }) => forms),
  );
  const said = { asset: saidOf(mention, "asset"), debt: saidOf(mention, "debt") };
  return known.map((candidate, at) => {
    const shared = shares[at] ?? NONE_SHARED;
    const { asks } = said[candidate.side];
    const isNone = shared.size === 0 && asks.length > 0;
    const score = isNone ? 0 : scoreOf(mention, said[candidate.side], shared, candidate, names[at] as StoredName);
    return { candidate, score };
  });
}

const NONE_SHARED: ReadonlySet<string> = new Set();

interface Said {
  kinds: Kinds;
  /** Words that tell one entry from another. */
  asks: string[];
}

function saidOf({ words }: Mention, side: Side): Said {
  const { kinds, others } = kindsOf(words, side);
  const asks = others.filter(
    (word) => !GENERIC_WORDS.has(word) && !PLAIN_QUALITIES.has(word) && !/^(?:of|in|'s|\d+)$/.test(word),
  );
  return { kinds, asks };
}

/** `shared`: words of the mention that are in the entry's name. */
function scoreOf(
  mention: Mention,
  { kinds, asks }: Said,
  shared: ReadonlySet<string>,
  { side, entry }: KnownEntry,
  { words: named }: StoredName,
): number {
  const own = kindsOfName[side](entry.name);
  const overlap = mention.words.filter((word) => shared.has(word)).length;
  const isByBrand = side === "asset" && isSharesOf(mention, entry.type, { kinds, asks }, overlap);
  const kind = isByBrand ? SAME_KIND : kindScore(kinds, own, entry.type, mention.indefinite);
  if (bearsAnotherName(mention.words, named) || isOtherOfMany(kinds, overlap)) return 0;
  // "the business account" is the Westpac business account, and no business
  if (asks.length === 0 && overlap > 1 && overlap === mention.words.length) return 10 * Math.max(kind, 1) + overlap;
  if (asks.length > 0) {
    const isOtherKind = kinds.length > 0 && kind === 0 && own.length > 0;
    return isOtherKind ? 0 : scoreByName(asks, shared, 5 * kind + overlap);
  }
  if (kinds.length === 0 && mention.words.every((word) => /^(?:bank|accounts?)$/.test(word)))
    return isAccount(entry.type, mention.words) ? 1 : 0;
  if (kinds.length === 0) return overlap > 0 ? overlap : 0;
  return kind === 0 ? 0 : 10 * kind + (kinds.every(({ broad }) => broad) ? 0 : overlap);
}

/** "Tesla" may be the car or the shares, where both are stored under that name. */
function isSharesOf({ words }: Mention, type: string, { kinds, asks }: Said, overlap: number): boolean {
  return type === "stocks" && kinds.length > 0 && asks.length > 0 && overlap === words.length;
}

/** How well words that tell one entry from another fit a name that shares some of them. */
function scoreByName(asks: readonly string[], shared: ReadonlySet<string>, rest: number): number {
  const missing = asks.filter((word) => !shared.has(word));
  if (missing.length === asks.length || missing.some((word) => BRAND_WORDS.has(word))) return 0;
  return 100 * (asks.length - missing.length) - 10 * missing.length + rest;
}

/** Names that stand among the words of a kind: Affirm is no Klarna. */
const PROPER: ReadonlySet<string> = new Set(
  `klarna afterpay affirm clearpay redcard barclaycard sapphire solana dogecoin doge litecoin ripple xrp cardano usdc
   irs hmrc ato tfsa fhsa isa lisa 401k 403b 457b tsp roth traditional sep`.split(/\s+/),
);

function bearsAnotherName(said: readonly string[], named: readonly string[]): boolean {
  const proper = said.filter((word) => PROPER.has(word));
  const bears = (name: string) => proper.some((word) => name.startsWith(word) || word.startsWith(name));
  return proper.length > 0 && named.some((name) => PROPER.has(name)) && !named.some(bears);
}

/** Kinds of things that differ: a violin is no piano. */
const OF_MANY_THINGS = /^(?:instrument|collection|metal)$/;

function isOtherOfMany(kinds: Kinds, overlap: number): boolean {
  return overlap === 0 && kinds.length > 0 && kinds.every(({ kind }) => OF_MANY_THINGS.test(kind));
}

/** "My account": any that money is kept in; "my bank account": only such as banks keep. */
function isAccount(type: string, words: readonly string[]): boolean {
  return words.includes("bank") ? type === "savings" : /^(?:savings|stocks|bonds|retirement|crypto)$/.test(type);
}

type Kinds = ReturnType<typeof kindsOf>["kinds"];

const SAME_KIND = 3;
/** "The bike" of somebody who has a Ducati, and no bicycle. */
const BIKE = 2.5;

/** 3 the same kind by name, 2 the same type where either says no more, 0 something else: "a loan" is no card. */
function kindScore(said: Kinds, own: Kinds, type: string, indefinite: boolean): number {
  const named = said.filter(({ broad }) => !broad);
  if (named.some(({ kind }) => own.some((other) => other.kind === kind))) return SAME_KIND;
  if (named.some(({ kind }) => kind === "bicycle") && own.some(({ kind }) => kind === "motorcycle")) return BIKE;
  if (own.some(({ broad }) => !broad) && named.length > 0) {
    return named.some(({ kind }) => /^(?:savings|fund|stock)$/.test(kind)) &&
      named.some((kind) => kind.type === type) &&
      own.some(({ kind }) => /^(?:emergency|cd|money-market|brokerage|portfolio)$/.test(kind))
      ? 1
      : 0;
  }
  const isLoan = said.some(({ kind }) => kind === "loan");
  if (isLoan && named.length === 0) return type === "credit-card" ? (indefinite ? 0 : 0.5) : 2;
  if (said.length > 0 && said.every(({ kind }) => NAMED_ALONE.test(kind))) return 0;
  if (type === "other" && indefinite) return 0;
  return said.some((kind) => kind.type === type) ? 2 : 0;
}

/** Kinds that are a name: an entry that does not bear it is another. */
const NAMED_ALONE = /^(?:visa|mastercard|amex|bnpl|bitcoin|ethereum|altcoin|store-card|heloc|overdraft)$/;
