import { type ChatData, type KeptMessage, keptAnswerOf, questionId, replyId, replyText } from "@seven-figures/calls";
import type { Instant } from "@seven-figures/domain";
import { BOUNDS } from "../../store/bounds.ts";

/** Older messages of a session are dropped. */
const MOST_MESSAGES = 400;
const OPENING_LENGTH = 120;

interface Exchange {
  requestId: string;
  said: string;
  data: ChatData;
  at: Instant;
}

/** The stored history of a session with one more exchange. */
export function addExchange(history: string | undefined, { requestId, said, data, at }: Exchange): KeptMessage[] {
  const messages = readHistory(history);
  messages.push(
    { id: questionId(requestId), text: said, sender: "user", timestamp: at },
    {
      id: replyId(requestId),
      text: replyText({ message: data.message, data }),
      sender: "advisor",
      timestamp: at,
      answer: keptAnswerOf(data),
    },
  );
  return withinBytes(messages.slice(-MOST_MESSAGES));
}

/** The newest of the messages that fit. */
function withinBytes(messages: KeptMessage[]): KeptMessage[] {
  let bytes = 0;
  const first = messages.findLastIndex((message) => {
    bytes += Buffer.byteLength(JSON.stringify(message)) + 1;
    return bytes > BOUNDS.messageBytes;
  });
  return messages.slice(first + 1);
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
