import { asksOn } from "./asks-on.ts";
import { afterCare, caring, warning } from "./caring.ts";
import { choosing } from "./changes/carry-out.ts";
import { heldToSums } from "./conversation/agreed-by-sums.ts";
import { answerLifeEvent } from "./conversation/answer-life-event.ts";
import { type Answered, answerPending, unanswered } from "./conversation/answer-pending.ts";
import { asItIsRead, isOpen } from "./conversation/as-it-is-read.ts";
import { askHowMuch } from "./conversation/ask-how-much.ts";
import { askedInstead } from "./conversation/asked-instead.ts";
import { askedOnceMore } from "./conversation/asked-once-more.ts";
import { byItself } from "./conversation/by-itself.ts";
import { catchAsked, cautionsIn } from "./conversation/catch-asked.ts";
import { chosenGoals } from "./conversation/chosen-goals.ts";
import { type Conversation, lasting, openConversation } from "./conversation/conversation.ts";
import { answerDebtFreeWish } from "./conversation/debt-free-wish.ts";
import { askingAfterDenied } from "./conversation/denied-thing.ts";
import { askingFirst } from "./conversation/evidence/asking-first.ts";
import { tellingFormerValue } from "./conversation/former-value.ts";
import { goingOnFromOffered } from "./conversation/gone-on-from.ts";
import { goneAfter } from "./conversation/gone-things.ts";
import { isNoAnswer } from "./conversation/is-no-answer.ts";
import { type LeftAlone, leftAlone } from "./conversation/left-alone.ts";
import {
  isSaleOfDebt,
  joined,
  type LeftOpen,
  mayComplete,
  respelt,
  spansBoth,
  withFigureAlone,
  withFigureMended,
} from "./conversation/left-open.ts";
import { withNamesHeard } from "./conversation/names-heard.ts";
import { toldOfUnknown } from "./conversation/not-on-record.ts";
import { isOfQuestion } from "./conversation/of-question.ts";
import { offeringAgain, withTapped } from "./conversation/offer-again.ts";
import { offeringMend } from "./conversation/offered-mend.ts";
import { offeredPutRight } from "./conversation/offered-put-right.ts";
import { asking, isGuess, saying, undoing, withoutStatements, writing } from "./conversation/outcomes.ts";
import { takeGoals } from "./conversation/plan-requests.ts";
import { putThatIn } from "./conversation/put-that-in.ts";
import { readInContext } from "./conversation/read-in-context.ts";
import { tellingWhatWasNoted } from "./conversation/said-today.ts";
import { purchaseTold, toPayAfter } from "./conversation/sales/purchase-told.ts";
import { type SaleTold, saleTold } from "./conversation/sales/sale-told.ts";
import { speakingOfGone } from "./conversation/speaks-of-gone.ts";
import { supposedOtherwise, supposingIn, withoutFigures } from "./conversation/supposed-otherwise.ts";
import { takenBackInWords } from "./conversation/taken-back-in-words.ts";
import { explainingUndo, stillStandingBeside } from "./conversation/taken-back-said.ts";
import { unreadReply } from "./conversation/unread-reply.ts";
import { verdictGiven } from "./conversation/verdict-given.ts";
import { converse } from "./converse.ts";
import { goingBack } from "./going-back.ts";
import { heldAgainstReading } from "./held-against-reading.ts";
import { withoutNo } from "./language/courtesies.ts";
import { prepare } from "./language/prepare.ts";
import { readSentences } from "./language/read-message.ts";
import { rememberedLast } from "./language/remembered.ts";
import type { Sentence } from "./language/sentences.ts";
import { isSurelyGeneral } from "./lesson-asked.ts";
import { mendedAfterwards } from "./mended-afterwards.ts";
import { toldOfPast } from "./past/told-of-past.ts";
import { withPiecesLeft } from "./piece-by-piece.ts";
import { saidPayment } from "./queries/verdicts/said-payment.ts";
import { type LearnedReader, toldIn } from "./reader/learned-reader.ts";
import { readerTokens } from "./reader/reader-tokens.ts";
import { spokenOf } from "./reader/spoken-of.ts";
import { bold } from "./replies/describe-changes.ts";
import { inOtherWords } from "./replies/said-before.ts";
import { leaveOfCare } from "./safety/answer-with-care.ts";
import { condolenceTo } from "./safety/condolence.ts";
import { speakingOfScenarios } from "./scenarios/speaking-of-scenarios.ts";
import { isSurelyTold } from "./surely-told.ts";
import { tellingOn, withOthersAsked } from "./telling-on.ts";
import type { AdvisorInput, AdvisorOutput } from "./types.ts";
import { isPlainQuestion } from "./vetoes/asked-or-doubted.ts";

