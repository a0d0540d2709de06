import { slotToken } from "../language/set-slots.ts";
import type { Slot, Token } from "../language/token.ts";
import { isAmountHere } from "./is-amount-here.ts";
import { APPROXIMATORS, CURRENCY_SIGNS, CURRENCY_WORDS } from "./number-words.ts";
import { type ParsedNumber, parseNumber } from "./parse-number.ts";

interface Quantity extends ParsedNumber {
  percent: boolean;
  currency: boolean;
}

/** Marks amounts of money, percentages, ranges and counts, in digits and in words. */
export function readAmounts(tokens: Token[], isNoun: (word: string) => boolean): Token[] {
  const result: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = readQuantity(tokens, at);
    const range = found ? readRange(tokens, at, found) : null;
    const slot = range ?? (found ? slotOf(tokens, at, found, isNoun) : null);
    const to = range?.to ?? found?.to ?? at + 1;
    if (slot) {
      const made = asSaid(slot.slot, result);
      if (range) endsThere(result, made);
      result.push(slotToken(made, tokens.slice(at, to)));
      at = to;
    } else {
      result.push(...tokens.slice(at, at + 1).map(inWords));
      at += 1;
    }
  }
  return result;
}

function inWords(token: Token): Token {
  return token.text === "0" ? { ...token, text: "zero" } : token;
}

/** An amount, and whether it is said to be about so much; the words that say so are dropped. */
function asSaid(slot: Slot, before: Token[]): Slot {
  const approximate = dropApproximators(before);
  return slot.kind === "money" ? { ...slot, approximate } : slot;
}

/** "From 1 million to 1.8 million" is to the second. */
function endsThere(before: Token[], slot: Slot): void {
  const from = before.at(-1);
  if (slot.kind !== "range" && from?.text === "from" && before.at(-2)?.text !== "going")
    before.splice(-1, 1, { ...from, text: "to" });
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.slot === null ? (tokens[at]?.text ?? "") : "";
}

/** A number with its sign, its currency before or after it, and whether percent follows. */
function readQuantity(tokens: readonly Token[], start: number): Quantity | null {
  let at = start;
  let sign = 1;
  let currency = false;
  for (let word = wordAt(tokens, at); ; word = wordAt(tokens, ++at)) {
    if (isMinus(word) && sign === 1 && !isNumberBefore(tokens, at)) sign = -1;
    else if (CURRENCY_SIGNS.has(word)) currency = true;
    else if (!(isArticle(word) && startsNumber(tokens, at + 1))) break;
  }
  const number = parseNumber(tokens, at) ?? noneOfIt(tokens, at);
  if (!number) return null;
  let to = number.to;
  if (wordAt(tokens, to) === "+") to += 1;
  const percent = percentEnd(tokens, to);
  if (percent > to) return { ...number, value: sign * number.value, to: percent, percent: true, currency: false };
  if (CURRENCY_WORDS.has(wordAt(tokens, to)) || CURRENCY_SIGNS.has(wordAt(tokens, to))) {
    currency = true;
    to += 1;
  }
  return { ...number, value: sign * number.value, to, percent: false, currency };
}

/** "Zero percent": elsewhere the word says that there is none. */
function noneOfIt(tokens: readonly Token[], at: number): ParsedNumber | null {
  const isRate = wordAt(tokens, at) === "zero" && percentEnd(tokens, at + 1) > at + 1;
  return isRate ? { value: 0, to: at + 1, strong: false, bare: true, scale: 1 } : null;
}

function isMinus(word: string): boolean {
  return word === "-" || word === "minus" || word === "negative";
}

function isNumberBefore(tokens: readonly Token[], at: number): boolean {
  return /^[\d.]/.test(wordAt(tokens, at - 1));
}

function isArticle(word: string): boolean {
  return /^(?:a|one|full|whole|entire|cool|solid)$/.test(word);
}

/** "a grand", "a hundred", "a quarter of a million": an article that belongs to the number. */
function startsNumber(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:grand|hundred|thousand|million|billion|trillion|mil)$/.test(wordAt(tokens, at)) ||
    /^quarter of a (?:million|billion)$/.test([0, 1, 2, 3].map((step) => wordAt(tokens, at + step)).join(" "))
  );
}

function percentEnd(tokens: readonly Token[], at: number): number {
  const [first, second] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (first === "per" && second === "cent") return at + 2;
  if (first === "percentage" && second === "points") return at + 2;
  return first === "%" || first === "percent" || first === "pct" || first === "pc" ? at + 1 : at;
}

