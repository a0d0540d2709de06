import {
  addMonths,
  type CalendarDate,
  type Documents,
  type ItemRef,
  monthsBetween,
  type Selection,
  type Side,
} from "@seven-figures/domain";
import { PatternTable } from "../language/pattern-table.ts";
import { rememberedLast } from "../language/remembered.ts";
import type { Slot } from "../language/token.ts";
import { LENDERS } from "../lexicon/brands.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import { plainText } from "../reader/reader-tokens.ts";
import { GROUP_WORDS, type GroupWords, MEASURE_WORDS, type MeasureWord } from "./group-words.ts";
import { isOfWholeKind } from "./more-than-named.ts";
import { findNames } from "./name-finder.ts";
import { withOwnDebts } from "./own-debts.ts";
import { withWholePrices } from "./short-price.ts";

interface Place {
  /** Tokens from, and up to but without. */
  from: number;
  to: number;
}

/** What a question is made of. `bound`: "over 5,000", "under 10 %". */
export type Piece = Place &
  (
    | { kind: "named"; sides: Partial<Record<Side, ItemRef[]>>; text: string }
    | { kind: "group"; selection: Selection; isMany: boolean }
    | { kind: "measure"; measure: MeasureWord }
    | { kind: "money"; value: number; bound: Bound }
    | { kind: "percent"; value: number; bound: Bound }
    | { kind: "count"; value: number }
    | { kind: "period"; timesAYear: number }
    | { kind: "date"; date: CalendarDate; yearOnly: boolean }
    | { kind: "span"; months: number }
    | { kind: "range"; low: number; high: number }
  );

type Bound = "over" | "under" | null;
export type PieceOf<Kind extends Piece["kind"]> = Extract<Piece, { kind: Kind }>;

/** A question's tokens with the pieces found among them, in their order and none over another. */
export interface Laid {
  tokens: readonly ReaderToken[];
  pieces: Piece[];
  /** The tokens' words, slots as in {@link Token.text}, one blank between. */
  text: string;
  /** The beginning of the message as typed, in small letters: mentions of days that are over are no tokens. */
  typed: string;
  /** Where in the text a token begins. */
  starts: readonly number[];
}

/** Longer messages are read in part, so that cost stays small. */
const MOST_TOKENS = 260;
/** Patterns that reach over a message cost the square of its length. */
const LONGEST_TYPED = 600;

const GROUPS = new PatternTable(GROUP_WORDS.map(({ pattern }) => pattern));
const MEASURES = new PatternTable(MEASURE_WORDS.map(([, pattern]) => pattern));

/** A reply looks at its message several times, at what is supposed in it and at its questions. */
const MOST_REMEMBERED = 4;

export const layOut: (
  all: readonly ReaderToken[],
  message: string,
  documents: Documents,
  today: CalendarDate,
) => Readonly<Laid> = rememberedLast(MOST_REMEMBERED, layOutAnew);

function layOutAnew(all: readonly ReaderToken[], message: string, documents: Documents, today: CalendarDate): Laid {
  const tokens = all.slice(0, MOST_TOKENS);
  const starts: number[] = [];
  let text = "";
  for (const token of tokens) {
    starts.push(text.length);
    text += `${token.slot === null ? token.text : token.text.slice(0, 1)} `;
  }
  const laid = { tokens, text, starts, typed: typedIn(message).slice(0, LONGEST_TYPED), pieces: [] as Piece[] };
  const free = new Array<boolean>(tokens.length).fill(true);
  const take = (piece: Piece) => {
    for (let at = piece.from; at < piece.to; at++) if (!free[at]) return;
    for (let at = piece.from; at < piece.to; at++) free[at] = false;
    laid.pieces.push(piece);
  };
  const names = findNames(tokens, documents).filter((name) => !isOfWholeKind(name, GROUP_WORDS, documents));
  for (const name of names.filter((each) => hasNumberInside(each, tokens))) take({ kind: "named", ...name });
  for (const span of spansIn(tokens, today)) take(span);
  for (const piece of slotsIn(tokens, message)) take(piece);
  for (const name of names) take({ kind: "named", ...name });
  for (const place of placesOf(SAVINGS_RATE, laid)) take({ kind: "measure", measure: "savings-rate", ...place });
  for (const place of placesOf(NET_WORTH, laid)) take({ kind: "measure", measure: "net-worth", ...place });
  const isOfOther = ({ from }: Place) =>
    free[from - 1] === true &&
    (tokens[from - 1]?.marks.has("b") === true ||
      LENDERS.has(tokens[from - 1]?.text ?? "") ||
      MORE_LENDERS.test(tokens[from - 1]?.text ?? ""));
  const isOfNamed = ({ from, to }: Place) =>
    to - from === 1 && laid.pieces.some((piece) => piece.kind === "named" && piece.to === from);
  for (const at of GROUPS.placesIn(text)) {
    const { pattern, selection, isMany } = GROUP_WORDS[at] as GroupWords;
    for (const place of placesOf(pattern, laid))
      if ((isMany || !isOfOther(place)) && !isOfNamed(place)) take({ kind: "group", selection, isMany, ...place });
  }
  for (const at of MEASURES.placesIn(text)) {
    const [measure, pattern] = MEASURE_WORDS[at] as (typeof MEASURE_WORDS)[number];
    for (const place of placesOf(pattern, laid)) take({ kind: "measure", measure, ...place });
  }
  laid.pieces.sort((a, b) => a.from - b.from);
  laid.pieces = withOwnDebts({ tokens, pieces: withWholePrices(laid, documents) }, documents);
  return laid;
}