/**
 * What the advisor says to a message, and what it wants stored. Pure and deterministic. Only what was said as a fact or
 * a command is stored; questions are answered on the data as it stands with those facts. It has an answer to whatever is
 * said: what it throws is a defect, and none of the message is to be stored.
 */
export function respond(input: AdvisorInput): AdvisorOutput {
  const { care, ...opened } = openConversation(input.conversation);
  const conversation = withTapped(opened, input.message);
  const kept = lasting(conversation);
  const leave = leaveOfCare(input.message, care) ?? condolenceTo(input.message);
  const left = leave ? { ...input, message: leave.rest } : input;
  const plain = { ...left, message: withNamesHeard(asItIsRead(left, conversation), left.documents) };
  const output =
    caring(input, kept, care) ??
    warning(left, kept, opened.warned) ??
    tellingPast(left, kept) ??
    speakingOfScenarios(left, kept) ??
    mendedAfterwards(plain, conversation, respondJudged) ??
    withPiecesLeft(respondJudged(plain, conversation), plain, conversation, respondJudged);
  const offering = offeringAgain(stillStandingBeside(output, kept, input.documents), opened, left);
  return afterCare(remembering(offering, conversation, left), care, leave);
}

/** An answer that says nothing twice in the same words, with what is remembered of it and of what it takes off. */
function remembering(output: AdvisorOutput, before: Conversation, input: AdvisorInput): AdvisorOutput {
  const { message, documents, today } = input;
  const gone = goneAfter(before.gone ?? [], documents, output.changes);
  const { reply, said } = output.reply.care
    ? { reply: output.reply, said: before.said ?? {} }
    : inOtherWords(output.reply, before.said ?? {});
  const { gone: _, said: __, payment: ___, ...conversation } = output.conversation as Conversation;
  const payment = saidPayment(message, documents, today);
  const cautions = output.changes.length > 0 ? undefined : cautionsIn(output.reply.message);
  const supposing = conversation.supposing ?? (output.changes.length > 0 ? undefined : supposingIn(message));
  const kept = {
    ...(before.warned && { warned: before.warned }),
    ...conversation,
    ...(gone.length > 0 ? { gone } : {}),
    ...(payment ? { payment } : {}),
    ...(supposing ? { supposing } : {}),
    ...(cautions ? { cautions } : {}),
    ...(Object.keys(said).length > 0 ? { said } : {}),
  };
  return { ...output, reply, conversation: kept };
}

/** What was told of earlier days and of nothing else is kept beside today's figures. */
function tellingPast(input: AdvisorInput, conversation: Conversation): AdvisorOutput | null {
  const figures = toldOfPast(input.message, input);
  return (
    figures &&
    writing(
      input,
      conversation,
      figures.map((figure) => ({ kind: "tell-past", figure })),
      [],
    )
  );
}

function respondJudged(input: AdvisorInput, opened: Conversation): AdvisorOutput {
  return askingFirst(respondTo(input, opened), input, opened);
}

function respondTo(input: AdvisorInput, opened: Conversation): AdvisorOutput {
  const output = heldToSums(respondHere(input, opened), input, opened);
  const toPay = toPayAfter(input, output.changes);
  return toPay ? { ...output, conversation: { ...(output.conversation as Conversation), toPay } } : output;
}

