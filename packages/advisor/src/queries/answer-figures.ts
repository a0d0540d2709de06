import {
  type CalendarDate,
  type Change,
  calendarDate,
  type Documents,
  evaluateQuery,
  type ItemRef,
  type Outcome,
  type Query,
  type Scene,
  type Target,
} from "@seven-figures/domain";
import type { AnswerContext } from "../answers/types.ts";
import { listed } from "../answers/words/sentences.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import { bold } from "../replies/describe-changes.ts";
import { answerParts } from "./answer-parts.ts";
import { answerWithout, notOnRecord } from "./answer-without.ts";
import { ASKED } from "./asked.ts";
import { isAboutUnknown, NEEDS_NAME, namesEntries, startsAsFollowUp } from "./asks-of-figures.ts";
import { changedItem, distinct } from "./build.ts";
import type { ChainText } from "./chain-continued.ts";
import { followedUp, isNamedAnew, isOnlyOtherPart, type LastAsked } from "./follow-up.ts";
import { nameOf } from "./nouns.ts";
import { offersFor } from "./offers.ts";
import { surelyParsed } from "./parse-question.ts";
import { monthsUntil } from "./pieces.ts";
import { asksNothingAfter, type ReadAfter, readAfter } from "./read-after.ts";
import { type Reading, readQuestions } from "./read-question.ts";
import type { ReadQuestion } from "./read-spans.ts";
import { isPriced, withSaidRate } from "./said-rate.ts";
import { savedOnTop } from "./saved-on-top.ts";
import { sayBeside } from "./say-beside.ts";
import { sayOutcome } from "./say-outcome.ts";
import { type Scope, wholeScope } from "./scope.ts";
import { isAskedAsOne, surelyAsked } from "./surely-asked.ts";
import { unknownNames } from "./unknown-names.ts";
import { weighedQuestions } from "./weigh-questions.ts";
import { workedAsked } from "./worked-asked.ts";

/** An answer computed from the person's own figures. */
export interface FigureAnswer {
  message: string;
  quickReplies: string[];
  last: LastAsked | null;
  /** Whether the trained parser alone reads the message so: a topic that knows it goes first. */
  byParser?: boolean;
  /** Whether all of it is of what would be with other entries: no topic knows what that changes. */
  isSupposed?: boolean;
  /** Whether something else may have been asked. */
  isUnsure?: boolean;
  /** Whether it is only the likeliest of several. */
  isGuess?: boolean;
  /** The one name that it says is not on record. */
  unknown?: string;
}

/** Questions of which some telling word must speak, so that no lesson is taken for one about a figure. */
const LEAST_CUE = 3;
const LEAST_SCORE = -0.2;

/** Answers what a message asks about the person's own figures; null where that is not what it asks. */
export function answerFigures(message: string, context: AnswerContext, last: LastAsked | null): FigureAnswer | null {
  if (last && context.memory.last === null && asksNothingAfter(message, last, context)) return null;
  const answer = (said: string, before: LastAsked | null) => answerOne(said, context, before);
  const whole = answer(message, last);
  const isChain = whole?.last?.chain !== undefined && whole.last !== last && message.split("?").length <= 2;
  return isChain || isAskedAsOne(message, context) ? whole : (answerParts(message, whole, last, answer) ?? whole);
}

/** Answers a message that is read as a whole. */
function answerOne(
  message: string,
  { documents, today, memory, history = null, isWritten }: AnswerContext,
  last: LastAsked | null,
): FigureAnswer | null {
  const tokens = readerTokens(message, documents, today);
  if (tokens.length === 0) return null;
  const scene = { documents, today };
  const reading = readQuestions(tokens, message, documents, today, last);
  const { laid } = reading;
  const whole = wholeScope(laid, documents, today);
  const surely = surelyParsed(reading.parsed);
  // a topic that was told since goes on by itself
  const after = last && memory.last === null && !reading.chain ? readAfter(laid, last, scene) : null;
  const without = answerWithout(message, whole, last, {
    isOwn: after !== null || surely?.asksWith === true,
    topic: memory.last,
  });
  if (without !== undefined) return without;
  const unknown = surely?.questions.every(isOfWhole) ? [] : unknownNames(laid);
  const mayLean = startsAsFollowUp(whole.text) && (last !== null || memory.last !== null);
  const goal = documents.profile.financialGoal;
  const isOfAll = after?.isSure === false && !after.questions.some(({ query }) => namesEntries(query));
  const byWords = askedBy(
    whole,
    reading,
    last,
    unknown.length > 0 || mayLean,
    isOfAll && unknown.length > 0 ? null : after,
  );
  const asked = workedAsked(byWords, reading, whole, { after, unknown, mayLean })
    .filter(({ query }) => isPriced(query, whole) && !OF_NOTHING.test(JSON.stringify(query)))
    .map((each) => (isWritten ? asItStands(each) : each))
    .map((each) => ({ ...each, query: byTargetYear(withSaidRate(each.query, whole, last), goal, today) }));
  if (unknown.length > 0 && (isAboutUnknown(whole, asked, unknown) || isOfKind(asked)))
    return notOnRecord(unknown, last);
  if (asked.length === 0 || asked.every((each) => isOfTarget(each, goal))) return null;
  const told = asked.map((each) => {
    const question = { ...each, query: savedOnTop(each.query, whole.text) };
    return { question, outcome: evaluateQuery(question.query, scene, history) };
  });
  return answerOf(told, unknown, scene, last, reading.chain);
}