/** "Capital One 360": a number behind a word of the name that it is part of. */
function hasNumberInside({ from, to }: Place, tokens: readonly ReaderToken[]): boolean {
  return tokens.slice(from + 1, to).some(({ slot }) => slot?.kind === "count" || slot?.kind === "money");
}

/** Words that are also said for other things, and before "card" are a bank's or a shop's name. */
const MORE_LENDERS =
  /^(?:discover|freedom|target|gap|apple|costco|delta|united|chase|capital|gold|platinum|venture|sparkasse)$/;

const SAVINGS_RATE = /(?<![\w'-])sav(?:ings?|e) rates?(?![\w-])/g;

/** "Everything I own minus what I owe", which is no sum of one without the other. */
const NET_WORTH =
  /(?<![\w'-])(?:(?:all (?:of )?)?(?:my |the )?(?:total )?assets|everything(?: i (?:own|have))?|(?:all|what) i (?:own|have)|owned?) ?(?:minus|less|net of|-) (?:all (?:of )?)?(?:my |the )?(?:total )?(?:debts?|liabilities|(?:everything|what|all)(?: that)? i owe|owed?)(?! on\b)(?![\w-])|(?<![\w'-])(?:the )?sum i have above what i owe(?![\w-])/g;

function placesOf(pattern: RegExp, { text, starts, tokens }: Laid): Place[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const from = starts.indexOf(match.index);
    const end = match.index + match[0].length;
    const to = end >= text.length - 1 ? tokens.length : starts.indexOf(end + 1);
    return from >= 0 && to > from ? [{ from, to }] : [];
  });
}

const UNIT = /^(?:months?|mos?|mths?|years?|yrs?|weeks?|wks?)$/;
const IN_A = /^(?:in|over|for|within) (?:a|an|one|1) (year|month|week|day|quarter)$/i;
const TIMES: Record<string, number> = { year: 1, month: 12, week: 52, day: 365, quarter: 4 };

function monthsOf(count: number, unit: string): number {
  if (/^y/.test(unit)) return count * 12;
  return /^w/.test(unit) ? (count * 12) / 52 : count;
}

const SMALL_NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const NO_SPAN = /\b(?:last|ago|next|this|end|of)\b/i;

/** "20 months", "two years", "a couple of years"; days so far off that were read as dates. */
function spansIn(tokens: readonly ReaderToken[], today: CalendarDate): Piece[] {
  return tokens.flatMap((token, at): Piece[] => {
    const { slot } = token;
    if (slot?.kind === "date") return spanOfDate(token, slot.date, today, at);
    const unit = tokens[at + 1]?.text ?? "";
    if ((slot?.kind === "count" || slot?.kind === "money") && UNIT.test(unit))
      return [{ kind: "span", months: monthsOf(slot.value, unit), from: at, to: at + 2 }];
    const many = SMALL_NUMBERS.indexOf(token.text);
    if (slot === null && many > 0 && UNIT.test(unit))
      return [{ kind: "span", months: monthsOf(many + 1, unit), from: at, to: at + 2 }];
    if (token.text !== "couple") return [];
    const skip = unit === "of" ? 2 : 1;
    const said = tokens[at + skip]?.text ?? "";
    return UNIT.test(said) ? [{ kind: "span", months: monthsOf(2, said), from: at, to: at + skip + 1 }] : [];
  });
}

function spanOfDate({ raw }: ReaderToken, date: CalendarDate, today: CalendarDate, at: number): Piece[] {
  const place = { from: at, to: at + 1 };
  const unit = IN_A.exec(raw)?.[1]?.toLowerCase();
  if (unit) return [{ kind: "period", timesAYear: TIMES[unit] ?? 1, ...place }];
  const isSpan = /\b(?:months?|years?|yrs?|weeks?)$/i.test(raw) && !NO_SPAN.test(raw);
  return isSpan ? [{ kind: "span", months: monthsBetween(today, date), ...place }] : [];
}

