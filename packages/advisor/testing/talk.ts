/// <reference types="node" />
import { readFileSync } from "node:fs";
import { applyChanges, type Documents, fieldChanges, type History, revertChange } from "@seven-figures/domain";
import { describeUndo } from "../src/describe-undo.ts";
import { needsHistory } from "../src/needs-history.ts";
import { LearnedReader } from "../src/reader/learned-reader.ts";
import { respond } from "../src/respond.ts";
import { CORPUS_TODAY } from "./run-case.ts";

const NOW = "2026-11-20T00:00:00.000Z";
const WEIGHTS = new URL("../weights/reader.json", import.meta.url);

/** The trained reader that the product uses. */
export const READER = new LearnedReader(JSON.parse(readFileSync(WEIGHTS, "utf8")));

/** One message of a talk: what was answered, the data after it, and whether it changed anything. */
export interface Turn {
  reply: string;
  quickReplies: string[];
  documents: Documents;
  wrote: boolean;
}

/**
 * Has a talk with the advisor as the server does, the trained reader and undo included, what is known of earlier days where a
 * message may ask for it; all its turns.
 */
export function talk(
  before: Documents,
  messages: readonly string[],
  past: History | null = null,
  reader: LearnedReader = READER,
): Turn[] {
  let documents = before;
  let conversation: unknown = null;
  let ids = 0;
  const log: { before: Documents; after: Documents }[] = [];
  return messages.map((message) => {
    const newId = (prefix: string) => `${prefix}-${++ids}`;
    const history = needsHistory(message, conversation) ? past : null;
    const output = respond({ documents, conversation, message, today: CORPUS_TODAY, newId, history, reader });
    conversation = JSON.parse(JSON.stringify(output.conversation));
    const was = documents;
    let reply = output.reply.message;
    if (output.undo) {
      const last = log.pop();
      const back = last && revertChange(documents, last.before, last.after);
      if (back && "documents" in back) {
        reply = describeUndo({ undone: true, fields: fieldChanges(documents, back.documents) });
        documents = back.documents;
      }
    } else if (output.changes.length > 0) {
      documents = applyChanges(documents, output.changes, NOW).documents;
      log.push({ before: was, after: documents });
    }
    return { reply, quickReplies: output.reply.quickReplies, documents, wrote: documents !== was };
  });
}
