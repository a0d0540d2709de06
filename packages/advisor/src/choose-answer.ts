import { type Query, select } from "@seven-figures/domain";
import { answerGeneral, answerQuestion, answerTopic, isOffered, nearestGeneral } from "./answers/answer-question.ts";
import { asksAtAll } from "./answers/match/asks-at-all.ts";
import { explainTerm } from "./answers/terms/explain-term.ts";
import { asksMeaning } from "./answers/terms/term-asked.ts";
import type { Answer, AnswerContext } from "./answers/types.ts";
import { listed } from "./answers/words/sentences.ts";
import type { CarriedOut } from "./changes/resolve-statements.ts";
import type { PlanRequest } from "./conversation/plan-requests.ts";
import { asksOwn, isSurelyHeard, lessonAsked, lessonsNear } from "./lesson-asked.ts";
import { answerFigures, type FigureAnswer } from "./queries/answer-figures.ts";
import { asksOfFigures, isAsking } from "./queries/asks-of-figures.ts";
import { asksOnly } from "./queries/asks-only.ts";
import { tells } from "./queries/beside-fact.ts";
import { refOf } from "./queries/build.ts";
import { isTold } from "./queries/chain-asked.ts";
import { namesAsked, nearestQuestions } from "./queries/nearest.ts";
import { isSurelyAsked, tellsOfDone } from "./queries/supposes.ts";
import { isLesson, namesStored, whereAsked } from "./queries/unasked-topics.ts";
import { bold } from "./replies/describe-changes.ts";
import type { ReadMessage } from "./statements/reading.ts";
import { tellsOfDoing } from "./surely-told.ts";

/** What there is to reply to: what was read, what came of it, and what was asked for. */
export interface Heard {
  read: ReadMessage;
  done: CarriedOut;
  plan: PlanRequest | null;
  /** The message as typed. */
  text: string;
  /** Whether an open question was dropped. */
  dropped: boolean;
  /** How likely the reader holds that anything is told, 0 to 1. */
  told: number;
}

/** The answer that a message gets, by what it is given. */
type Chosen =
  /** What holds for anybody, of the app or of small talk: nothing of the person's own was asked. */
  | { by: "general"; answer: Answer }
  | { by: "figures"; figures: FigureAnswer; message: string; quickReplies: string[] }
  /** A topic's answer, with the figures that are told in it; null where nothing was asked that it knows. */
  | { by: "topic"; answer: Answer | null; figures: FigureAnswer | null };

/**
 * Which answer a message gets, on the data as it now stands. What was to be asked or wondered of what seemed to be told is dropped
 * where the message only asked.
 */
export function chooseAnswer(heard: Heard, typed: string, context: AnswerContext): Chosen {
  const { text } = heard;
  const question = questionIn(heard);
  const introduced = whatItIsFor(heard, typed, context);
  if (introduced) return { by: "general", answer: introduced };
  const general = whereAsked(generalAsked(heard, typed, context), text, context);
  if (general) return { by: "general", answer: general };
  if (tellsOfDoing(typed) && !context.memory.figures?.chain) return { by: "topic", answer: null, figures: null };
  const topic = question
    ? (explainTerm(question.text, context) ?? answerQuestion(question, context))
    : generalBeside(heard, typed, context);
  // a topic that knows the message by its words goes before one that is only faintly heard
  const isFaint = topic !== null && !isSurelyHeard(typed);
  const lesson = isFaint ? null : whereAsked(generalRead(heard, typed, context, true), text, context);
  if (lesson) return { by: "general", answer: lesson };
  const told = whereAsked(topic, text, context);
  const figures = figuresAsked(heard, question, context);
  const isSure = figures !== null && !figures.isUnsure && !figures.isGuess;
  const likely = told || isSure ? null : whereAsked(generalRead(heard, typed, context, false), text, context);
  if (likely) return { by: "general", answer: likely };
  if (figures && !(question && isLeftTo(told, figures)))
    return { by: "figures", figures, ...asGuessed(figures, text, context) };
  const checked = question && isAsking(text) ? notHijacked(told, heard, context) : told;
  return { by: "topic", answer: withFigures(checked, figures && inStoredOrder(figures, context)), figures };
}