const OVER =
  /\b(?:over|above|more than|greater than|bigger than|larger than|higher than|exceed\w*|at least|upwards? of|north of|past|>=?)\s*(?:about |around )?[$£€]?\s*$/i;
const UNDER =
  /\b(?:under|below|less than|smaller than|lower than|fewer than|beneath|up to|at most|south of|<=?)\s*(?:about |around )?[$£€]?\s*$/i;

function boundOf(raw: string, before: string): Bound {
  if (OVER.test(before) || OVER.test(raw)) return "over";
  return UNDER.test(before) || /^(?:under|below)/.test(raw) ? "under" : null;
}

/** A message as typed, in small letters, with plain marks and blanks. */
function typedIn(message: string): string {
  return plainText(message).replace(/\s+/g, " ").toLowerCase();
}

/** Amounts, rates, periods and dates; what bounds an amount is looked up as typed, since the front end drops some of it. */
function slotsIn(tokens: readonly ReaderToken[], message: string): Piece[] {
  const typed = typedIn(message);
  let after = 0;
  return tokens.flatMap((token, at): Piece[] => {
    const { slot } = token;
    if (slot === null) return [];
    const raw = token.raw.toLowerCase().trim();
    const found = raw === "" ? -1 : typed.indexOf(raw.split(" ")[0] ?? raw, after);
    if (found >= 0) after = found + 1;
    const bound = boundOf(raw, found < 0 ? "" : typed.slice(Math.max(0, found - 30), found));
    const place = { from: at, to: at + 1 };
    // "2000 a month" is no year
    const isRate = slot.kind === "date" && slot.yearOnly && tokens[at + 1]?.slot?.kind === "period";
    if (isRate && /^\d{4}$/.test(raw)) return pieceOf({ kind: "money", value: Number(raw) } as Slot, bound, place);
    const isBareRate =
      slot.kind === "money" && BARE_RATE.test(raw) && slot.value <= HIGHEST_RATE && OF_RATES.test(typed);
    if (isBareRate) return [{ kind: "percent", value: slot.value, bound, ...place }];
    if (slot.kind === "percent" && isCountOfThings(raw, tokens.slice(at + 1, at + 5)))
      return [{ kind: "count", value: slot.value, ...place }];
    return pieceOf(slot, bound, place);
  });
}

/** "The two plastic cards", "all 5 of my debts": so many of them, and no rate. */
function isCountOfThings(raw: string, after: readonly ReaderToken[]): boolean {
  return /^(?:\d{1,2}|[a-z]+)$/.test(raw) && COUNTED.test(after.map(({ text }) => text).join(" "));
}

const COUNTED =
  /^(?:of (?:my|our|the|these|those) )?(?:\w+ )?(?:debts|cards|loans|mortgages|accounts|goals|assets|pots|funds)\b/;

/** "The mortgage at 5.75 instead of 6.9": a rate without its mark. */
const BARE_RATE = /(?:^|\bto )\d{1,2}\.\d{1,3}$/;
const HIGHEST_RATE = 30;
const OF_RATES =
  /\b(?:rates?|refi\w*|renewal|remortgag\w*|apr|interest|fixed)\b|\bfrom \d{1,2}\.\d{1,3} to \d|\binstead of \d{1,2}\.\d/;

function pieceOf(slot: Slot, bound: Bound, place: Place): Piece[] {
  switch (slot.kind) {
    case "money":
      return [{ kind: "money", value: slot.value, bound, ...place }];
    case "percent":
      return [{ kind: "percent", value: slot.value, bound, ...place }];
    case "count":
      return [{ kind: "count", value: slot.value, ...place }];
    case "period":
      return [{ kind: "period", timesAYear: slot.timesAYear, ...place }];
    case "date":
      return [{ kind: "date", date: slot.date, yearOnly: slot.yearOnly, ...place }];
    case "range":
      return [{ kind: "range", low: slot.low, high: slot.high, ...place }];
    default:
      return [];
  }
}

export function monthsUntil(date: CalendarDate, today: CalendarDate): number {
  return Math.max(monthsBetween(today, date), 0);
}

export function dateIn(months: number, today: CalendarDate): CalendarDate {
  return addMonths(today, Math.round(months));
}

export function piecesOf<Kind extends Piece["kind"]>(pieces: readonly Piece[], kind: Kind): PieceOf<Kind>[] {
  return pieces.filter((piece): piece is PieceOf<Kind> => piece.kind === kind);
}
