import { continued } from "@seven-figures/domain";
import { type PersonFacts, personFacts } from "./answers/person/person-facts.ts";
import { answerFeeling, answerSmallTalk, namedFeeling } from "./answers/talk/answer-feeling.ts";
import type { Answer, AnswerContext, AnswerMemory } from "./answers/types.ts";
import { listed } from "./answers/words/sentences.ts";
import { choosing } from "./changes/carry-out.ts";
import type { CarriedOut } from "./changes/resolve-statements.ts";
import { chooseAnswer, type Heard } from "./choose-answer.ts";
import type { PlanRequest } from "./conversation/plan-requests.ts";
import { makePlan, suggestGoals } from "./plan/make-plan.ts";
import type { FigureAnswer } from "./queries/answer-figures.ts";
import { isAsking } from "./queries/asks-of-figures.ts";
import { asksOnly } from "./queries/asks-only.ts";
import { namesStored, TALK_IDS } from "./queries/unasked-topics.ts";
import { adviceBeside } from "./queries/verdicts/give-verdict.ts";
import { bold } from "./replies/describe-changes.ts";
import { describeReceipt, filled, isReadyForPlan, SAYS_NOTHING } from "./replies/describe-receipt.ts";
import { describeRefusals } from "./replies/describe-refusals.ts";
import { describeUnwritten } from "./replies/describe-unwritten.ts";
import type { Unwritten } from "./statements/statement.ts";
import type { AdvisorInput, AdvisorReply } from "./types.ts";
import { isPlainQuestion } from "./vetoes/asked-or-doubted.ts";

/** Kept where a plan has asked whether expenses hold the debts' payments: it asks once. */
const PAYMENTS_ASKED = "plan-debt-payments-asked";

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
  const composed = withAdvice(composeFigures(heard, input, memory), heard, input, memory);
  const kind = composed.memory === memory ? "" : (composed.memory.last?.split("|")[0] ?? "");
  const isTalk = TALK_IDS.has(kind) && !SAYS_LITTLE.has(kind) && namedFeeling(heard.text) === null;
  if (heard.plan || isTalk) return composed;
  const facts = personFacts(done.documents, input.today);
  const feeling = answerFeeling(heard.text, facts, memory);
  if (!feeling) return withSmallTalk(composed, heard, facts, memory);
  const isAll =
    done.changes.length === 0 &&
    !(composed.isAnswered && asksBesideFeelings(heard.text, facts, { ...input, memory })) &&
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

/** Whether something stored is named, or a sentence of a message tells no feeling: "Long day at work. What is on both cards?". */
function asksBesideFeelings(text: string, facts: PersonFacts, context: AnswerContext): boolean {
  if (namesStored(text, context)) return true;
  const { memory } = context;
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .some((sentence) => WORDS.test(sentence) && answerFeeling(sentence, facts, memory) === null);
}

const WORDS = /\p{L}+\P{L}+\p{L}+/u;

/** What was told, or the figure that was asked, with the advice that the same message wants. */
function withAdvice(composed: Composed, { done, plan }: Heard, input: AdvisorInput, before: AnswerMemory): Composed {
  const isTold = done.changes.length > 0 || composed.isAnswered === true;
  const isTaught = (composed.memory.last ?? null) !== (before.last ?? null) && composed.memory.last !== null;
  if (plan || !isTold || isTaught) return composed;
  const advice = adviceBeside(input.message, done.documents, input.today);
  if (advice === null) return composed;
  return { ...composed, reply: { ...composed.reply, message: filled([composed.reply.message, advice]).join("\n\n") } };
}

/** "Evening. Sgt Delgado here, 19 yrs on. wife says i need to talk to somebody". */
const GREETS =
  /^\W*(?:hi|hiya|hello|hey|yo|howdy|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|g'?day)\b(?=\W)/i;

/** Where nothing was understood of a message, or nothing was to be stored of it, the small talk in it is answered. */
function withSmallTalk(
  composed: Composed,
  { done, read, text }: Heard,
  facts: PersonFacts,
  memory: AnswerMemory,
): Composed {
  const { message } = composed.reply;
  const saysNothing = message === "" || message === describeUnwritten(read.unwritten).join(" ");
  if (!saysNothing || done.changes.length + done.asks.length > 0 || isAsking(text)) return composed;
  const greets = GREETS.exec(text)?.[0];
  if (!greets && /\d/.test(text)) return composed;
  const talk = answerSmallTalk(text, facts, memory) ?? (greets ? answerSmallTalk(greets, facts, memory) : null);
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
  const history = continued(input.history ?? null, input.documents, done.documents, input.today);
  const context = { documents: done.documents, today: input.today, memory, history };
  const chosen = chooseAnswer(heard, input.message, context);
  if (chosen.by === "general") {
    const { answer } = chosen;
    const message = filled([...parts.slice(0, 1), answer.message, notes.join(" ")]).join("\n\n");
    return {
      reply: { ...base, message, quickReplies: answer.quickReplies },
      memory: { ...answer.memory, figures: figuresAfter(answer, memory) },
    };
  }
  const { figures } = chosen;
  if (chosen.by === "figures") {
    const why = filled([...describeUnwritten(read.unwritten.filter((kind) => isFootnote(kind, heard.text)))]);
    const footnote = filled([...notes, ...(done.changes.length === 0 ? why : [])]).join(" ");
    const message = filled([parts[0] ?? "", receipt, chosen.message, footnote]).join("\n\n");
    return {
      reply: { ...base, message, quickReplies: chosen.quickReplies },
      memory: { ...memory, last: null, figures: chosen.figures.last },
      isAnswered: true,
      unknown: chosen.figures.unknown,
    };
  }
  const { answer } = chosen;
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

/** What a question is asked with: who asks "at 400 a month" or "if I want it by May" has told nothing. */
const ASKED_WITH: ReadonlySet<Unwritten> = new Set(["recurring", "wish", "past", "intention"]);

/** Whether it is to be said beneath an answer why something was not stored: of what was only thought or denied there is nothing to say. */
function isFootnote(kind: Unwritten, text: string): boolean {
  if (ASKED_WITH.has(kind) && isAsking(text)) return false;
  return !asksOnly(text) && kind !== "hypothetical" && kind !== "negation" && (kind !== "others" || /\d/.test(text));
}

/** Small talk leaves standing what was asked before it. */
function figuresAfter({ memory }: Answer, { figures = null }: AnswerMemory): AnswerMemory["figures"] {
  return TALK_IDS.has(memory.last?.split("|")[0] ?? "") ? figures : null;
}

/** Parts with a figure in them that were not understood, so that nobody takes them for recorded. */
function describeUnread(unread: readonly string[]): string[] {
  const withFigures = unread.filter((text) => /\d/.test(text)).map((text) => `"${bold(text.slice(0, 80))}"`);
  return withFigures.length === 0
    ? []
    : [`I did not understand ${listed(withFigures)}, so nothing of that is recorded.`];
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
