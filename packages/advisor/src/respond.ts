import type { Goal } from "@seven-figures/domain";
import { carryOut, type Told } from "./changes/carry-out.ts";
import type { CarriedOut } from "./changes/resolve-statements.ts";
import { type Answered, answerPending, unanswered } from "./conversation/answer-pending.ts";
import { chosenGoals } from "./conversation/chosen-goals.ts";
import { contextOf } from "./conversation/context-of.ts";
import { type Conversation, NEW_CONVERSATION, openConversation, type Pending } from "./conversation/conversation.ts";
import { correctLast, retold } from "./conversation/correct-last.ts";
import { withoutLeadIn } from "./conversation/excuses.ts";
import { inHandAfter, moneyInHand, withInHand } from "./conversation/in-hand.ts";
import { isNoAnswer } from "./conversation/is-no-answer.ts";
import { type Mend, mendLast } from "./conversation/mend-last.ts";
import { correcting, lastWrite, saying, undoing, writing } from "./conversation/outcomes.ts";
import { planRequest, takeGoals } from "./conversation/plan-requests.ts";
import { withWrite } from "./conversation/recent-writes.ts";
import { repeatLast } from "./conversation/repeat-last.ts";
import { shownIn } from "./conversation/shown-in.ts";
import { undoIn } from "./conversation/undo.ts";
import { unreadReply } from "./conversation/unread-reply.ts";
import { prepare } from "./language/prepare.ts";
import { readSentences } from "./language/read-message.ts";
import type { Sentence } from "./language/sentences.ts";
import { supposes } from "./queries/supposes.ts";
import type { ContextThing } from "./reader/context-tokens.ts";
import type { LearnedReading } from "./reader/learned-reader.ts";
import { spokenOf } from "./reader/spoken-of.ts";
import { type Weighed, weighReadings } from "./reader/weigh-readings.ts";
import { type Composed, composeReply, filled } from "./replies/compose-reply.ts";
import { fallbackFor } from "./replies/fallback.ts";
import { answerWithCare, type CareAnswer } from "./safety/answer-with-care.ts";
import { type ReadMessage, readStatements } from "./statements/read-statements.ts";
import type { Mention, Statement } from "./statements/statement.ts";
import type { AdvisorInput, AdvisorOutput, AdvisorReply } from "./types.ts";
import { isPlainQuestion, isUndoDoubted } from "./vetoes/asked-or-doubted.ts";
import type { Option } from "./vetoes/veto.ts";

const MOST_REPLIES = 6;
const SPEAKS_OF_UNDOING = /\bundo\b/i;
const ASKS_HOW = /^\W*(?:how (?:do|can|would|should|does) (?:i|we|one|you)|is there (?:a|an|any))\b/i;
/** How many messages a question stays open while other things are spoken of. */
const LONGEST_OPEN = 2;

/**
 * What the advisor says to a message, and what it wants stored. Pure and deterministic; never throws. Only what was said
 * as a fact or a command is stored; questions are answered on the data as it stands with those facts.
 */
export function respond(input: AdvisorInput): AdvisorOutput {
  try {
    const { care, ...conversation } = openConversation(input.conversation);
    return caring(input, conversation, care) ?? respondTo(input, conversation);
  } catch {
    return saying(NEW_CONVERSATION, fallbackFor("", input.documents, 0));
  }
}

/**
 * Danger and trouble, before anything is read for money. What was asked or offered is put aside: a "yes" after it is
 * no yes to that.
 */
function caring(input: AdvisorInput, conversation: Conversation, care: Conversation["care"]): AdvisorOutput | null {
  const cared = careAnswer(input, care);
  if (!cared) return null;
  const aside = { ...conversation, pending: [], offered: [], care: cared.care };
  return saying(aside, { message: cared.message, quickReplies: cared.quickReplies, care: true });
}

/**
 * Whether a message is one of danger or trouble, or goes on from an answer to one: {@link respond} answers it with care
 * and no other advisor is to see it.
 */
export function needsCare(input: AdvisorInput): boolean {
  return careAnswer(input, openConversation(input.conversation).care) !== null;
}

function careAnswer(
  { message, documents, today, reader }: AdvisorInput,
  care: Conversation["care"],
): CareAnswer | null {
  const opinion = reader && (() => reader.judgeSafety(message, documents, today));
  return answerWithCare(message, documents.profile.basicInfo.country, care, opinion);
}

function respondTo(input: AdvisorInput, opened: Conversation): AdvisorOutput {
  const { undone: _, ...conversation } = opened;
  const text = prepare(input.message);
  const unread = unreadReply(input.message, text, conversation);
  if (unread) return unread;
  const sentences = readSentences(text, input.documents, input.today);
  const context = contextOf(opened, input.documents);
  const learned = input.reader?.read(
    input.message,
    input.documents,
    input.today,
    spokenOf(conversation.last?.statements ?? []),
    context,
  );
  const chosen = chosenGoals(sentences, conversation.offered);
  if (chosen) return writing(input, conversation, takeGoals(chosen, input.documents), []);
  const answered = isNoAnswer(conversation, learned, input)
    ? unanswered(conversation.pending, sentences)
    : answerPending(conversation.pending, sentences, input.documents, text);
  const goingOn =
    answered.rest.length === sentences.length
      ? goingBack(input, opened, { answered, sentences, text, learned, context })
      : null;
  if (goingOn) return goingOn;
  if (answered.chosen?.undo) return undoing(conversation);
  return withoutStatements(conversation, answered, sentences) ?? converse(input, conversation, answered, text, learned);
}