/** What is asked of no entry at all has no answer. */
const OF_NOTHING = /"(?:items|parts)":\[\]/;

/** "The Discover card", where there is none: not all cards are meant. */
function isOfKind(asked: readonly ReadQuestion[]): boolean {
  return asked.length > 0 && asked.every(({ query }) => JSON.stringify(query).includes('"kind":"type"'));
}

/** "Walked into the café, now what's my interest a month": what is asked of all there is asks of no name. */
function isOfWhole({ notation }: { notation: string }): boolean {
  return /^(?:if .* : )?value [a-z-]+(?: per \S+)?$/.test(notation);
}

/** What is asked of what is written now, and no more of what would be. */
function asItStands(asked: ReadQuestion): ReadQuestion {
  return asked.query.kind === "suppose" ? { ...asked, query: asked.query.query, supposed: "" } : asked;
}

/** When the target is reached, or what its year asks for each month: a topic tells that with all it rests on. */
function isOfTarget({ asked, supposed, query }: ReadQuestion, { targetAmount: target }: Target): boolean {
  if (supposed !== "" || query.kind === "suppose") return false;
  if (query.kind === "save-by" && query.goal === null && query.amount === null) return query.months === null;
  if (asked === "time-to-target") return true;
  if (asked === "on-track" && (query.kind !== "until" || query.goal === null)) return true;
  if (query.kind !== "until" || query.goal !== null || query.saving !== null) return false;
  return query.amount === null || (query.amount.kind === "amount" && query.amount.value === target);
}

/** The target by the end of its year is what is set: it is told as everywhere else. */
function byTargetYear(query: Query, { targetAmount, targetYear }: Target, today: CalendarDate): Query {
  if (query.kind !== "save-by" || query.goal !== null) return query;
  const { amount, months } = query;
  const isOfTarget = amount === null || (amount.kind === "amount" && amount.value === targetAmount);
  return isOfTarget && months === monthsUntil(calendarDate(targetYear, 12, 31), today)
    ? { ...query, months: null }
    : query;
}

/**
 * The questions that are surely asked, by wording alone where names are unknown or the message may lean on the one before; a
 * short one may stand for that with a part changed.
 */
function askedBy(
  whole: Scope,
  reading: Reading,
  last: LastAsked | null,
  byWording: boolean,
  after: ReadAfter | null,
): readonly ReadQuestion[] {
  if (reading.chain) return reading.questions;
  const isWhole = reading.supposed === "" && whole.pieces.some(isNamedAnew) && surelyAsked(whole) !== null;
  const varied = last && (followedUp(whole, last)?.map(asRead) ?? null);
  const mayGoFirst = varied === null ? after?.isSure : after?.isSurest && last !== null && isOnlyOtherPart(whole, last);
  if (after && mayGoFirst && !isWhole) return after.questions;
  if (varied && !isWhole && (startsAsFollowUp(whole.text) || LEANS.test(whole.text))) return varied;
  const sure = reading.questions.filter(
    (question) => isSure(question) && (question.asked !== "is" || DOUBTS.test(whole.text)),
  );
  const isWorded = byWording || (reading.pointsBack && sure.length > 0);
  const weighed = isWorded ? sure : weighedQuestions(reading);
  const isWeak = weighed.every((question) => question.byParser ?? !isSure(question));
  if (isWeak && varied) return varied;
  if (isWeak && after) return after.questions;
  return weighed.length === 0 && surelyParsed(reading.parsed) ? weighedQuestions(reading) : weighed;
}

/** "What do I save on interest then?" */
const LEANS = /\bthen\W*$/;

interface Told {
  question: ReadQuestion;
  outcome: Outcome;
}

