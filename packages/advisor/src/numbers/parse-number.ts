import type { Token } from "../language/token.ts";
import { shareOf } from "../lexicon/fractions.ts";
import { MULTIPLIERS, NUMBER_WORDS } from "./number-words.ts";

/** A number found among tokens: where it ends, and whether it was said as an amount (with "k", commas, "hundred", ...). */
export interface ParsedNumber {
  value: number;
  to: number;
  strong: boolean;
  /** Written in digits, without a word or letter that multiplies it: "4" in "between 4 and 5k". */
  bare: boolean;
  /** What multiplied it: 1 for none. */
  scale: number;
}

const DIGITS = /^(\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d+)?(\.\d+)?([a-z]*)$/;
const SUFFIXES: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mill: 1e6,
  bn: 1e9,
  b: 1e9,
  t: 1e12,
  grand: 1e3,
};
/** What is grand and no thousand. */
const GRAND_NAMES = new Set(["piano", "pianos", "cherokee", "caravan", "canyon", "prix"]);
const ACCOUNT_NUMBERS = new Set(["401k", "403b", "457b", "529"]);

/** The number that begins at a token: in digits ("1.2m", "20 thousand") or in words ("two and a half grand"). */
export function parseNumber(tokens: readonly Token[], at: number): ParsedNumber | null {
  if (GRAND_NAMES.has(wordAt(tokens, at + 1)) && wordAt(tokens, at) === "grand") return null;
  if (isOfName(tokens, at)) return null;
  return parseDigits(tokens, at) ?? parseFraction(tokens, at) ?? parseWords(tokens, at);
}

/** "UOB One", "Capital One": written as a name is. */
function isOfName(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.raw === "One" && /^\p{Lu}/u.test(tokens[at - 1]?.raw ?? "");
}

function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token && token.slot === null ? token.text : "";
}

/** "$529", "529 dollars": a sum, though an account is called so. */
function isSaidAsMoney(tokens: readonly Token[], at: number): boolean {
  return (
    /^[$\u00A3\u20AC]$/.test(wordAt(tokens, at - 1)) || /^(?:dollars?|bucks|usd|quid)$/.test(wordAt(tokens, at + 1))
  );
}

function parseDigits(tokens: readonly Token[], at: number): ParsedNumber | null {
  const word = wordAt(tokens, at);
  if (ACCOUNT_NUMBERS.has(word) && !isSaidAsMoney(tokens, at)) return null;
  const match = DIGITS.exec(word);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  const [, whole = "0", fraction = "", suffix = ""] = match;
  const factor = suffix === "" ? 1 : SUFFIXES[suffix];
  if (factor === undefined) return null;
  const grouped = whole.includes(",") || (fraction.length === 4 && whole.length <= 3 && whole !== "0");
  const isThousands =
    fraction.length === 4 &&
    !whole.includes(",") &&
    suffix === "" &&
    whole !== "0" &&
    MULTIPLIERS[wordAt(tokens, at + 1)] === undefined &&
    wordAt(tokens, at + 1) !== "%" &&
    wordAt(tokens, at + 1) !== "percent";
  const base = isThousands ? Number(whole + fraction.slice(1)) : Number(whole.replaceAll(",", "") + fraction);
  const part = partAt(tokens, at + 1);
  const number = base + part;
  const from = at + (part > 0 ? 4 : 1);
  const times = multiplier(tokens, from);
  const tail = times.factor >= 1000 ? tailOf(times.factor, tokens, times.to) : null;
  const scale = factor * times.factor;
  return {
    value: number * scale + (tail?.value ?? 0),
    to: tail?.to ?? times.to,
    strong: grouped || scale > 1 || fraction.length === 3 || number >= 10_000,
    bare: scale === 1,
    scale,
  };
}

/** What goes on a number of thousands: "4 thousand five hundred", "4 thousand 5 hundred". */
function tailOf(factor: number, tokens: readonly Token[], at: number): ParsedNumber | null {
  const rest = parseWords(tokens, at) ?? (MULTIPLIERS[wordAt(tokens, at + 1)] === 100 ? parseDigits(tokens, at) : null);
  return rest?.strong && rest.value < factor && rest.value >= 100 ? rest : null;
}

/** "half a million", "a quarter of a million", "three quarters of a million". */
function parseFraction(tokens: readonly Token[], at: number): ParsedNumber | null {
  const words = [0, 1, 2, 3, 4, 5].map((step) => wordAt(tokens, at + step)).join(" ");
  const match =
    /^(half|(?:a |one )?quarter|three quarters|(?:a |one )?third|two thirds)(?: of)? (?:a )?(million|billion|trillion|grand|mil|thousand|hundred)\b/.exec(
      words,
    );
  if (!match) return null;
  const share = shareOf(match[1] ?? "");
  const scale = MULTIPLIERS[match[2] ?? ""] ?? 1;
  return { value: (share ?? 1) * scale, to: at + match[0].split(" ").length, strong: true, bare: false, scale };
}

function multiplier(tokens: readonly Token[], at: number): { factor: number; to: number } {
  let [factor, to] = [1, at];
  for (let next = MULTIPLIERS[wordAt(tokens, to)]; next !== undefined; next = MULTIPLIERS[wordAt(tokens, to)]) {
    factor *= next;
    to += 1;
  }
  return { factor, to };
}