/** A message as it was read. */
interface ReadSaid {
  answered: Answered;
  sentences: readonly Sentence[];
  text: string;
  learned: LearnedReading | undefined;
  context: readonly ContextThing[];
}

/** What a message that answers nothing does with what was written before it; null where it does nothing with it. */
function goingBack(
  input: AdvisorInput,
  opened: Conversation,
  { answered, sentences, text, learned, context }: ReadSaid,
): AdvisorOutput | null {
  const { undone = null, ...conversation } = opened;
  const mend =
    learned && !isUndoDoubted(input.message) && !isPlainQuestion(input.message)
      ? mendLast(input.message, learned, context, opened, input.documents, input.today)
      : null;
  const goesFurtherBack = mend?.what === "redo" && undoIn(sentences, conversation, undone !== null) === "only";
  if (mend && !goesFurtherBack) return mending(input, conversation, mend, answered, undone, text);
  const back = takingBack(input, conversation, undone, sentences);
  if (back) return back;
  const instead = undone && retold(undone, sentences, input.documents);
  if (instead) return converse(input, conversation, { ...answered, completed: instead, rest: [] }, text);
  const again = repeatLast(conversation.last, sentences, input.documents);
  return again ? converse(input, conversation, { ...answered, completed: [again], rest: [] }, text) : null;
}

/** What was written before, taken back or as it was meant. */
function mending(
  input: AdvisorInput,
  conversation: Omit<Conversation, "undone">,
  mend: Mend,
  answered: Answered,
  undone: Statement[] | null,
  text: string,
): AdvisorOutput {
  switch (mend.what) {
    case "undo-last":
      return undoing(conversation);
    case "undo-some":
      return writing(input, { ...conversation, last: null }, mend.changes, null);
    case "redo":
      return converse(input, conversation, { ...answered, completed: undone ?? [], rest: [] }, text);
    case "tell":
      return converse(input, conversation, { ...answered, completed: mend.statements, rest: [] }, text);
    case "correct":
      return conversation.last
        ? correcting(input, conversation, conversation.last, mend.correction)
        : undoing(conversation);
  }
}

/** What a message takes back or corrects of what was last written; null where it does neither. */
function takingBack(
  input: AdvisorInput,
  conversation: Conversation,
  undone: Statement[] | null,
  sentences: readonly Sentence[],
): AdvisorOutput | null {
  if (ASKS_HOW.test(input.message)) return null;
  const undo = undoIn(sentences, conversation, undone !== null);
  if ((undo || SPEAKS_OF_UNDOING.test(input.message)) && isUndoDoubted(input.message))
    return askingToUndo(conversation);
  if (undo === "only") return undoing(conversation);
  const correction = conversation.last && correctLast(conversation.last, sentences, input.documents);
  if (correction && conversation.last) return correcting(input, conversation, conversation.last, correction);
  return undo ? undoing(conversation) : null;
}

/** The answer to a message that only declines, or that says nothing to an open question; null for any other. */
function withoutStatements(
  conversation: Conversation,
  { pending, declined, rest, completed, dropped, chosen }: Answered,
  sentences: readonly Sentence[],
): AdvisorOutput | null {
  if (declined) return saying({ ...conversation, pending }, { message: "All right, everything stays as it was." });
  const isUnclear = rest.length + completed.length === 0 && !dropped && !chosen;
  const [open] = pending;
  return isUnclear && sentences.length > 0 && open ? saying({ ...conversation, pending }, asking(open)) : null;
}

/** An open question once more. */
function asking({ question, quickReplies }: Pending): Partial<AdvisorReply> {
  return { message: question, needsClarification: true, clarificationQuestions: [question], quickReplies };
}

/** "Can you undo stuff?" and "undo that? not sure" take nothing back before a yes. */
function askingToUndo(conversation: Conversation): AdvisorOutput {
  const options: Option[] = [
    { reply: "Yes, take it back", changes: [], undo: true, yes: true },
    { reply: "No", changes: [] },
  ];
  const question = "I can take my last change back. Shall I?";
  const quickReplies = options.map(({ reply }) => reply);
  const pending: Pending = { need: "choose", options, seen: null, question, quickReplies, age: 0 };
  return saying({ ...conversation, pending: [pending] }, asking(pending));
}

/** The asset or debt that was last written: "it" in the message after. */
function lastSpokenOf({ last }: Conversation): Mention | null {
  const entries = (last?.statements ?? []).filter((statement) => statement.kind === "entry");
  return entries.length === 1 ? (entries[0]?.mention ?? null) : null;
}