function answerOf(
  told: readonly Told[],
  unknown: readonly string[],
  scene: Scene,
  last: LastAsked | null,
  chain?: ChainText,
): FigureAnswer {
  const { documents, today } = scene;
  // a word of the past in a question of today asks for no earlier day
  const onRecord = told.filter(({ outcome }) => !isOfNoRecord(outcome));
  const said = onRecord.length > 0 ? onRecord : told;
  const sentences = said.map(({ question, outcome }) => sayOutcome(question.query, outcome, documents)).filter(Boolean);
  const [first] = told;
  const needsName = NEEDS_NAME.has(first?.question.asked ?? "none");
  const also = unknown.length > 0 && needsName ? [`I have no ${listed(unknown)} on record.`] : [];
  const supposed = first?.question.supposed.trim().replace(/[,.;:?]+$/, "") ?? "";
  const assumed = supposed === "" ? [] : [`(Supposing that: ${bold(supposed)}. Nothing is changed.)`];
  const answer = [...new Set([...sentences, ...also])];
  const beside = besideAll(told, answer.join(" "), scene);
  const hasList = sentences.some((each) => each.startsWith("-"));
  const ranked = told.find(({ question }) => question.query.kind === "list")?.question.query;
  return {
    message: [[...answer, ...assumed].join(hasList ? "\n\n" : " "), ...beside].join("\n\n"),
    quickReplies: first ? repliesFor(first, documents, today) : [],
    isUnsure: told.some(({ question }) => question.isUnsure === true),
    isGuess: told.every(({ question }) => question.isGuess === true),
    isSupposed: told.every(({ question: { query } }) => query.kind === "suppose" && query.changes.every(isOfEntry)),
    byParser: told.some(({ question }) => question.byParser === true),
    last: {
      queries: told.map(({ question }) => question.query).slice(0, 4),
      ranked: ranked ?? last?.ranked ?? null,
      items: itemsOf(told),
      ...supposedLast(told, last),
      ...(chain ? { chain } : {}),
      ...(last && last.queries.length > 0 ? { before: last.queries.slice(0, 1) } : {}),
    },
  };
}

function isOfNoRecord(outcome: Outcome): boolean {
  return outcome.kind === "unknown" && outcome.missing.some(({ kind }) => kind === "history");
}

/** The words of what is supposed; those of the last supposition where this one was made of it. */
function supposedLast(told: readonly Told[], last: LastAsked | null): Pick<LastAsked, "supposed"> {
  const [first] = told;
  if (first?.question.query.kind !== "suppose") return {};
  const supposed = first.question.supposed || last?.supposed;
  return supposed ? { supposed } : {};
}

/** What goes with the answers, a paragraph for each of a few; beside another one's it begins with what it is of. */
function besideAll(told: readonly Told[], said: string, scene: Scene): string[] {
  return told
    .map((each) => {
      const beside = sayBeside(each.question.query, each.outcome, said, scene);
      if (beside === "" || told.length === 1) return beside;
      const [item, ...others] = itemsOf([each]);
      return item && others.length === 0 ? `${nameOf(item, scene.documents)}: ${beside}` : "";
    })
    .filter((each, at, all) => each !== "" && all.indexOf(each) === at)
    .slice(0, MOST_BESIDE);
}

/** So many of the questions of a message get what goes with them. */
const MOST_BESIDE = 2;

/** "Is that right?": a figure that is only told is no question whether it holds. */
const DOUBTS =
  /\?|\b(?:right|true|correct|agree|confirm|really|is it|is that|so is|say|says|said|swears|reckons?|claims?|thinks?|off)\b/;

function isSure({ cue, score }: ReadQuestion): boolean {
  return cue >= LEAST_CUE || score > LEAST_SCORE;
}

const asRead = (query: Query): ReadQuestion => ({
  asked: ASKED[0],
  query,
  score: 9,
  cue: 9,
  supposed: "",
});

/** What makes a supposition real or a goal, as a sentence that can be sent. */
function repliesFor({ question, outcome }: Told, documents: Documents, today: CalendarDate): string[] {
  if (outcome.kind !== "supposed" || question.query.kind !== "suppose" || outcome.refused.length > 0) return [];
  return offersFor(question.query.changes, documents, today);
}

/** What somebody would save or spend is the topics' subject: they lead to the road with it. */
function isOfEntry({ kind }: Change): boolean {
  return /^(?:add|edit|delete)-(?:asset|debt)$/.test(kind);
}

function itemsOf(told: readonly Told[]): ItemRef[] {
  const items = told.flatMap(({ question: { query }, outcome }): ItemRef[] => {
    if (outcome.kind === "list")
      return outcome.placed.slice(0, 3).map(({ item }) => ({ side: item.side, id: item.id }));
    if (query.kind === "suppose") return query.changes.flatMap(changedItem);
    if (outcome.kind === "figure" && outcome.items.length > 0)
      return outcome.items.map(({ side, id }) => ({ side, id }));
    const said = JSON.stringify(query).matchAll(/\{"side":"(assets|debts|goals)","id":"([^"]+)"\}/g);
    return [...said].map(([, side, id]) => ({ side: side as ItemRef["side"], id: id ?? "" }));
  });
  return distinct(items).slice(0, 6);
}
