import { carryOut, type Told } from "./changes/carry-out.ts";
import type { Answered } from "./conversation/answer-pending.ts";
import type { Conversation } from "./conversation/conversation.ts";
import { withoutStoredGoals } from "./conversation/goal-facts.ts";
import { moneyInHand, priceInHand, withInHand } from "./conversation/in-hand.ts";
import { leaningOn } from "./conversation/leaning-facts.ts";
import { withoutWhatIsNotNew } from "./conversation/nothing-new.ts";
import { numbersIn } from "./conversation/numbers-in.ts";
import { withoutRaisesToCome } from "./conversation/pay-told.ts";
import { askingWhatIsLeft } from "./conversation/sold-some.ts";
import { stepsTold, tickedLast } from "./conversation/steps-told.ts";
import { askingBeforeRemoval, takesOff } from "./conversation/unasked-writes.ts";
import { matchGoals } from "./matching/match-goals.ts";
import { isAsking } from "./queries/asks-of-figures.ts";
import { isAsked, tellsOfDone } from "./queries/supposes.ts";
import { asksThroughout } from "./reader/doubts.ts";
import type { LearnedReading } from "./reader/learned-reader.ts";
import { readerTokens } from "./reader/reader-tokens.ts";
import { THRESHOLDS, type Weighed, weighReadings } from "./reader/weigh-readings.ts";
import { withMonthsWorked } from "./statements/months-worked.ts";
import type { ReadMessage } from "./statements/reading.ts";
import type { Statement } from "./statements/statement.ts";
import { stepsNotGoals } from "./statements/step-of-goal.ts";

/** What is told, with what it leans on, and what has to be asked of it first. */
export interface HeardTold extends Weighed {
  /** Amounts that the message has not, and that count as said. */
  known: number[];
  /** Whether something was completed from what went before, so that nothing of the message is left unread. */
  isCompleted: boolean;
}

/** What both readers make of a message, completed from what was spoken of and from the money in hand. */
export function heardIn(
  order: Told,
  learned: LearnedReading | undefined,
  answered: Answered,
  requests: readonly unknown[],
  read: ReadMessage,
  conversation: Conversation,
  isSupposed: boolean,
): HeardTold {
  const { documents, message, today } = order;
  if (answered.sale)
    return {
      statements: read.statements,
      asks: [],
      tellsOnly: true,
      known: numbersIn(answered.sale),
      isCompleted: true,
    };
  const said = learned?.tokens.slice(learned.start) ?? readerTokens(message, documents, today);
  const heard = heardAsAsked(weighedReading(order, learned, answered, requests, read, conversation), order, learned);
  const isAnswer = answered.completed.length > 0 || answered.chosen !== null;
  const weighed = isAnswer
    ? heard
    : askingWhatIsLeft(
        askingBeforeRemoval(
          withoutWhatIsNotNew(leaningOn(heard, { message, said, conversation, documents }), order, said),
          order,
          said,
        ),
        order,
      );
  const price = answered.chosen === null ? priceInHand(weighed.statements, said, documents) : undefined;
  const inHand = moneyInHand(conversation, answered.chosen !== null) ?? price;
  const inForce = withoutRaisesToCome(
    isAnswer ? weighed.statements : withoutStoredGoals(weighed.statements, documents),
    message,
    today,
  );
  const own = withStepsTold(stepsNotGoals(inForce, message, documents), order, conversation, isAnswer);
  const whole = withMonthsWorked(own, message);
  const statements = isSupposed ? [] : withInHand(whole, message, said, inHand, documents);
  const added = statements.filter((each) => !weighed.statements.includes(each));
  return {
    ...weighed,
    asks: isSupposed ? [] : weighed.asks,
    statements,
    known: numbersIn([conversation.inHand, added]),
    isCompleted: weighed !== heard || added.length > 0,
  };
}

/** What was heard, and the steps that were told as done and nothing was heard of. */
function withStepsTold(
  heard: readonly Statement[],
  { message, documents }: Told,
  { recent = [] }: Conversation,
  isAnswer: boolean,
): Statement[] {
  if (isAnswer || heard.some(({ kind }) => kind === "step")) return [...heard];
  const steps = stepsTold(message, documents, tickedLast(recent));
  // "passed the exam" ticks that step, and its goal is not reached by it
  const isGoalOfStep = (each: Statement) =>
    each.kind === "goal-edit" &&
    each.edit.status === "Completed" &&
    matchGoals(each.mention, documents).some(({ id }) => steps.some(({ target }) => target === id));
  return [...heard.filter((each) => !isGoalOfStep(each)), ...steps];
}

/** How somebody begins who concludes something from an answer. */
const CONCLUDES =
  /^\W*(?:(?:ok|okay|right|cool|nice|hm+|oh|wait|but|and|yes|yeah|no|nah)\W+)*(?:so|the plan says|it should)\b/i;

/** Whether a message asks, or draws a conclusion: amounts in it are seldom news. */
function concludes(message: string): boolean {
  return isAsking(message) || CONCLUDES.test(message);
}

/** What the rules read, weighed against what the trained reader reads; an answer to a question is the rules' alone. */
function weighedReading(
  order: Told,
  learned: LearnedReading | undefined,
  answered: Answered,
  requests: readonly unknown[],
  read: ReadMessage,
  { last, memory, since = 1 }: Conversation,
): Weighed {
  const isAnswer =
    answered.completed.length > 0 ||
    answered.chosen !== null ||
    answered.dropped ||
    requests.some((request) => request !== null);
  if (!learned || isAnswer) return { statements: read.statements, asks: [], tellsOnly: false };
  return weighReadings(read.statements, learned, order, {
    goesOn: last !== null,
    isUnread: read.unread.length > 0,
    isAsking: since > 0 && (memory.figures?.queries.length ?? 0) > 0 && concludes(order.message),
  });
}

/**
 * "The flat is what percent of all I own": of a message that asks from end to end nothing is made that would write nothing,
 * neither a question in return nor a note that something is known.
 */
function heardAsAsked(weighed: Weighed, order: Told, learned: LearnedReading | undefined): Weighed {
  const { statements, asks } = weighed;
  if (!learned || !asksThroughout(learned) || learned.familiarity >= THRESHOLDS.familiar) return weighed;
  if (tellsOfDone(order.message)) return weighed;
  if (statements.length + asks.length === 0 || statements.some(takesOff) || !isAsked(order.message, order))
    return weighed;
  const { changes } = carryOut(statements, { ...order, newId: (prefix) => `${prefix}-thought` });
  return changes.length > 0 ? weighed : { statements: [], asks: [], tellsOnly: false };
}
