import { type Phrase, slotsOf } from "../language/phrase.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { sideOf } from "./entry-side.ts";
import { entry } from "./entry-statement.ts";
import { NO_INTEREST } from "./no-interest.ts";
import { NO_MENTION, wordsOf } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { Mention, Statement } from "./statement.ts";

/** Words with which a balance or a rate is told of something named before. With any other it may be about another thing. */
export const POINTING_WORDS: ReadonlySet<string> = new Set(
  `i we and but so , which that this it its it's 's they them him her he she my our the a an there here still now only as at of on to with in for is are was am be been has have had
   by about around just currently today moment right then so far from what else all altogether total in-all until till through under over up down
   balance balances amount principal owe owed owing owes left remaining remains outstanding go pay due back payoff stands sits sitting comes worth
   apr apy interest rate rates fixed variable adjustable intro introductory promotional promo yearly annual annually weighted average blended combined overall percent per new old current
   went gone goes jumped dropped climbed rose fell raised lowered bumped upped hiked jacked cut reset moved lets charge charges charging charged me us got
   running no zero without free interest-free carrying carries bearing yet ridiculous ouch crazy sadly so-far month year week morning statement`.split(
    /\s+/,
  ),
);
const OWED =
  /\b(?:owe|owed|owing|owes|left|to go|outstanding|remaining|remains|to pay|to pay off|balance|principal|payoff|due)\b|\bM on (?:it|that|there)\b/;
/** Said of debts alone; what is left may be in an account as well. */
const OWED_ONLY = /\b(?:owe|owed|owing|owes|to go|outstanding|to pay|to pay off|principal|payoff|due)\b/;
/** "That's 540 more": moved by so much, not at it. */
const MORE =
  /\b(?:another|an extra|an additional) M\b|\bM (?:more|extra|less|lighter|higher|lower)\b(?! (?:to go|left|to pay))/;
const RATE = /\b(?:rate|apr|interest|fixed|variable|adjustable)\b/;

/** No loan is worth anything to who owes it; the thing that it is on is. */
const WORTH = /\b(?:worth|valued)\b/;

/** "They want 30 grand" tells what someone is after, not what is owed. */
const ASKS_FOR = /\b(?:wants?|asks?|asking|asked|charges?|needs?|costs?|quoted?|offers?|offered|demands?|expects?)\b/;

/** "That's a 1,300 mistake": what it cost to lose, not what it is worth. */
const IS_A_LOSS = /\b(?:a|an|another) M (?!(?:value|balance|account|loan|debt|asset|car|house|limit)\b)[a-z]+$/;

/** Whether every word only tells how much, at which rate, of what was named before. */
export function isPointing(text: string): boolean {
  const words = text.split(" ").filter((word) => !/^[A-Z:-]$/.test(word));
  return words.every((word) => POINTING_WORDS.has(word));
}

function isOfElse(text: string, points: ReturnType<typeof pointsAt>): boolean {
  return MORE.test(text) || (points === null && (ASKS_FOR.test(text) || IS_A_LOSS.test(text)));
}

/** "It's worth 310k", "the APR is 29.99%", "I owe her 2,000": of what was spoken of just before. */
export function readPointed(
  phrase: Phrase,
  mention: Mention,
  amount: number | null,
  rate: number | null,
  reading: Reading,
): Statement[] | null {
  const { text, tokens } = phrase;
  const points = pointsAt(text);
  if ((points === null && !mention.pronoun) || isOfElse(text, points)) return null;
  const last = reading.lastMention ?? (points === "owed" || points === "rate" ? onlyDebt(reading) : null);
  if (!last || (amount === null && rate === null)) return null;
  reading.lastMention ??= last;
  if (completes(points, amount, rate, reading)) return [];
  if (amount !== null && points === "owed")
    return slotsOf(tokens, "money").length > 1 ? null : [entry("set", leftOf(last, text, reading), amount, rate)];
  return pointedAt(last, points, { text, amount, rate }, reading);
}

function pointedAt(
  last: Mention,
  points: ReturnType<typeof pointsAt>,
  { text, amount, rate }: { text: string; amount: number | null; rate: number | null },
  reading: Reading,
): Statement[] | null {
  const named = reading.statements.some((statement) => statement.kind === "entry");
  if (amount === null) {
    const isOfDebt = named || points === "rate" || last.side === "debt" || isStoredDebt(last, reading);
    return isOfDebt ? [entry("rate", { ...last, pronoun: true }, null, rate)] : null;
  }
  const meant = named
    ? standsFor(last, text, reading)
    : { ...last, side: sideOf(last.exact ? [] : last.words, text, reading) };
  return meant && [entry("set", meant, amount, rate)];
}

/** "Took 500 out of checking, 4,400 left": of an account so much is left in it, of all else so much is owed. */
function leftOf(last: Mention, text: string, { documents }: Reading): Mention {
  const known = OWED_ONLY.test(text) ? [] : matchEntries(last, knownEntries(documents, null));
  const isAsset = known.length > 0 && known.every(({ side }) => side === "asset");
  return { ...last, side: isAsset ? "asset" : "debt" };
}

/** What was named before; where a loan was and this tells what something is worth, the thing that it is on. */
function standsFor(last: Mention, text: string, { lastThing }: Reading): Mention | null {
  return last.side === "debt" && WORTH.test(text) ? lastThing : { ...last, pronoun: true };
}

/** "We refinanced the mortgage, it's 5.99% now". */
function isStoredDebt(last: Mention, { documents }: Reading): boolean {
  const [known, ...others] = matchEntries(last, knownEntries(documents, null));
  return known?.side === "debt" && others.length === 0;
}

/** What a clause that names nothing tells of what was named before; null where it may be about something else. */
function pointsAt(text: string): "owed" | "rate" | "value" | null {
  if (isPointing(text) && OWED.test(text)) return "owed";
  if (isPointing(text) && RATE.test(text) && /\bP\b/.test(text) && !/\bby P\b/.test(text)) return "rate";
  if (isPointing(text) && NO_INTEREST.test(text)) return "rate";
  return /^(?:that is |it is |its |worth |around |so |is |now |at )*(?:M|P)\b/.test(text) ? "value" : null;
}

/** Whether it was the missing piece of the last statement: what it is at, or its rate. */
function completes(
  points: ReturnType<typeof pointsAt>,
  amount: number | null,
  rate: number | null,
  { statements }: Reading,
): boolean {
  const open = statements.findLast((statement) => statement.kind === "entry");
  if (open?.kind !== "entry") return false;
  if (open.action === "own" && !(points === "owed" && open.mention.side === "asset")) {
    if (points === "value" && open.mention.side === null) open.mention.side = "asset";
    Object.assign(open, { action: amount === null ? "own" : "set", amount, rate: open.rate ?? rate });
    return true;
  }
  const lacksRate = open.action === "set" && open.mention.side === "debt" && open.rate === null;
  if (amount !== null || !lacksRate) return false;
  open.rate = rate;
  return true;
}

/** "The new rate is 6%", where one debt is stored and nothing else spoken of. */
function onlyDebt({ documents, statements }: Reading): Mention | null {
  const [debt, ...others] = documents.financials.debts ?? [];
  if (!debt || others.length > 0 || statements.some(({ kind }) => kind === "entry")) return null;
  return { ...NO_MENTION, words: wordsOf(debt.name), name: debt.name, side: "debt" };
}
