import type { AssetType, DebtType } from "@seven-figures/domain";
import { remembered } from "../language/remembered.ts";
import { singular } from "../language/singular.ts";
import { KEEPERS } from "../lexicon/brands.ts";
import { ASSET_KINDS, CAR_MAKERS, DEBT_KINDS, type EntryKind, FAMILY, STOCK_NAMES } from "../lexicon/entry-kinds.ts";
import type { Side } from "../statements/statement.ts";

interface KindPhrase {
  /** In their singular. */
  words: string[];
  kind: EntryKind<AssetType | DebtType>;
}

function phrasesOf(table: readonly EntryKind<AssetType | DebtType>[]): KindPhrase[] {
  return table
    .flatMap((kind) => kind.words.map((words) => ({ words: words.split(" ").map(singular), kind })))
    .toSorted((a, b) => b.words.length - a.words.length);
}

const PHRASES: Record<Side, KindPhrase[]> = { asset: phrasesOf(ASSET_KINDS), debt: phrasesOf(DEBT_KINDS) };
/** Where the phrases stand that begin with a word. */
const BEGINNINGS = { asset: beginningsOf(PHRASES.asset), debt: beginningsOf(PHRASES.debt) };

function beginningsOf(phrases: readonly KindPhrase[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { words }] of phrases.entries()) {
    const [first = ""] = words;
    places.set(first, [...(places.get(first) ?? []), at]);
  }
  return places;
}

/** The phrases that may stand among some words, in their order. */
function phrasesAmong(words: readonly string[], side: Side): KindPhrase[] {
  const places = new Set(words.flatMap((word) => BEGINNINGS[side].get(word) ?? []));
  return [...places].toSorted((a, b) => a - b).flatMap((at) => PHRASES[side][at] ?? []);
}
const LOAN = /^(?:loan|loans|note|finance|payment)$/;

interface KindsFound {
  kinds: EntryKind<AssetType | DebtType>[];
  /** The words that no kind accounts for: brands, makers, places, people. */
  others: string[];
  /** What those who keep nothing else hold: "Coinbase" alone is crypto. */
  brand: AssetType | null;
}

/** Which kinds of asset or debt some words name. A longer phrase leaves its words to no shorter one. */
export function kindsOf(words: readonly string[], side: Side): KindsFound {
  return (side === "asset" ? assetKindsOf : debtKindsOf)(words.join(" "));
}

const assetKindsOf = remembered((text: string) => findKinds(text === "" ? [] : text.split(" "), "asset"));
const debtKindsOf = remembered((text: string) => findKinds(text === "" ? [] : text.split(" "), "debt"));

function findKinds(words: readonly string[], side: Side): KindsFound {
  const free = words.map(singular);
  const taken = new Set<number>();
  const kinds: EntryKind<AssetType | DebtType>[] = [];
  for (const phrase of phrasesAmong(free, side)) {
    const at = positionOf(phrase.words, free, taken);
    if (at < 0) continue;
    for (let step = 0; step < phrase.words.length; step++) taken.add(at + step);
    if (!kinds.includes(phrase.kind)) kinds.push(phrase.kind);
  }
  const carLoan =
    side === "debt" &&
    free.some((word) => LOAN.test(word)) &&
    words.some((word) => CAR_MAKERS.has(word) || word === "car" || word === "truck");
  const asCar = DEBT_KINDS.find(({ kind }) => kind === "car-loan");
  if (carLoan && asCar && !kinds.includes(asCar)) kinds.unshift(asCar);
  const car = ASSET_KINDS.find(({ kind }) => kind === "car");
  if (side === "asset" && kinds.length === 0 && words.some((word) => CAR_MAKERS.has(word)) && car) kinds.push(car);
  return {
    kinds: dropBroad(kinds),
    others: words.filter((_, at) => !taken.has(at)),
    brand: words.map((word) => KEEPERS.get(word)).find((type) => type !== undefined) ?? null,
  };
}

/** "credit card" beside "visa" says nothing more. */
function dropBroad(kinds: EntryKind<AssetType | DebtType>[]): EntryKind<AssetType | DebtType>[] {
  const narrow = kinds.filter(({ broad }) => !broad);
  return narrow.length > 0 ? narrow : kinds;
}

function positionOf(phrase: string[], words: string[], taken: ReadonlySet<number>): number {
  return words.findIndex((_, at) => phrase.every((word, step) => words[at + step] === word && !taken.has(at + step)));
}

const RANK: AssetType[] = ["retirement", "crypto", "bonds", "savings", "stocks", "business", "real-estate", "other"];

/** The type that an asset of such a name is stored under. */
export function assetTypeOf(words: readonly string[]): AssetType {
  const { kinds, brand } = kindsOf(words, "asset");
  if (kinds.length > 0) return RANK.find((type) => kinds.some((kind) => kind.type === type)) ?? "other";
  if (brand) return brand;
  if (words.some((word) => STOCK_NAMES.has(word))) return "stocks";
  return words.includes("account") || words.includes("bank") ? "savings" : "other";
}

/** Give loans and no cards. */
const LENDS_LOANS = /^(?:sofi|upstart|lendingclub|lightstream|prosper)$/;

/** The type that a debt of such a name is stored under. */
export function debtTypeOf(words: readonly string[]): DebtType {
  const { kinds, others } = kindsOf(words, "debt");
  const [first] = kinds;
  if (first && !first.broad) return first.type as DebtType;
  if (words.some((word) => FAMILY.has(word))) return "personal-loan";
  if (words.includes("business") || words.includes("shop")) return "business-loan";
  if (first) return first.type as DebtType;
  if (others.some((word) => LENDS_LOANS.test(word))) return "personal-loan";
  return /\b(?:discover|chase|citi|barclaycard|redcard|costco|capital|mastercard|freedom|synchrony|kohls|macys|lowes|fingerhut|carecredit|zales|dillards|nordstrom|sears|jcpenney|walmart)\b/.test(
    others.join(" "),
  )
    ? "credit-card"
    : "other";
}
