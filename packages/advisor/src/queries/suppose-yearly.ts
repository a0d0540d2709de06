import { applyChanges, type Change, roundToCents } from "@seven-figures/domain";
import type { Piece } from "./pieces.ts";
import { ASSETS_FIRST, type Scope, textAfter, textBefore, thingsIn } from "./scope.ts";

/** What a message supposes, as changes of a copy. */
export interface Supposed {
  changes: Change[];
  /** Whether it was read clause by clause, each of which says by itself what changes. */
  isByClause?: true;
  /** Whether every sum and every name of it is accounted for, so that nothing else can be supposed. */
  isWhole?: true;
}

export const UP =
  /\b(?:up|rise|rises|rose|raise|raised|climb\w*|grow|grew|grows|gain\w*|increase\w*|more|extra|higher|bump\w*|hike\w*|jump\w*|augment|\+)\b|\+/;
export const DOWN =
  /\b(?:down|drops?|dropped|fall|falls|fell|crash\w*|loses?|lost|less|cut|cuts|lower\w*|decrease\w*|dips?|trim\w*|slash\w*|shav\w*|tank\w*|fewer|reduce\w*|shrink\w*|slump\w*|cheaper|save|saved)\b/;
export const SPEND =
  /\b(?:spend|spending|spent|expenses?|bills?|rent|outgoings?|costs?|groceries|daycare|childcare|insurance|extras|nails|netflix|gym|streaming|subscriptions?|commut\w+|going out|goes out|child support|food|kids? (?:school|nursery)|tax(?:es)?|moved back)\b/;
export const EARN =
  /\b(?:income|salary|coming in|comes in|bring(?:ing)? in|pay|paid|wages?|raise|earn\w*|make|made|making|paycheck|job|gig|rent out|side|hours|shift|overtime|comp|boss|promotion|stipend|pension|increase|business|milk|cleaning|tips)\b/;
const NO_WORK =
  /\b(?:(?:no|no more|without|lost?|lose|quit|stop\w*|out of) (?:\S+ ){0,3}(?:work\w*|jobs?|pay\w*|income|wages?|salary)|(?:sacked|laid off|layoff|redundant|unemployed)|go back to work|zero (?:salary|income|pay)|i just stopped|(?:paycheck|pay|job|work|wages|income)(?: \S+){0,2} (?:stops?|stopped|ends?|ended|gone|dried up|dries up|dry up)|fired|laid off|let go)\b/;

/** Which of the words stand in the clause of a place. */
function around(from: number, to: number, scope: Scope): string {
  const { tokens } = scope.laid;
  let [start, end] = [from, to];
  while (start > 0 && from - start < 10 && !/^[.;!?\n]$/.test(tokens[start - 1]?.text ?? "")) start -= 1;
  while (
    end < tokens.length &&
    end - to < 10 &&
    !/^[.;!?\n]$/.test(tokens[end]?.text ?? "") &&
    !/^(?:while|whereas)$/.test(tokens[end]?.text ?? "")
  )
    end += 1;
  return tokens
    .slice(start, end)
    .map(({ text, slot }) => (slot ? slot.kind[0]?.toUpperCase() : text))
    .join(" ");
}

/** Pay and spending: another amount, more or less of it, by an amount or by percent, or none at all. */
export function supposedYearly(scope: Scope): Supposed | null {
  const things = thingsIn(scope, ASSETS_FIRST).filter(({ side }) => side !== "goals");
  const told: Change[] = [];
  for (const piece of scope.pieces) {
    const { documents } = applyChanges(scope.documents, told, `${scope.today}T00:00:00.000Z`);
    const change = yearlyOf(piece, things.length > 0, { ...scope, documents });
    if (change) told.push(change);
  }
  if (told.length > 0 && (isRegularPayment(scope) || BARE_PAYMENT.test(scope.text))) return null;
  const money = scope.pieces.filter(({ kind }) => kind === "money");
  if (told.length > 0)
    return { changes: told, ...(money.every((each) => isStopped(each, scope)) ? { isWhole: true } : {}) };
  const hasMoney = scope.pieces.some(({ kind }) => kind === "money");
  if (things.length > 0 || hasMoney || !NO_WORK.test(scope.text)) return null;
  return { changes: [{ kind: "set-financial-info", fields: { annualIncome: 0 } }] };
}

/** "If I pay 400 a month": what it goes to is in the question. */
const BARE_PAYMENT =
  /^\s*(?:and |so |but |then )?if (?:(?:i|we) (?:only |just |keep |kept |start )*(?:pay|paid|put|send|sent|paying|put in|do|throw) (?:in )?)?M(?: T)*[ .,?]*$/;