/** Statements first, then plans and questions on the data as they leave it. */
function converse(
  input: AdvisorInput,
  conversation: Conversation,
  answered: Answered,
  text: string,
  learned?: LearnedReading,
): AdvisorOutput {
  const rest = answered.rest.map((sentence) => ({ ...sentence, tokens: withoutLeadIn(sentence.tokens) }));
  const requests = rest.map(planRequest);
  const read = readStatements(
    rest.filter((_, at) => requests[at] === null),
    input.documents,
    input.today,
    lastSpokenOf(conversation),
    answered.completed,
  );
  const order: Told = {
    ...input,
    sentences: rest.map(({ tokens }) => tokens),
    known: amountsIn([conversation.pending, conversation.last?.statements, answered.completed]),
    confirmed: answered.confirmed,
    agreed: answered.chosen?.changes ?? [],
  };
  const weighed = weighedReading(order, learned, answered, requests, read, conversation);
  const isSupposed = supposes(input.message, input, conversation.memory.figures ?? null);
  const said = learned?.tokens.slice(learned.start) ?? [];
  read.statements = isSupposed
    ? []
    : withInHand(weighed.statements, input.message, said, moneyInHand(conversation), input.documents);
  order.known = [
    ...order.known,
    ...amountsIn([conversation.inHand, read.statements.filter((each) => !weighed.statements.includes(each))]),
  ];
  if (weighed.tellsOnly || weighed.asks.length > 0) read.questions = [];
  if (weighed.tellsOnly) read.unread = [];
  const done = carryOut(read.statements, order);
  done.asks.push(...weighed.asks);
  const plan = requests.find((request) => request !== null) ?? null;
  const composed = composeReply({ read, done, plan, text, dropped: answered.dropped }, input, conversation.memory);
  const open = answered.pending
    .map((each): Pending => ({ ...each, age: each.age + 1 }))
    .filter(({ age }) => age <= LONGEST_OPEN);
  const reply = withQuestions(composed, done, open);
  const inHand = inHandAfter(input.message, conversation.inHand, input.documents, done);
  const misses = conversation.misses ?? 0;
  const isMissed = reply.message === "";
  return {
    reply: isMissed ? { ...reply, ...fallbackFor(input.message, input.documents, misses) } : reply,
    changes: done.changes,
    undo: false,
    conversation: {
      version: 1,
      pending: [...done.asks, ...open],
      last: lastWrite(input, done, conversation),
      offered: stillOffered(composed.reply.suggestedGoals, conversation.offered, answered.rest, done),
      memory: composed.memory,
      recent: withWrite(conversation.recent ?? [], input.documents, done.documents, done),
      since: done.changes.length > 0 ? 0 : (conversation.since ?? 0) + 1,
      ...(inHand ? { inHand } : {}),
      ...(!isSupposed && done.changes.length + done.asks.length + done.notes.length + done.reasons.length === 0
        ? { shown: shownIn(input.message, reply.message, input.documents, input.today) }
        : {}),
      ...(isMissed ? { misses: misses + 1 } : {}),
    },
  };
}

/** What the rules read, weighed against what the trained reader reads; an answer to a question is the rules' alone. */
function weighedReading(
  order: Told,
  learned: LearnedReading | undefined,
  answered: Answered,
  requests: readonly unknown[],
  read: ReadMessage,
  { last }: Conversation,
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
  });
}

/** What is offered after a message: a question about what was proposed leaves it on offer. */
function stillOffered(
  fresh: readonly Goal[],
  before: readonly Goal[],
  sentences: readonly Sentence[],
  { changes }: CarriedOut,
): Goal[] {
  if (fresh.length > 0) return [...fresh];
  return changes.length === 0 && sentences.some(({ asks }) => asks) ? [...before] : [];
}

/** The reply with what has to be asked; with nothing else to say, what is still open, or what can be said at all. */
function withQuestions({ reply }: Composed, done: CarriedOut, open: readonly Pending[]): AdvisorReply {
  const needed = done.asks.filter((ask) => !("byTheWay" in ask));
  const asides = done.asks.filter((ask) => "byTheWay" in ask).map(({ question }) => question);
  const questions = [...needed.map(({ question }) => question), ...done.wonders];
  const message = filled([reply.message, ...questions, ...asides]).join("\n\n");
  if (message === "") {
    const [first] = open;
    return first ? { ...reply, ...asking(first) } : reply;
  }
  const offered = done.asks.flatMap(({ quickReplies }) => quickReplies).slice(0, MOST_REPLIES);
  return {
    ...reply,
    message,
    needsClarification: reply.needsClarification || questions.length > 0,
    clarificationQuestions: [...reply.clarificationQuestions, ...questions],
    quickReplies: offered.length > 0 ? offered : reply.quickReplies,
  };
}

/** All numbers that were spoken of in what is kept. */
function amountsIn(kept: unknown): number[] {
  if (typeof kept === "number") return [kept];
  return typeof kept === "object" && kept !== null ? Object.values(kept).flatMap(amountsIn) : [];
}
