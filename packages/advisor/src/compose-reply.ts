import { continued } from "@seven-figures/domain";
import { answerGeneral, answerQuestion, isOffered, nearestGeneral } from "./answers/answer-question.ts";
import { asksAtAll } from "./answers/match/asks-at-all.ts";
import { type PersonFacts, personFacts } from "./answers/person/person-facts.ts";
import { answerFeeling, answerSmallTalk } from "./answers/talk/answer-feeling.ts";
import type { Answer, AnswerContext, AnswerMemory } from "./answers/types.ts";
import { listed } from "./answers/words/sentences.ts";
import { choosing } from "./changes/carry-out.ts";
import type { CarriedOut } from "./changes/resolve-statements.ts";
import type { PlanRequest } from "./conversation/plan-requests.ts";
import { makePlan, suggestGoals } from "./plan/make-plan.ts";
import { answerFigures, asksOfFigures, type FigureAnswer, isAsking } from "./queries/answer-figures.ts";
import { tells } from "./queries/beside-fact.ts";
import { nearestQuestions } from "./queries/nearest.ts";
import { isLesson, namesStored, TALK_IDS, whereAsked } from "./queries/unasked-topics.ts";
import { bold } from "./replies/describe-changes.ts";
import { describeReceipt, filled, isReadyForPlan, SAYS_NOTHING } from "./replies/describe-receipt.ts";
import { describeRefusals } from "./replies/describe-refusals.ts";
import { describeUnwritten } from "./replies/describe-unwritten.ts";
import type { ReadMessage } from "./statements/read-statements.ts";
import type { Unwritten } from "./statements/statement.ts";
import type { AdvisorInput, AdvisorReply } from "./types.ts";
import { isPlainQuestion } from "./vetoes/asked-or-doubted.ts";

/** Kept where a plan has asked whether expenses hold the debts' payments: it asks once. */
const PAYMENTS_ASKED = "plan-debt-payments-asked";

/** What there is to reply to: what was read, what came of it, and what was asked for. */
interface Heard {
  read: ReadMessage;
  done: CarriedOut;
  plan: PlanRequest | null;
  /** The message as typed. */
  text: string;
  /** Whether an open question was dropped. */
  dropped: boolean;
}

export interface Composed {
  reply: AdvisorReply;
  memory: AnswerMemory;
  /** Whether it tells figures that a next message may go on asking from. */
  isAnswered?: boolean;
  /** Whether a feeling was met, and nothing else was in the message. */
  isFelt?: true;
  /** The one name that it says is not on record. */
  unknown?: string | undefined;
}