function respondHere(input: AdvisorInput, opened: Conversation): AdvisorOutput {
  const { leftOpen: open, pending } = opened;
  const worked = putThatIn(input.message, opened);
  if (worked !== null) return respondAlone({ ...input, message: worked }, { ...lasting(opened), pending: [] });
  const denied = askingAfterDenied(input, opened);
  if (denied) return denied;
  const left = leftAlone(input.message, opened, input.documents, input.today);
  if (left) return leavingAlone(left, input, opened);
  const onLast = supposingOtherwise(input, opened) ?? catchAsked(input, opened);
  if (onLast) return onLast;
  const verdict = verdictGiven(input, lasting(opened));
  const read = verdict && input.reader?.read(input.message, input.documents, input.today);
  if (verdict && !isSurelyTold(input.message, read ?? undefined, opened)) return verdict;
  const told = () => toldIn(input.reader?.read(input.message, input.documents, input.today));
  if (isSurelyGeneral(input.message, { ...input, memory: opened.memory }, told)) return askingOn(input, opened);
  const instead = askedInstead(input.message, opened, input.documents);
  if (instead) return askingOn({ ...input, message: instead }, opened);
  const again = askedOnceMore(input.message, opened);
  if (again !== null) return respondHere({ ...input, message: again }, opened);
  if (isOfQuestion(input.message, opened)) return askingOn(input, opened);
  const mended =
    open &&
    (withFigureMended(open, input.message, input.documents, input.today) ??
      (pending.length > 0 ? null : withFigureAlone(open, input.message)));
  if (mended) return respondAlone({ ...input, message: mended }, { ...lasting(opened), pending: [] });
  const anew = () => (asksOn(input, opened) ? askingOn(input, opened) : respondAnew(input, opened));
  return goingOnFromOffered(input, opened, respondJudged) ?? anew();
}

/** What was supposed last, put right: it is answered anew, and nothing of it is written. */
function supposingOtherwise(input: AdvisorInput, opened: Conversation): AdvisorOutput | null {
  if (!opened.pending.every(isGuess) || askedInstead(input.message, opened, input.documents)) return null;
  const message = supposedOtherwise(input.message, opened, input.documents, input.today);
  if (message === null) return null;
  const anew = { ...input, message };
  const before = withoutFigures(lasting(opened));
  const output = respondHere(anew, before);
  const answer = output.changes.length > 0 ? askingOn(anew, before) : output;
  const conversation = answer.conversation as Conversation;
  return { ...answer, conversation: { ...conversation, supposing: conversation.supposing ?? supposingIn(message) } };
}

/** What stays as it is, and the answer to what is told besides. */
function leavingAlone({ rest, names }: LeftAlone, input: AdvisorInput, opened: Conversation): AdvisorOutput {
  const { leftOpen: _, ...conversation } = { ...opened, pending: [] };
  if (rest !== "") return respondHere({ ...input, message: rest }, conversation);
  const stays = names.length > 0 ? `All right, **${names.map(bold).join("** and **")}** stays as it is.` : "All right.";
  return saying(lasting(conversation), { message: `${stays} What was noted stands.` });
}

/** The answer to a message by itself, or to what it completes where that tells nothing. */
function respondAnew(said: AdvisorInput, opened: Conversation): AdvisorOutput {
  const input = isAgainstAnswer(opened) ? { ...said, message: withoutNo(said.message) } : said;
  const output = respondAlone(input, opened);
  if (output.undo || output.changes.length > 0) return output;
  const { leftOpen } = opened;
  const whole = leftOpen && input.reader ? completing(input, opened, leftOpen, input.reader) : null;
  return whole ?? byItself(input, opened, respondAlone) ?? output;
}

/** Whether a "no" is said against what was answered: there is no question that it answers, and no write that it puts right. */
function isAgainstAnswer({ pending, offered, last, answered }: Conversation): boolean {
  return answered === true && last === null && !isOpen({ pending, offered });
}

/** The answer to a message that only changes a part of the question before it: nothing of it is told. */
function askingOn(input: AdvisorInput, opened: Conversation) {
  const { leftOpen: _, ...conversation } = lasting(opened);
  const text = prepare(input.message);
  const sentences = readSentences(text, input.documents, input.today);
  return converse(input, conversation, unanswered([], sentences), text, undefined, true);
}

/** A message that tells nothing by itself, read with the one before it that nothing was written of; null where that tells nothing either. */
function completing(
  input: AdvisorInput,
  opened: Conversation,
  leftOpen: LeftOpen,
  reader: LearnedReader,
): AdvisorOutput | null {
  const { leftOpen: _, ...conversation } = lasting(opened);
  const mended = respelt(leftOpen, input.message);
  if (isPlainQuestion(input.message) || (mended === null && !mayComplete(leftOpen, input.message))) return null;
  const message = mended ?? joined(leftOpen, input.message);
  const learned = reader.read(message, input.documents, input.today, spokenOf(conversation.last?.statements ?? []));
  if (mended === null && !spansBoth(learned, readerTokens(input.message, input.documents, input.today).length))
    return null;
  const text = prepare(message);
  const sentences = readSentences(text, input.documents, input.today);
  const output = converse(
    { ...input, message },
    { ...conversation, pending: [] },
    unanswered([], sentences),
    text,
    learned,
  );
  const isSettled = output.changes.length > 0 && !output.reply.needsClarification;
  return isSettled && !isSaleOfDebt(leftOpen, input.message, output.changes) ? output : null;
}