/** What an amount or a percentage makes of pay or spending; null where it is of something else. */
function yearlyOf(piece: Piece, isOfEntries: boolean, scope: Scope): Change | null {
  if (piece.kind !== "money" && piece.kind !== "percent") return null;
  const times = periodBeside(piece, scope) ?? usualPeriod(piece, scope);
  if (piece.kind === "money" ? times === null : times !== null || isOfEntries) return null;
  const beside = around(piece.from, piece.to, scope);
  const isNoMore = isStopped(piece, scope);
  const isSpending = isNoMore || (SPEND.test(beside) && !(EARN.test(beside) && nearer(EARN, SPEND, piece, scope)));
  if (!isSpending && !EARN.test(beside)) return null;
  const { annualIncome, annualExpenses } = scope.documents.financials.financialInfo;
  const now = (isSpending ? annualExpenses : annualIncome) ?? 0;
  const amount = piece.kind === "percent" ? (now * piece.value) / 100 : piece.value * (times ?? 1);
  const sign = isNoMore ? -1 : signOf(piece, isSpending, beside, scope);
  const next = roundToCents(sign === 0 ? amount : now + sign * amount);
  return { kind: "set-financial-info", fields: isSpending ? { annualExpenses: next } : { annualIncome: next } };
}

const RECURS =
  /\b(?:rent|bills|raise|pay rise|salary|wages|income|expenses|spending|outgoings|insurance|childcare|daycare|i (?:earned|made)|(?:my|the) pay (?:\S+ )?(?:goes|went|rises|rose|drops|dropped|is|was|were))\b/;
const A_RAISE = /\b(?:raise|pay rise|rise in pay)\b/;
/** A raise of so much is one for the year. */
const RAISE_FROM = 1_000;
/** What is said without a period is meant by the year from here on, and by the month up to there. */
const PERIODS = { yearFrom: 10_000, monthTo: 5_000 };

/** "If rent went up 300", "if I earned 90k"; not beside another amount, which may be told. */
function usualPeriod(piece: Piece, scope: Scope): number | null {
  if (piece.kind !== "money" || !RECURS.test(scope.text) || thingsIn(scope, ASSETS_FIRST).length > 0) return null;
  if (scope.laid.pieces.filter(({ kind }) => kind === "money").length > 1) return null;
  if (piece.value >= PERIODS.yearFrom || (A_RAISE.test(scope.text) && piece.value >= RAISE_FROM)) return 1;
  return piece.value <= PERIODS.monthTo ? 12 : null;
}

const NO_LONGER =
  /\b(?:moved back|cancel\w*|packed in|stop(?:ped|ping)?|quit|quits|quitting|gave up|give up|giving up|drop(?:ped)?|ditch(?:ed)?|skip(?:ped)?|cut out|got rid of|get rid of|do not get|no longer)\b/;
const WORK = /\b(?:jobs?|work\w*|shifts?|gigs?|earn\w*|paid|pay|wages?|salary|income|hours|business)\b/;
const NEW_COST = /\b(?:adds?|new|daycare|childcare|support)\b/;
const ONE_MORE = /\b(?:another|extra|on top|side|added|also|rent out|puts? [A-Z] on|adds? [A-Z] to)\b/;

/** 1 for more, -1 for less, 0 for a new amount in all. */
function signOf(piece: Piece, isSpending: boolean, beside: string, scope: Scope): number {
  const clause = closeTo(piece, scope);
  if (DOWN.test(clause) || (isSpending && NO_LONGER.test(beside))) return -1;
  const isMore = UP.test(clause) || piece.kind === "percent" || ONE_MORE.test(beside);
  return isMore || (isSpending && NEW_COST.test(beside)) ? 1 : 0;
}

/** "If I quit the gym, 60 a month, and the cleaner, 140 a month": what is told before both holds for both. */
function isStopped({ kind, from, to }: Piece, scope: Scope): boolean {
  if (kind !== "money" || WORK.test(around(from, to, scope))) return false;
  const said = scope.laid.tokens.slice(0, to + AFTERWARDS).map(({ text }) => text);
  return NO_LONGER.test(said.slice(Math.max(0, from - BEFOREHAND)).join(" "));
}

/** So many tokens around an amount tell of what no longer is. */
const BEFOREHAND = 18;
const AFTERWARDS = 4;

/** "If I pay 260 a month on it": how long that takes is asked of the payment, and nothing of what is kept changes. */
function isRegularPayment({ text }: Scope): boolean {
  return (
    /\b(?:pay|put|send|throw|do|paying|goes?|went)\b/.test(text) &&
    /\b(?:on|to|toward|towards|into|at|onto) (?:it|that|the|my|them)\b/.test(text) &&
    !SPEND.test(text)
  );
}

function nearer(one: RegExp, other: RegExp, piece: Piece, scope: Scope): boolean {
  const before = textBefore(piece.from, scope);
  return lastOf(one, before) > lastOf(other, before);
}

/** Which of some words is the last of a kind; -1 where none is. */
export function lastOf(pattern: RegExp, words: string): number {
  return words.split(" ").findLastIndex((word) => pattern.test(word));
}

function closeTo(piece: Piece, scope: Scope): string {
  return `${textBefore(piece.from, scope).split(" ").slice(-6).join(" ")} ${textAfter(piece.to, scope).split(" ").slice(0, 4).join(" ")}`;
}

export function periodBeside(piece: Piece, { pieces }: Scope): number | null {
  const beside = pieces.find((each) => each.kind === "period" && each.from >= piece.to && each.from - piece.to <= 3);
  const before = pieces.find((each) => each.kind === "period" && each.to <= piece.from && piece.from - each.to <= 2);
  const found = beside ?? before;
  return found?.kind === "period" ? found.timesAYear : null;
}