/** "From 3,200 down to 2,900": how many words stand before the "to". */
function movesAt(tokens: readonly Token[], at: number, start: number): number {
  const moves = /^(?:up|down)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === "to";
  return moves && wordAt(tokens, start - 1) === "from" ? 1 : 0;
}

/** "between 4 and 5k", "4-5k", "4 to 5k": two numbers where one is meant. "From 9k to 11k" means the second. */
function readRange(tokens: readonly Token[], at: number, low: Quantity): { slot: Slot; to: number } | null {
  const moves = movesAt(tokens, low.to, at);
  const link = wordAt(tokens, low.to + moves);
  const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.text);
  const isBetween = link === "and" && before.includes("between");
  if (!isBetween && link !== "-" && link !== "to" && link !== "or") return null;
  const skip = moves + (APPROXIMATORS.has(wordAt(tokens, low.to + moves + 1)) ? 2 : 1);
  if (wordAt(tokens, at) === "one" && link === "to" && isOneOfThem(tokens, at)) return null;
  const high = readQuantity(tokens, low.to + skip);
  if (
    !high ||
    high.value <= 0 ||
    (high.percent && !low.percent) ||
    /^(?:years?|yrs?|months?|weeks?|days?|times)$/.test(wordAt(tokens, high.to))
  )
    return null;
  if (wordAt(tokens, high.to) === "-" || wordAt(tokens, at - 1) === "/") return null;
  if (before.includes("from") && link === "to" && !before.some((word) => WIDELY.test(word))) {
    const slot: Slot = high.percent
      ? { kind: "percent", value: high.value }
      : { kind: "money", value: high.value, strong: true, approximate: false };
    return { slot, to: high.to };
  }
  const scaled = low.bare && low.value < 1000 ? low.value * high.scale : low.value;
  return { slot: { kind: "range", low: scaled, high: high.value }, to: high.to };
}

/** "Raise the Japan one to 7k": a thing, and no number. */
function isOneOfThem(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:the|that|this|my|our)$/.test(text));
}

/** "Anywhere from 800 to 1,000" is no rise from one to the other. */
const WIDELY = /^(?:anywhere|somewhere|anything|range[sd]?|ranging|var(?:y|ies|ied|ying)|swings?|fluctuates?)$/;

function slotOf(
  tokens: readonly Token[],
  at: number,
  found: Quantity,
  isNoun: (word: string) => boolean,
): { slot: Slot; to: number } | null {
  const { value, to } = found;
  if (found.percent) return { slot: { kind: "percent", value }, to };
  const rate = rateOf(tokens, at, found);
  if (isRate(tokens, at, { ...found, value: rate, scale: rate === value ? found.scale : 1 }))
    return { slot: { kind: "percent", value: rate }, to };
  const strong = found.strong || found.currency;
  const inDigits =
    /\d/.test(tokens[found.to - 1]?.text ?? "") || tokens.slice(at, to).some(({ text }) => /\d/.test(text));
  if (!strong && !inDigits && !isPaid(tokens, at, found)) return null;
  if (strong || value < 0 || isAmountHere(tokens, at, to, value, isNoun)) {
    if (strong && !found.currency && (isCounted(tokens, to) || isRace(tokens, at, value)))
      return { slot: { kind: "count", value }, to };
    return { slot: { kind: "money", value, strong, approximate: false }, to };
  }
  return value === 0 ? null : { slot: { kind: "count", value }, to };
}

/** "Put five hundred toward the HELOC and sixty on the card": in words, and no "dollars" with it. */
function isPaid(tokens: readonly Token[], at: number, { value, to }: Quantity): boolean {
  return (
    value >= 20 &&
    /^(?:and|,|put|paid|sent|threw|another|got|gave)$/.test(wordAt(tokens, at - 1)) &&
    /^(?:on|to|towards?|off|into|from)$/.test(wordAt(tokens, to)) &&
    /^(?:the|my|our|me)$/.test(wordAt(tokens, to + 1))
  );
}

/** Of a rate "6.125" has a point and no thousands. */
function rateOf(tokens: readonly Token[], at: number, { value, to }: Quantity): number {
  const text = wordAt(tokens, at);
  return to === at + 1 && /^\d{1,2}\.\d{3}$/.test(text) ? Number(text) : value;
}

/** "apr 26.99", "interest 5.5": a rate without its sign. */
function isRate(tokens: readonly Token[], at: number, { value, currency, scale, to }: Quantity): boolean {
  if (currency || scale !== 1 || value < 0 || value >= LARGEST_BARE_RATE || tokens[to]?.slot) return false;
  if (wordAt(tokens, at) === "one") return false;
  const [before, earlier] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)];
  return (
    RATE_WORDS.test(before) ||
    (/^(?:apr|apy)$/.test(wordAt(tokens, to)) && /^\d/.test(wordAt(tokens, at))) ||
    (wordAt(tokens, to) === "interest" && /^(?:to|at|is|now|from)$/.test(before) && /^\d/.test(wordAt(tokens, at))) ||
    isMovedTo(tokens, at) ||
    (/^(?:of|is|at|to|:|=)$/.test(before) && RATE_WORDS.test(earlier)) ||
    isOfFixedTerm(tokens, at) ||
    isOwedAt(tokens, at, to)
  );
}

