import { applyChanges, type CalendarDate, type Documents } from "@seven-figures/domain";
import { type AdvisorInput, type AdvisorOutput, respond } from "../src/index.ts";
import { CORPUS_TODAY } from "./run-case.ts";

interface Conversed {
  outputs: AdvisorOutput[];
  /** Without the marks of bold text, one for each message. */
  replies: string[];
  /** The last of them. */
  reply: string;
  /** How many changes all messages made together. */
  stored: number;
  /** The data after the last message. */
  documents: Documents;
}

interface Around {
  today?: CalendarDate;
  /** What of the past is handed over with a message. */
  historyFor?: (message: string, conversation: unknown) => AdvisorInput["history"];
}

/** Says messages one after another, as a person does who takes whatever is written and undoes nothing. */
export function converse(
  before: Documents,
  messages: readonly string[],
  { today = CORPUS_TODAY, historyFor = () => null }: Around = {},
): Conversed {
  let documents = before;
  let conversation: unknown = null;
  let ids = 0;
  const outputs = messages.map((message) => {
    const newId = (prefix: string) => `${prefix}-${++ids}`;
    const history = historyFor(message, conversation);
    const output = respond({ documents, conversation, message, today, newId, history });
    conversation = JSON.parse(JSON.stringify(output.conversation));
    documents = applyChanges(documents, output.changes, `${today}T09:00:00.000Z`).documents;
    return output;
  });
  const replies = outputs.map(({ reply }) => reply.message.replaceAll("*", ""));
  const stored = outputs.reduce((count, { changes }) => count + changes.length, 0);
  return { outputs, replies, reply: replies.at(-1) ?? "", stored, documents };
}
