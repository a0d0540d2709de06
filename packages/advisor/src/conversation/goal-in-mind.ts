import {
  calendarDate,
  type Documents,
  daysInMonth,
  type Goal,
  isMoneyGoal,
  type MoneyGoal,
} from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { GoalEdit, Statement } from "../statements/statement.ts";
import type { Conversation } from "./conversation.ts";
import { LONGEST_OPEN } from "./outcomes.ts";
import { namesIn } from "./shown-in.ts";
import { mentionOf } from "./told-things.ts";

/** So many messages after something was written of a goal it is still in mind. */
const LONGEST_IN_MIND = LONGEST_OPEN;
const MOST_WORDS = 22;

/** Not said as a fact of now. */
const NOT_TOLD =
  /\?|\b(?:if|would|could|might|should i|wish|when i|maybe|last year|used to|undo|scratch|strike|take (?:it|that) back|will|i'll|it'll)\b|\b(?:do|does|did|is|are|can) (?:i|we|you|it)\b/i;
/** What makes a bare number how far something is. */
const AS_SHARE =
  /^\W*\d|\b(?:put|say|call|make|mark|more like|only|actually|honest\w*|nah?|nope|wait|sorry|hold on|rather|instead|probably|realistically|closer to|let'?s|it'?s|i'?d)\b/i;

/**
 * What is told of the goal that was spoken of last, or is named, in as many words as nobody foresees: how many percent of it
 * are done ("ok so put 90%", "my friend says 80 is too much, put 75 only"), what it costs now ("nah make the target 14 grand"),
 * until when ("and the party is February 26 now"), and what others put into it ("and my tia gave us 200 for it").
 */
export function toldOfGoalInMind(
  message: string,
  said: readonly ReaderToken[],
  conversation: Conversation,
  documents: Documents,
): Statement[] | null {
  const named = namesIn(said, documents);
  const isOfEntry = named.some(({ by, things }) => by === "name" && things.length > 0);
  if (NOT_TOLD.test(message) || isOfEntry || said.length > MOST_WORDS) return null;
  const inMind = inMindOf(conversation, documents);
  const goal = namedGoal(named, documents) ?? (named.some(({ by }) => by === "goal") ? null : inMind?.goal);
  if (!goal) return null;
  const edit =
    progressOf(message, said, goal, inMind) ??
    targetOf(message, said, goal) ??
    givenTo(message, said, goal) ??
    dateOf(message, said, goal, inMind) ??
    yearOf(message, said, goal, inMind);
  if (!edit) return null;
  return [{ kind: "goal-edit", mention: mentionOf({ side: "goal", id: goal.id }, documents), target: goal.id, edit }];
}

interface InMind {
  goal: Goal;
  /** What was last told of it, or was asked about. */
  of: "progress" | "step" | "other";
}

/** The goal that the last write was of, or the reading that is offered. */
function inMindOf({ recent = [], since = 0, pending }: Conversation, { goals }: Documents): InMind | null {
  const offered = pending[0]?.need === "choose" ? pending[0].options.find(({ yes }) => yes)?.statements : undefined;
  const last = since <= LONGEST_IN_MIND ? recent.at(-1) : undefined;
  const changed = last?.changes.flatMap((change) => (change.kind === "edit-goal" ? [change.id] : [])) ?? [];
  const told = offered?.some(({ kind }) => kind === "goal-edit") ? offered : last?.statements;
  const isAboutGoals = told?.every(({ kind }) => kind === "goal-edit" || kind === "step") ?? false;
  if (!told || !isAboutGoals) return null;
  const targets = told.flatMap((each) => ("target" in each && each.target ? [each.target] : []));
  const ids = new Set(targets.length > 0 ? targets : changed);
  const [goal, ...others] = goals.intermediateGoals.filter(({ id }) => ids.has(id));
  if (!goal || others.length > 0) return null;
  const isProgress = told.some((each) => each.kind === "goal-edit" && each.edit.progress !== undefined);
  return { goal, of: isProgress ? "progress" : told.some(({ kind }) => kind === "step") ? "step" : "other" };
}

function namedGoal(named: ReturnType<typeof namesIn>, { goals }: Documents): Goal | null {
  const ids = named.flatMap(({ by, things }) => (by === "goal" ? things.map(({ id }) => id) : []));
  const found = goals.intermediateGoals.filter(({ id }) => ids.includes(id));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** With these a share or a number is of something else. */
const OF_ELSE =
  /\b(?:rents?|raise|salary|pay|paid|rate|apr|interest|inflation|tax(?:es)?|returns?|market|stocks?|fees?|prices?|bonus|discount|off|weeks?|days?|hours?|months?|years?|late|old|people|miles|pounds|kilos|turned|episodes?|pages?|chapters?|(?:up|down|rose|fell|grew|dropped) (?:by )?\d)\b/i;
/** What may stand after a bare number that is a share. */
const AFTER_SHARE =
  /^(?:[^\w\s]+|if|only|now|tho|though|tbh|really|instead|then|not|for|is|max|honestly|actually|more|and|at|done|complete|there|pct|tops)$/;

function progressOf(message: string, said: readonly ReaderToken[], goal: Goal, inMind: InMind | null): GoalEdit | null {
  if (isMoneyGoal(goal) || OF_ELSE.test(message)) return null;
  if (said.some(({ slot }) => slot?.kind === "date" || slot?.kind === "period")) return null;
  const isNamed = inMind?.goal.id !== goal.id;
  const isBareShare = inMind?.of === "progress" && (isNamed || AS_SHARE.test(message));
  const shares = said.flatMap(({ slot, raw }, at) => {
    if (slot?.kind === "percent") return [slot.value];
    const isBare = (slot?.kind === "money" || slot?.kind === "count") && /^\d{1,3}$/.test(raw);
    return isBare && isBareShare && AFTER_SHARE.test(said[at + 1]?.text ?? ".") ? [slot.value] : [];
  });
  const fresh = new Set(shares.filter((share) => share !== goal.progress || shares.length === 1));
  const [share] = fresh;
  const isOther = said.some(({ slot, raw }) => slot?.kind === "money" && !/^\d{1,3}$/.test(raw));
  return share === undefined || fresh.size > 1 || share > 100 || isOther ? null : { progress: share };
}

const OF_TARGET = /^(?:target|goal|aim|price|budget|cost|costs)$/;
const CHANGES = /\b(?:make|change|set|raise|lower|bump|put|move|now|instead)\b/i;
const NO_TARGET =
  /\b(?:saved|so far|already|put in|added|aside|paid|by|more|another|extra|less|up|down|toward|towards|from)\b/i;
const NEAR = 3;

/** "Make the target 14 grand". */
function targetOf(message: string, said: readonly ReaderToken[], goal: Goal): GoalEdit | null {
  const sum = onlySum(said);
  if (!isMoneyGoal(goal) || sum === null || said.some(({ slot }) => slot?.kind === "date")) return null;
  if (isMoreThanIs(message, sum, goal)) return { target: { to: sum } };
  if (!CHANGES.test(message) || NO_TARGET.test(message)) return null;
  const at = said.findIndex(({ slot }) => slot?.kind === "money");
  const isOfTarget = said.slice(Math.max(0, at - NEAR), at).some(({ text }) => OF_TARGET.test(text));
  return isOfTarget ? { target: { to: sum } } : null;
}

const CHANGES_TO = /\b(?:change|raise|bump|lower|push|put|set|make|move)\b.*\bto\b/i;
const UP_TO = /\b(?:change|raise|bump|lower)\b|\bup to\b/i;

/** "Change the wedding to 700,000", "put the kitchen up to 10k": more than is saved is what it takes, more than it takes all the more. */
function isMoreThanIs(message: string, sum: number, { currentAmount = 0, targetAmount = 0 }: MoneyGoal): boolean {
  if (!CHANGES_TO.test(message) || NO_TARGET.test(message.replace(UP_TO, ""))) return false;
  // between the two it is of the nearer one
  return sum > targetAmount || (UP_TO.test(message) && sum * sum > currentAmount * targetAmount);
}

/** "My tia gave us 200 for it", "Deirdre gave me 100 towards it": it is in. */
const GIVEN =
  /\b(?:gave|gifted|chipped in|contributed|slipped|handed|sent)\b(?: (?:me|us))?\b.*\b(?:for|towards?|to|in(?:to)?) (?:it|that|this|the \w+|[\w']+)/i;
const LATER = /\b(?:will|going to|gonna|promised|next|tomorrow|loan|lent|borrow\w*|back)\b/i;

function givenTo(message: string, said: readonly ReaderToken[], goal: Goal): GoalEdit | null {
  const sum = onlySum(said);
  if (!isMoneyGoal(goal) || sum === null || !GIVEN.test(message) || LATER.test(message)) return null;
  return /\b(?:i|we) (?:gave|sent|handed|lent)\b/i.test(message) ? null : { current: { by: sum } };
}

const OF_DATE =
  /\b(?:due|deadline|date|by|until|till|moved|pushed|party|wedding|trip|finish|ready|in time|now|not the)\b/i;

function dateOf(message: string, said: readonly ReaderToken[], goal: Goal, inMind: InMind | null): GoalEdit | null {
  const dates = said.flatMap(({ slot }) => (slot?.kind === "date" ? [slot.date] : []));
  const [date, ...others] = dates;
  if (!date || others.length > 0 || inMind?.of === "step" || date === goal.targetDate) return null;
  if (said.some(({ slot }) => slot && slot.kind !== "date" && slot.kind !== "count" && slot.kind !== "money"))
    return null;
  if (onlySum(said) !== null && !/\bnot (?:the )?\d/.test(message)) return null;
  return OF_DATE.test(message) &&
    /\b(?:now|moved|pushed|changed|instead|not the|make it|due|deadline|want)\b/i.test(message)
    ? { targetDate: date }
    : null;
}

const YEAR = /\b20\d\d\b/g;
const NOT_YEAR = /\b(20\d\d)\b[^\d]*\bnot (?:in )?20\d\d|\bnot (?:in )?20\d\d[^\d]*\b(20\d\d)\b/i;

/** "Mb 2030 not 2029": the year of the date that was told last. */
function yearOf(
  message: string,
  said: readonly ReaderToken[],
  { targetDate }: Goal,
  inMind: InMind | null,
): GoalEdit | null {
  const years = [...message.matchAll(YEAR)].map(([year]) => year);
  const [, before, after] = NOT_YEAR.exec(message) ?? [];
  const year = before ?? after;
  if (!targetDate || !inMind || !year || !years.includes(targetDate.slice(0, 4))) return null;
  return said.filter(({ slot }) => slot !== null).length > years.length
    ? null
    : { targetDate: calendarDate(Number(year), Number(targetDate.slice(5, 7)), dayIn(Number(year), targetDate)) };
}

function dayIn(year: number, date: string): number {
  return Math.min(Number(date.slice(8)), daysInMonth(year, Number(date.slice(5, 7))));
}

function onlySum(said: readonly ReaderToken[]): number | null {
  const sums = said.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  return sums.length === 1 ? (sums[0] ?? null) : null;
}