/** A number in words while it is read: what multipliers have closed, what stands before the next, how large they were. */
interface Sum {
  total: number;
  current: number;
  scale: number;
  seen: boolean;
  /** Whether "hundred" was left out: "two fifty". */
  isShort: boolean;
}

/** Adds up number words: what is below the next multiplier, and what multipliers have closed. */
function parseWords(tokens: readonly Token[], at: number): ParsedNumber | null {
  const sum: Sum = { total: 0, current: 0, scale: 1, seen: false, isShort: false };
  let to = at;
  while (takeWord(sum, tokens, to, at)) to += 1;
  if (!sum.seen) return null;
  const part = partAt(tokens, to);
  if (part > 0) {
    const times = multiplier(tokens, to + 3);
    const value = (sum.total + sum.current + part) * times.factor;
    if (times.factor > 1) return { value, to: times.to, strong: true, bare: false, scale: times.factor };
    if (sum.scale >= 1000 && sum.current === 0)
      return { value: sum.total + sum.scale * part, to: to + 3, strong: true, bare: false, scale: sum.scale };
    if (/^(?:%|percent|per)$/.test(wordAt(tokens, to + 3)))
      return { value, to: to + 3, strong: false, bare: true, scale: 1 };
  }
  if (wordAt(tokens, to) === "point" && sum.total === 0) return decimal(tokens, to, sum.current);
  return {
    value: sum.total + sum.current,
    to,
    strong: sum.scale > 1 || sum.isShort,
    bare: sum.scale === 1,
    scale: sum.scale,
  };
}

/** Adds one word to the sum; false where the number is over. */
function takeWord(sum: Sum, tokens: readonly Token[], at: number, start: number): boolean {
  const word = wordAt(tokens, at);
  const small = smallNumber(word);
  if (small !== null && fits(sum.current, small)) {
    sum.current += small;
    sum.seen = true;
    return true;
  }
  if (
    small !== null &&
    isOfHundreds(sum, small, wordAt(tokens, start - 1)) &&
    !ONE_OF_A_KIND.test(wordAt(tokens, at + 1))
  ) {
    sum.current = sum.current * 100 + small;
    sum.isShort = true;
    return true;
  }
  const times = MULTIPLIERS[word];
  const begun = sum.seen || (isArticle(wordAt(tokens, start - 1)) && word.length > 1);
  if (times !== undefined && begun) {
    multiply(sum, times);
    return true;
  }
  return word === "and" && sum.scale > 1 && continues(tokens, at + 1);
}

function multiply(sum: Sum, times: number): void {
  sum.scale = Math.max(sum.scale, times);
  sum.seen = true;
  const counted = Math.max(sum.current, 1) * times;
  if (times === 100) sum.current = counted;
  else [sum.total, sum.current] = [sum.total + counted, 0];
}

function isArticle(word: string): boolean {
  return /^(?:an?|one|full|whole|entire|another|extra|additional|the|cool|solid)$/.test(word);
}

/** The value of a number word below a hundred ("seven", "twenty-five"); null for any other word. */
export function smallNumber(word: string): number | null {
  if (word === "") return null;
  const parts = word.split("-").map((part) => NUMBER_WORDS[part]);
  if (parts.some((part) => part === undefined)) return null;
  return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

/** What leads to a time of day. */
const OF_DAY = /^(?:at|by|around|until|till|before|after|since|past)$/;

/** "Two twenty year old cars". */
const ONE_OF_A_KIND = /^(?:year|month|week|day|hour|minute|foot|inch|mile|pound|dollar)$/;

/** "Two fifty", "three eighty five": hundreds that are left out, where it is no time of day. */
function isOfHundreds({ total, current, scale }: Sum, small: number, before: string): boolean {
  const isDigit = (scale === 1 ? total === 0 : scale >= 1000 && total >= scale) && current >= 1 && current <= 9;
  return isDigit && small >= 10 && small < 100 && !OF_DAY.test(before);
}

/** "twenty" takes "five" after it, "hundred" takes anything below. */
function fits(current: number, small: number): boolean {
  if (current === 0) return true;
  if (current % 100 === 0) return small < 100;
  return current % 10 === 0 && current % 100 >= 20 && small < 10;
}

const PARTS: Record<string, number> = { "and a half": 0.5, "and a quarter": 0.25, "and three quarters": 0.75 };

/** What three words add to the number before them: "two and a half million". */
function partAt(tokens: readonly Token[], at: number): number {
  const part = PARTS[[0, 1, 2].map((step) => wordAt(tokens, at + step)).join(" ")] ?? 0;
  return part === 0.5 || MULTIPLIERS[wordAt(tokens, at + 3)] !== undefined ? part : 0;
}

function continues(tokens: readonly Token[], at: number): boolean {
  return smallNumber(wordAt(tokens, at)) !== null;
}

function decimal(tokens: readonly Token[], point: number, whole: number): ParsedNumber {
  let [digits, to] = ["", point + 1];
  for (let next = smallNumber(wordAt(tokens, to)); next !== null; next = smallNumber(wordAt(tokens, to))) {
    digits += String(next);
    to += 1;
  }
  const times = multiplier(tokens, to);
  return {
    value: Number(`${whole}.${digits || "0"}`) * times.factor,
    to: times.to,
    strong: times.factor > 1,
    bare: false,
    scale: times.factor,
  };
}
