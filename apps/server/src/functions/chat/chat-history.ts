import { type ChatData, type KeptMessage, keptAnswerOf, questionId, replyId, replyText } from "@seven-figures/calls";
import type { Instant } from "@seven-figures/domain";
import { BOUNDS } from "../../store/bounds.ts";
import { arrayPlaces } from "./array-places.ts";

/** Older messages of a session are dropped. */
const MOST_MESSAGES = 400;
const OPENING_LENGTH = 120;

export interface Exchange {
  requestId: string;
  said: string;
  data: ChatData;
  at: Instant;
}

interface History {
  /** As it is stored. */
  messages: string;
  messageCount: number;
}

/**
 * The stored history of a session with one more exchange. Put together as text: to take all that was said apart and write
 * it out anew takes some milliseconds of a long conversation.
 */
export function addExchange(history: string | undefined, { requestId, said, data, at }: Exchange): History {
  const question: KeptMessage = { id: questionId(requestId), text: said, sender: "user", timestamp: at };
  const reply: KeptMessage = {
    id: replyId(requestId),
    text: replyText({ message: data.message, data }),
    sender: "advisor",
    timestamp: at,
    answer: keptAnswerOf(data),
  };
  const added = `${JSON.stringify(question)},${JSON.stringify(reply)}]`;
  const isFirst = history === undefined || history === "[]";
  return withinBounds(isFirst ? `[${added}` : `${history.slice(0, -1)},${added}`);
}

/** The newest of the messages that fit. */
function withinBounds(messages: string): History {
  const places = arrayPlaces(messages);
  const count = places.length - 1;
  const from = (message: number) => messages.slice(places[message]);
  let first = Math.max(0, count - MOST_MESSAGES);
  let bytes = Buffer.byteLength(from(first));
  for (; bytes > BOUNDS.messageBytes; first++) {
    bytes -= Buffer.byteLength(messages.slice(places[first], places[first + 1]));
  }
  return { messages: first === 0 ? messages : `[${from(first)}`, messageCount: count - first };
}

/** What was said in a session, from its stored text. Messages that were stored without an id get one. */
export function readHistory(history: string | undefined): KeptMessage[] {
  const stored: (Omit<KeptMessage, "id"> & { id?: string })[] = history === undefined ? [] : JSON.parse(history);
  return stored.map((message) => ({ ...message, id: message.id ?? `${message.sender}-${message.timestamp}` }));
}

/** How a conversation begins, in a line. */
export function openingOf(said: string): string {
  const line = said.replaceAll("\0", "").replace(/\s+/g, " ").trim();
  return line.length > OPENING_LENGTH ? `${line.slice(0, OPENING_LENGTH).trimEnd()}...` : line;
}
