import type { Goal } from "@seven-figures/domain";
import { carryOut, type Told } from "./changes/carry-out.ts";
import type { CarriedOut } from "./changes/resolve-statements.ts";
import { type Composed, composeReply } from "./compose-reply.ts";
import type { Answered } from "./conversation/answer-pending.ts";
import { isBareFigureLater } from "./conversation/context-of.ts";
import type { AskedAmong, Conversation, Pending } from "./conversation/conversation.ts";
import { withoutLeadIn } from "./conversation/excuses.ts";
import { inHandAfter, moneyInHand } from "./conversation/in-hand.ts";
import { leftOpenAfter } from "./conversation/left-open.ts";
import { onlyRemoves, saysNothingNew } from "./conversation/nothing-new.ts";
import { numbersIn } from "./conversation/numbers-in.ts";
import { LONGEST_AMONG } from "./conversation/others-asked.ts";
import { asking, isGuess, lastWrite, stillOpen } from "./conversation/outcomes.ts";
import { partsOf } from "./conversation/parts-of-write.ts";
import { planRequest } from "./conversation/plan-requests.ts";
import { withWrite } from "./conversation/recent-writes.ts";
import { namesIn, shownIn } from "./conversation/shown-in.ts";
import { spokenOfLast } from "./conversation/spoken-of-last.ts";
import { mentionOf } from "./conversation/told-things.ts";
import { speaksOfEnding } from "./conversation/unasked-writes.ts";
import { wishForMillion } from "./conversation/wished-million.ts";
import { fallbackFor } from "./fallback.ts";
import { type HeardTold, heardIn } from "./heard-in.ts";
import type { Sentence } from "./language/sentences.ts";
import { asksWithDate } from "./queries/asks-with-date.ts";
import { supposes } from "./queries/supposes.ts";
import { guessed } from "./reader/ask-which.ts";
import { asksThroughout, readsAsAsking } from "./reader/doubts.ts";
import { type LearnedReading, toldIn } from "./reader/learned-reader.ts";
import { onTopOf } from "./reader/on-top.ts";
import { readerTokens } from "./reader/reader-tokens.ts";
import { filled } from "./replies/describe-receipt.ts";
import { readStatements } from "./statements/read-statements.ts";
import type { ReadMessage } from "./statements/reading.ts";
import type { Mention } from "./statements/statement.ts";
import { isSurelyTold } from "./surely-told.ts";
import type { AdvisorInput, AdvisorOutput, AdvisorReply } from "./types.ts";
import { isPlainQuestion } from "./vetoes/asked-or-doubted.ts";

const MOST_REPLIES = 6;
/** From here on what the models half see is asked about beside another answer. */
const LIKELY_GUESS = 0.2;

/** The asset or debt that was last written, or asked about since: "it" in the message after. */
function lastSpokenOf(conversation: Conversation, { message, documents }: AdvisorInput): Mention | null {
  const { last, shown = [], since = 0 } = conversation;
  if (isBareFigureLater(message, conversation)) return null;
  // of what was only asked about, a bare figure tells nothing
  const isMeant = last ? since > 0 : /\b(?:it|its)\b/i.test(message);
  const [asked, ...more] = isMeant ? shown : [];
  if (asked && more.length === 0) return asked.side === "goal" ? null : mentionOf(asked, documents);
  const entries = (last?.statements ?? []).filter((statement) => statement.kind === "entry");
  return entries.length === 1 ? (entries[0]?.mention ?? null) : null;
}

/** Statements first, then plans and questions on the data as they leave it. */
export function converse(
  input: AdvisorInput,
  conversation: Conversation,
  answered: Answered,
  text: string,
  learned?: LearnedReading,
  asksOn = false,
): AdvisorOutput {
  const rest = answered.rest.map((sentence) => ({ ...sentence, tokens: withoutLeadIn(sentence.tokens) }));
  const requests = rest.map(planRequest);
  const read = readStatements(
    rest.filter((_, at) => requests[at] === null),
    input.documents,
    input.today,
    lastSpokenOf(conversation, input),
    answered.completed,
  );
  const order: Told = {
    ...input,
    sentences: rest.map(({ tokens }) => tokens),
    known: numbersIn([conversation.pending, conversation.last?.statements, answered.completed]),
    shown: conversation.shown?.length === 1 ? conversation.shown[0]?.id : undefined,
    confirmed: answered.confirmed,
    agreed: answered.chosen?.changes ?? [],
    ...(answered.sale ? { saleQuestion: answered.sale.ask } : {}),
  };
  const isCompleted = answered.completed.length > 0 && !input.message.includes("?");
  const isSupposed =
    asksOn ||
    (!isCompleted && !isSurelyTold(input.message, learned, conversation) && isSupposing(input, conversation, learned));
  const told = heardIn(order, learned, answered, requests, read, conversation, isSupposed);
  order.known = [...order.known, ...told.known];
  read.statements = told.statements;
  setAside(read, told);
  const done = carryOut(read.statements, order);
  done.asks.push(...told.asks.flatMap((ask) => onTopOf(ask, done, order)));
  wishForMillion(input.message, input.documents, input.today, done);
  const plan = requests.find((request) => request !== null) ?? null;
  const composed = composeReply(
    { read, done, plan, text, dropped: answered.dropped, told: toldIn(learned) },
    input,
    conversation.memory,
  );
  if (plan === null && !isSupposed && !composed.isFelt && mayGuess(answered, done))
    done.asks.push(...guessesOf(input.message, learned, order, composed, conversation));
  const open = stillOpen(answered.pending);
  const reply = withQuestions(composed, done, open);
  const inHand = answered.sale
    ? answered.sale.inHand
    : inHandAfter(input.message, conversation.inHand, input.documents, done);
  const misses = conversation.misses ?? 0;
  const isMissed = reply.message === "";
  const isToldAtAll = read.unwritten.length === 0 && plan === null && !isSupposed;
  const recent = conversation.recent ?? [];
  const written = {
    message: input.message,
    before: input.documents,
    changes: done.changes,
    statements: done.statements,
    isOfSale: answersSale(answered, conversation),
    inHand: moneyInHand(conversation, answered.chosen !== null),
    isNext: conversation.since === 0,
  };
  const leftOpen =
    done.changes.length > 0 ? undefined : leftOpenAfter(input.message, conversation.leftOpen, isToldAtAll);
  return {
    reply: isMissed ? { ...reply, ...fallbackFor(input.message, input.documents, misses) } : reply,
    changes: done.changes,
    undo: false,
    conversation: {
      version: 1,
      pending: [...done.asks, ...open],
      last: lastWrite(input, done, conversation),
      offered: stillOffered(composed.reply.suggestedGoals, conversation.offered, answered.rest, done),
      memory: spokenOfLast(composed.memory, conversation.memory, done, input),
      recent: withWrite(recent, input.documents, done.documents, done, partsOf(written, recent)),
      since: done.changes.length > 0 ? 0 : (conversation.since ?? 0) + 1,
      ...(inHand ? { inHand } : {}),
      ...(saysAnything(done)
        ? {}
        : { shown: shownIn(input.message, reply.message, input.documents, input.today, itemsOf(composed)) }),
      ...(leftOpen ? { leftOpen } : {}),
      ...amongAfter(answered, conversation),
      unknown: composed.unknown,
      ...missedBy(misses, isMissed),
      ...answeredBy(composed, done, input),
    },
  };
}

