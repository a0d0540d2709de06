import { applyChanges, type Change, type Documents, roundToCents } from "@seven-figures/domain";
import { anyOf } from "../language/any-of.ts";
import { type ReaderToken, readerTokens, type TokenMark } from "../reader/reader-tokens.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import { type Conversation, lasting, type Shown } from "./conversation.ts";
import { amountBefore } from "./former-value.ts";
import { writing } from "./outcomes.ts";
import { namesIn } from "./shown-in.ts";
import { toldOf } from "./told-things.ts";

/** Where something stands, as a message says itself. */
interface Stand extends Shown {
  value: number;
}

interface FigureSaid {
  at: number;
  value: number;
  /** Whether it is said as what came of something: "so 535", "it should be 535", "535 left". */
  isResult: boolean;
}

/** Smaller numbers agree by chance. */
const LEAST = 20;
/** So many sums of a message are put together at most. */
const MOST_STEPS = 3;
const MOST_FIGURES = 8;
const RESULT_BEFORE = /^(?:so|be|is|=|equals|leaves|leaving|makes|making|now|total|stands|balance|\()$/;
/** May stand between such a word and its figure. */
const BETWEEN = /^(?:at|to|me|us|with|exactly|now|only|just|about|the|it|that|is|be|:|=|\$)$/;
const RESULT_AFTER = /^(?:now|altogether|should|must)$/;
/** "But it should be 460??" */
const DOUBTS = /\b(?:should|shld|shoud|must|supposed to|ought to) be\b/i;
const PLANNED = anyOf("if,would,could,might,will,gonna,going to,want,plan,planning,should i,next,tomorrow,later");
/** Of somebody else, or of what is reckoned with and stands nowhere. */
const OF_ELSE =
  anyOf(`left over,leftover,he,she,they,his,their,theirs,limit,minimum,equity,mine,price,to save,for groceries,
  my (?:brother|sister|mom|mum|dad|son|daughter|friend|boss|husband|wife)'s`);
/** What is told by the month moves no balance. */
const BY_THE_MONTH = anyOf("monthly,(?:a|per|each|every|the) (?:month|week|fortnight|day|hour),weekly,hourly");
/** That something went somewhere, or that something is put right: without it sums are only reckoned with. */
const MOVED =
  anyOf(`paid,spent,took,taken,came,moved,put,went,gave,given,sent,bought,withdrew,deposited,transferred,received,landed,got,borrowed,
  lent,gift,no,nope,nah,not,wrong,should,shld,was`);

/**
 * Where things stand by the sums that a message gives with them: "it came out of Cash App, so 535" after it stood at 580 and 45 was said,
 * "so business 18,200 and personal 6,560". Two ways to the same figure that agree leave little doubt.
 */
function standsBySums(
  message: string,
  tokens: readonly ReaderToken[],
  documents: Documents,
  recent: Conversation["recent"],
): Stand[] {
  const figures = figuresIn(message, tokens);
  const results = figures.filter(({ isResult }) => isResult);
  if (results.length === 0 || figures.length < 2 || figures.length > MOST_FIGURES) return [];
  const steps = figures.filter(({ isResult }) => !isResult).map(({ value }) => value);
  const targets = documents.goals.intermediateGoals.map(({ targetAmount }) => targetAmount);
  const named = namesIn(tokens, documents).flatMap(({ from, things }) => things.map((thing) => ({ from, ...thing })));
  const stands = results.flatMap(({ at, value }): Stand[] => {
    const others = [...steps, ...results.filter((each) => each.value !== value).map((each) => each.value)];
    const fits = named.filter(
      (thing) =>
        (thing.side !== "goal" || !targets.includes(value)) &&
        formerValues(thing, documents, recent).some((was) => isMadeOf(value - was, others)),
    );
    const near = fits.filter(({ from }) => from < at).toSorted((one, other) => other.from - one.from);
    const [thing] = near.length > 0 ? near : fits;
    const isClear = new Set(fits.map(({ id }) => id)).size === 1 || near.length > 0;
    return thing && isClear ? [{ side: thing.side, id: thing.id, value }] : [];
  });
  const isLast = ({ id }: Stand, at: number) => stands.findLastIndex((each) => each.id === id) === at;
  // one figure is the standing of one thing
  return stands.filter(
    (stand, at) => isLast(stand, at) && stands.findIndex(({ value }) => value === stand.value) === at,
  );
}

/** Figures, each with whether a word says it as a result; beside such a one, what follows a name is one too: "so business 18,200 and personal 6,560". */
function figuresIn(message: string, tokens: readonly ReaderToken[]): FigureSaid[] {
  const concluded = [...message.matchAll(CONCLUDED)].map(([, raw = ""]) => raw);
  const figures = tokens.flatMap(({ slot, raw }, at): FigureSaid[] => {
    if ((slot?.kind !== "money" && slot?.kind !== "count") || slot.value < LEAST) return [];
    return [{ at, value: slot.value, isResult: concluded.includes(digitsOf(raw)) || isResult(tokens, at) }];
  });
  const [first] = figures.filter(({ isResult }) => isResult);
  const isNamed = ({ at }: FigureSaid) => NAMES.some((mark) => tokens[at - 1]?.marks.has(mark));
  return figures.map((figure) =>
    first && figure.at > first.at && isNamed(figure) ? { ...figure, isResult: true } : figure,
  );
}

/** "So 535", "so business 18,200", "so now I'm at 300". */
const CONCLUDED = /\bso(?:,? (?:\p{L}[\p{L}']*)){0,4}?,? \$?(\d[\d,.]*\d|\d)/giu;
const digitsOf = (raw: string) => raw.replace(/^\W+|\W+$/g, "");

const NAMES: readonly TokenMark[] = ["A", "D", "G"];

function isResult(tokens: readonly ReaderToken[], at: number): boolean {
  if (RESULT_AFTER.test(tokens[at + 1]?.text ?? "")) return true;
  for (let to = at - 1; to >= 0 && to >= at - MOST_STEPS; to--) {
    const text = tokens[to]?.text ?? "";
    if (RESULT_BEFORE.test(text)) return true;
    if (!BETWEEN.test(text)) return false;
  }
  return false;
}

/** How something stands, and how it stood before the last writes. */
function formerValues({ side, id }: Shown, documents: Documents, recent: Conversation["recent"] = []): number[] {
  const now = standingOf({ side, id }, documents);
  const before = recent
    .flatMap(({ inverse }) => inverse)
    .flatMap((change) => ("id" in change && change.id === id ? (amountBefore(change) ?? []) : []));
  return now === null ? [] : [...new Set([now, ...before])];
}

function standingOf({ side, id }: Shown, { financials, goals }: Documents): number | null {
  if (side === "asset") return financials.assets?.find((each) => each.id === id)?.value ?? null;
  if (side === "debt") return financials.debts?.find((each) => each.id === id)?.balance ?? null;
  return goals.intermediateGoals.find((each) => each.id === id)?.currentAmount ?? null;
}

/** Whether a difference is the sum of some figures, each added or taken off at most once. */
function isMadeOf(difference: number, figures: readonly number[], most = MOST_STEPS): boolean {
  if (Math.abs(difference) < 0.005) return most < MOST_STEPS;
  if (most === 0) return false;
  return figures.some((figure, at) => {
    const others = figures.slice(at + 1);
    return isMadeOf(difference - figure, others, most - 1) || isMadeOf(difference + figure, others, most - 1);
  });
}

function standing({ side, id, value }: Stand): Change {
  if (side === "asset") return { kind: "edit-asset", id, fields: { value } };
  if (side === "debt") return { kind: "edit-debt", id, fields: { balance: value } };
  return { kind: "edit-goal", id, fields: { currentAmount: value } };
}

const OF_INCOME = /\b(?:incomes?|salar(?:y|ies)|wages?|earn\w*|household)\b/i;
const ONE_OFF = anyOf("bonus(?:es)?,gifts?,refunds?,rebates?,last year,one[- ]off,once,sold,sale");
const FEWEST_PARTS = 2;

/** A year's income that a message says to be made of its other figures: "my own is 98,000, with my husband's 62,000 that makes 160,000". */
function incomeBySums(message: string, tokens: readonly ReaderToken[]): number | null {
  if (!OF_INCOME.test(message) || BY_THE_MONTH.test(message) || ONE_OFF.test(message)) return null;
  const figures = figuresIn(message, tokens);
  const made = figures.find(({ value, isResult: isSaid }) => {
    const parts = figures.filter((each) => each.value !== value).map((each) => each.value);
    return isSaid && parts.length >= FEWEST_PARTS && parts.reduce((sum, part) => sum + part, 0) === value;
  });
  return made?.value ?? null;
}

/** An answer in which everything stands where the sums of the message put it, whatever else it was read as. */
export function heldToSums(output: AdvisorOutput, input: AdvisorInput, opened: Conversation): AdvisorOutput {
  const { message, documents, today } = input;
  if (PLANNED.test(message) || (isPlainQuestion(message) && !DOUBTS.test(message)) || output.reply.care) return output;
  const tokens = readerTokens(message, documents, today);
  const annualIncome = incomeBySums(message, tokens);
  if (annualIncome !== null && output.changes.some(isOfIncome)) {
    const changes: Change[] = [{ kind: "set-financial-info", fields: { annualIncome } }];
    return writing(input, lasting(opened), [...output.changes.filter((each) => !isOfIncome(each)), ...changes], []);
  }
  const settled = withoutTotals(output, message, tokens);
  if (settled.length < output.changes.length) return writing(input, lasting(opened), settled, []);
  if (OF_ELSE.test(message) || BY_THE_MONTH.test(message) || !MOVED.test(message)) return output;
  if (isHeldBack(output) && !PROTESTS.test(message)) return output;
  const stands = standsBySums(message, tokens, documents, opened.recent);
  if (stands.length === 0) return output;
  const kept = output.undo ? [] : output.changes;
  const after = output.undo ? documents : applyChanges(documents, kept, `${today}T00:00:00.000Z`).documents;
  const wrong = stands.filter((stand) => roundToCents(standingOf(stand, after) ?? 0) !== roundToCents(stand.value));
  if (wrong.length === 0 && !output.undo) return output;
  const ids = new Set(stands.map(({ id }) => id));
  const others = kept.filter((change) => !("id" in change && ids.has(change.id)));
  const statements = stands.map((stand) => toldOf(stand, "set", stand.value, documents));
  return writing(input, lasting(opened), [...others, ...stands.map(standing)], statements);
}

const OF_ALL = anyOf("totals?,altogether,combined,in all,all told,all together");

/** "I owe Visa 3,200 and Discover 1,100 so 4,300 total": what all of it comes to stands on none of them. */
function withoutTotals({ changes }: AdvisorOutput, message: string, tokens: readonly ReaderToken[]): Change[] {
  if (!OF_ALL.test(message)) return [...changes];
  const figures = figuresIn(message, tokens).map(({ value }) => value);
  const all = figures.reduce((sum, value) => sum + value, 0);
  const isTotal = (value: number | undefined) =>
    value !== undefined && figures.length > FEWEST_PARTS && figures.includes(value) && value * 2 === all;
  return changes.filter(
    (change) =>
      !(change.kind === "edit-asset" && isTotal(change.fields.value)) &&
      !(change.kind === "edit-debt" && isTotal(change.fields.balance)),
  );
}

/** Whether what was told was left out on purpose: it is another's, a plan, a limit, or something is asked. */
function isHeldBack({ reply, changes, undo }: AdvisorOutput): boolean {
  return changes.length === 0 && !undo && ON_PURPOSE.test(reply.message);
}

const PROTESTS = /^\W*(?:no|nope|nah|wrong|wait)\b/i;
const ON_PURPOSE = /someone else's|a plan for later|a limit or a fee|sounds like a wish/i;

function isOfIncome(change: Change): boolean {
  return change.kind === "set-financial-info" && change.fields.annualIncome !== undefined;
}
