import { answerTopic, isOffered, questionOf } from "./answers/answer-question.ts";
import { asksAtAll } from "./answers/match/asks-at-all.ts";
import { wordsOf } from "./answers/match/normalise.ts";
import type { Answer, AnswerContext } from "./answers/types.ts";
import { logOdds } from "./log-odds.ts";
import { asksOfFigures } from "./queries/asks-of-figures.ts";
import { parsedAsAsked } from "./queries/supposes.ts";
import { namesStored } from "./queries/unasked-topics.ts";
import { topicsHeard } from "./topics/topics-heard.ts";

const OWN_ASKED = [
  /\bhow (?:much|many|long|far|big|old)\b.*\b(?:my|our|mine|i|we|ive|im)\b/i,
  /\bhow (?:much|long|many)\b.*\d/i,
  /\bwhat(?:'?s| is| are| was| were) (?:my|our)\b/i,
  /\bwhen (?:will|do|did|am|can|could) (?:i|we|my|our)\b/i,
  /\b(?:show|list|total)\b.*\b(?:my|our)\b/i,
  /^(?:am|have) (?:i|we)\b|^do (?:i|we) have any/i,
  /\bis there any(?:thing| money)\b.*\b(?:in|at|with)\b/i,
  /^what should (?:i|we) (?:pay|do) |\bwhich (?:debt|card|loan|one)s?\b.*\bfirst\b/i,
  /\b(?:share|part|percent|total)\b.*\b(?:i|we) (?:own|owe|have)\b/i,
];

/** Whether a message asks for one's own figures by its words: a lesson waits until they are looked at. */
export function asksOwn(typed: string): boolean {
  return OWN_ASKED.some((pattern) => pattern.test(typed));
}

/** "Can you take that back?" is an order, and so is "give me a goal to eat out less". */
const ORDERS =
  /\b(?:take|put|turn|change|go) (?:\w+ )?back\b|\bundo\b|\b(?:add|set|make|create|put|give|start|delete|remove|scrap|replace|rename)\b.*\b(?:goals?|steps?|skills?)\b|\bas (?:a )?goal\b/i;

/**
 * How surely a message must be a general question whose topic is heard, as the logarithm of odds: so that nothing is told by it;
 * before all else that answers a question; where nothing else answers.
 */
const AT = { tellsNothing: 2.2, first: 0.8, last: -0.1 };
/**
 * From here on a topic is offered as a button where nothing answers, or beside the answer of another that is not sure; from there on
 * it is told.
 */
const POSSIBLE = 0.04;
const LEAST = 0.25;
const SURE = 0.5;
/** What is likelier about none is no general question, however it asks. */
const MOST_NONE = 0.5;
const MOST_OFFERED = 3;
/** From here on the parser holds a message for a question of the person's own figures, which goes first. */
const OF_FIGURES = 0.6;
/** Fewer words may be about anything. */
const FEWEST_WORDS = 6;

/** How likely the reader holds that anything is told by a message, 0 to 1. */
type Told = number;

/**
 * The answer to a message that is taken for a general question, or one about the app; null where that is not sure.
 * `mayBeElse`: whether something else may answer.
 */
export function lessonAsked(typed: string, context: AnswerContext, told: Told, mayBeElse: boolean): Answer | null {
  const least = mayBeElse ? AT.first : AT.last;
  const { topics, none } = topicsHeard(typed);
  const [first] = topics;
  if (!first || none > MOST_NONE || first.probability < LEAST || !mayAsk(typed)) return null;
  if (generalOdds(typed, context) - ofTold(told) < least || (mayBeElse && isOfOwn(typed, context))) return null;
  const answer = answerTopic(first.id, { text: typed, amounts: [] }, context);
  return answer && first.probability < SURE ? withOthersNear(answer, typed, first.id) : answer;
}

/** Whether one topic is heard in a message so clearly that no other is offered beside it. */
export function isSurelyHeard(typed: string): boolean {
  return (topicsHeard(typed).topics[0]?.probability ?? 0) >= SURE;
}

/** Whether a message is surely a general question: nothing is told by it. */
export function isSurelyGeneral(typed: string, context: AnswerContext, told: () => Told): boolean {
  if (!asksAtAll(typed) || !mayAsk(typed) || topicsHeard(typed).none > MOST_NONE) return false;
  const odds = generalOdds(typed, context);
  // the reader is asked last: it takes the longest
  if (odds - ofTold(0) < AT.tellsNothing || isOfOwn(typed, context)) return false;
  return odds - ofTold(told()) >= AT.tellsNothing;
}

/** Whether a message may be asked in words that nobody foresaw: it is no button and no order, and long enough to be about something. */
function mayAsk(typed: string): boolean {
  return !isOffered(typed) && !ORDERS.test(typed) && wordsOf(typed).length >= FEWEST_WORDS;
}

const POINTS_BACK = /\b(?:that|this|it|those|these|them)\b/i;
/** Whoever points back at an answer needs no more words. */
const MOST_TO_POINT = 10;

/** Whether a message asks of the person's own figures, or goes on from an answer about them. */
function isOfOwn(typed: string, context: AnswerContext): boolean {
  if (asksOwn(typed) || asksOfFigures(typed, context) || parsedAsAsked(typed, context) >= OF_FIGURES) return true;
  return (
    (context.memory.figures?.queries.length ?? 0) > 0 &&
    wordsOf(typed).length <= MOST_TO_POINT &&
    POINTS_BACK.test(typed)
  );
}

/**
 * The logarithm of the odds that a message is a general question of the topic that is heard first, before {@link ofTold} is taken
 * from it: logistic regression over what the classifiers of topics, the parser of questions and the reader make of it, on lines of
 * authors that none of them learnt from.
 */
function generalOdds(typed: string, context: AnswerContext): number {
  const { topics, none } = topicsHeard(typed);
  const topic = Math.log((topics[0]?.probability ?? 0) + 1e-3);
  const others = 0.57 * within(logOdds(none)) + 0.37 * within(logOdds(parsedAsAsked(typed, context)));
  const wording = (asksAtAll(typed) ? 1.7 : 0) - (namesStored(typed, context) ? 1.4 : 0);
  return topic - others + wording - 2.9;
}

/** What the reader has against it: that something is told. */
function ofTold(told: Told): number {
  return 0.2 * within(logOdds(told));
}

/** Beyond this no model is surer than another. */
const MOST_ODDS = 6.9;

function within(odds: number): number {
  return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
}

/** The questions of the topics that a message may be for, the likeliest first. */
export function lessonsNear(typed: string): string[] {
  return topicsHeard(typed)
    .topics.filter(({ probability }) => probability >= POSSIBLE)
    .flatMap(({ id }) => questionOf(id) ?? [])
    .slice(0, MOST_OFFERED);
}

/** An answer with the other topics that may be meant as its last buttons. */
function withOthersNear(answer: Answer, typed: string, given: string): Answer {
  const own = questionOf(given);
  const others = lessonsNear(typed).filter((ask) => ask !== own && !answer.quickReplies.includes(ask));
  const room = MOST_OFFERED - Math.min(2, others.length);
  return { ...answer, quickReplies: [...answer.quickReplies.slice(0, room), ...others].slice(0, MOST_OFFERED) };
}