/** "My daughter set this up for me and I am not sure what it is meant to do". */
const WHAT_FOR =
  /\b(?:what|how)\b[^.?!\d]{0,30}\b(?:am i|i am|i'?m|are we|we are|we'?re|it is|it'?s|is it|this is|is this|this app is|the app is) (?:even |really )?(?:supposed|meant) to (?:do|be|work|use)(?=\s*(?:here|with (?:this|it)\b|$|[.?!]))|\bset (?:this|it) up for (?:me|us)\b(?![^.]*\d)/i;

/** What the app is for, for somebody who does not know where to begin. */
function whatItIsFor({ done }: Heard, typed: string, context: AnswerContext): Answer | null {
  if (done.changes.length > 0 || !WHAT_FOR.test(typed)) return null;
  return answerTopic("what-can-you-do", { text: typed, amounts: [] }, context);
}

/** What is heard as a general question, where nothing was told with it; `mayBeElse` as in {@link lessonAsked}. */
function generalRead(
  { done, dropped, read, told }: Heard,
  typed: string,
  context: AnswerContext,
  mayBeElse: boolean,
): Answer | null {
  if (dropped || done.changes.length + done.refused.length > 0) return null;
  const isStated = [done.asks, done.wonders, done.notes, done.reasons, read.statements].some((list) => list.length > 0);
  if (isStated && !asksAtAll(typed)) return null;
  const answer = lessonAsked(typed, context, told, mayBeElse);
  if (answer) {
    done.asks.length = 0;
    done.wonders.length = 0;
  }
  return answer;
}

/** Whether a topic knows more of what is asked than the figure that the trained parser alone reads it as. */
function isLeftTo(told: Answer | null, { byParser, isSupposed, last }: FigureAnswer): boolean {
  if (told === null || isSupposed || isLesson(told)) return false;
  const queries = last?.queries ?? [];
  if (queries.length > 0 && queries.every((query) => KNOWN.some((isKnown) => isKnown(query)))) return true;
  return byParser === true || (told.memory.last?.split("|")[0] === "payoff-order" && isOrderOfAll(queries));
}

/** All debts beside the pay, of which a topic tells what to think of it. */
function isOfDebtsToIncome(query: Query): boolean {
  if (query.kind !== "value") return false;
  const { of } = query;
  if (of.kind === "measure") return of.measure === "debt-to-income";
  return of.kind === "ratio" && of.to.kind === "measure" && of.of.kind === "sum" && of.of.of.kind === "all";
}

/** Everything on one side: a topic tells rates and values with it. */
function isListOfAll(query: Query): query is Extract<Query, { kind: "list" }> {
  return query.kind === "list" && query.of.kind === "all" && query.of.side !== "goals" && isInUsualOrder(query);
}

function isInUsualOrder({ by, most, count }: Extract<Query, { kind: "list" }>): boolean {
  return by === "amount" && most && count === null;
}

/** What a said sum grows to. */
function isOfSaidSum(query: Query): boolean {
  return query.kind === "value" && query.of.kind === "grown" && query.of.of.kind === "amount";
}

/** What topics tell more of than the figure alone. */
const KNOWN = [isOfSaidSum, isOfDebtsToIncome, isListOfAll];

/** All debts by their rates: which of them to pay first is more than that. */
function isOrderOfAll([query, ...others]: readonly Query[]): boolean {
  if (others.length > 0 || query?.kind !== "list") return false;
  return query.by === "rate" && query.of.kind === "all" && query.of.side === "debts";
}

const FIGURES = /\*\*[^*]*\d[^*]*\*\*/g;

/**
 * A topic's answer with the figure that the trained parser reads the question as, where the topic does not tell it; what is
 * asked next may go on from that figure.
 */
function withFigures(answer: Answer | null, figures: FigureAnswer | null): Answer | null {
  if (!answer || !figures) return answer;
  const { last, isGuess } = figures;
  const memory = { ...answer.memory, figures: last };
  if (isGuess || tellsAll(answer, figures)) return { ...answer, memory };
  return { ...answer, message: `${beginningOf(figures)}\n\n${answer.message}`, memory };
}

/** Of a list of all, what stands first in the topic's words is what "the first one" is. */
function inStoredOrder(figures: FigureAnswer, { documents }: AnswerContext): FigureAnswer {
  const [query] = figures.last?.queries ?? [];
  if (!figures.last || !query || !isListOfAll(query)) return figures;
  return { ...figures, last: { ...figures.last, items: select(query.of, documents).map(refOf) } };
}

function beginningOf({ message }: FigureAnswer): string {
  return message.split("\n\n")[0] ?? "";
}

/** Whether a topic's answer has each figure of a computed one, beside more. */
function tellsAll(answer: Answer, figures: FigureAnswer): boolean {
  const computed = beginningOf(figures).match(FIGURES) ?? [];
  return computed.every((figure) => tells(answer.message, figure.replaceAll("*", "")));
}

/** An answer as it is told: where something else may have been asked, as a guess, with the questions nearest to it as buttons. */
function asGuessed(
  answer: FigureAnswer,
  text: string,
  context: AnswerContext,
): Pick<Answer, "message" | "quickReplies"> {
  const { message, quickReplies, isUnsure, isGuess } = answer;
  if (!isUnsure && !isGuess) return { message, quickReplies };
  const { names, nearest } = nearestQuestions(text, context);
  const [name] = isGuess ? names : [];
  return {
    message: name ? `${seenName(name)} My best guess:\n\n${message}` : message,
    quickReplies: quickReplies.length === 0 && isUnsure ? nearest : quickReplies,
  };
}

/** What is said where a message names something, and what it asks of it is not sure. */
function seenName(name: string): string {
  return `I see that you ask about ${bold(name)}, but not quite what.`;
}

const MONEY =
  /[$\u00A3\u20AC]\s?\d|\b(?!40[13]k?\b|457\b|529s?\b)(?:\d[\d,.]*\s?(?:k|grand|dollars|bucks)\b|\d{3,}\b)/i;
/** "If I earned 300 more a month, savings rate?" */
const SUPPOSES_OWN = /\bif (?:i|we)\b/i;
/** Of what a message is about, a general answer explains at least so much before figures are looked at. */
const SURE_SHARE = 0.75;

/** What is asked in general, of the app, or said in small talk, where nothing was stated with it. */
function generalAsked({ done, dropped }: Heard, typed: string, context: AnswerContext): Answer | null {
  if (dropped || done.changes.length + done.refused.length > 0) return null;
  const explained = explainTerm(typed, context);
  if (explained) {
    done.asks.length = 0;
    done.wonders.length = 0;
    return explained;
  }
  const answer = answerGeneral({ text: typed, amounts: [] }, context, SURE_SHARE);
  if (answer && isLesson(answer) && SUPPOSES_OWN.test(typed) && MONEY.test(typed)) return null;
  if (answer && !isOffered(typed) && (asksOfFigures(typed, context) || isFiguresRather(answer, typed, context)))
    return null;
  if (!answer || (isLesson(answer) && !isOffered(typed) && (asksOwn(typed) || namesStored(typed, context))))
    return null;
  if (done.asks.length + done.wonders.length + done.notes.length + done.reasons.length > 0) {
    if (MONEY.test(typed) || !asksAtAll(typed)) return null;
    done.asks.length = 0;
    done.wonders.length = 0;
  }
  return answer;
}

/** Whether the parser surely reads a question of figures in what a topic would answer; a lesson gives way only where money is named. */
function isFiguresRather(answer: Answer, typed: string, context: AnswerContext): boolean {
  return (!isLesson(answer) || MONEY.test(typed)) && isSurelyAsked(typed, context);
}

/** What is told of others or of later may still ask something in general. */
function generalBeside({ read, done, dropped }: Heard, typed: string, context: AnswerContext): Answer | null {
  const stated = [done.changes, done.asks, done.wonders, done.notes, done.reasons, done.refused, read.statements];
  return dropped || stated.some((list) => list.length > 0)
    ? null
    : answerGeneral({ text: typed, amounts: [] }, context, 0);
}

/** What is computed of the person's own figures, where the message asks for that and nothing else is told by it. */
function figuresAsked(
  { done, read, text, dropped }: Heard,
  question: { text: string } | null,
  context: AnswerContext,
): FigureAnswer | null {
  if (dropped || done.refused.length > 0 || asksMeaning(text)) return null;
  const last = context.memory.figures ?? null;
  if (done.changes.length > 0) {
    const isWritten = tellsOfDone(text) && !/\b(?:if|suppose|supposing|would)\b/i.test(question?.text ?? "");
    return question && answerFigures(askedOf(question.text, text, context), { ...context, isWritten }, last);
  }
  // what was told and is asked about would change the figure
  if (done.asks.length > 0 && isTold(text.toLowerCase())) return null;
  const isStated = done.asks.length + done.wonders.length > 0 || read.statements.length > 0;
  if (isStated && !isAsking(text) && !asksOnly(text) && !isSurelyAsked(text, context)) return null;
  const answer = answerFigures(text, context, last);
  if (answer) {
    done.asks.length = 0;
    done.wonders.length = 0;
  }
  return answer;
}

/** What asks of a message that tells something too: all of it where the rest says what is asked of, and no other amount. */
function askedOf(question: string, text: string, context: AnswerContext): string {
  const amounts = (said: string) => said.replace(/\b0\s?%/g, "").match(/\d[\d,.]*/g)?.length ?? 0;
  const leansOnRest = !namesStored(question, context) && namesStored(text, context);
  return leansOnRest && amounts(question) === amounts(text) ? text : question;
}

const IN_ENGLISH = /\b(?:what|how|which|when|where|who|is|are|do|does|did|can|could|would|will|should|my|the)\b/i;

const MOST_NEAR = 3;
const NOT_SURE = "I am not sure what you would like to know. Is it one of these?";

/**
 * A lesson is no answer to a question that names what is stored, and nothing is none to a question: then it is said what
 * was understood, with the three nearest questions as buttons.
 */
function notHijacked(told: Answer | null, { done, text }: Heard, context: AnswerContext): Answer | null {
  if (done.changes.length + done.asks.length > 0 || (told && !isLesson(told)) || !IN_ENGLISH.test(text)) return told;
  const [name] = namesAsked(text, context);
  const nearest = name === undefined ? [] : nearestQuestions(text, context).nearest;
  if (name !== undefined && nearest.length > 0) {
    const message = `${seenName(name)} Is it one of these?`;
    return { message, quickReplies: nearest, memory: context.memory };
  }
  const { asks: alike, words } = nearestGeneral(text);
  const asks = [...new Set([...lessonsNear(text), ...alike])].slice(0, MOST_NEAR);
  if (told || asks.length === 0) return told;
  if (words.length === 0) return { message: NOT_SURE, quickReplies: asks, memory: context.memory };
  const about = listed(words.map((word) => `**${bold(word)}**`));
  const message = `It seems to be about ${about}, but I did not get what you would like to know. Is it one of these?`;
  return { message, quickReplies: asks, memory: context.memory };
}

/** What is to be answered: the sentences that ask, as typed where that is all there is, or a message in which nothing was stated at all. */
function questionIn({ read, done, dropped, text }: Heard): { text: string; amounts: number[] } | null {
  if (read.questions.length > 0) {
    const amounts = read.questions.flatMap((question) => question.amounts);
    const asked = read.questions.map((question) => question.text).join(" ");
    const isAll = read.statements.length === 0 && asked.length > text.length / 2;
    return { text: isAll ? text : asked, amounts };
  }
  const results = [done.changes, done.asks, done.wonders, done.notes, done.reasons, done.refused];
  const stated = results.some((list) => list.length > 0);
  const meant = read.unwritten.some((kind) => kind !== "wish" && kind !== "negation");
  return stated || dropped || meant ? null : { text, amounts: [] };
}