/** Small talk that says less than the feeling in a message. */
const SAYS_LITTLE = new Set(["ok", "laugh", "small-talk", "feedback"]);
const TAG = /,? (?:is|isn'?t|innit|right|eh|does|doesn'?t|will|won'?t) ?(?:it|that|they|i)?\W*$/i;

/**
 * The reply: the feeling that a message tells, where it tells one, then all else. A message that tells a feeling and nothing more
 * is no fact: nothing is asked of it.
 */
export function composeReply(heard: Heard, input: AdvisorInput, memory: AnswerMemory): Composed {
  const { done } = heard;
  const composed = composeFigures(heard, input, memory);
  const kind = composed.memory === memory ? "" : (composed.memory.last?.split("|")[0] ?? "");
  if (heard.plan || (TALK_IDS.has(kind) && !SAYS_LITTLE.has(kind))) return composed;
  const facts = personFacts(done.documents, input.today);
  const feeling = answerFeeling(heard.text, facts, memory);
  if (!feeling) return withSmallTalk(composed, heard, facts, memory);
  const isAll =
    done.changes.length === 0 &&
    !/\d/.test(heard.text) &&
    !isPlainQuestion(heard.text.replace(TAG, "")) &&
    !heard.dropped;
  if (isAll) {
    done.asks.length = 0;
    done.wonders.length = 0;
    const { message, quickReplies } = feeling;
    const reply = { ...SAYS_NOTHING, isReadyForPlan: composed.reply.isReadyForPlan, message, quickReplies };
    return { reply, memory: feeling.memory, isFelt: true };
  }
  const [met = ""] = feeling.message.split(/(?<=[.!?]) /);
  const message = filled([met, composed.reply.message]).join("\n\n");
  return {
    ...composed,
    reply: { ...composed.reply, message },
    memory: { ...composed.memory, told: feeling.memory.told },
  };
}

/** Where nothing was understood of a message, or nothing was to be stored of it, the small talk in it is answered. */
function withSmallTalk(
  composed: Composed,
  { done, read, text }: Heard,
  facts: PersonFacts,
  memory: AnswerMemory,
): Composed {
  const { message } = composed.reply;
  const saysNothing = message === "" || message === describeUnwritten(read.unwritten).join(" ");
  if (!saysNothing || done.changes.length + done.asks.length > 0 || isAsking(text) || /\d/.test(text)) return composed;
  const talk = answerSmallTalk(text, facts, memory);
  if (!talk) return composed;
  const { quickReplies } = talk;
  const reply = { ...composed.reply, message: talk.message, quickReplies };
  return { reply, memory: talk.memory };
}

/** What was recorded, what was left out and why, then the plan or the answer on the data as it now stands. */
function composeFigures(heard: Heard, input: AdvisorInput, memory: AnswerMemory): Composed {
  const { done, read } = heard;
  const { warnings, problems } = describeRefusals(done.refused);
  const receipt = describeReceipt(done, input.documents);
  const left = done.changes.length > 0 ? describeUnread(read.unread) : [];
  const notes = filled([...done.notes, ...problems, ...warnings, ...done.reasons, ...left]);
  const parts = [
    heard.dropped && done.changes.length === 0 ? "All right, I dropped that." : "",
    receipt,
    notes.join(" "),
  ];
  const base: AdvisorReply = { ...SAYS_NOTHING, warnings, isReadyForPlan: isReadyForPlan(done.documents) };
  if (heard.plan) return withPlan(base, parts, heard.plan, input, done, memory);
  const question = questionIn(heard);
  const history = continued(input.history ?? null, input.documents, done.documents, input.today);
  const context = { documents: done.documents, today: input.today, memory, history };
  const general = whereAsked(generalAsked(heard, input.message, context), heard.text, context);
  if (general) {
    const message = filled([...parts.slice(0, 1), general.message, notes.join(" ")]).join("\n\n");
    return {
      reply: { ...base, message, quickReplies: general.quickReplies },
      memory: { ...general.memory, figures: figuresAfter(general, memory) },
    };
  }
  const topic = question ? answerQuestion(question, context) : generalBeside(heard, input.message, context);
  const told = whereAsked(topic, heard.text, context);
  const figures = figuresAsked(heard, question, context);
  if (figures && !(question && isLeftTo(told, figures))) {
    const why = filled([...describeUnwritten(read.unwritten.filter((kind) => isFootnote(kind, heard.text)))]);
    const footnote = filled([...notes, ...(done.changes.length === 0 ? why : [])]).join(" ");
    const given = asGuessed(figures, heard.text, context);
    const message = filled([parts[0] ?? "", receipt, given.message, footnote]).join("\n\n");
    return {
      reply: { ...base, message, quickReplies: given.quickReplies },
      memory: { ...memory, last: null, figures: figures.last },
      isAnswered: true,
      unknown: figures.unknown,
    };
  }
  const checked = question && isAsking(heard.text) ? notHijacked(told, heard, context) : told;
  const answer = withFigures(checked, figures);
  const silent = filled(parts).length === 0 && done.asks.length + done.wonders.length === 0;
  const closing = answer?.message ?? (silent ? describeUnwritten(read.unwritten).join(" ") : "");
  return {
    reply: { ...base, message: filled([...parts, closing]).join("\n\n"), quickReplies: answer?.quickReplies ?? [] },
    memory: answer ? afterTopic(answer, figures) : memory,
    isAnswered: figures !== null,
  };
}

/** What is kept after a topic was told: what was asked of figures before it is not gone on from, only what it was of. */
function afterTopic({ memory }: Answer, figures: FigureAnswer | null): AnswerMemory {
  const isTalk = TALK_IDS.has(memory.last?.split("|")[0] ?? "");
  if (figures || isTalk || !memory.figures) return memory;
  return { ...memory, figures: { queries: [], ranked: null, items: memory.figures.items } };
}

/** Whether it is to be said beneath an answer why something was not stored: of what was only thought or denied there is nothing to say. */
function isFootnote(kind: Unwritten, text: string): boolean {
  return kind !== "hypothetical" && kind !== "negation" && (kind !== "others" || /\d/.test(text));
}

/** Whether a topic knows more of what is asked than the figure that the trained parser alone reads it as. */
function isLeftTo(told: Answer | null, { byParser, isSupposed }: FigureAnswer): boolean {
  return told !== null && byParser === true && !isSupposed && !isLesson(told);
}

const FIGURES = /\*\*[^*]*\d[^*]*\*\*/g;

/**
 * A topic's answer with the figure that the trained parser reads the question as, where the topic does not tell it; what is
 * asked next may go on from that figure.
 */
function withFigures(answer: Answer | null, figures: FigureAnswer | null): Answer | null {
  if (!answer || !figures) return answer;
  const { message, last, isGuess } = figures;
  const [first = ""] = message.split("\n\n");
  const computed = first.match(FIGURES) ?? [];
  const isTold = computed.every((figure) => tells(answer.message, figure.replaceAll("*", "")));
  const memory = { ...answer.memory, figures: last };
  if (isGuess || isTold) return { ...answer, memory };
  return { ...answer, message: `${first}\n\n${answer.message}`, memory };
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

/** What asks for one's own figures: a lesson waits until they are looked at. */
const ASKS_OWN =
  /\bhow (?:much|many|long|far|big|old)\b.*\b(?:my|our|mine|i|we|ive|im)\b|\bwhat(?:'?s| is| are| was| were) (?:my|our)\b|\bwhen (?:will|do|did|am|can|could) (?:i|we|my|our)\b|\b(?:show|list|total)\b.*\b(?:my|our)\b|^(?:am|have) (?:i|we)\b/i;
const MONEY =
  /[$\u00A3\u20AC]\s?\d|\b(?!40[13]k?\b|457\b|529s?\b)(?:\d[\d,.]*\s?(?:k|grand|dollars|bucks)\b|\d{3,}\b)/i;
/** Of what a message is about, a general answer explains at least so much before figures are looked at. */
const SURE_SHARE = 0.75;

/** What is asked in general, of the app, or said in small talk, where nothing was stated with it. */
function generalAsked({ done, dropped }: Heard, typed: string, context: AnswerContext): Answer | null {
  if (dropped || done.changes.length + done.refused.length > 0) return null;
  const answer = answerGeneral({ text: typed, amounts: [] }, context, SURE_SHARE);
  if (answer && !isOffered(typed) && asksOfFigures(typed, context)) return null;
  if (!answer || (isLesson(answer) && !isOffered(typed) && (ASKS_OWN.test(typed) || namesStored(typed, context))))
    return null;
  if (done.asks.length + done.wonders.length + done.notes.length + done.reasons.length > 0) {
    if (MONEY.test(typed) || !asksAtAll(typed)) return null;
    done.asks.length = 0;
    done.wonders.length = 0;
  }
  return answer;
}

/** What is told of others or of later may still ask something in general. */
function generalBeside({ read, done, dropped }: Heard, typed: string, context: AnswerContext): Answer | null {
  const stated = [done.changes, done.asks, done.wonders, done.notes, done.reasons, done.refused, read.statements];
  return dropped || stated.some((list) => list.length > 0)
    ? null
    : answerGeneral({ text: typed, amounts: [] }, context, 0);
}

/** Small talk leaves standing what was asked before it. */
function figuresAfter({ memory }: Answer, { figures = null }: AnswerMemory): AnswerMemory["figures"] {
  return TALK_IDS.has(memory.last?.split("|")[0] ?? "") ? figures : null;
}

/** What is computed of the person's own figures, where the message asks for that and nothing else is told by it. */
function figuresAsked(
  { done, read, text, dropped }: Heard,
  question: { text: string } | null,
  context: AnswerContext,
): FigureAnswer | null {
  if (dropped || done.refused.length > 0) return null;
  const last = context.memory.figures ?? null;
  if (done.changes.length > 0) return question && answerFigures(question.text, context, last);
  const isStated = done.asks.length + done.wonders.length > 0 || read.statements.length > 0;
  if (isStated && !isAsking(text)) return null;
  const answer = answerFigures(text, context, last);
  if (answer) {
    done.asks.length = 0;
    done.wonders.length = 0;
  }
  return answer;
}

const IN_ENGLISH = /\b(?:what|how|which|when|where|who|is|are|do|does|did|can|could|would|will|should|my|the)\b/i;

/**
 * A lesson is no answer to a question that names what is stored, and nothing is none to a question: then it is said what
 * was understood, with the three nearest questions as buttons.
 */
function notHijacked(told: Answer | null, { done, text }: Heard, context: AnswerContext): Answer | null {
  if (done.changes.length + done.asks.length > 0 || (told && !isLesson(told)) || !IN_ENGLISH.test(text)) return told;
  const { names, nearest } = nearestQuestions(text, context);
  if (names.length > 0 && nearest.length > 0) {
    const message = `${seenName(names[0] ?? "")} Is it one of these?`;
    return { message, quickReplies: nearest, memory: context.memory };
  }
  const { asks, words } = nearestGeneral(text);
  if (told || asks.length === 0) return told;
  const about = listed(words.map((word) => `**${bold(word)}**`));
  const message = `It seems to be about ${about}, but I did not get what you would like to know. Is it one of these?`;
  return { message, quickReplies: asks, memory: context.memory };
}

/** Parts with a figure in them that were not understood, so that nobody takes them for recorded. */
function describeUnread(unread: readonly string[]): string[] {
  const withFigures = unread.filter((text) => /\d/.test(text)).map((text) => `"${bold(text.slice(0, 80))}"`);
  return withFigures.length === 0
    ? []
    : [`I did not understand ${listed(withFigures)}, so nothing of that is recorded.`];
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

function withPlan(
  base: AdvisorReply,
  parts: string[],
  request: PlanRequest,
  { today, newId }: AdvisorInput,
  done: CarriedOut,
  memory: AnswerMemory,
): Composed {
  const { documents } = done;
  const plan = (request === "plan" ? makePlan : suggestGoals)({ documents, today, newId });
  const message = filled([...parts, plan.message]).join("\n\n");
  if (!plan.ready) {
    const asking = { needsClarification: true, clarificationQuestions: plan.questions, isReadyForPlan: false };
    return { reply: { ...base, message, ...asking }, memory };
  }
  const proposing = {
    isGoalSuggestion: plan.suggestedGoals.length > 0,
    suggestedGoals: plan.suggestedGoals,
    isReadyForPlan: true,
  };
  const reply = { ...base, message, ...proposing, quickReplies: ["Add them all", "Add the first two"] };
  if (!plan.question || memory.told[PAYMENTS_ASKED] || done.asks.length > 0) return { reply, memory };
  const ask = choosing(plan.question, documents);
  done.asks.push({ ...ask, quickReplies: ["Add them all", ...ask.quickReplies], byTheWay: true });
  return { reply, memory: { ...memory, told: { ...memory.told, [PAYMENTS_ASKED]: 1 } } };
}
