import { questionId, replyId } from "@seven-figures/calls";
import type { Instant } from "@seven-figures/domain";
import type { AdvisorMessage, Answer, ChatMessage, Conversation, Question } from "./chat-message.ts";
import { addEarlier, type HistoryPage, mergeHistory } from "./merge-history.ts";

/** `<userId>-<start time>`: every start is a session of its own. */
export function newSessionId(userId: string, startedAt: number): string {
  return `${userId}-${startedAt}`;
}

/** A single greeting. Its words follow the profile, so they are put in where it is shown. */
export function startConversation(sessionId: string, at: Instant): Conversation {
  const greeting: AdvisorMessage = { id: "greeting", sender: "advisor", text: "", timestamp: at, kind: "greeting" };
  return { sessionId, messages: [greeting], earlierThan: null, pending: null, isReadyForPlan: false };
}

export type ConversationEvent =
  | { type: "asked"; question: Question; at: Instant }
  | { type: "asked-again"; question: Question }
  | { type: "delta"; questionId: string; delta: string; at: Instant }
  | { type: "answered"; questionId: string; text: string; answer: Answer; isReadyForPlan: boolean; at: Instant }
  | { type: "failed"; questionId: string; text: string; note: string | null; retry: Question; at: Instant }
  | ({ type: "history-known"; sessionId: string } & HistoryPage)
  | ({ type: "earlier-known"; sessionId: string; before: string } & HistoryPage)
  | { type: "net-worth-known"; questionId: string; netWorth: number }
  | { type: "restarted"; conversation: Conversation };

/** What a conversation becomes. Answers to questions that are not awaited any more (a cleared chat) change nothing. */
export function converse(now: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case "restarted":
      return event.conversation;
    case "asked":
      return now.pending ? now : ask(now, event.question, event.at);
    case "asked-again":
      return now.pending ? now : askAgain(now, event.question);
    case "history-known":
      return now.sessionId === event.sessionId ? { ...now, ...mergeHistory(now, event) } : now;
    case "earlier-known":
      return now.sessionId === event.sessionId && now.earlierThan === event.before ? addEarlier(now, event) : now;
    case "net-worth-known":
      return withNetWorth(now, event.questionId, event.netWorth);
    default:
      return now.pending?.id === event.questionId ? hear(now, now.pending, event) : now;
  }
}

type AnswerEvent = Extract<ConversationEvent, { type: "delta" | "answered" | "failed" }>;

function hear(now: Conversation, question: Question, event: AnswerEvent): Conversation {
  const before = now.messages.filter(({ id }) => id !== replyId(question.id));
  const message = replyFor(event, now.messages);
  const messages = [...before, message];
  if (event.type === "delta") return { ...now, messages };
  const isReadyForPlan = event.type === "answered" ? event.isReadyForPlan : now.isReadyForPlan;
  return { ...now, messages, pending: null, isReadyForPlan };
}

function replyFor(event: AnswerEvent, messages: ChatMessage[]): AdvisorMessage {
  const id = replyId(event.questionId);
  const started = messages.find((message) => message.id === id);
  const reply = { id, sender: "advisor" as const, timestamp: started?.timestamp ?? event.at };
  switch (event.type) {
    case "delta":
      return { ...reply, kind: "streaming", text: (started?.text ?? "") + event.delta };
    case "answered":
      return { ...reply, kind: "reply", text: event.text, answer: event.answer };
    case "failed":
      return { ...reply, kind: "failure", text: event.text, failed: { question: event.retry, note: event.note } };
  }
}

function ask(now: Conversation, question: Question, at: Instant): Conversation {
  const message: ChatMessage = { id: questionId(question.id), sender: "user", text: question.shown, timestamp: at };
  return { ...now, messages: [...now.messages, message], pending: question };
}

function askAgain(now: Conversation, question: Question): Conversation {
  const isApology = (message: ChatMessage) =>
    message.sender === "advisor" && message.failed?.question.id === question.id;
  return { ...now, messages: now.messages.filter((message) => !isApology(message)), pending: question };
}

function withNetWorth(now: Conversation, questionId: string, netWorth: number): Conversation {
  const messages = now.messages.map((message) =>
    message.id === replyId(questionId) && message.sender === "advisor" && message.answer
      ? { ...message, answer: { ...message.answer, netWorth } }
      : message,
  );
  return { ...now, messages };
}