/** "car loan 8k @ 6": after what is owed, in a sentence about debts, with nothing more said. */
function isOwedAt(tokens: readonly Token[], at: number, to: number): boolean {
  if (
    /^(?:at|to)$/.test(wordAt(tokens, at - 1)) &&
    tokens.some(({ text }) => /^(?:refinanced|remortgaged)$/.test(text))
  )
    return true;
  const before = wordAt(tokens, at - 2);
  const owed =
    wordAt(tokens, at - 1) === "at" &&
    (/^(?:the|my|our)$/.test(wordAt(tokens, at - 3)) ||
      /^(?:[\d.,]+k?|left|owed|owing|outstanding|remaining|to go|dollars|bucks)$/.test(before) ||
      DEBT_WORDS.test(before));
  return owed && /^(?:|,|and|;|\.)$/.test(wordAt(tokens, to)) && tokens.some(({ text }) => DEBT_WORDS.test(text));
}

/** "My APR went up to 26.9": between the rate and its number only how it moved. */
function isMovedTo(tokens: readonly Token[], at: number): boolean {
  for (let step = at - 1; step >= Math.max(0, at - 8); step--) {
    const word = wordAt(tokens, step);
    if (RATE_WORDS.test(word)) return true;
    if (!MOVED.test(word)) return false;
  }
  return false;
}

/** "The rate of the line of credit is since Monday 6.95", "rolled off the fixed term, it's on 5.99 now": cents that are no price. */
function isOfFixedTerm(tokens: readonly Token[], at: number): boolean {
  if (!/^\d{1,2}\.\d{1,3}$/.test(wordAt(tokens, at))) return false;
  const before = tokens.slice(0, at);
  if (before.some(({ slot }) => slot !== null && slot.kind !== "date")) return false;
  const words = before.map(({ text }) => text).join(" ");
  return OF_RATES.test(words) && !OF_PRICES.test(words);
}

const OF_RATES =
  /\brate\b(?! of return)|\b(?:fixed|variable|intro|teaser|tracker) (?:term|rate|deal|period)\b|\binterest\b.* (?:to|at|is|now)$|\bfixed (?:the|my|our)\b.* at$/;
const OF_PRICES = /\b(?:paid|pay|cost|costs|fee|charged?|bought|per|an hour|exchange|hourly|pay rate)\b/;
const MOVED =
  /^(?:is|was|are|at|to|up|down|went|gone|goes|jumped|dropped|climbed|rose|fell|bumped|raised|lowered|cut|has|now|still|currently|of|fixed|variable|from|just|all|the|way|around|about|reset|changed|only|on|it|that|them|my|visa|card|loan|mortgage|:|=|not|,|[\d.]+|%|with|through|credit|union|bank|lender)$/;
const DEBT_WORDS = /^(?:mortgage|loans?|cards?|debts?|owe|visa|mastercard|amex|heloc)$/;
const RATE_WORDS = /^(?:apr|apy|interest|rate)$/;
const LARGEST_BARE_RATE = 40;

function isCounted(tokens: readonly Token[], to: number): boolean {
  return /^(?:shares|steps|miles|km|followers|subscribers|words|people|units|users|readers)$/.test(wordAt(tokens, to));
}

/** "Run a 10k", "train for my first 5k". */
function isRace(tokens: readonly Token[], at: number, value: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ text }) => text)
    .join(" ");
  return (
    (value === 5_000 || value === 10_000) &&
    /\b(?:run|running|ran|jog|jogging|race|racing|(?:train|training|sign up|signed up) for) (?:a|an|my|the|another|one|first|my first|a full)$/.test(
      before,
    )
  );
}

/** Takes "about", "roughly" and the like off the end of what was read; whether there was any. */
function dropApproximators(read: Token[]): boolean {
  let dropped = false;
  for (let last = read.at(-1); last?.slot === null && APPROXIMATORS.has(last.text); last = read.at(-1)) {
    const before = read.at(-2)?.text ?? "";
    if (last.text === "like" && before === "would") break;
    if (last.text === "about" && /^(?:step|goal|what|how|question|learn)$/.test(before)) break;
    read.pop();
    dropped = true;
  }
  return dropped;
}