function respondAlone(input: AdvisorInput, opened: Conversation): AdvisorOutput {
  const conversation = lasting(opened);
  const text = prepare(input.message);
  const unread = unreadReply(input.message, text, conversation);
  if (unread) return unread;
  const aside =
    explainingUndo(input, conversation) ??
    tellingWhatWasNoted(input, conversation) ??
    speakingOfGone(input, conversation) ??
    tellingFormerValue(input, conversation) ??
    answerDebtFreeWish(input, conversation) ??
    answerLifeEvent(input, conversation) ??
    askHowMuch(input, conversation);
  if (aside) return aside;
  const sentences = readSentences(text, input.documents, input.today);
  const added = addingUnknown(input, conversation, opened.unknown, text, sentences);
  if (added) return added;
  // most messages need it once, some never
  const reading = rememberedLast(1, () => readInContext(input, opened));
  const back = takenBackInWords(input, conversation, reading);
  if (back) return back;
  const sale = saleTold(input, conversation) ?? purchaseTold(input, opened);
  if (sale) return withSale(input, conversation, sale, text);
  const goingOnFrom = tellingOn(input, opened, sentences, text, () => reading().learned);
  if (goingOnFrom) return goingOnFrom;
  const { learned, context } = reading();
  const chosen = chosenGoals(sentences, conversation.offered);
  if (chosen) return writing(input, conversation, takeGoals(chosen, input.documents), []);
  const offered = learned && offeredPutRight(input, conversation, learned.tokens.slice(learned.start));
  if (offered) return offered;
  const answered = isNoAnswer(conversation, learned, input)
    ? unanswered(conversation.pending, sentences)
    : withOthersAsked(answerPending(conversation.pending, sentences, input.documents, text), input, conversation);
  const goingOn =
    answered.rest.length === sentences.length
      ? goingBack(input, opened, { answered, sentences, text, learned, context })
      : null;
  if (goingOn) return goingOn;
  if (answered.chosen?.undo) return undoing(conversation);
  const output =
    withoutStatements(conversation, answered, sentences) ?? converse(input, conversation, answered, text, learned);
  return output.changes.length > 0
    ? heldAgainstReading(output, learned, input, opened)
    : offeringMend(output, learned, context, opened, input);
}

/** A sale, its price, or where its money went, as it is told. */
function withSale(input: AdvisorInput, conversation: Conversation, sale: SaleTold, text: string): AdvisorOutput {
  if (sale.statements.length > 0) {
    const answered: Answered = { ...unanswered([], []), completed: sale.statements, confirmed: sale.isSure, sale };
    const output = converse(input, { ...conversation, pending: [] }, answered, text);
    return { ...output, conversation: { ...(output.conversation as Conversation), toPay: sale.toPay } };
  }
  const pending = sale.ask ? [{ ...choosing(sale.ask, input.documents), byTheWay: true as const }] : [];
  const [open] = pending;
  const { inHand: _, leftOpen: __, ...kept } = conversation;
  const next: Conversation = { ...kept, pending, ...(sale.inHand ? { inHand: sale.inHand } : {}) };
  return saying(next, open ? asking(open) : { message: sale.noted });
}

/** "It has 3200 in it", of what was just said not to be on record: that is added, and nothing else is touched. */
function addingUnknown(
  input: AdvisorInput,
  conversation: Conversation,
  name: string | undefined,
  text: string,
  sentences: readonly Sentence[],
): AdvisorOutput | null {
  const { message, documents, today } = input;
  if (name === undefined) return null;
  const fact = toldOfUnknown(name, message, readerTokens(message, documents, today), documents);
  const answered: Answered = { ...unanswered(conversation.pending, sentences), rest: [] };
  return fact && converse(input, conversation, { ...answered, completed: [fact] }, text);
}
