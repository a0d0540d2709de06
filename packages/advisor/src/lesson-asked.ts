import { answerTopic, questionOf } from "./answers/answer-question.ts";
import { asksAtAll } from "./answers/match/asks-at-all.ts";
import { wordsOf } from "./answers/match/normalise.ts";
import { topicsHeard } from "./answers/match/topic-model.ts";
import type { Answer, AnswerContext } from "./answers/types.ts";
import { asksOfFigures } from "./queries/asks-of-figures.ts";
import { isParsedAsAsked } from "./queries/supposes.ts";
import { namesStored } from "./queries/unasked-topics.ts";

/** What asks for one's own figures: a lesson waits until they are looked at. */
export const ASKS_OWN =
  /\bhow (?:much|many|long|far|big|old)\b.*\b(?:my|our|mine|i|we|ive|im)\b|\bwhat(?:'?s| is| are| was| were) (?:my|our)\b|\bwhen (?:will|do|did|am|can|could) (?:i|we|my|our)\b|\b(?:show|list|total)\b.*\b(?:my|our)\b|^(?:am|have) (?:i|we)\b|\b(?:share|part|percent|total)\b.*\b(?:i|we) (?:own|owe|have)\b/i;

/** "Can you take that back?" is an order. */
const TAKES_BACK = /\bback\b|\bundo\b/i;

/** How surely the classifier must hear a topic: how little it may hear none, how likely the topic is, and how many times the next one. */
interface Least {
  none: number;
  topic: number;
  ahead: number;
}

/** Before all else that answers a question; where nothing else answers; so that nothing is told by the message. */
const SURE: Least = { none: 0.4, topic: 0.14, ahead: 1.6 };
const LIKELY: Least = { none: 0.6, topic: 0.13, ahead: 1.5 };
const TELLS_NOTHING: Least = { none: 0.15, topic: 0.25, ahead: 2 };
/** From here on a topic is offered as a button where nothing answers. */
const POSSIBLE = 0.04;
const MOST_OFFERED = 3;
/** Fewer words may be about anything. */
const FEWEST_WORDS = 6;
/** From here on the parser holds a message for a question of the person's own figures, which goes first. */
const OF_FIGURES = 0.6;

/**
 * The answer to a message that the classifier takes for a general question, or one about the app; null where it is not sure, or the
 * parser rather reads a question of the person's own figures. `mayBeElse`: whether something else may answer.
 */
export function lessonAsked(typed: string, context: AnswerContext, mayBeElse: boolean): Answer | null {
  const topic = topicHeard(typed, mayBeElse ? SURE : LIKELY);
  if (topic === null || isParsedAsAsked(typed, context, OF_FIGURES)) return null;
  if (mayBeElse ? isOfOwn(typed, context) : !asksAtAll(typed)) return null;
  return answerTopic(topic, { text: typed, amounts: [] }, context);
}

/** Whether a message is surely a general question: nothing is told by it. */
export function isSurelyGeneral(typed: string, context: AnswerContext): boolean {
  if (TAKES_BACK.test(typed) || !asksAtAll(typed) || topicHeard(typed, TELLS_NOTHING) === null) return false;
  return !isOfOwn(typed, context) && !isParsedAsAsked(typed, context, OF_FIGURES);
}

/** The questions of the topics that a message may be for, the likeliest first. */
export function lessonsNear(typed: string): string[] {
  return topicsHeard(typed)
    .topics.filter(({ probability }) => probability >= POSSIBLE)
    .flatMap(({ id }) => questionOf(id) ?? [])
    .slice(0, MOST_OFFERED);
}

function topicHeard(typed: string, least: Least): string | null {
  if (wordsOf(typed).length < FEWEST_WORDS) return null;
  const { topics, none } = topicsHeard(typed);
  const [first, second] = topics;
  if (!first || none > least.none || first.probability < least.topic) return null;
  return first.probability >= least.ahead * (second?.probability ?? 0) ? first.id : null;
}

/** Whether a message asks of the person's own figures, by its words or by what it names. */
function isOfOwn(typed: string, context: AnswerContext): boolean {
  return ASKS_OWN.test(typed) || namesStored(typed, context) || asksOfFigures(typed, context);
}