/** What an answer was computed of. */
function itemsOf({ isAnswered, memory }: Composed) {
  return isAnswered ? (memory.figures?.items ?? []) : [];
}

/** Whether a message answers where the money of a sale went. */
function answersSale({ chosen }: Answered, { pending }: Conversation): boolean {
  return pending.some(
    (open) => open.need === "choose" && open.byTheWay && chosen !== null && open.options.includes(chosen),
  );
}

/** What is told, or asked about, is no question of theirs. */
function setAside(read: ReadMessage, { tellsOnly, asks, isCompleted }: HeardTold): void {
  if (tellsOnly || asks.length > 0) read.questions = [];
  if (tellsOnly || isCompleted) read.unread = [];
}

/** Whether a message stands for itself, and came to nothing: what answers a question is no guess. */
function mayGuess({ completed, chosen, dropped }: Answered, { changes, asks }: CarriedOut): boolean {
  return completed.length === 0 && chosen === null && !dropped && changes.length + asks.length === 0;
}

function asGuess(ask: Pending): Pending {
  return ask.need === "choose" ? { ...ask, isGuess: true } : ask;
}

/** What the models half see is asked about, never beside an answer or in a question; beside a note only what is likely. */
function guessesOf(
  message: string,
  learned: LearnedReading | null | undefined,
  order: Told,
  { reply, memory, isAnswered }: Composed,
  before: Conversation,
): Pending[] {
  if (!learned || asksThroughout(learned) || isPlainQuestion(message) || saysNothingNew(message)) return [];
  if (isAnswered || memory !== before.memory) return [];
  const guess = guessed(learned, order);
  const said = learned.tokens.slice(learned.start);
  const isOfSomething = said.some(({ slot }) => slot !== null) || namesIn(said, order.documents).length > 0;
  const isLikely = isOfSomething && (guess?.probability ?? 0) >= LIKELY_GUESS;
  if (guess && onlyRemoves(guess.ask) && !speaksOfEnding(message)) return [];
  return guess && (reply.message === "" || isLikely) ? [asGuess(guess.ask)] : [];
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

function isSupposing(input: AdvisorInput, { memory, pending }: Conversation, learned?: LearnedReading): boolean {
  const { message, documents, today } = input;
  // "yes ma'am both of em" answers what was asked, in whatever words
  if (!message.includes("?") && pending.some((open) => !isGuess(open) && open.age === 0)) return false;
  const isReadAsAsking = learned !== undefined && readsAsAsking(learned);
  return supposes(message, input, memory.figures ?? null, isReadAsAsking) || asksWithDate(message, documents, today);
}

/** Whether something was written, asked back or noted. */
function saysAnything({ changes, asks, notes, reasons }: CarriedOut): boolean {
  return changes.length + asks.length + notes.length + reasons.length > 0;
}

/** Among which was last asked, as long as it is spoken of. */
function amongAfter({ among }: Answered, before: Conversation): { among?: AskedAmong } {
  if (among) return { among };
  const kept = before.among && { ...before.among, age: before.among.age + 1 };
  return kept && kept.age < LONGEST_AMONG ? { among: kept } : {};
}

/** How many messages nothing was understood of, with this one; left out where there is none. */
function missedBy(before: number, isMissed: boolean): { misses?: number } {
  const misses = isMissed ? before + 1 : before;
  return misses > 0 ? { misses } : {};
}

/** Whether figures were asked for, and nothing was told. */
function answeredBy(
  { isAnswered }: Composed,
  { changes, asks }: CarriedOut,
  { message, documents, today }: AdvisorInput,
): { answered?: true; askedWith?: true } {
  if (!isAnswered || changes.length > 0 || !asks.every(isGuess)) return {};
  const hasAmount = readerTokens(message, documents, today).some(
    ({ slot }) => slot?.kind === "money" || slot?.kind === "count",
  );
  return hasAmount ? { answered: true, askedWith: true } : { answered: true };
}
